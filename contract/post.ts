import { maxHtmlBytes } from "./limits.ts";
import { image, optionalText, requiredText, slug, version } from "./text.ts";
import { z } from "./zod.ts";

/** Categories staff can choose (specification, section 9). */
export const postCategories = [
  "Learning Tips",
  "Culture",
  "Exam Prep",
  "Technology",
  "Language Practice",
  "Study Abroad",
  "Career Development",
] as const;

/** The filter buttons of the public blog (specification, section 9). */
export const publicPostFilters = ["All", "Learning Tips", "Culture", "Exam Prep", "Technology"] as const;

export const postCategory = z.enum(postCategories, { error: `Category must be one of: ${postCategories.join(", ")}.` });

/** A calendar day, YYYY-MM-DD. */
const day = z.iso.date({ error: "Please enter a date as YYYY-MM-DD." });

/** What staff send to create or update a post (specification, sections 3, 5 and 7). `content` is rich HTML. */
export const postFields = z.object({
  title: requiredText(200),
  slug,
  summary: requiredText(1000),
  image,
  date: z.preprocess((value) => (value === "" || value === null ? undefined : value), day.optional()),
  readTime: requiredText(50),
  category: postCategory,
  featured: z.boolean({ error: "Featured must be true or false." }).default(false),
  content: optionalText(maxHtmlBytes),
  version,
});

export type PostFields = z.output<typeof postFields>;

/** A post as every list and answer carries it. */
export const post = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  image: z.string(),
  date: z.string(),
  readTime: z.string(),
  category: z.string(),
  featured: z.boolean(),
  content: z.string(),
  version: z.number().int(),
});

export type Post = z.output<typeof post>;

/** Whether its date has come where the academy is: only then is it on the website. */
const published = z.boolean();
export const postAnswer = post.extend({ published });

/** A post without its contents. */
export const postCard = post.omit({ content: true });
export type PostCard = z.output<typeof postCard>;
export const postCardAnswer = postCard.extend({ published });
export type PostCardAnswer = z.output<typeof postCardAnswer>;
