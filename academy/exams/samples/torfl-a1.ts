import type { ExamSample } from "./exam-sample.ts";

export const torflA1: ExamSample = {
  title: "TORFL A1 Russian Certification",
  slug: "Rus_A1",
  picture: "torfl-a1.jpg",
  summary:
    "Take your first official step in Russian. The TORFL A1 certificate shows that you can read, write and hold a simple conversation, and it starts you on the way to B1.",
  targetScore: "A1, at least 66% in each part",
  examFee: "$30–60 (separate)",
  nextExamDate: "Dates are set by the test centre; ask us for the next one",
  preparationDuration: "10 to 12 weeks",
  studentsPerClass: "8 to 10",
  schedule: "Tuesday and Thursday, 9 AM to 11.15 AM",
  description: `<p>TORFL is the <em>Test of Russian as a Foreign Language</em>, known in Russian as ТРКИ. It is Russia’s state system of certificates for foreigners, and its six levels match the European levels from A1 to C2. A1 is the elementary level, called ТЭУ.</p>
<h3>Who asks for it</h3>
<ul>
<li><strong>Students going to Russia:</strong> A1 is a good base before a preparatory year. By itself it does not admit you to a degree taught in Russian; universities usually ask for B1.</li>
<li><strong>Medical students:</strong> even where lectures are in English, you will speak Russian with patients, shopkeepers and the hostel office.</li>
<li><strong>People in tourism and trade:</strong> hotels, travel companies and gem and tea exporters meet Russian-speaking guests and buyers all year.</li>
</ul>
<h3>What is in the exam</h3>
<p>There are five parts, about three and a half hours in all. Centres may divide them over two days.</p>
<ol>
<li><strong>Vocabulary and grammar:</strong> 50 minutes, multiple choice.</li>
<li><strong>Reading:</strong> 50 minutes, notices and short adapted texts.</li>
<li><strong>Listening:</strong> 30 minutes, short dialogues and announcements.</li>
<li><strong>Writing:</strong> 50 minutes, for instance a short letter about yourself, your family or your day.</li>
<li><strong>Speaking:</strong> up to 30 minutes, simple dialogues and a few sentences about yourself.</li>
</ol>
<p>The level expects about 780 words. Times can vary a little from centre to centre.</p>
<h3>How results are given</h3>
<p>You need at least <strong>66 per cent in every part</strong>. If one part falls short, you may usually repeat only that part within two years, at a reduced fee. The certificate carries no expiry date and can be checked in a national register. Tests are held by Russian universities and their partner centres, some of them online, so ask us which session is within reach.</p>
<h3>How we prepare you</h3>
<p>The first two weeks belong to the alphabet. It has 33 letters, several of which you know already, and most students read shop signs by the second weekend. Then come the cases, one at a time, each through a situation: where you live, what you buy, whom you visit. Every lesson ends with ten minutes of talking. In the last three weeks we sit the five parts under time and write letters until yours has no gaps.</p>`,
  modules: [
    "The Cyrillic alphabet, printed and handwritten",
    "Sounds, stress and intonation",
    "Nouns, gender and the six cases at A1",
    "Verbs in the present, past and future",
    "Vocabulary: family, home, city, food, study and work",
    "Reading notices and short texts",
    "Writing about yourself and your day",
    "Dialogues and speaking about yourself",
    "Two mock exams in all five parts",
  ],
  features: [
    "No Russian needed to start",
    "Handwriting practice from the first lesson",
    "Word lists built around the A1 minimum",
    "Ten minutes of conversation in every lesson",
    "Mock exams in all five parts",
    "Advice on test centres and on the way to B1",
  ],
};
