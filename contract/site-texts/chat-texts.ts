import type { ValuesOf } from "../fields/field.ts";
import { group, line, lines, textsKind } from "./texts-kind.ts";

const title = "{title} is what the page is called.";
const opening = (label: string, before: string, hint = "") => lines(label, 400, before, hint);

/** The chat button and its panel, and what a message to the academy begins with. */
export const chatTexts = textsKind({ part: "chat", title: "Chat", page: "/" }, [
  group("Button and panel", "chat button of every page, and the panel that it opens.", {
    tip: line("Beside the button", 80, "Questions? Chat with us on WhatsApp"),
    button: line("Name of the button", 60, "Chat with us", "For those who do not see it."),
    title: line("Heading", 80, "Ask us on WhatsApp"),
    answers: line("Sentence below it", 200, "A person answers, {hours}."),
    topics_title: line("Before the topics", 80, "Choose a topic"),
    message_title: line("Before the message of the page", 80, "Or send this message"),
    start: line("Button that begins the chat", 40, "Start Chat"),
  }),
  group("Topics", "panel of the chat. Each opens the messenger with its message.", {
    course_topic: line("Courses: name", 40, "Course Info"),
    course_topic_message: opening("Courses: message", "Hello! Please send me information about your courses: levels, schedules and fees."),
    exam_topic: line("Exams: name", 40, "Exam Prep"),
    exam_topic_message: opening(
      "Exams: message",
      "Hello! I need to prepare for a language exam. Which exams do you teach, and when can I start?",
    ),
    plan_topic: line("Plan: name", 40, "Learning Plan"),
    plan_topic_message: opening(
      "Plan: message",
      "Hello! I would like a learning plan. I will tell you my goal, my level and the time I have.",
    ),
    help_topic: line("Help: name", 40, "General Help"),
    help_topic_message: opening("Help: message", "Hello! I have a question about the academy. Could you help me?"),
    share_topic: line("Page: name", 40, "Share Page", "On pages of one course, exam or post only."),
    share_topic_message: opening(
      "Page: message",
      "Hello! I would like to ask about this page: {title} {page}",
      `${title} {page} is its address.`,
    ),
  }),
  group("Messages of pages", "panel of the chat, and the message with which it begins: of each page its own.", {
    home: opening(
      "Home",
      "Hello! I found your academy online. I would like to learn a language, and I would like some advice on where to start.",
    ),
    about: opening(
      "About",
      "Hello! I have read about your academy. I would like to know more about your teachers and how your classes work.",
    ),
    courses: opening("Courses", "Hello! I am looking at your language courses. Could you help me to choose the one that suits my plans?"),
    exams: opening(
      "Exams",
      "Hello! I am looking at your exam preparation. Could you tell me which exam I need, and how long it takes to prepare?",
    ),
    blog: opening("Blog", "Hello! I have been reading your blog, and I would like to know more about learning a language with you."),
    contact: opening("Contact", "Hello! I would like to talk to someone at the academy about courses, dates and fees."),
    course: opening(
      "One course",
      "Hello! I am reading about the course “{title}” on your website. Could you tell me about the next class, the schedule and the fee?",
      title,
    ),
    exam: opening(
      "One exam",
      "Hello! I am reading about “{title}” on your website. Could you tell me how you prepare students for it, and when the next class starts?",
      title,
    ),
    class: opening(
      "One class",
      "Hello! I am reading about the class “{title}” on your website. Is there still a seat, and how can I pay?",
      title,
    ),
    teacher: opening(
      "One teacher",
      "Hello! I am reading about your teacher {title} on your website. When does the next class with {title} begin?",
      "{title} is the name of the teacher.",
    ),
    post: opening("One post", "Hello! I have just read “{title}” on your blog and I have a question. Could you help me?", title),
    other: opening(
      "Any other page",
      "Hello! I found your academy online and I would like to know more about learning a language with you.",
    ),
  }),
]);
export type ChatTexts = ValuesOf<typeof chatTexts.list>;
