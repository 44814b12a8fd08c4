import type { CourseSample } from "./course-sample.ts";

export const russian: CourseSample = {
  title: "Russian Русский",
  slug: "Russia",
  summary:
    "Read Cyrillic in the first two weeks, then speak everyday Russian to A1. For students heading to Russian universities and for people working in tourism.",
  duration: "100 hours",
  students_per_class: 10,
  schedule: "Monday and Wednesday, 3 PM to 5.30 PM, or Saturday and Sunday, 11.30 AM to 2 PM",
  picture: "russian.jpg",
  description: [
    "About 250 million people speak Russian, as a first or second language, from Moscow to Central Asia. Its Cyrillic alphabet has 33 letters. Several look like letters you know, a few look familiar and sound different, and most students read slowly but correctly after two weeks.",
    "The 100 hours cover A1, called the Elementary Level in the Russian state test (TORFL), in two levels of 50 hours. You learn to introduce yourself, shop, order food, use transport, tell the time, and talk about your studies and your day. The grammar that surprises people is the six cases, where the ending of a word shows its job in the sentence. At A1 you meet them in short phrases first and in tables afterwards.",
    "Russian is useful at home as well as abroad. Russians are among the largest groups of visitors to Sri Lanka, and hotels, guides and drivers in the south who can greet, explain and quote a time in Russian stand out. Students bound for a Russian university usually spend a preparatory year on the language first, and starting here makes that year far lighter.",
    "You need no Russian to begin.",
  ].join("\n\n"),
  modules: [
    "The Cyrillic alphabet: reading, printing and handwriting",
    "Greetings, names and polite forms: ты and вы",
    "Gender, plurals and possessives: whose is it",
    "Verbs in the present: study, work, free time",
    "Places and transport: the prepositional case, verbs of going",
    "Shopping, food and prices: numbers and the accusative",
    "Having and not having: the genitive",
    "Yesterday and tomorrow: past and future",
  ],
  features: [
    "Reading and handwriting taught from the first letter",
    "Dialogues for hotels, tours, shops and university offices",
    "Stress and pronunciation corrected from the first week",
    "A practice test in the format of the TORFL Elementary Level (A1)",
    "Recordings for listening at home",
    "Certificate of attendance at the end",
  ],
  featured: false,
};
