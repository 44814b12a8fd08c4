import type { PostSample } from "./post-sample.ts";

export const spacedRepetition: PostSample = {
  title: "Spaced Repetition With Free Tools",
  slug: "spaced-repetition-with-free-tools",
  summary:
    "Why words slip away, how to catch them just before they do, and how to set up a system in half an hour with a shoebox or a free program.",
  date: "2025-11-10",
  readTime: "5 min read",
  category: "Technology",
  picture: "spaced-repetition.jpg",
  content: `
<p>You learn twenty words on Monday and know them all. On Friday you know nine. This is not a weak memory. It is what memories do, and it was measured as long ago as the 1880s, when the psychologist Hermann Ebbinghaus taught himself lists of invented syllables and checked how quickly they disappeared.</p>
<p>He also found the cure. Each time you bring something back to mind, it fades more slowly afterwards. So the best moment to review a word is when you have nearly forgotten it, and the gaps between reviews can grow longer and longer. Learning this way is called spaced repetition.</p>

<h2>What the gaps look like</h2>
<p>Suppose you meet the German word <em lang="de">der Löffel</em> (the spoon) on the first of the month. You might see it again on the second, the fourth, the eighth, the sixteenth, and then some time next month. A handful of meetings, a few seconds each, and it stays. If you miss it on the eighth, it goes back to the beginning, and nothing is lost but a few days.</p>
<p>You could keep this schedule in your head for five words. For five hundred you need a box or a program.</p>

<h2>The paper way: five envelopes</h2>
<p>This method is named after Sebastian Leitner, who described it in the 1970s. You need small cards and five envelopes numbered 1 to 5.</p>
<ol>
<li>Write the new word on one side and its meaning on the other. Put it into envelope 1.</li>
<li>Look at envelope 1 every day, envelope 2 every second day, envelope 3 every fourth day, envelope 4 every eighth day and envelope 5 every sixteenth day.</li>
<li>If you know a card, move it up one envelope. If you do not, it goes back to envelope 1, wherever it was.</li>
</ol>
<p>Paper has real advantages. You write by hand, nothing sends you a notification, and children and grandparents can use it too.</p>

<h2>The phone way: Anki</h2>
<p>Anki is a flashcard program that works out the dates for you. It is free on Windows, Mac and Linux, free in any browser through AnkiWeb, and free on Android under the name AnkiDroid. The iPhone app is the only version you pay for, so iPhone users can begin with AnkiWeb. Your cards move between devices when you sign in with the same account.</p>
<p>Set it up like this:</p>
<ol>
<li>Install it and make one deck for your language. One is enough. People who make fifteen decks spend their time tidying.</li>
<li>Open the deck options and change the number of new cards a day. The usual setting is 20. Change it to <strong>8</strong>.</li>
<li>In the same place, switch on FSRS if your version offers it. It is a newer way of calculating the dates, and it usually asks for fewer reviews for the same result. Leave its other settings alone.</li>
<li>After each card press <em>Again</em> if you did not know it and <em>Good</em> if you did. Those two buttons are all you need. <em>Hard</em> means “I knew it, but slowly”. It does not mean “I did not know it”.</li>
</ol>
<p>Why only eight? Because today’s new cards come back. After a couple of months you can expect very roughly seven to ten reviews a day for each new card you add daily. Eight new cards means something like sixty to eighty reviews, which is ten to fifteen minutes. Twenty means half an hour, and that is when people give up.</p>

<h2>Make cards that work</h2>
<p>Ready-made decks are tempting, but a card you made yourself is already half learned. Four rules help.</p>
<h3>One question, one answer</h3>
<p>If the back of the card has five meanings, you will never know whether you passed. Make separate cards, or choose the meaning you actually met.</p>
<h3>Use a whole sentence</h3>
<p>Leave a gap where the new word belongs.</p>
<ul>
<li>Front: <em lang="fr">Je ___ le bus tous les matins.</em> (I take the bus every morning.)</li>
<li>Back: <em lang="fr">prends</em></li>
</ul>
<p>You learn the verb, its form and its company all at once.</p>
<h3>Keep the grammar attached</h3>
<p>A German noun without <em lang="de">der</em>, <em lang="de">die</em> or <em lang="de">das</em> is half a word. So is a Russian verb without its partner: <em>делать</em> and <em>сделать</em> belong on the same card.</p>
<h3>Let it be yours</h3>
<p>“My aunt in Galle makes the best <em lang="de">Suppe</em>” is a better card than “soup”. A picture or a name you know costs nothing and holds on tightly.</p>

<h2>When there are too many cards</h2>
<p>Sooner or later you will miss a week and find three hundred waiting. Do not delete the deck. Set new cards to zero, do fifty reviews a day until the pile is gone, and then start adding again. If the same card keeps failing, the card is usually at fault. Rewrite it with a better sentence, or remove it without guilt. The word will come back when you need it.</p>

<h2>What cards cannot do</h2>
<p>Flashcards bring a word to the door. They do not make you say it to a person, hear it at full speed or choose between it and three others. So let the cards feed the rest of your week: after each review, choose three of the words and use them in a message, in your notebook or in class. A word that has been used once in a real sentence needs far fewer reviews.</p>

<h2>Your first half hour</h2>
<ul>
<li><strong>Ten minutes:</strong> install the program, or label five envelopes.</li>
<li><strong>Fifteen minutes:</strong> make eight cards from your last lesson, each with a sentence.</li>
<li><strong>Five minutes:</strong> go through them once, aloud.</li>
</ul>
<p>Then link the reviews to something you do every day at the same time, such as the first cup of tea. If you are not sure which words to begin with, take the first unit of your book, or ask us which language to start with on the <a href="/courses">courses page</a>.</p>
`,
};
