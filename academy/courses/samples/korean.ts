import type { CourseSample } from "./course-sample.ts";

export const korean: CourseSample = {
  title: "Korean 한국어",
  slug: "Korean_Culture",
  summary:
    "Read Hangul in a week or two, then everyday Korean to TOPIK level 1, with workplace vocabulary for students who plan to sit EPS-TOPIK.",
  duration: "120 hours",
  students_per_class: 12,
  schedule: "Tuesday and Thursday, 9 AM to 11.30 AM, or Saturday and Sunday, 12.30 PM to 3 PM",
  picture: "korean.jpg",
  description: [
    "About 80 million people speak Korean. Its alphabet, Hangul, was made in the fifteenth century under King Sejong so that ordinary people could learn to read, and it still works: 24 basic letters, grouped into syllable blocks. Most students read it, slowly, after a week or two. The verb comes at the end of the sentence, as it does in Sinhala and Tamil.",
    "The 120 hours run in three levels of 40 hours and lead to level 1 of TOPIK I, the Test of Proficiency in Korean. You learn to introduce yourself, shop, order food, travel, make plans and use the polite endings that a Korean listener expects.",
    "Students take Korean for three reasons. Some plan to work in South Korea under the Employment Permit System, which begins with the EPS-TOPIK test of reading and listening. Some want a Korean university, where courses taught in Korean usually ask for TOPIK level 3 or more. And some came for the films and the music, and stay because they can follow them. The third block of the course adds the words of factories, farms, tools and safety signs.",
    "We teach the language. Registration and jobs under the Employment Permit System are handled by the Sri Lanka Bureau of Foreign Employment.",
  ].join("\n\n"),
  modules: [
    "Hangul: letters, syllable blocks and sound changes",
    "Greetings, introductions and the polite ending -아요/어요",
    "Topic, subject and object particles",
    "Two number systems: time, dates, money and counting",
    "Shopping, food and the bus",
    "Past, future and plans",
    "Honorific speech: family, elders and the boss",
    "Work and safety: tools, signs and instructions",
    "TOPIK I and EPS-TOPIK style practice: reading and listening",
  ],
  features: [
    "Hangul taught by hand, stroke by stroke",
    "Listening practice in every class, because half of each test is listening",
    "Vocabulary quiz every week",
    "Workplace and safety vocabulary in the third block",
    "A timed practice test for TOPIK I and one for EPS-TOPIK",
    "Certificate of attendance at the end",
  ],
  featured: true,
};
