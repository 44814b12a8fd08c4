import type { PostSample } from "./post-sample.ts";

export const ieltsSpeaking: PostSample = {
  title: "What to Expect in the IELTS Speaking Test",
  slug: "what-to-expect-in-the-ielts-speaking-test",
  summary:
    "Eleven to fourteen minutes, one examiner, three parts. What happens in each, what the examiner is listening for, and a two-week plan you can do with a friend.",
  date: "2025-10-06",
  readTime: "4 min read",
  category: "Exam Prep",
  featured: true,
  picture: "ielts-speaking.jpg",
  content: `
<p>The speaking test is the shortest part of IELTS and the one people worry about most. You sit with one examiner, face to face or in some centres on a video call, and you talk for eleven to fourteen minutes. The conversation is recorded. It is the same for Academic and General Training, and it may be on a different day from your other papers.</p>
<p>The format is the same every time, so you can know beforehand exactly what will happen. That alone takes away half of the nerves.</p>

<h2>Part 1: four to five minutes of ordinary questions</h2>
<p>The examiner checks your identification and asks about familiar things: where you live, your work or studies, food, weather, music, your phone. These questions are a warm-up, but they count.</p>
<p>Two or three sentences is a good length. A useful shape is <strong>answer, reason, example</strong>.</p>
<ul>
<li><em>Do you like the area where you live?</em></li>
<li>Too short: “Yes, I like.”</li>
<li>Better: “Yes, mostly. I live in Nugegoda, so everything is close, and I can walk to the market. The only thing I would change is the traffic in the evening.”</li>
</ul>
<p>Do not learn answers by heart. Examiners hear prepared speeches every day, and a memorised answer rarely fits the question that was asked.</p>

<h2>Part 2: the long turn</h2>
<p>You get a card with a topic and three or four points. You have one minute to prepare, with paper and pencil, and then you speak for one to two minutes. A typical card, written by us for practice:</p>
<p><strong>Describe a skill you learned from someone older than you.</strong> You should say: what the skill is; who taught you; how you learned it; and explain why it has stayed with you.</p>
<p>Use the minute to write single words, one or two for each point. Sentences take too long. For this card the notes might be:</p>
<ul>
<li>hoppers, batter, pan</li>
<li>grandmother, Matara, holidays</li>
<li>first ones burnt, wrist, coconut milk</li>
<li>patience, Sundays, now I teach cousin</li>
</ul>
<p>Then tell it as a small story, in order. Two minutes feels long in silence and short in a story. The examiner will stop you when the time is up. Being stopped is normal and costs you nothing. Afterwards there may be one or two quick questions.</p>

<h2>Part 3: four to five minutes of ideas</h2>
<p>Now the questions are about the same theme, but wider. After the card above you might hear: <em>Are practical skills given enough time at school? Will people still cook at home in fifty years?</em></p>
<p>Here the examiner wants to hear you compare, explain, guess and disagree. Give your opinion, look at the other side, and come back. Useful beginnings:</p>
<ul>
<li><strong>To gain a moment:</strong> “That’s not something I’ve thought about before, but I suppose…”</li>
<li><strong>To compare:</strong> “My parents’ generation had to… whereas people of my age tend to…”</li>
<li><strong>To give the other side:</strong> “Having said that, it depends on…”</li>
<li><strong>To guess:</strong> “It’s quite likely that… / I doubt whether…”</li>
</ul>
<p>If you did not understand, ask. “Sorry, do you mean at school or at home?” is good communication.</p>

<h2>What is being marked</h2>
<p>Four things, and they count equally. The full public descriptions are on <a href="https://ielts.org">ielts.org</a>, and it is worth reading the columns for the band you need and the one above it.</p>
<ul>
<li><strong>Fluency and coherence:</strong> can you keep going, and can the listener follow you?</li>
<li><strong>Lexical resource:</strong> do you have the words, and can you go round the ones you lack?</li>
<li><strong>Grammatical range and accuracy:</strong> do you mix simple and longer sentences, and how many are free of mistakes?</li>
<li><strong>Pronunciation:</strong> are you easy to understand, with natural stress and rhythm?</li>
</ul>
<p>Look at what is not there. Nobody marks your opinions, your general knowledge or your accent. A Sri Lankan accent is completely fine as long as the listener does not have to work.</p>

<h2>Four habits worth repairing</h2>
<p>These are common in everyday English in Colombo. They will not fail you, but each one repeated twenty times pulls the grammar mark down.</p>
<ul>
<li>“I am having two sisters” becomes “I <strong>have</strong> two sisters”.</li>
<li>“I went there yesterday only” becomes “I <strong>only</strong> went there <strong>yesterday</strong>”.</li>
<li>“We discussed about the project” becomes “We <strong>discussed</strong> the project”.</li>
<li>“I am living here since 2015” becomes “I <strong>have lived</strong> here since 2015”.</li>
</ul>
<p>Choose one a week. Ask a friend to tap the table each time they hear it.</p>

<h2>A two-week plan</h2>
<ol>
<li><strong>Days 1 to 3:</strong> record yourself answering ten Part 1 questions. Listen once for length: is every answer two or three sentences?</li>
<li><strong>Days 4 to 8:</strong> one Part 2 card a day. One minute of notes, two minutes of talking, with a timer. Then do the same card again straight away. The second try is always smoother, and that is how you learn what smooth feels like.</li>
<li><strong>Days 9 to 11:</strong> take yesterday’s cards and invent four wider questions for each. Answer them aloud with a reason and another side.</li>
<li><strong>Days 12 and 13:</strong> a complete test with a friend as the examiner, fourteen minutes, no stopping. Swap, and do it again.</li>
<li><strong>Day 14:</strong> listen to your recording from day 1, and then rest.</li>
</ol>
<p>If you have nobody to be the examiner, that is something we can help with. Our <a href="/exam/IELTS_Preparation">IELTS preparation</a> includes speaking practice, and you can <a href="/contact">write to us</a> and ask which group suits your test date.</p>
`,
};
