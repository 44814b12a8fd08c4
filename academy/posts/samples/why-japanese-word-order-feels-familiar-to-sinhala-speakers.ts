import type { PostSample } from "./post-sample.ts";

export const japaneseWordOrder: PostSample = {
  title: "Why Japanese Word Order Feels Familiar to Sinhala Speakers",
  slug: "why-japanese-word-order-feels-familiar-to-sinhala-speakers",
  summary:
    "English speakers spend months getting used to the Japanese verb at the end of the sentence. You have been putting it there since you were two years old.",
  date: "2025-09-08",
  readTime: "4 min read",
  category: "Culture",
  featured: true,
  picture: "word-order.jpg",
  content: `
<p>Open a Japanese textbook written for English speakers and you will find a warning near the front: the verb comes last, small words come after the noun and not before it, and whole descriptions are placed in front of the thing they describe. The book treats all this as strange.</p>
<p>If you grew up with Sinhala, it is not strange at all. The two languages are not related and share almost no words, yet they build a sentence in very nearly the same order. Knowing where the match is exact, and where it stops, will save you a great deal of time.</p>

<h2>The verb waits until the end</h2>
<p>Both languages put the subject first, then the object, then the verb.</p>
<ul>
<li>Sinhala: මම බත් කනවා (<em>mama bath kanavā</em>): I, rice, eat</li>
<li>Japanese: 私はご飯を食べます (<em>watashi wa gohan o tabemasu</em>): I, rice, eat</li>
</ul>
<p>Both languages are also happy to leave out the subject when everybody knows who is meant. You can say only බත් කනවා, or only ご飯を食べます. English has to say “I”.</p>

<h2>To ask, add one small sound</h2>
<p>English turns the sentence around to make a question: “Do you eat rice?” Sinhala leaves the order alone and adds <em>da</em>. Japanese leaves the order alone and adds <em>ka</em>.</p>
<ul>
<li>ඔයා බත් කනවද? (<em>oyā bath kanavada?</em>)</li>
<li>ご飯を食べますか (<em>gohan o tabemasu ka</em>)</li>
</ul>
<p>There is one difference to remember. Sinhala can attach <em>da</em> to other words, to ask about exactly that word. In an ordinary Japanese question, <em>ka</em> stays at the end of the sentence.</p>

<h2>Small words stand behind the noun</h2>
<p>English says “from Colombo” and “to Kandy”. Sinhala and Japanese say the place first and the little word after it.</p>
<ul>
<li>කොළඹ ඉඳලා (<em>kolamba indalā</em>) and コロンボから (<em>koronbo kara</em>): Colombo, from</li>
<li>මහනුවරට (<em>mahanuvarata</em>) and キャンディへ (<em>kyandi e</em>): Kandy, to</li>
<li>මේසේ උඩ (<em>mēsē uda</em>) and テーブルの上に (<em>tēburu no ue ni</em>): table, on top of</li>
</ul>
<p>The owner also comes before the thing owned: මගේ පොත (<em>magē potha</em>) and 私の本 (<em>watashi no hon</em>), my book.</p>

<h2>Here, there near you, and over there</h2>
<p>English manages with “this” and “that”. Sinhala makes a finer choice, and Japanese makes the same one.</p>
<ul>
<li><strong>Near me:</strong> මේ පොත (<em>mē potha</em>), この本 (<em>kono hon</em>)</li>
<li><strong>Near you:</strong> ඔය පොත (<em>oya potha</em>), その本 (<em>sono hon</em>)</li>
<li><strong>Over there, away from both of us:</strong> අර පොත (<em>ara potha</em>), あの本 (<em>ano hon</em>)</li>
</ul>
<p>Sinhala even has one more, ඒ (<em>ē</em>), for something already mentioned or out of sight. Japanese usually uses <em>sono</em> or <em>ano</em> for that. So when the textbook spends two pages on <em>kono</em>, <em>sono</em> and <em>ano</em>, think <em>mē</em>, <em>oya</em>, <em>ara</em>, and turn the page.</p>

<h2>The real prize: long descriptions</h2>
<p>In English, the description follows the noun: “the book <strong>that I read</strong>”. In Sinhala and Japanese it comes first, and there is no word for “that” or “which”.</p>
<ul>
<li>මම කියවන පොත (<em>mama kiyavana potha</em>): I, read, book</li>
<li>私が読む本 (<em>watashi ga yomu hon</em>): I, read, book</li>
</ul>
<p>Reported speech works the same way. Sinhala places <em>kiyalā</em> after what was said, and Japanese places <em>to</em> there.</p>
<ul>
<li>එයා එනවා කියලා කිව්වා (<em>eyā enavā kiyalā kivvā</em>)</li>
<li>彼は来ると言いました (<em>kare wa kuru to iimashita</em>)</li>
<li>Both mean: he said that he is coming. Word by word: he, comes, “that”, said.</li>
</ul>
<p>These two patterns are where many learners elsewhere slow down. For you they are old furniture in a new house.</p>

<h2>Where the match stops</h2>
<p>A friendly beginning can make you careless later. Watch for four things.</p>
<ul>
<li><strong>Particles.</strong> Japanese marks the topic with は (<em>wa</em>), the subject with が (<em>ga</em>) and the object with を (<em>o</em>). Sinhala marks an object like “rice” with nothing at all, so you will tend to forget を. Say the particle together with the noun, as one piece: <em>gohan-o</em>, <em>mizu-o</em>, <em>hon-o</em>.</li>
<li><strong>Politeness.</strong> Both languages show respect, but Japanese builds it into the verb. 食べる (<em>taberu</em>) is for friends and 食べます (<em>tabemasu</em>) is for everyone else. Learn the <em>-masu</em> form first and use it with your teacher.</li>
<li><strong>Counting.</strong> Japanese needs a counter word that depends on the shape of the thing: two books are 二冊 (<em>ni-satsu</em>), two pencils are 二本 (<em>ni-hon</em>).</li>
<li><strong>Writing.</strong> There are three scripts. You learned a script with far more curves as a small child, so hiragana and katakana are a few weeks of work. Kanji takes years, and everybody’s years.</li>
</ul>

<h2>If you speak Tamil</h2>
<p>Everything above is good news for you too. Tamil also puts the verb last: நான் சோறு சாப்பிடுகிறேன் (<em>nān sōru sāppidugirēn</em>), I, rice, eat. It places its endings after the noun, puts descriptions before it, and reports speech with என்று (<em>endru</em>) in the place where Japanese has <em>to</em>. Korean shares the same order as well.</p>

<h2>Try it now</h2>
<p>Put these into Japanese by thinking in your first language and changing the pieces one by one. The words: <em>mizu</em> water, <em>nomu</em> to drink (polite: <em>nomimasu</em>), <em>kau</em> to buy, <em>hon</em> book.</p>
<ol>
<li>I drink water.</li>
<li>Do you drink water?</li>
<li>the water that I drink</li>
<li>that book near you</li>
</ol>
<p>Answers: <em>Mizu o nomimasu. Mizu o nomimasu ka. Watashi ga nomu mizu. Sono hon.</em></p>
<p>If you got three right, you have just built four sentences in a language you may never have studied. Our <a href="/course/Japanese_World">Japanese course</a> begins from here, and for a plan towards the official test levels you can look at <a href="https://www.jlpt.jp/e/">jlpt.jp</a>.</p>
`,
};
