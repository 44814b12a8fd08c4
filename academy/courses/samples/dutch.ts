import type { CourseSample } from "./course-sample.ts";

export const dutch: CourseSample = {
  title: "Dutch Nederlands",
  slug: "Dutch_Fluency",
  summary:
    "Dutch from zero to A1, with practice for the civic integration exam abroad that many partners must pass before moving to the Netherlands.",
  duration: "90 hours",
  students_per_class: 8,
  schedule: "Wednesday and Friday, 9 AM to 11.30 AM, or Sunday, 9 AM to 2.30 PM with a break",
  picture: "dutch.jpg",
  description: [
    "Dutch is the first language of about 25 million people, most of them in the Netherlands and Flanders, the northern half of Belgium. It sits between English and German: water is water, boek is book, and ik heb honger is I have hunger. Sri Lanka kept a few Dutch words of its own. The Sinhala kantoruwa, an office, comes from kantoor.",
    "The 90 hours cover A1 of the European framework (CEFR) in two levels of 45 hours. You learn to introduce yourself, talk about family and work, shop, travel, see a doctor, and understand short signs and letters. We spend real time on the sounds, because the g, the ui and the eu are what make a listener understand you or not.",
    "Many people in Sri Lanka learn Dutch to join a husband, wife or partner. For that visa most of them first take the civic integration exam abroad, which tests speaking and reading at A1 and knowledge of Dutch society. The course practises all three parts. Others are going to Dutch universities, where many degrees are taught in English and daily life, housing and part-time work are easier in Dutch.",
    "You need no Dutch to begin, only the Latin alphabet you are reading now.",
  ].join("\n\n"),
  modules: [
    "Sounds and spelling: g, ui, eu, ij and long vowels",
    "Introducing yourself: zijn, hebben and numbers",
    "Family, home and daily routine",
    "De or het: articles, plurals and adjectives",
    "Shopping, food and clock times",
    "Travel, directions and appointments: word order",
    "Health, work and official letters",
    "Speaking and reading practice for the exam abroad",
    "Knowledge of Dutch society: the exam questions in simple Dutch",
  ],
  features: [
    "Small class of about 8, with time to speak in every lesson",
    "All three parts of the civic integration exam abroad practised",
    "Spoken answers recorded and corrected, as the exam is taken at a computer",
    "A practice exam before you book the real one",
    "Placement talk for people who have learned some Dutch from family",
    "Certificate of attendance at the end",
  ],
  featured: false,
};
