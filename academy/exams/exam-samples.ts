import type { Publishing } from "#contract/fields/publishing.ts";
import type { examFields } from "#contract/kinds/exam.ts";
import type { z } from "#contract/zod.ts";

/** An exam of the built-in sample data; `picture` is a file name under `pictures/exams/`. */
type ExamSample = Omit<z.input<typeof examFields>, "version" | "image" | keyof Publishing | "description"> & {
  description: string;
  picture: string;
};

export const examSamples: readonly ExamSample[] = [
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
<p>Two things surprise many students: the speed of real Spanish, and how strict the writing paper is about word counts. So we listen in every lesson, first slowly and then at full speed, and we mark your writing as the exam does. The speaking test is rehearsed with preparation time, notes and a clock. We also help you find an approved centre on the <a href="https://examenes.cervantes.es">exam site of the Instituto Cervantes</a>. Sessions and levels differ from centre to centre.</p>`,
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
      "Listening practice in every lesson",
      "Weekly writing marked to the exam’s criteria",
      "Speaking rehearsals with preparation time",
      "Help with finding a centre and registering",
      "Extra guidance for the CCSE test when you need it",
    ],
  },
  {
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
  },
  {
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
  },
];
