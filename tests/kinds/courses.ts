import { next } from "../next.ts";

export function input(more: Record<string, unknown> = {}) {
  const number = next();
  return {
    title: `Sinhala for beginners ${number}`,
    slug: `Sinhala_${number}`,
    summary: "First words.",
    duration: "40 hours",
    students_per_class: 8,
    schedule: "Saturday, 9.00 AM to 1.00 PM",
    image: "",
    description: "One paragraph.\n\nAnother.",
    modules: ["Letters", "Greetings"],
    features: ["Small groups"],
    featured: false,
    ...more,
  };
}

export const required = ["title", "slug", "summary", "duration", "schedule", "description"];

export const anyoneReads = { "GET /courses": 200 };

export const example = "German_Deutsch";
