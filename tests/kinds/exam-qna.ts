export { input } from "./course-qna.ts";

export const required = ["question", "answer"];

export const anyoneReads = { "GET /exam-qna": 200 };
