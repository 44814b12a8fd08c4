import { chatPreviewLength } from "#contract/limits.ts";
import { pagesOf } from "#contract/site/page-address.ts";

/** `part`: the first part of the address of an item. */
export type ChatPage = { path: string; address: string; detail?: { part: string; title: string } };

export function pageMessage({ path, detail }: ChatPage): string {
  if (detail) return (itemMessages[detail.part] ?? anyItem)(detail.title);
  return messages[path] ?? "Hello! I found your academy online and I would like to know more about learning a language with you.";
}

const itemMessages: Record<string, (title: string) => string> = {
  course: (title) =>
    `Hello! I am reading about the course “${title}” on your website. Could you tell me about the next class, the schedule and the fee?`,
  exam: (title) =>
    `Hello! I am reading about “${title}” on your website. Could you tell me how you prepare students for it, and when the next class starts?`,
  teacher: (title) => `Hello! I am reading about your teacher ${title} on your website. When does the next class with ${title} begin?`,
  class: (title) => `Hello! I am reading about the class “${title}” on your website. Is there still a seat, and how can I pay?`,
  blog: (title) => `Hello! I have just read “${title}” on your blog and I have a question. Could you help me?`,
};
const anyItem = (title: string) => `Hello! I am reading “${title}” on your website and I have a question. Could you help me?`;

const messages: Record<string, string> = {
  "/": "Hello! I found your academy online. I would like to learn a language, and I would like some advice on where to start.",
  "/about": "Hello! I have read about your academy. I would like to know more about your teachers and how your classes work.",
  "/courses": "Hello! I am looking at your language courses. Could you help me to choose the one that suits my plans?",
  "/exams": "Hello! I am looking at your exam preparation. Could you tell me which exam I need, and how long it takes to prepare?",
  "/blog": "Hello! I have been reading your blog, and I would like to know more about learning a language with you.",
  "/contact": "Hello! I would like to talk to someone at the academy about courses, dates and fees.",
};

const shared = [pagesOf.courses, pagesOf.exams, pagesOf.posts];

/** The quick topics of the panel; the page can be shared only where there is one thing to share. */
export function quickTopics({ detail, address }: ChatPage): Array<{ name: string; message: string }> {
  return [
    { name: "Course Info", message: "Hello! Please send me information about your courses: levels, schedules and fees." },
    { name: "Exam Prep", message: "Hello! I need to prepare for a language exam. Which exams do you teach, and when can I start?" },
    { name: "Learning Plan", message: "Hello! I would like a learning plan. I will tell you my goal, my level and the time I have." },
    { name: "General Help", message: "Hello! I have a question about the academy. Could you help me?" },
    // On the pages that the specification names (section 2).
    ...(detail && shared.some(({ part }) => part === detail.part)
      ? [{ name: "Share Page", message: `Hello! I would like to ask about this page: ${detail.title} ${address}` }]
      : []),
  ];
}

/** The first 100 characters, counted as people see them, with a sign that there is more. */
export function preview(message: string): string {
  const characters = [...message];
  return characters.length > chatPreviewLength ? `${characters.slice(0, chatPreviewLength).join("")}…` : message;
}
