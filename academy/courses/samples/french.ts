import type { CourseSample } from "./course-sample.ts";

export const french: CourseSample = {
  title: "French Français",
  slug: "French_Excellence",
  summary: "French from the first bonjour to A1, with DELF practice. For study in France, plans in Canada, and work in hotels and travel.",
  duration: "100 hours",
  students_per_class: 10,
  schedule: "Tuesday and Friday, 3 PM to 5.30 PM, or Saturday and Sunday, 9 AM to 11.30 AM",
  picture: "french.jpg",
  description: [
    "More than 300 million people speak French, on five continents. It is an official language of France, Belgium, Switzerland, Canada and a long list of African countries, and a working language of the United Nations. It also gave English thousands of words, so you can guess more of a French page than you expect.",
    "The 100 hours cover A1 of the European framework (CEFR) in two levels of 50 hours. You learn to introduce yourself, order food, shop, describe your family and your town, make plans and say what you did yesterday. French spelling keeps many letters that nobody pronounces, so we teach reading aloud, linking and the nasal vowels from the first week.",
    "A1 is the start of a ladder. A degree taught in French usually asks for B2. Canada gives points for French in several immigration routes, and tests it with TEF Canada or TCF Canada. In Sri Lanka, hotels, airlines and tour companies look for French speakers. The DELF A1 diploma, which you can sit at the end of this course, does not expire.",
    "You need no French to begin. If you took French at school, we place you after a short talk.",
  ].join("\n\n"),
  modules: [
    "Sounds, accents and silent letters; greetings, tu and vous",
    "Introducing yourself: être, avoir and regular verbs",
    "Le, la, les: nouns, gender and articles",
    "Family, descriptions and adjectives",
    "Food, cafés and shops: quantities and du, de la, des",
    "Town, transport and directions",
    "Daily routine and clock times: reflexive verbs",
    "Plans and last weekend: near future and passé composé",
    "DELF A1 practice: listening, reading, writing, speaking",
  ],
  features: [
    "Pronunciation work in every class",
    "Role play for travel, study and hotel work",
    "Written homework corrected and returned",
    "A full practice exam in the DELF A1 format",
    "Advice on DELF, TCF and TEF: which one your plan needs",
    "Certificate of attendance at the end",
  ],
  featured: true,
};
