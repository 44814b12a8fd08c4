import type { PostSample } from "./post-sample.ts";

export const thirtyMinutesADay: PostSample = {
  title: "Thirty Minutes a Day on a Colombo Commute",
  slug: "thirty-minutes-a-day-on-a-colombo-commute",
  summary:
    "You already have a classroom that moves: the bus or the train. Here is a plan that fits thirty minutes of real study into a day that has no free hour in it.",
  date: "2025-08-18",
  readTime: "5 min read",
  category: "Learning Tips",
  featured: true,
  picture: "commute.jpg",
  content: `
<p>Most people who stop learning a language do not stop because it is difficult. They stop because the free evening hour they planned for never came. You get home late, dinner is ready, someone needs help with something, and the book stays shut.</p>
<p>So do not look for a free hour. Look at the time that is already gone. If you ride the 138 into Pettah or the coast line up to Fort, you spend a good part of every day sitting, standing or holding on to a rail. Thirty minutes of that is enough, if you know beforehand what each minute is for.</p>

<h2>Split it: twelve, twelve and six</h2>
<p>Thirty minutes in one block is hard to protect. Three short pieces are easier, and three meetings with the same words help you remember them better than one long meeting.</p>
<ul>
<li><strong>Twelve minutes in the morning: take in.</strong> Listen to one short dialogue, three times. Nothing else.</li>
<li><strong>Twelve minutes in the evening: give back.</strong> Review yesterday’s words, then say the morning’s dialogue from memory, in a whisper or in your head.</li>
<li><strong>Six minutes at home: write.</strong> Three sentences by hand, using three of today’s words. No dictionary until the sentences are finished.</li>
</ul>
<p>The order matters. Listening comes first, while you are fresh. Writing comes last, because it shows you honestly what stayed and what did not.</p>

<h2>The morning: one dialogue, three passes</h2>
<p>Choose a recording of about one minute. The audio that comes with a course book is ideal, because it was made for your level and has a printed text.</p>
<ol>
<li><strong>First pass:</strong> only listen. Who is speaking? Where are they? What do they want?</li>
<li><strong>Second pass:</strong> listen with the text in front of you. Notice the two or three places where your ear was wrong.</li>
<li><strong>Third pass:</strong> put the text away and listen again. You will hear more than you did ten minutes ago, and that is the whole point.</li>
</ol>
<p>If you are standing and cannot hold the text, do the second pass the night before and use the ride for the other two.</p>

<h2>The evening: say it to the window</h2>
<p>Reviewing words silently is comfortable, and it teaches you to recognise them. To be able to use them, you must pull them out of your own head. So cover the answer before you look at it, every time.</p>
<p>When the words are done, describe what you can see. The road gives you a new exercise every day, and the sentences are the ones you will really need when you travel. In German, for example:</p>
<ul>
<li><em lang="de">Der Bus ist voll.</em> (The bus is full.)</li>
<li><em lang="de">Es regnet, und alle Leute haben einen Regenschirm.</em> (It is raining, and everybody has an umbrella.)</li>
<li><em lang="de">Ich steige in Bambalapitiya aus.</em> (I get off at Bambalapitiya.)</li>
<li><em lang="de">Wie viele Haltestellen sind es noch?</em> (How many stops are left?)</li>
</ul>
<p>When you cannot finish a sentence, do not reach for the phone. Say it in a simpler way, and put the missing word on a list in your notes. Look up the list at home. Three gaps that you found yourself are worth more than twenty words from somebody else’s list.</p>

<h2>Get ready on Sunday</h2>
<p>The signal drops between stations, and a lesson that will not load is the best excuse in the world. Spend a quarter of an hour on Sunday so that nothing has to load.</p>
<ul>
<li>Save five short recordings on the phone and put them in one folder, in order.</li>
<li>Take a photograph of the five texts, so that they open without data.</li>
<li>Write down ten to fifteen new words for the week. That is two or three a day, which is plenty.</li>
<li>Charge the earphones. Use one ear only when you are near traffic, and stay aware of your bag.</li>
</ul>

<h2>A week that works</h2>
<ul>
<li><strong>Monday to Thursday:</strong> a new dialogue each morning, review and window sentences each evening, three written sentences at night.</li>
<li><strong>Friday:</strong> nothing new. Listen to all four dialogues again and mark the one that is still difficult.</li>
<li><strong>Saturday:</strong> the difficult one, once more, then something for pleasure: a song, a short video, a recipe.</li>
<li><strong>Sunday:</strong> rest from study, and the quarter of an hour of getting ready.</li>
</ul>
<p>That is about two and a half hours a week, with a day off, and you have not given up a single evening.</p>

<h2>When the day goes wrong</h2>
<p>Some days you stand all the way with somebody’s elbow in your ribs. Have a smallest version ready, so that the chain does not break: <strong>one dialogue, once, and one sentence in your head.</strong> It takes two minutes. Count the day as done, and mean it.</p>
<p>If you miss a day completely, do not do double the next day. Continue with the plan where it is. People who try to pay back the missed time usually miss the day after that as well.</p>

<h2>What thirty minutes will and will not do</h2>
<p>Alone, this plan builds listening, vocabulary and the habit itself. It does not correct your mistakes, and it does not give you another person to talk to. That is what class is for. The two fit well together: the commute prepares the language, and the lesson uses it. If you are already in one of our <a href="/courses">courses</a>, ask your teacher which recordings belong to next week’s unit, and listen to them before you hear them in class.</p>
<p>Tonight, choose one dialogue of one minute and save it on your phone. Tomorrow morning, listen to it three times. The plan starts there.</p>
`,
};
