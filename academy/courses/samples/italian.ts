import type { CourseSample } from "./course-sample.ts";

export const italian: CourseSample = {
  title: "Italian Italiano",
  slug: "Italian_Beauty",
  summary:
    "Practical Italian to A1, for people joining family, working or studying in Italy, home to one of the largest Sri Lankan communities in Europe.",
  duration: "80 hours",
  students_per_class: 12,
  schedule: "Tuesday and Thursday, 9 AM to 11.30 AM, or Saturday and Sunday, 2.30 PM to 5 PM",
  picture: "italian.jpg",
  description: [
    "Italian is spoken by more than 60 million people in Italy, in southern Switzerland and in emigrant families around the world. Nearly every word ends in a vowel and is read as it is written, so you can be understood early. The double consonants matter: pena is sorrow, penna is a pen.",
    "The 80 hours cover A1 of the European framework (CEFR) in two levels of 40 hours. You learn to introduce yourself, talk about family and work, shop, take a bus, see a doctor, read simple notices and fill in a form. The examples come from daily life in Milan, Naples or Rome: a lease, a pay slip, a message from school.",
    "Many Sri Lankans live and work in Italy, and much of a beginner’s first year there is spent on words like these. People who settle sign an integration agreement that expects spoken Italian at A2, the EU long-term residence permit usually asks for an A2 test, and citizenship by residence or marriage usually asks for B1. A1 is the first of those steps, and an easier one to take before you travel than after a working day.",
    "You need no Italian to begin.",
  ].join("\n\n"),
  modules: [
    "Sounds, spelling and double consonants; greetings, tu and Lei",
    "Introducing yourself: essere, avere and numbers",
    "Articles, gender and plurals",
    "Family, home and daily routine: regular verbs",
    "Food, shops and quantities",
    "Transport, directions and clock times",
    "Work, health and official forms: dovere, potere, volere",
    "What happened: passato prossimo",
  ],
  features: [
    "Real documents as texts: forms, notices, bills and messages",
    "Speaking practice in every class, including telephone calls",
    "Written homework corrected and returned",
    "A practice test at A1, and advice on CILS, CELI and PLIDA",
    "Certificate of attendance at the end",
  ],
  featured: false,
};
