import { next } from "../next.ts";

export function input(more: Record<string, unknown> = {}) {
  return { question: `How long, ${next()}?`, answer: "Eight weeks.", display_order: 1, active: true, ...more };
}

export const required = ["question", "answer"];

export const anyoneReads = { "GET /course-qna": 200 };
