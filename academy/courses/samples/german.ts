import type { CourseSample } from "./course-sample.ts";

export const german: CourseSample = {
  title: "German Deutsch",
  slug: "German_Deutsch",
  summary: "German from the first word to A1, for people planning to study, train or join family in Germany, Austria or Switzerland.",
  duration: "120 hours",
  students_per_class: 10,
  schedule: "Tuesday and Thursday, 3 PM to 5.30 PM, or Saturday and Sunday, 9 AM to 11.30 AM",
  picture: "german.jpg",
  description: [
    "German is the first language of more than 90 million people in Germany, Austria, Switzerland and their neighbours. It is also a relative of English: Haus, Wasser and Finger need no dictionary. The parts that do need work are the three genders, the word order and the cases, and this course takes them one at a time.",
    "The 120 hours cover A1, the first level of the European framework (CEFR), in three blocks of 40 hours: A1.1, A1.2 and a block of revision and exam practice. At the end you can introduce yourself and your family, shop, ask the way, make an appointment, fill in a form and write a short message.",
    "Most students come with a plan. A German-taught degree usually asks for C1, a foundation year (Studienkolleg) for B1 or more, and vocational training (Ausbildung) usually for B1. A husband or wife who joins a partner in Germany usually has to show A1. Tell us your plan and your date, and we will work out with you when to start each level.",
    "You need no German to begin. Bring a notebook, and set aside about half an hour a day between classes.",
  ].join("\n\n"),
  modules: [
    "Sounds, spelling, ä ö ü and ß, numbers, greetings",
    "You and your family: sein, haben and regular verbs",
    "Der, die, das: nouns, plurals and the accusative",
    "Eating, shopping and quantities",
    "Daily routine, clock times, separable verbs",
    "Home, town and directions: prepositions and the dative",
    "Work, training and health: modal verbs, making appointments",
    "Talking about last week: the perfect tense",
    "Forms, messages and short e-mails",
    "Exam practice for A1: listening, reading, writing, speaking",
  ],
  features: [
    "Starts from zero, with a placement talk if you have some German already",
    "Speaking practice in pairs in every class",
    "Written homework corrected and returned",
    "A full practice exam in the format of the Goethe-Zertifikat A1",
    "Advice on when to take each level for your study, work or family plan",
    "Certificate of attendance at the end",
  ],
  featured: true,
};
