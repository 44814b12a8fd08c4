import type { ExamSample } from "./exam-sample.ts";

export const ielts: ExamSample = {
  title: "IELTS Preparation",
  slug: "IELTS_Preparation",
  picture: "ielts.jpg",
  summary:
    "Work towards the band you need in IELTS Academic or General Training, with timed practice in all four papers and writing marked against the public band descriptors.",
  targetScore: "Band 7.0+",
  examFee: "$215 (separate)",
  nextExamDate: "Sessions every month; ask us for the next date",
  preparationDuration: "8 to 12 weeks",
  studentsPerClass: "8 to 10",
  schedule: "Monday, Wednesday and Friday, 3.30 PM to 5.15 PM",
  description: `<p>IELTS, the International English Language Testing System, shows how well you can study, work and live in English. It comes in two versions. <strong>Academic</strong> is for universities and professional bodies. <strong>General Training</strong> is for migration, work and training. Listening and Speaking are the same in both; Reading and Writing differ.</p>
<h3>Who asks for it</h3>
<ul>
<li>Universities in Britain, Australia, New Zealand, Canada and many other countries. A bachelor’s degree often asks for 6.0 or 6.5 overall, a master’s for 6.5 or 7.0.</li>
<li>Immigration offices. For some British visas you must book a version called <em>IELTS for UKVI</em>.</li>
<li>Employers and professional councils, for nurses and engineers for instance. They often set a minimum for each paper as well as an overall band.</li>
</ul>
<h3>What is in the test</h3>
<ul>
<li><strong>Listening:</strong> about 30 minutes, 40 questions, each recording played once.</li>
<li><strong>Reading:</strong> 60 minutes, 40 questions.</li>
<li><strong>Writing:</strong> 60 minutes, two tasks. Task 1 is a report on a chart or diagram (Academic) or a letter (General Training), at least 150 words. Task 2 is an essay of at least 250 words.</li>
<li><strong>Speaking:</strong> 11 to 14 minutes, face to face with an examiner.</li>
</ul>
<p>In Sri Lanka the test is offered by the British Council and IDP.</p>
<h3>How results are given</h3>
<p>Nobody passes or fails. Each paper receives a band from 0 to 9 in half steps, and the overall band is their average. Computer results usually arrive within five days. Results are normally accepted for <strong>two years</strong> from the test date, so do not sit it too early. Where the centre offers One Skill Retake, you may repeat one paper of a computer test within 60 days; ask first whether your university accepts that.</p>
<h3>How we prepare you</h3>
<p>In the first week you sit a complete test. It shows which paper holds your band down, and that is often Writing. You then write two tasks each week and get them back with comments on the four things examiners mark: answering the task, order, vocabulary and grammar. Speaking is practised one to one with a timer. The free samples at <a href="https://ielts.org">ielts.org</a> are good homework.</p>`,
  modules: [
    "Full diagnostic test and a target for each paper",
    "Listening: maps, forms, discussions and lectures",
    "Reading: skimming, matching and True, False, Not Given",
    "Academic Writing Task 1: charts, processes and maps",
    "General Training Writing Task 1: letters",
    "Writing Task 2: planning and writing an essay in 40 minutes",
    "Speaking parts 1, 2 and 3",
    "Grammar and vocabulary for higher bands",
    "Complete mock tests on computer",
  ],
  features: [
    "Academic and General Training taught in separate writing groups",
    "Two marked writing tasks every week",
    "Individual speaking practice with recordings",
    "Three complete mock tests",
    "Advice on which version to book and when",
    "Classes kept to 8 to 10 students",
  ],
};
