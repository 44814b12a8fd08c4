import type { PostSample } from "./post-sample.ts";

export const studyingInGermany: PostSample = {
  title: "Studying in Germany From Sri Lanka: Levels and Steps",
  slug: "studying-in-germany-from-sri-lanka-levels-and-steps",
  summary:
    "Which German level opens which door, what to find out about your A/L results, and in which order to do things so that nothing has to be done twice.",
  date: "2026-02-23",
  readTime: "5 min read",
  category: "Study Abroad",
  picture: "germany.jpg",
  content: `
<p>Our German teachers hear one question more than any other: “I have finished A/Ls and I want to study in Germany. Where do I begin?” The honest answer is with two questions that have nothing to do with grammar. <strong>What do you want to study, and in which language?</strong> The level you need, the papers you need and the time you need all follow from there.</p>
<p>Rules change from year to year and from one university to another. So treat this page as a map, and check every turn with the official source named beside it.</p>

<h2>First, find out which road is yours</h2>
<ul>
<li><strong>A degree taught in German.</strong> Most bachelor’s degrees at public universities are. You need German at a high level before the degree begins.</li>
<li><strong>A degree taught in English.</strong> There are many at master’s level and fewer for a bachelor’s. You need proof of English, often <a href="/exam/IELTS_Preparation">IELTS</a>. Lectures may be in English, but the landlord, the doctor and the part-time job will be in German.</li>
<li><strong>The Studienkolleg first.</strong> This is a preparatory course, usually of one year, for people whose school certificate does not lead directly to a German university. It is taught in German.</li>
<li><strong>An <em lang="de">Ausbildung</em> instead.</strong> This is vocational training, with one part in a firm and one part in a school. It is a different road, with its own rules, and many people never hear of it.</li>
</ul>
<p>Whether your A/L results let you enter directly depends on your subjects and grades and on the degree you want. Do not rely on what worked for a cousin. The German Academic Exchange Service keeps an admission database at <a href="https://www.daad.de/en/">daad.de</a>, and the university’s own international office has the last word. Write to it. A short and polite e-mail in English is normal.</p>

<h2>What each level opens</h2>
<p>German levels run from A1 to C2. In plain words:</p>
<ul>
<li><strong>A1 and A2:</strong> you can introduce yourself, shop, and deal with simple forms. No degree opens here, but your life in the first weeks does.</li>
<li><strong>B1:</strong> you can manage everyday situations and explain what you think. A few preparatory courses accept B1, and training places commonly ask for B1 or B2.</li>
<li><strong>B2:</strong> you can follow an argument and write a clear page. Many Studienkollegs ask for this. Some universities let you apply with B2 and finish the language later.</li>
<li><strong>C1:</strong> you can follow a lecture and read for your subject. This is the usual level for a degree in German.</li>
</ul>
<p>For that last step, universities commonly accept TestDaF with level 4 in all four parts, the DSH at level 2, telc Deutsch C1 Hochschule, or the Goethe-Zertifikat C2. Some now accept other C1 certificates. Look at the list of your own university before you choose an exam. The Goethe-Institut in Colombo holds Goethe examinations, and <a href="https://www.goethe.de">goethe.de</a> has practice papers for every level. Our own <a href="/exam/Goethe-Zertifikate">Goethe preparation</a> works with the same kinds of tasks.</p>
<p>How long does it take? It depends on your hours each week, but from nothing to B2 you should think of well over a year of steady work, and C1 asks for more again. Anyone who promises it in a few months has not counted the vocabulary.</p>

<h2>The order that saves time</h2>
<ol>
<li><strong>Month 1:</strong> choose two or three degrees that you could really imagine. Save their admission pages and note the language requirement, the deadline and the certificate they want.</li>
<li><strong>Month 1, at the same time:</strong> begin German. You lose nothing if your plans change, and the level decides everything later.</li>
<li><strong>Months 2 to 12:</strong> work through A1, A2 and B1. Sit an exam at a level only if somebody will ask for the certificate.</li>
<li><strong>Around B1:</strong> collect your papers. School certificates, results sheets, birth certificate, passport. Ask early which of them need certified copies and translation.</li>
<li><strong>Around B2:</strong> apply. Many universities receive foreign applications through <a href="https://www.uni-assist.de/en/">uni-assist</a>, which checks them first. For a winter start the closing date is often 15 July, and for a summer start 15 January, but some degrees close much earlier.</li>
<li><strong>After the letter of admission:</strong> the visa. You will have to show how you will pay for your living costs, often with a blocked account, which releases a fixed sum every month, and you will need health insurance. Appointments can take a long time, so read the student visa page of the German Embassy in Colombo <strong>before</strong> you apply to the university. Read there, too, which language certificates it accepts.</li>
</ol>

<h2>Words you will meet on the way</h2>
<ul>
<li><em lang="de">die Zulassung</em>: admission. <em lang="de">Der Zulassungsbescheid</em> is the letter.</li>
<li><em lang="de">die Bewerbung</em>: the application. <em lang="de">Ich möchte mich bewerben</em>: I would like to apply.</li>
<li><em lang="de">die Frist</em>: the deadline.</li>
<li><em lang="de">beglaubigt</em>: certified, as in <em lang="de">eine beglaubigte Kopie</em>.</li>
<li><em lang="de">das Sperrkonto</em>: the blocked account.</li>
<li><em lang="de">die Krankenversicherung</em>: health insurance.</li>
<li><em lang="de">die Anmeldung</em>: registering your address at the town office, soon after you arrive.</li>
</ul>
<p>And three sentences for your first telephone call:</p>
<ul>
<li><em lang="de">Guten Tag, ich rufe aus Sri Lanka an.</em> (Hello, I am calling from Sri Lanka.)</li>
<li><em lang="de">Könnten Sie bitte etwas langsamer sprechen?</em> (Could you speak a little more slowly, please?)</li>
<li><em lang="de">Welche Unterlagen fehlen noch?</em> (Which documents are still missing?)</li>
</ul>

<h2>Three expensive mistakes</h2>
<ul>
<li><strong>Taking the wrong exam.</strong> A good certificate that your university does not accept is only a nice piece of paper. Check first.</li>
<li><strong>Stopping at the certificate.</strong> The exam measures one morning. Lectures go on for years. Keep reading in your subject, in German, from B1 onwards.</li>
<li><strong>Handing everything over to somebody else.</strong> You may pay for help, but read every form you sign and keep the passwords. The official pages above are open to anybody.</li>
</ul>

<h2>This week</h2>
<p>Find one degree on a university website and write down four things: its language, its level, its certificate and its deadline. If the page is only in German and you cannot read it yet, bring it to us. Reading it together makes a good first lesson, and our <a href="/course/German_Deutsch">German course</a> starts from the beginning.</p>
`,
};
