import { questionsWith } from "../content/questions-with.ts";

export const courseQuestionSamples = questionsWith({
  "How many students are in a class?":
    "8 to 15 students. That is small enough for everyone to speak in every lesson and large enough for pair and group work. Each course page gives the usual number for that language.",
  "How long does one level take?":
    "A level is typically 40 to 50 hours, or 8 to 12 weeks, at four or five hours of lessons a week. An international level such as A1, N5 or TOPIK 1 is made up of two or three of our levels, and the hours on each course page are the total.",
  "How do I enrol?":
    "Send the form on the contact page with the languages you are interested in, or call us during our opening hours. We reply with the next starting dates and the fee, talk with you about your level, and keep a seat for you once you have enrolled.",
  "I already know some of the language. Do I have to start from the beginning?":
    "No. We place you after a short conversation and, for most languages, a page of writing. It is not an exam and you cannot fail it. If the class turns out to be too easy or too hard in the first two weeks, tell us and we will look for a better one.",
  "Will I get a certificate?":
    "Yes, a certificate of attendance with the course, the level and the hours. For a visa, a university or an employer you will usually also need a certificate from an examining body, such as a Goethe-Zertifikat, DELF, JLPT or IELTS. We prepare you for those exams and tell you when you are ready for one.",
  "What happens if I miss a lesson?":
    "Tell us beforehand if you can. Your teacher gives you the pages and the homework, and where the same level runs in a second group you can ask to sit in there. If you know that you will miss several weeks, talk to us first: a later start may serve you better.",
  "Are classes online or in person?":
    "Most groups meet in person, because speaking is easier to learn in a room. Some groups meet online when enough students need it. Say which you prefer when you enquire, and we will tell you what is open for your language.",
  "How do I pay?":
    "The fee of each class stands beside it, in rupees, with the instalments that are possible. We tell you the ways to pay when you enquire. Exam fees go to the examining body and are separate from the course.",
});

/** The questions about exams that a new academy starts with, also shown while the database cannot be read. */
export const examQuestionSamples = questionsWith({
  "Which exam do I need?":
    "That depends on who will read your certificate. A university, an embassy and an employer can each name a different exam, level or score. Look for it in your admission letter or on the official website, or bring it to us and we will read it together before you pay for anything.",
  "How many students are in a class?":
    "Our classes have 8 to 15 students. Exam groups are kept towards the smaller end, so that everyone speaks in every lesson and the teacher can mark each piece of writing.",
  "How long does the preparation take?":
    "A level typically takes 40 to 50 hours, or 8 to 12 weeks. If you already have the level and only need to learn the exam itself, it can be shorter. If you start from zero and need B1 or B2, plan for several levels, one after another. A short placement test tells us where you stand.",
  "Is the exam fee part of the course fee?":
    "No. Exam fees are separate from course fees. The exam body sets its fee, you pay it when you register for the exam, and it can change from year to year. The fees on our pages are a guide, so please check the present fee before you book.",
  "Do you register me for the exam?":
    "You register in your own name, because the exam body checks your passport or identity card. We show you how to fill in the form, which date leaves enough time for preparation, and which documents to bring. Popular dates fill up early, so begin six to eight weeks before.",
  "Will I sit mock tests?":
    "Yes. Every exam course has mock tests under real conditions, with the clock running. Your teacher then goes through the result with you, part by part, so that you know what to work on in the time that is left.",
  "How long is my result valid?":
    "IELTS results are normally accepted for two years. DELF, DELE and Goethe certificates do not expire, although an embassy, university or employer may still ask for a recent one. A pass in the Dutch basic exam abroad must be used for a visa application within one year.",
  "What happens if I do not pass?":
    "You may sit the exam again, and in some exams you repeat only the part you missed. Bring us your result sheet. We look at it with you and suggest what to practise and how long to wait. A second attempt with a plan is often a better one.",
});
