import type { CourseSample } from "./course-sample.ts";

export const japanese: CourseSample = {
  title: "Japanese 日本語",
  slug: "Japanese_World",
  summary: "Japanese from hiragana to JLPT N5 in 150 hours of class, for language school, university or skilled work in Japan.",
  duration: "150 hours",
  students_per_class: 12,
  schedule: "Monday, Wednesday and Friday, 9 AM to 11 AM, or Saturday and Sunday, 9 AM to 12 noon",
  picture: "japanese.jpg",
  description: [
    "Japanese is spoken by about 125 million people and written with three scripts together: hiragana, katakana and kanji. Hiragana and katakana have 46 basic characters each, and you will read both within the first five weeks. Kanji come a few at a time, about 100 by the end. The word order, with the verb at the end of the sentence, will feel natural if you speak Sinhala or Tamil.",
    "The 150 hours lead to N5, the first level of the Japanese-Language Proficiency Test (JLPT), in three levels of 50 hours. You learn to introduce yourself, shop, ask the way, talk about time, people and daily life, and choose between plain and polite speech.",
    "This is a language with clear steps towards a visa. Japanese language schools usually ask applicants for a student visa to show N5 or about 150 hours of classes. The Specified Skilled Worker visa asks for JLPT N4 or the JFT-Basic test, together with a skills test for the job. N4 is the next course after this one.",
    "The JLPT tests reading, grammar and listening, and has no speaking part. We teach speaking all the same, because an employer or a landlord will not hand you a multiple-choice paper.",
  ].join("\n\n"),
  modules: [
    "Hiragana and katakana: reading and writing",
    "Introductions, classroom phrases and polite greetings",
    "This, that and where: particles は, の and も",
    "Time, dates and daily life: verbs in the ます form",
    "Shopping, counting and counters",
    "Going, meeting, giving: particles に, で, へ and を",
    "Describing: い and な adjectives, likes and dislikes",
    "The て form: requests, permission, what is happening now",
    "About 100 kanji and the words they make",
    "JLPT N5 practice papers and listening tests",
  ],
  features: [
    "150 class hours, with attendance recorded on your certificate",
    "Character writing checked by hand",
    "A kanji and vocabulary quiz every week",
    "Conversation practice in polite and plain speech",
    "Two full practice papers in the JLPT N5 format",
    "Advice on JLPT and JFT-Basic, and on the way to N4",
  ],
  featured: true,
};
