import { next } from "../next.ts";

export function input(more: Record<string, unknown> = {}) {
  const number = next();
  return {
    title: `A post ${number}`,
    slug: `a-post-${number}`,
    summary: "About something.",
    image: "",
    date: "2026-10-01",
    readTime: "3 min read",
    category: "Culture",
    featured: false,
    content: "<p>Text.</p>",
    ...more,
  };
}

export const required = ["title", "slug", "summary", "readTime", "category"];

export const anyoneReads = { "GET /blogs": 200, "GET /blogs/:id": 404 };

export const example = "why-japanese-word-order-feels-familiar-to-sinhala-speakers";
