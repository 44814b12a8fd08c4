import type { ShownQuestion } from "#contract/question.ts";

export const germanQuestions: readonly ShownQuestion[] = [
  {
    question: "How much German do I need to study in Germany?",
    answer:
      "A degree taught in German usually asks for about C1, shown by an exam such as TestDaF, DSH or a Goethe-Zertifikat. If your school results do not lead straight into a degree, you first attend a foundation year, the Studienkolleg, which usually asks for B1 or more. For a degree taught in English the university may ask for no German, but you will want A2 for a room, an office or a part-time job.",
  },
  {
    question: "What is a blocked account, and can you arrange it?",
    answer:
      "It is a bank account that shows you have enough to live on for a year: you pay the sum in before you apply for the visa, and a fixed part is released to you each month in Germany. You open it yourself with one of the providers that the German authorities accept. We teach the language and do not open accounts, but we will show you where the embassy explains it.",
  },
  {
    question: "Which level do I need for an Ausbildung or a nursing job?",
    answer:
      "Vocational training usually asks for B1, and employers often like B2. Nurses generally need B2 before their qualification is fully recognised. Start from your planned date and count backwards: from zero, B1 takes most people a year or more of steady classes.",
  },
  {
    question: "I am joining my husband or wife in Germany. Is A1 enough?",
    answer:
      "In most cases the visa asks for A1 from a recognised examining body, and this course prepares you for that exam. Some people are exempt, so check your own case with the embassy before you book.",
  },
  {
    question: "Is German grammar as hard as people say?",
    answer:
      "There is more of it than in English: three genders, four cases and firm rules for word order. There are also few exceptions and many familiar words. Learn each noun with its article from the first day and the rest becomes far easier.",
  },
  {
    question: "Which exam can I take after the course?",
    answer:
      "The usual one is the Goethe-Zertifikat A1, called Start Deutsch 1, which tests listening, reading, writing and speaking. The last block of the course practises its format.",
  },
];

export const russianQuestions: readonly ShownQuestion[] = [
  {
    question: "How long does it take to read Cyrillic?",
    answer:
      "About two weeks of regular practice to read slowly. There are 33 letters. Some match Latin ones, and the ones to watch are those that look familiar and sound different: В is v, Н is n, Р is a rolled r and С is s.",
  },
  {
    question: "I have a place for medicine taught in English. Why learn Russian?",
    answer:
      "Because the patients, the nurses and the hostel office speak Russian. Even English-medium programmes teach Russian for the hospital years, and students who arrive with A1 settle in sooner.",
  },
  {
    question: "What is the preparatory year at a Russian university?",
    answer:
      "A year, often called podfak, in which foreign students learn Russian together with the main subjects of their degree. A degree taught in Russian usually asks for B1, called TORFL-1, at the end of it. This course does not replace that year, but it takes the alphabet and the first grammar off your list.",
  },
  {
    question: "Will this course help me in tourism in Sri Lanka?",
    answer:
      "Yes. The dialogues include check-in, directions, menus, tours, tuk-tuks and simple complaints. You will not translate a lecture after A1, but you can greet guests, explain, count and help.",
  },
  {
    question: "Are the six cases as difficult as they sound?",
    answer:
      "They take time. In English the order of words shows who does what. In Russian the ending of the word shows it. You meet each case in phrases you can use at once, such as where you live or what you do not have, and the tables come later.",
  },
  {
    question: "Which certificate is there for Russian?",
    answer:
      "The state test is TORFL, with six levels from Elementary (A1) to TORFL-4 (C2). This course leads to the Elementary Level and includes a practice test.",
  },
];

export const dutchQuestions: readonly ShownQuestion[] = [
  {
    question: "What is the civic integration exam abroad?",
    answer:
      "A Dutch exam (basisexamen inburgering buitenland) that most people must pass before they get the visa to join a partner or family member in the Netherlands. It has three parts: speaking at A1, reading at A1, and knowledge of Dutch society. You take it at a computer in a Dutch embassy or consulate.",
  },
  {
    question: "Does this course cover all three parts?",
    answer:
      "Yes. Speaking and reading run through the whole course, and the last part works through the official questions on Dutch society in simple Dutch. You take a practice exam before you book the real one.",
  },
  {
    question: "Can I take the parts separately?",
    answer:
      "Yes, and if you fail one you repeat only that one. A pass is valid for a limited time for the visa application, so do not take the exam years ahead. The Dutch immigration service (IND) and the embassy give the current rules.",
  },
  {
    question: "Will I need more Dutch once I live there?",
    answer:
      "Usually yes. People who settle in the Netherlands normally follow a civic integration programme after arrival, and its usual goal is B1. A good A1 from here makes that a continuation and not a second start.",
  },
  {
    question: "I will study in English at a Dutch university. Is Dutch worth it?",
    answer:
      "You can live in English in Amsterdam or Delft. Rooms, part-time jobs, doctors’ letters and friendships outside the international crowd are easier in Dutch, and so is staying to work after the degree.",
  },
  {
    question: "Is the Dutch of Belgium a different language?",
    answer:
      "No. Flanders uses the same standard language and spelling, with another accent and some words of its own. What you learn here is understood in both countries.",
  },
];

