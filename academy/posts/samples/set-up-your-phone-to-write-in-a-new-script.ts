import type { PostSample } from "./post-sample.ts";

export const newScript: PostSample = {
  title: "Set Up Your Phone to Write in a New Script",
  slug: "set-up-your-phone-to-write-in-a-new-script",
  summary:
    "How to add a Japanese, Korean, Russian, Tamil or German keyboard, what to press when nothing seems to happen, and how to let dictation check your pronunciation.",
  date: "2026-06-15",
  readTime: "5 min read",
  category: "Technology",
  picture: "keyboards.jpg",
  content: `
<p>In the first week of a course, students write beautifully in their notebooks and then send the teacher a message that says “konnichiwa” or “privet” or “ich moechte”. The script stays on paper, because the phone speaks only English. Ten minutes of setting up changes that, and from then on every message is practice.</p>

<h2>Add the keyboard</h2>
<p>The names of the menus differ a little from phone to phone, but the road is the same.</p>
<ul>
<li><strong>Android with Google’s keyboard:</strong> open the settings of the keyboard (the small gear above the keys), choose Languages, then Add keyboard.</li>
<li><strong>iPhone:</strong> Settings, General, Keyboard, Keyboards, Add New Keyboard.</li>
<li><strong>Windows:</strong> Settings, Time &amp; language, Language &amp; region, Add a language. Change between languages with the Windows key and the space bar.</li>
<li><strong>Mac:</strong> System Settings, Keyboard, and then the input sources. The globe key changes between them.</li>
</ul>
<p>On a phone you change languages with the globe key or by holding the space bar. Add only the languages you are using now. With six keyboards in a row you will always land on the wrong one.</p>

<h2>How each one works</h2>
<h3>German, French, Spanish, Italian, Dutch</h3>
<p>You may not need another keyboard for the letters: hold down a key and the accented forms appear above it. Hold <em>u</em> for <em>ü</em>, <em>s</em> for <em>ß</em>, <em>e</em> for <em>é</em> and <em>è</em>, <em>c</em> for <em>ç</em>, <em>n</em> for <em>ñ</em>. Add the keyboard anyway, because it brings the right dictionary and stops correcting your German into English.</p>
<p>The marks are part of the spelling. German <em lang="de">schon</em> is “already” and <em lang="de">schön</em> is “beautiful”. French <em lang="fr">ou</em> is “or” and <em lang="fr">où</em> is “where”. Spanish <em lang="es">papa</em> is a potato and <em lang="es">papá</em> is your father. If you are stuck at a computer without <em>ü</em>, German allows <em>ue</em>. The other languages have no such way out.</p>
<h3>Russian</h3>
<p>The standard layout is named after its first keys, ЙЦУКЕН. It will be slow for about a week, and then your fingers will know it. The letter ё is often hidden under е, and ъ under ь, so hold those keys down. Some computers also offer a phonetic layout, with Д on the D and Р on the R. It is easier on the first day, but nobody else’s keyboard will match.</p>
<h3>Japanese</h3>
<p>Choose the <em>romaji</em> keyboard, which lets you type the sounds in our letters. Type <em>nihongo</em> and にほんご appears. Choose 日本語 from the suggestions, or leave it as it is if you have not learned those characters yet. Four things puzzle everybody:</p>
<ul>
<li>A small っ is typed by doubling the next consonant: <em>kitte</em> gives きって (a stamp).</li>
<li>For ん before a vowel or at the end of a word, type <em>nn</em>.</li>
<li>Long vowels are typed as they are spelled, and not as they sound. Tokyo is <em>toukyou</em>: とうきょう.</li>
<li>The particle を is <em>wo</em>, the particle は is <em>ha</em>, and へ is <em>he</em>.</li>
</ul>
<h3>Korean</h3>
<p>On the standard keyboard the consonants are on the left and the vowels on the right. Type them in the order in which you say them and the blocks build themselves: ㅎ, ㅏ, ㄴ becomes 한. For the double consonants ㄲ, ㄸ, ㅃ, ㅆ and ㅉ, use the shift key. If two syllables stick together in the wrong place, keep typing. The next vowel usually pulls its consonant across.</p>
<h3>Tamil and Sinhala</h3>
<p>Google’s keyboard lets you write by sound in English letters: <em>vanakkam</em> becomes வணக்கம், and <em>ayubowan</em> offers ආයුබෝවන්. This is a comfortable start. If you are learning the second national language and expect to use it at work, learn the native layout as well, because an office computer may not guess for you.</p>

<h2>Let dictation listen to you</h2>
<p>When the keyboard is set to a language, the microphone key listens in that language. This makes it a simple mirror for pronunciation.</p>
<ol>
<li>Write five short sentences from your lesson in the notes app.</li>
<li>Under each one, dictate the same sentence.</li>
<li>Compare. Where the phone wrote something else, say only that word three times, slowly, and try again.</li>
</ol>
<p>Good pairs to test: English <em>vest</em> and <em>west</em>, German <em lang="de">Bett</em> and <em lang="de">Beet</em> (bed, flower bed), French <em lang="fr">vent</em> and <em lang="fr">vin</em> (wind, wine), Japanese <em>biru</em> and <em>bīru</em> (a building, beer).</p>
<p>Be a little careful with the result. Dictation uses the rest of the sentence to guess, so it sometimes forgives a real mistake and sometimes fails on a perfectly good word in a noisy room. It can tell you <strong>where to look</strong>. It cannot tell you what to change in your mouth, and that is a question for your teacher.</p>

<h2>Two more tools you already have</h2>
<ul>
<li><strong>The recorder.</strong> Save thirty seconds of yourself on the first Sunday of every month, talking about the same thing: your room, your family, your week. Do not delete any. In half a year you will have proof.</li>
<li><strong>The camera.</strong> A translation app can read a sign or a menu through the camera. Use it the other way round: read the sign yourself first, decide what it says, and only then let the phone check you.</li>
</ul>

<h2>What to leave switched off</h2>
<p>Automatic correction is helpful when you are fluent. While you are learning, it hides your mistakes before you have seen them. Switch it off for the new language and leave the suggestions on. Choosing the right word from three is still thinking.</p>

<h2>Five days to feel at home</h2>
<ul>
<li><strong>Day 1:</strong> add the keyboard and type the alphabet once, from beginning to end.</li>
<li><strong>Day 2:</strong> type ten words from your last lesson.</li>
<li><strong>Day 3:</strong> rename five contacts in the new script. You will see them every day.</li>
<li><strong>Day 4:</strong> write your shopping list in it, and take it with you.</li>
<li><strong>Day 5:</strong> send your teacher or a classmate one real message. It may have mistakes in it. Teachers would rather have a message with three mistakes than none at all.</li>
</ul>
<p>If you have not chosen a language yet and the scripts make you hesitate, try this with <a href="/course/Korean_Culture">Korean</a>. Its alphabet is famous for being quick to learn, and the <a href="/courses">other courses</a> will still be there.</p>
`,
};
