import type { CourseSample } from "./course-sample.ts";

export const english: CourseSample = {
  title: "English Proficiency",
  slug: "English_Proficiency",
  summary:
    "B1 English for people who studied it at school and still hesitate to speak: conversation, writing and grammar for university, interviews and work.",
  duration: "100 hours",
  students_per_class: 12,
  schedule: "Monday, Wednesday and Friday, 3 PM to 5 PM, or Saturday and Sunday, 8.30 AM to 11.30 AM",
  picture: "english.jpg",
  description: [
    "English is Sri Lanka’s link language under the Constitution and the language of most degrees and many job interviews. Many people leave school able to read it and afraid to open their mouth. This course is for them.",
    "The 100 hours take you through B1 of the European framework (CEFR) in two levels of 50 hours. You start from a working A2: you can follow simple talk and write short sentences. By the end you can tell what happened and why, give an opinion and defend it, handle a telephone call, follow a lecture or a meeting on a familiar subject, and write an e-mail or a one-page report that needs no apology.",
    "Every class has the same rhythm. You listen or read, you talk about it, you get your mistakes back, and you say it again better. Grammar is taught where it stops people being understood: tenses, articles, prepositions, questions.",
    "If you need IELTS or another exam, B1 is the ground it stands on. Finish it here, then move to exam preparation. Not sure of your level? A short placement talk and a page of writing will tell us both.",
  ].join("\n\n"),
  modules: [
    "Speaking without translating: describing, telling, asking back",
    "Past, present perfect and future, sorted out for good",
    "Opinions, reasons and polite disagreement",
    "Pronunciation: stress, rhythm, v and w, p and f",
    "E-mails, applications and a one-page report",
    "Interviews, telephone calls and meetings",
    "Reading faster: articles, notices and study texts",
    "Listening to different accents",
    "A short talk with slides, given to the class",
  ],
  features: [
    "Placement talk before you join, so that the class is at one level",
    "Everyone speaks in every class",
    "Weekly writing corrected line by line",
    "A mock interview recorded and discussed with you",
    "A sound base for IELTS preparation",
    "Certificate of attendance at the end",
  ],
  featured: false,
};
