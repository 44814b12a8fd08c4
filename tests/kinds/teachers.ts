import { next } from "../next.ts";

export function input(more: Record<string, unknown> = {}) {
  return { name: `Sujatha ${next()}`, languages: ["German"], levels: "A1 to B2", words: "I correct.", image: "", active: true, ...more };
}

export const required = ["name"];

export const anyoneReads = { "GET /teachers": 200 };
