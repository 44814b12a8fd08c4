import type { PostSample } from "./post-sample.ts";

export const chaOrTea: PostSample = {
  title: "Cha or Tea: How One Leaf Got Two Names",
  slug: "cha-or-tea-how-one-leaf-got-two-names",
  summary:
    "Almost every language on earth calls tea either something like cha or something like te. Which one it chose tells you how the leaf arrived.",
  date: "2026-01-19",
  readTime: "5 min read",
  category: "Culture",
  picture: "tea.jpg",
  content: `
<p>Learn the word for tea in a new language and you have usually learned it already. In French it is <em lang="fr">thé</em>, in German <em lang="de">Tee</em>, in Dutch <em lang="nl">thee</em>, in Spanish <em lang="es">té</em>. In Russian it is чай (<em>chai</em>), in Hindi चाय (<em>chāy</em>), in Turkish <em>çay</em>, in Japanese お茶 (<em>ocha</em>), in Korean 차 (<em>cha</em>).</p>
<p>There are two families and very few exceptions. Both come from China, and from the same written character, 茶.</p>

<h2>One character, two sounds</h2>
<p>Chinese is a group of languages that can share one way of writing. The character 茶 is read <em>chá</em> in Mandarin and in much the same way in Cantonese. On the coast of Fujian, in the south-east, people speak Min Nan, which is also known as Hokkien, and they read the same character as <em>te</em>.</p>
<p>So a trader who bought tea inland, or in the north, or at Macau, heard <em>cha</em>. A trader who bought it in the harbour of Amoy, which is Xiamen today, heard <em>te</em>.</p>

<h2>The road and the ship</h2>
<p><strong>The cha family</strong> travelled mostly over land. It passed into Persian as <em>chāy</em>, and from that form come the words used across Central Asia, in Hindi and Urdu, in Russian, in Turkish and in Arabic, where it is شاي (<em>shāy</em>). Swahili has <em>chai</em> too. Japan and Korea took the word directly from China, long before the rest.</p>
<p><strong>The te family</strong> travelled by sea. In the seventeenth century the Dutch East India Company was the great importer of tea into Europe, and its merchants dealt with people from Fujian. They brought home <em>thee</em>, and their neighbours copied it: French <em lang="fr">thé</em>, German <em lang="de">Tee</em>, Italian <em lang="it">tè</em>, English <em>tea</em>. At first the English word rhymed with <em>day</em>, and the poet Alexander Pope still rhymed it so in 1714.</p>
<p>Portugal is the famous exception in Western Europe. Its ships bought at Macau, where people said <em>chá</em>, and so the Portuguese say <em>chá</em> to this day.</p>

<h2>And here</h2>
<p>Sinhala says තේ (<em>thē</em>) and so stands in the ship family. Tamil has தேநீர் (<em>thēnīr</em>), and in everyday Sri Lankan Tamil தேத்தண்ணீர் (<em>thēththannīr</em>). Both mean “tea water”. Cross to North India and the word is <em>chāy</em>. The border between the family of the ship and the family of the road runs quite close to us.</p>
<p>The plant itself came late. The hills grew coffee until a leaf disease, first reported in 1869, ruined it over the following years. Two years before that report, in 1867, a Scottish planter called James Taylor had put in nineteen acres of tea at Loolecondera, near Kandy. Behind the tea stood the people who picked it, most of them Tamil workers brought from South India, whose descendants still live in the hill country and whose language is one more reason to learn Tamil.</p>
<p>There is a third Chinese souvenir on every packet. The <em>pekoe</em> in Orange Pekoe comes from Hokkien <em>pek-ho</em>, “white down”, the fine silver hair on the youngest leaves.</p>

<h2>What you will actually be given</h2>
<p>The word travelled further than the recipe did. Ask for tea abroad and you may be surprised.</p>
<ul>
<li><strong>Japan:</strong> <em>ocha</em> normally means green tea, and nobody adds milk. What Sri Lanka sells to the world is 紅茶 (<em>kōcha</em>), literally “crimson tea”. The name, like the Chinese one behind it, describes the liquid in the cup. English looked at the leaf and said black.</li>
<li><strong>Russia:</strong> a strong brew waits in a small pot, and each person thins it with hot water. It often comes with lemon or jam.</li>
<li><strong>East Frisia, in north Germany:</strong> a lump of rock sugar goes in first, then strong tea, then a little cream that you do not stir. Three cups are the custom.</li>
<li><strong>Turkey:</strong> a small glass shaped like a tulip, and another one after it.</li>
<li><strong>Sri Lanka:</strong> a visitor who hears “plain tea” may expect something simple. They will be handed strong black tea with sugar. Explain this to a foreign friend and you have a good conversation lesson.</li>
</ul>

<h2>Order a cup in eight languages</h2>
<ul>
<li>German: <em lang="de">Einen Tee mit Milch, bitte.</em> (A tea with milk, please.)</li>
<li>Dutch: <em lang="nl">Een thee met melk, alstublieft.</em></li>
<li>French: <em lang="fr">Un thé au lait, s’il vous plaît.</em></li>
<li>Spanish: <em lang="es">Un té con leche, por favor.</em></li>
<li>Italian: <em lang="it">Un tè con latte, per favore.</em></li>
<li>Russian: Чай с молоком, пожалуйста. (<em>Chai s molokom, pozhaluista.</em>)</li>
<li>Japanese: 紅茶をください。 (<em>Kōcha o kudasai.</em> A black tea, please.)</li>
<li>Korean: 차 한 잔 주세요. (<em>Cha han jan juseyo.</em> A cup of tea, please.)</li>
</ul>
<p>Now compare them. The first six manage without a verb. The last two have one, and it stands at the very end, “give”, exactly as in තේ එකක් දෙන්න (<em>thē ekak denna</em>). If you would like to know why, we have written about <a href="/blog/why-japanese-word-order-feels-familiar-to-sinhala-speakers">Japanese and Sinhala word order</a>.</p>

<h2>Four expressions to keep</h2>
<ul>
<li>German: <em lang="de">Abwarten und Tee trinken.</em> Literally “wait and drink tea”. It means: be patient and see what happens.</li>
<li>Japanese: 日常茶飯事 (<em>nichijō sahanji</em>). Literally “an everyday tea and rice matter”: something completely ordinary.</li>
<li>Korean: 다반사 (<em>dabansa</em>). The same tea and rice, in Korean pronunciation, with the same meaning. Notice that tea is now <em>da</em> and no longer <em>cha</em>. Korean has kept two readings.</li>
<li>Russian: чаевые (<em>chayevye</em>). Literally “tea money”: the tip you leave for a waiter.</li>
</ul>

<h2>A small project for a week</h2>
<p>Choose one other everyday thing: rice, sugar, orange, ginger or pepper. Find its name in six languages and draw lines between the ones that look alike. You will see that the Tamil word <em>inji</em> and the English word <em>ginger</em> are cousins, and that the orange was bitten into by many mouths on its way west. Bring the drawing to class. It is a fine first talk in any of our <a href="/courses">languages</a>, because everyone in the room will have something to add.</p>
`,
};
