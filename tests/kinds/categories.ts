import { next } from "../next.ts";

export function input(more: Record<string, unknown> = {}) {
  return { name: `Category ${next()}`, filter: true, ...more };
}

export const required = ["name"];

export const anyoneReads = { "GET /categories": 200 };
