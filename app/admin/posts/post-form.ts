import type { Post } from "#contract/post.ts";
import type { Compared } from "../forms/differences.tsx";

/** What the blog form holds while it is typed into; contract/post.ts judges it. */
export type PostForm = {
  title: string;
  slug: string;
  summary: string;
  image: string;
  date: string;
  readTime: string;
  category: string;
  featured: boolean;
  content: string;
};

/** A new post, dated today. */
export function blankPost(): PostForm {
  return { title: "", slug: "", summary: "", image: "", date: today(), readTime: "", category: "", featured: false, content: "" };
}

/** A stored post as the form shows it; its date is today when it has none (specification, section 3). */
export function postFormOf({ id: _, version: __, ...post }: Post): PostForm {
  return { ...post, date: post.date || today() };
}

/** The calendar day where the person is. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The fields as a comparison names them. */
export const comparedOfPost: readonly Compared[] = [
  { name: "title", label: "Title" },
  { name: "slug", label: "Slug" },
  { name: "summary", label: "Summary" },
  { name: "image", label: "Image", kind: "picture" },
  { name: "date", label: "Date" },
  { name: "readTime", label: "Read time" },
  { name: "category", label: "Category" },
  { name: "featured", label: "Featured" },
  { name: "content", label: "Content", kind: "html" },
];
