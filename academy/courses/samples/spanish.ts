import type { CourseSample } from "./course-sample.ts";

export const spanish: CourseSample = {
  title: "Spanish Español",
  slug: "Spanish_Mastery",
  summary: "Everyday Spanish to A1. Words sound the way they are written, so you are speaking in short sentences from the first week.",
  duration: "80 hours",
  students_per_class: 12,
  schedule: "Monday and Thursday, 10 AM to 12.30 PM, or Saturday and Sunday, 2 PM to 4.30 PM",
  picture: "spanish.jpg",
  description: [
    "Close to 500 million people speak Spanish as their first language, in Spain, in most of Latin America and in the United States. It is an official language of 20 countries and of the United Nations.",
    "Spanish is a kind language to begin with. There are five clear vowels, the spelling tells you how to say a word, and an accent mark shows you where the stress falls. The work comes with the verbs, which change for each person, and with the two verbs for to be, ser and estar. Both are practised until they stop being a question.",
    "The 80 hours cover A1 of the European framework (CEFR) in two levels of 40 hours. You learn to introduce yourself, describe people and places, order food, shop, travel and talk about what you like and what you plan to do. We teach the Spanish of Spain and point out what people say differently in Latin America.",
    "Students come for study in Spain, for work in travel, shipping and customer service, or for football and music. You need no Spanish to begin.",
  ].join("\n\n"),
  modules: [
    "Sounds, stress and accent marks; greetings",
    "Introducing yourself: ser, llamarse and numbers",
    "People and things: gender, plurals, adjectives",
    "Daily routine: regular and common irregular verbs",
    "Ser and estar, hay: describing a place",
    "Food, shopping and likes: gustar",
    "Travel, weather and directions",
    "Plans: ir a, and a first look at the past",
  ],
  features: [
    "Most of each class spent speaking, in pairs and small groups",
    "Spanish of Spain, with Latin American differences explained",
    "Songs, menus, tickets and short clips as texts",
    "A practice exam in the DELE A1 format",
    "Certificate of attendance at the end",
  ],
  featured: false,
};
