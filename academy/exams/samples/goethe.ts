import type { ExamSample } from "./exam-sample.ts";

export const goethe: ExamSample = {
  title: "Goethe-Zertifikat German Certification",
  slug: "Goethe-Zertifikate",
  picture: "goethe.jpg",
  summary:
    "Prepare for the Goethe-Zertifikat at the level your visa, apprenticeship or university asks for. We practise reading, listening, writing and speaking until the format holds no surprises.",
  targetScore: "A1–C2",
  examFee: "€85 (separate)",
  nextExamDate: "Sessions through the year; ask us for the next date",
  preparationDuration: "8 to 12 weeks for each level",
  studentsPerClass: "8 to 10",
  schedule: "Saturday and Sunday, 9 AM to 11.30 AM",
  description: `<p>The Goethe-Zertifikat is the German certificate of the Goethe-Institut. There is one exam for each level of the European framework, from A1 for beginners to C2, and the exam follows the same rules all over the world. In Sri Lanka it is held at the Goethe-Institut in Colombo.</p>
<h3>Who asks for it</h3>
<ul>
<li><strong>Joining a husband or wife in Germany:</strong> A1.</li>
<li><strong>Au pair visa:</strong> A1.</li>
<li><strong>Apprenticeship (Ausbildung):</strong> usually B1, and some employers prefer B2.</li>
<li><strong>Working as a nurse:</strong> usually B2 before the qualification is fully recognised.</li>
<li><strong>University:</strong> often B1 or B2 for a Studienkolleg and C1 or higher for a degree taught in German.</li>
</ul>
<p>Rules differ between states, employers and universities, so read the letter or web page of the place you are applying to before you choose a level.</p>
<h3>What is in the exam</h3>
<p>Every level tests four skills. The papers grow longer as you climb:</p>
<ul>
<li><strong>A1:</strong> listening 20 minutes, reading 25, writing 20, and about 15 minutes of speaking in a small group.</li>
<li><strong>B1:</strong> reading 65 minutes, listening 40, writing 60, and about 15 minutes of speaking with a partner.</li>
<li><strong>B2:</strong> reading 65 minutes, listening 40, writing 75, and about 15 minutes of speaking with a partner.</li>
</ul>
<h3>How results are given</h3>
<p>At A1 you need 60 of 100 points overall. At B1 and B2 the four modules are marked separately, each out of 100, and each is passed at 60. If you pass three and miss one, you repeat only that one. The certificate carries no expiry date, although an embassy or employer may ask for a recent one.</p>
<h3>How we prepare you</h3>
<p>We begin with a placement test, because the wrong level costs a fee and a few months. After that, each week has one timed paper, one piece of writing that the teacher marks, and speaking in pairs as in the exam. You sit two complete mock exams before the day. You can also try the free practice papers at <a href="https://www.goethe.de">goethe.de</a>.</p>`,
  modules: [
    "Placement test and a plan for your level",
    "Reading: notices, e-mails, articles and opinion texts under time",
    "Listening: announcements, conversations and radio interviews",
    "Writing: messages, formal e-mails and forum posts",
    "Speaking: introducing, planning together and giving a short talk",
    "Grammar that costs marks: word order, cases and connectors",
    "Vocabulary by exam topic: work, health, housing and education",
    "Two complete mock exams with feedback",
  ],
  features: [
    "Separate groups for A1, A2, B1 and B2; C1 and C2 on request",
    "One marked piece of writing every week",
    "Speaking practice with a partner, as in the exam",
    "Timed papers in the format of the current exam",
    "Help with choosing a level and registering",
    "Saturday and Sunday classes for students and people at work",
  ],
};
