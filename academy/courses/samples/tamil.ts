import type { CourseSample } from "./course-sample.ts";

export const tamil: CourseSample = {
  title: "Tamil தமிழ்",
  slug: "Tamil_Heritage",
  summary:
    "Spoken Tamil and the Tamil script for beginners. For public officers, teachers, health staff, and anyone who wants to talk with more of the country.",
  duration: "80 hours",
  students_per_class: 12,
  schedule: "Tuesday and Thursday, 3 PM to 5 PM, or Sunday, 9 AM to 1 PM with a break",
  picture: "tamil.jpg",
  description: [
    "Tamil is an official language of Sri Lanka, beside Sinhala. About 80 million people speak it, in Sri Lanka, in southern India, in Singapore and Malaysia and in communities around the world, and its literature goes back some two thousand years.",
    "The script looks long and is orderly. There are 12 vowels, 18 consonants and one special letter. They combine into 247 signs, and the combinations follow patterns, so you learn rules and not 247 shapes. If you read Sinhala, the idea of a vowel sign attached to a consonant is already yours.",
    "The 80 hours are a beginners’ course in two levels of 40 hours, to about A1 on the European framework. Tamil as people speak it and Tamil as people write it differ more than in most languages. We teach the spoken Tamil of Sri Lanka for talking and listening, and the written form for reading notices, forms and short texts, and we say each time which is which.",
    "Many students need Tamil for their work: an office counter, a ward, a classroom, a shop. Others want to speak with a neighbour or with a grandmother. You need no Tamil to begin.",
  ].join("\n\n"),
  modules: [
    "Sounds Tamil has and English does not: ழ, ள, ண and ற",
    "Vowels, consonants and the pattern of the 247 signs",
    "Greetings, names and respect: நீ and நீங்கள்",
    "Family, numbers, days and time",
    "Verbs in the present, past and future",
    "Markets, buses and directions",
    "At the counter: forms, questions and polite requests",
    "Reading signs, notices and short letters",
  ],
  features: [
    "The spoken Tamil of Sri Lanka, not only the textbook form",
    "Handwriting and reading from the first class",
    "Dialogues for offices, hospitals, schools and shops",
    "Explanations in English, with help from Sinhala where it is shorter",
    "Certificate of attendance at the end",
  ],
  featured: false,
};
