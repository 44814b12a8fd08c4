import { next } from "../next.ts";

export function input(more: Record<string, unknown> = {}) {
  const number = next();
  return {
    title: `Telc${number} German`,
    slug: `Telc_${number}`,
    summary: "A German certificate.",
    schedule: "Sunday mornings",
    image: "",
    description: "<p>An <strong>exam</strong>.</p>",
    modules: ["Reading"],
    features: [],
    ...more,
  };
}

export const required = ["title", "slug", "summary", "schedule"];

export const anyoneReads = { "GET /exams": 200 };

export const example = "Dutch_Civic_Integration_Certificate";
