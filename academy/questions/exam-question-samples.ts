import { questionsWith } from "../content/questions-with.ts";

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
