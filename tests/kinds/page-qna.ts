import { input as questionInput } from "./course-qna.ts";

export function input(more: Record<string, unknown> = {}) {
  return { place: "language:german", ...questionInput(more) };
}

export const required = ["place", "question", "answer"];

export const anyoneReads = { "GET /page-qna": 200 };