export const frenchQuestions: readonly ShownQuestion[] = [
  {
    question: "DELF, TCF or TEF: which one do I need?",
    answer:
      "DELF is a diploma for one level, does not expire, and suits study and a CV. TCF and TEF give a score with a limited validity. For federal immigration to Canada you need TEF Canada or TCF Canada, and DELF is not accepted there. Tell us your plan before you register for any of them.",
  },
  {
    question: "How much French do I need to study in France?",
    answer:
      "A degree taught in French usually asks for B2, some for C1. France also has many master’s courses taught in English, where A2 or B1 in French is for your daily life and your part-time work.",
  },
  {
    question: "I learned French for O/Levels years ago. Where do I start?",
    answer:
      "Come for a short talk. Many people find that they remember A1 vocabulary but cannot follow speech, and join the second A1 level. If A1 is solid, we place you in A2.",
  },
  {
    question: "Is the pronunciation difficult?",
    answer:
      "It is the part that needs a teacher. Final letters are often silent, words run together, and there are nasal vowels that English does not have. The rules are regular, and we practise them aloud in every class.",
  },
  {
    question: "Is this the French of France or of Canada?",
    answer:
      "Standard French, which is understood everywhere and used in every exam. We play recordings from Quebec, Belgium and West Africa so that other accents do not surprise you.",
  },
];

export const spanishQuestions: readonly ShownQuestion[] = [
  {
    question: "Do you teach the Spanish of Spain or of Latin America?",
    answer:
      "The Spanish of Spain, with the differences pointed out: ustedes where Spain says vosotros, the sound of c and z, and some everyday words. People understand each other across all of these.",
  },
  {
    question: "Is Spanish really easier than other European languages?",
    answer:
      "The start is. You read what you see, and there are only five vowel sounds. Later the verbs ask for patience, with more tenses than English uses and a subjunctive. Expect to speak early and to keep learning for a good while.",
  },
  {
    question: "Which exam is there for Spanish?",
    answer:
      "DELE is a diploma for one level and does not expire. SIELE is taken on a computer, gives a result for each skill and is valid for a limited time. After this course you can sit the DELE A1.",
  },
  {
    question: "How much Spanish do I need to study in Spain?",
    answer:
      "Universities usually ask for B1 or B2 for degrees taught in Spanish, and each sets its own rule. After A1 you need A2 and then B1, so plan for more than a year from zero.",
  },
  {
    question: "What work in Sri Lanka uses Spanish?",
    answer:
      "Hotels and tour guiding, customer service teams that serve Spain and Latin America, shipping, and translation at higher levels. Few people here offer it, so even B1 is noticed.",
  },
];

export const italianQuestions: readonly ShownQuestion[] = [
  {
    question: "Which level of Italian do I need to live in Italy?",
    answer:
      "It depends on the permit. The integration agreement that most newcomers sign expects spoken Italian at A2 within its term. The EU long-term residence permit usually asks for an A2 test, and citizenship by residence or marriage usually asks for B1. This course is A1, the step before these.",
  },
  {
    question: "Should I learn before I travel, or in Italy?",
    answer:
      "Before, if you can. The first months bring the residence permit, the health office, a lease and a job, all in Italian and usually after long days. Someone who arrives with A1 can handle the short conversations alone.",
  },
  {
    question: "Which exams are recognised?",
    answer:
      "CILS, CELI, PLIDA and the certificate of Roma Tre University are the four that Italian authorities accept. We practise the A1 format and tell you how they differ.",
  },
  {
    question: "I speak Italian from living there, but I cannot write it. Which class?",
    answer:
      "Usually not the first one. Come for a talk and a page of writing. People who speak well and write little often join the second A1 level or A2, and catch up on spelling and verbs with extra homework.",
  },
  {
    question: "Can I study in Italy with this course?",
    answer:
      "Degrees taught in Italian usually ask for B2. Italy also has many degrees taught in English, for which A1 or A2 is a help in daily life and not a condition.",
  },
];
