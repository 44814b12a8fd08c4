/** What people call a kind of record. */
const words: Record<string, string> = {
  courses: "course",
  exams: "exam",
  blogs: "blog",
  posts: "blog",
  "course-qna": "course QnA",
  "exam-qna": "exam QnA",
  questions: "QnA",
  enquiries: "enquiry",
  accounts: "account",
};

export function kindWord(noun: string): string {
  return words[noun] ?? noun;
}

/** Who did something, as people say it. */
export function actorWord(actor: string): string {
  if (actor === "") return "somebody";
  return actor === "system" ? "the program" : actor;
}
