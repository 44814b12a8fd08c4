import { next } from "../next.ts";

export function input(more: Record<string, unknown> = {}) {
  return { name: `Room ${next()}`, note: "14 chairs", active: true, ...more };
}

export const required = ["name"];

export const anyoneReads = { "GET /rooms": 200 };
