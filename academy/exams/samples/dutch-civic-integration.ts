import type { ExamSample } from "./exam-sample.ts";

export const dutchCivicIntegration: ExamSample = {
  title: "Dutch Civic Integration Certificate",
  slug: "Dutch_Civic_Integration_Certificate",
  picture: "dutch-civic-integration.jpg",
  summary:
    "Prepare for the Dutch civic integration exam (inburgering). Most students come for the basic exam abroad, which opens the way to joining a partner in the Netherlands.",
  targetScore: "A1 abroad; A2–B1 in the Netherlands",
  examFee: "$185 (separate)",
  nextExamDate: "By appointment with the Dutch authorities; ask us how to book",
  preparationDuration: "10 to 12 weeks for the basic exam",
  studentsPerClass: "8 to 10",
  schedule: "Monday and Wednesday, 9.30 AM to 11.45 AM",
  description: `<p><em>Inburgering</em> means becoming part of Dutch society. The Netherlands tests it twice: once before you travel, and again after you have settled. Both exams are run by DUO, an agency of the Dutch government.</p>
<h3>The basic exam abroad</h3>
<p>You usually need it for the entry visa called MVV if you want to live with a husband, wife or partner in the Netherlands and you are an adult below the Dutch pension age. Some people are exempt. The Dutch immigration service, IND, decides, so ask there first. The level is <strong>A1</strong>. You sit at a computer with a headset, and there is nothing to write:</p>
<ul>
<li><strong>Knowledge of Dutch society (KNS):</strong> about 30 minutes. You see 30 pictures, each with a question and two answers, taken from 100 published questions.</li>
<li><strong>Speaking:</strong> about 30 minutes. You answer short questions and complete sentences aloud.</li>
<li><strong>Reading:</strong> about 35 minutes, with short everyday texts and multiple-choice questions.</li>
</ul>
<p>The exam is taken at a Dutch embassy, consulate or appointed centre. Ask DUO which one serves Sri Lanka before you pay.</p>
<h3>How results are given</h3>
<p>DUO sends the result by e-mail within eight weeks. If you fail one part, you repeat and pay for that part only. Once you have passed all three, you have <strong>one year</strong> to apply for the MVV.</p>
<h3>The exams in the Netherlands</h3>
<p>After you arrive, your municipality agrees a plan with you. There are exams in reading, listening, writing and speaking, and one in knowledge of Dutch society (KNM). Newcomers under the present law usually work towards <strong>B1</strong>, and some towards A2. A pass also counts when you apply for permanent residence or Dutch nationality; check the level that applies to you.</p>
<h3>How we prepare you</h3>
<p>We start with sounds, because Dutch vowels and the hard <em>g</em> are new to most of us. By the third week you answer exam questions aloud, and you record yourself and listen back. The 100 questions about Dutch society are learnt in Dutch, a few in each lesson, until you recognise them by picture and by ear. The free lesson materials and sample exams at <a href="https://www.naarnederland.nl/en">naarnederland.nl</a> are part of our homework. If you continue in the Netherlands, our A2 and B1 classes give you a start.</p>`,
  modules: [
    "Sounds, alphabet and numbers",
    "Everyday Dutch: family, shopping, transport, health and work",
    "Speaking: answering questions aloud",
    "Speaking: completing sentences",
    "Reading: letters, notices, timetables and short messages",
    "Knowledge of Dutch society: the 100 picture questions",
    "Complete practice exams at a computer with a headset",
  ],
  features: [
    "Made for complete beginners",
    "Speaking recorded and corrected in every lesson",
    "The questions on Dutch society practised in Dutch",
    "Practice at a computer, as in the exam",
    "Explanation of registration and booking, step by step",
    "A2 and B1 classes for those who go on",
  ],
};
