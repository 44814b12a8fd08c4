import type { ExamSample } from "./exam-sample.ts";

export const delf: ExamSample = {
  title: "DELF French Certification",
  slug: "DELF_French_Certification",
  picture: "delf.jpg",
  summary:
    "Prepare for the French state diploma that universities, employers and immigration offices recognise. Four skills, a clear pass mark, and a diploma that is yours for life.",
  targetScore: "A1–B2",
  examFee: "$85–150 (separate)",
  nextExamDate: "A few sessions a year; ask us for the next date",
  preparationDuration: "8 to 12 weeks for each level",
  studentsPerClass: "8 to 10",
  schedule: "Saturday and Sunday, 1 PM to 3.30 PM",
  description: `<p>DELF, the <em lang="fr">Diplôme d’études en langue française</em>, is a diploma of the French Ministry of Education. It has four levels, A1, A2, B1 and B2, and you can sit any one of them without the ones below. After B2 the same family continues with DALF at C1 and C2.</p>
<h3>Who asks for it</h3>
<ul>
<li><strong>Universities in France:</strong> B2 is the usual level for a degree taught in French.</li>
<li><strong>Living in France:</strong> since January 2026, B1 for the ten-year resident card and B2 for nationality.</li>
<li><strong>Quebec:</strong> DELF is accepted in several immigration programmes. For Canada’s federal programmes you need a different test, TEF Canada or TCF Canada.</li>
<li><strong>Employers in Sri Lanka:</strong> hotels, airlines, travel companies, embassies and schools.</li>
</ul>
<h3>What is in the exam</h3>
<ul>
<li><strong>A1:</strong> listening about 20 minutes, reading 30, writing 30, speaking 5 to 7.</li>
<li><strong>A2:</strong> listening about 25 minutes, reading 30, writing 45, speaking 6 to 8.</li>
<li><strong>B1:</strong> listening about 25 minutes, reading 45, writing 45, speaking about 15.</li>
<li><strong>B2:</strong> listening about 30 minutes, reading 60, writing 60, speaking about 20.</li>
</ul>
<p>You have time to prepare before you speak: 10 minutes up to B1 and 30 minutes at B2.</p>
<h3>How results are given</h3>
<p>Each paper is marked out of 25. You pass with <strong>50 of 100</strong>, provided that no single paper falls below 5 of 25. The centre tells you when results are due. The diploma has no expiry date.</p>
<h3>How we prepare you</h3>
<p>The exam is practical. At A2 you write to a friend to accept an invitation; at B2 you defend an opinion in a formal letter. We practise those tasks again and again, with a clock and with the marking grid beside us, so that you know why a text earns 12 or 20. Speaking is done in pairs and then alone in front of a teacher. Sample papers are free on the site of <a href="https://www.france-education-international.fr">France Éducation international</a>, which designs the exam.</p>`,
  modules: [
    "Placement test and choice of level",
    "Compréhension de l’oral: announcements, interviews and radio",
    "Compréhension des écrits: from signs to opinion articles",
    "Production écrite: messages, letters and argued texts",
    "Production orale: dialogue, role play and defending an opinion",
    "Grammar for the exam: tenses, pronouns and connectors",
    "Pronunciation and listening to natural French",
    "Two complete mock exams with the marking grid",
  ],
  features: [
    "Separate groups for A1, A2, B1 and B2; DALF on request",
    "Writing marked every week with the exam’s grid",
    "A mock speaking test with your own feedback sheet",
    "Listening practice with French and other accents",
    "Help with registration at an approved centre",
    "Weekend classes",
  ],
};
