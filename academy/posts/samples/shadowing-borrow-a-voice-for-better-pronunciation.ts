import type { PostSample } from "./post-sample.ts";

export const shadowing: PostSample = {
  title: "Shadowing: Borrow a Voice for Better Pronunciation",
  slug: "shadowing-borrow-a-voice-for-better-pronunciation",
  summary:
    "Speak along with a recording, half a second behind it, and your mouth learns what your eyes cannot teach it. How to do it, in ten minutes a day.",
  date: "2025-12-15",
  readTime: "5 min read",
  category: "Learning Tips",
  picture: "shadowing.jpg",
  content: `
<p>A student reads a French sentence aloud. Every sound is correct, and still it does not sound French. What is missing is not in any single letter. It is in the music: which syllables are long, where the voice rises, which words are glued together and which one is allowed to stand alone.</p>
<p>You cannot read music of this kind from a page. You have to copy it from a person. Shadowing is the simplest way to do so: you listen to a short recording and speak at the same time, about half a second behind, as closely as you can. Interpreters have trained like this for a long time, because it forces the ear and the mouth to work together.</p>

<h2>What you need</h2>
<ul>
<li><strong>A recording of thirty to forty-five seconds</strong>, with one speaker, clear and not too fast.</li>
<li><strong>The text of it.</strong> Without a text you will be guessing, and you will practise your guesses.</li>
<li><strong>A voice you like.</strong> You will hear it many times. Choose somebody you would not mind sounding like.</li>
<li><strong>A phone</strong> to record yourself.</li>
</ul>
<p>Course book audio is perfect. Good free sources with texts are the slowly spoken news from Deutsche Welle for German, the easy French news from Radio France Internationale, the Japanese lessons from NHK World, and BBC Learning English.</p>

<h2>The five rounds</h2>
<p>Do them in this order, one or two times each. The whole thing takes about ten minutes.</p>
<ol>
<li><strong>Listen with the text.</strong> Mark with a pencil where the speaker breathes and which words are strong.</li>
<li><strong>Mumble.</strong> Play the recording and hum along under your breath. Do not try to say words. You are learning the tune first.</li>
<li><strong>Shadow with the text.</strong> Speak aloud, half a second behind. If you fall off, do not stop the recording. Jump back on at the next phrase.</li>
<li><strong>Shadow without the text.</strong> Look at the wall. This is where your ear begins to lead.</li>
<li><strong>Record yourself alone</strong>, without the speaker. Then play the two recordings one after the other and note one difference. Only one. That is tomorrow’s job.</li>
</ol>
<p>Stay with the same passage for three or four days. Beginners usually change too soon, just when it is about to become easy.</p>

<h2>What to listen for in your language</h2>
<h3>English: strong and weak</h3>
<p>In Sinhala and Tamil every syllable keeps its full value. In English it does not. The voice leans on some syllables and hurries over the rest, and the strong place can move inside one family of words: <strong>PHO</strong>tograph, pho<strong>TO</strong>grapher, photo<strong>GRA</strong>phic. Shadow this line and let the small words shrink: “I was <strong>GO</strong>ing to <strong>CALL</strong> you, but I <strong>LOST</strong> my <strong>PHONE</strong>.”</p>
<h3>French: glue</h3>
<p>French joins words together. <em lang="fr">Vous avez un ami</em> (you have a friend) is spoken as one chain, something like <em lang="fr">vou-za-vé-un-na-mi</em>. Notice the z and the n that carry over to the next word. The last syllable of the group is a little longer than the others, and everything before it is even.</p>
<h3>German: the knock at the door</h3>
<p>German does the opposite. A word that begins with a vowel usually begins with a tiny stop in the throat. <em lang="de">Am Abend esse ich ein Ei</em> (in the evening I eat an egg) has six small knocks, one before each word. Do not run them together.</p>
<h3>Japanese: high and low</h3>
<p>In Tokyo Japanese, the pitch can change the word. <em>Hashi</em> with a high first part means chopsticks. With a low first part and a high second part it means a bridge. Long and short also count: <em>obasan</em> is an aunt and <em>obāsan</em> a grandmother. Give each beat the same time, like steps.</p>
<h3>Spanish and Italian: clean vowels</h3>
<p>Keep every vowel the same from beginning to end. The Spanish <em lang="es">no</em> does not slide into <em>no-oo</em> as it does in much of English. Here Sinhala and Tamil speakers have an advantage, because your own vowels already stand still.</p>

<h2>Two mistakes to avoid</h2>
<p><strong>Too difficult.</strong> If you understand less than about nine words in ten, you are copying noise. Choose something easier. Pronunciation improves on texts that you already understand.</p>
<p><strong>Too fast.</strong> Most players let you slow the recording to three quarters of its speed. Use that for the first day and then return to full speed, because the rhythm is only natural there.</p>

<h2>A two-week plan</h2>
<ul>
<li><strong>Days 1 to 4:</strong> passage one, all five rounds each day. Keep the recording from day 1.</li>
<li><strong>Day 5:</strong> passage one, rounds 4 and 5 only. Compare with day 1. You will hear the difference, and so will anyone you play it to.</li>
<li><strong>Days 6 and 7:</strong> rest, or sing something in the language.</li>
<li><strong>Days 8 to 11:</strong> passage two, with a different kind of speaker.</li>
<li><strong>Day 12:</strong> take three sentences from the passages and change the details so that they are about you. Say them with the same tune.</li>
<li><strong>Days 13 and 14:</strong> use those three sentences in a real conversation.</li>
</ul>
<p>That last step matters most. A borrowed voice only becomes yours when you say something of your own with it.</p>

<h2>When you need another ear</h2>
<p>You can hear that something is different long before you can hear what it is. A teacher can usually tell you in a sentence: your tongue is too far forward, that vowel is too short, you are stressing the ending. Bring your recording to class and ask. In the <a href="/course/French_Excellence">French</a>, <a href="/course/Japanese_World">Japanese</a> and <a href="/course/English_Proficiency">English</a> courses this is an ordinary question, and a very good one.</p>
`,
};
