import { next } from "../next.ts";

export function input(more: Record<string, unknown> = {}) {
  return {
    name: `Kumari ${next()}`,
    role: "Nurse, Kandy",
    type: "student",
    place: "courses",
    subject: "German",
    rating: 4,
    testimonial: "I speak now.",
    language: "en",
    image: "",
    consent: true,
    active: true,
    ...more,
  };
}

export const required = ["name", "role", "subject", "rating", "testimonial"];

export const anyoneReads = { "GET /testimonials": 200 };
