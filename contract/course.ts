import { defaultStudentsPerClass, maxStudentsPerClass, minStudentsPerClass } from "./limits.ts";
import { displayOrder, image, requiredText, slug, textList, version } from "./text.ts";
import { z } from "./zod.ts";

const range = `Students per class must be a number from ${minStudentsPerClass} to ${maxStudentsPerClass}.`;

/** A whole number from 1 to 50; anything that is not numeric becomes 10 (specification, section 5). */
export const studentsPerClass = z.preprocess(
  (value) => {
    if (typeof value !== "number" && typeof value !== "string") return defaultStudentsPerClass;
    const number = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
    return Number.isNaN(number) ? defaultStudentsPerClass : number;
  },
  z.number().int(range).min(minStudentsPerClass, range).max(maxStudentsPerClass, range),
);

/** What staff send to create or update a course (specification, sections 3, 5 and 7). */
export const courseFields = z.object({
  title: requiredText(200),
  slug,
  summary: requiredText(1000),
  duration: requiredText(100),
  students_per_class: studentsPerClass,
  schedule: requiredText(300),
  image,
  description: requiredText(20_000),
  modules: textList(100, 500),
  features: textList(100, 500),
  featured: z.boolean({ error: "Featured must be true or false." }).default(false),
  version,
});

export type CourseFields = z.output<typeof courseFields>;

/**
 * A course as it is sent to be saved. `unfeature`: id of the course that gives its featured place to this one; both are
 * saved, or neither.
 */
export const courseSave = courseFields.extend({ unfeature: z.number().int().min(1).optional() });
export type CourseSave = z.output<typeof courseSave>;

/** A course as every list and answer carries it. */
export const course = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  duration: z.string(),
  students_per_class: z.number().int(),
  schedule: z.string(),
  image: z.string(),
  description: z.string(),
  modules: z.array(z.string()),
  features: z.array(z.string()),
  featured: z.boolean(),
  display_order: displayOrder,
  version: z.number().int(),
});

export type Course = z.output<typeof course>;
