import type { ExamSample } from "./exam-sample.ts";

export const dele: ExamSample = {
  title: "DELE Spanish Certification",
  slug: "DELE_Spanish_Certification",
  picture: "dele.jpg",
  summary:
    "Prepare for the Spanish diploma issued by the Instituto Cervantes for Spain’s Ministry of Education. It never expires, and it is recognised from Madrid to Mexico City.",
  targetScore: "A1–C2",
  examFee: "$108–194 (separate)",
  nextExamDate: "A few sessions a year, depending on the level; ask us for the next date",
  preparationDuration: "8 to 12 weeks for each level",
  studentsPerClass: "8 to 10",
  schedule: "Tuesday and Thursday, 3 PM to 5.15 PM",
  description: `<p>DELE stands for <em lang="es">Diplomas de Español como Lengua Extranjera</em>. The Instituto Cervantes awards them on behalf of Spain’s Ministry of Education. There is one exam for each level from A1 to C2, and you choose the level before you register: a B1 exam gives you a B1 diploma or none.</p>
<h3>Who asks for it</h3>
<ul>
<li><strong>Universities in Spain:</strong> usually B1 or B2 for a degree taught in Spanish, with B2 the safer choice.</li>
<li><strong>Spanish nationality:</strong> A2 or higher, together with a separate test on the constitution and society called CCSE.</li>
<li><strong>Employers:</strong> tourism, shipping, customer service and translation, where a diploma says more than "good Spanish" on a CV.</li>
</ul>
<h3>What is in the exam</h3>
<p>These are the two middle levels:</p>
<ul>
<li><strong>B1:</strong> reading 70 minutes, listening 40, writing 60, speaking 15 with 15 minutes to prepare.</li>
<li><strong>B2:</strong> reading 70 minutes, listening 40, writing 80, speaking 20 with 20 minutes to prepare.</li>
</ul>
<p>The recordings use several accents, from Spain and from Latin America.</p>
<h3>How results are given</h3>
<p>The result is <strong>apto</strong> (pass) or <strong>no apto</strong>. From A1 to C1 the four papers count in two groups of 50 points. You need at least 30 in each group, in the same session, so a strong group cannot rescue a weak one. The Instituto Cervantes publishes results online, usually within about three months, and the diploma follows later. If you have a deadline, count backwards from it. The diploma has no expiry date.</p>
<h3>How we prepare you</h3>
<p>Two things surprise many students: the speed of real Spanish, and how strict the writing paper is about word counts. So we listen in every class, first slowly and then at full speed, and we mark your writing as the exam does. The speaking test is rehearsed with preparation time, notes and a clock. We also help you find an approved centre on the <a href="https://examenes.cervantes.es">exam site of the Instituto Cervantes</a>. Sessions and levels differ from centre to centre.</p>`,
  modules: [
    "Placement test and choice of level",
    "Reading: notices, letters, articles and gap texts",
    "Listening: accents of Spain and Latin America",
    "Writing: letters, e-mails and opinion texts to the word count",
    "Speaking: describing a picture, giving a talk and discussing",
    "Past tenses and the subjunctive for the exam",
    "Two complete mock exams, marked in two groups",
  ],
  features: [
    "Groups for A1, A2, B1 and B2; C1 and C2 on request",
    "Listening practice in every class",
    "Weekly writing marked to the exam’s criteria",
    "Speaking rehearsals with preparation time",
    "Help with finding a centre and registering",
    "Extra guidance for the CCSE test when you need it",
  ],
};
