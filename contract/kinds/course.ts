import { flagField, listField, numberField, orderedItem, pictureField, searched, slugField, textField } from "../fields/field.ts";
import { draftOrWhole, publishingFieldList, publishingQuery, workingCopyOf } from "../fields/publishing.ts";
import { seoFieldList } from "../fields/seo.ts";
import { defaultStudentsPerClass, maxStudentsPerClass, minStudentsPerClass } from "../limits.ts";
import { courseOrder, listQuery } from "../list.ts";
import { pagesOf } from "../site/page-address.ts";
import { searchTextsOf } from "../site/search-texts.ts";
import { z } from "../zod.ts";
import type { ContentKind } from "./content-kind.ts";
import { namesOf } from "./kind-names.ts";

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

/** The fields of a course (specification, section 3): stored, sent, edited, compared and answered in this order. */
export const courseFieldList = {
  title: searched(textField("Title", 200)),
  slug: slugField(),
  summary: searched(textField("Summary", 1000)),
  duration: textField("Duration", 100),
  students_per_class: numberField("Students per class", studentsPerClass, z.number().int(), defaultStudentsPerClass),
  schedule: textField("Schedule", 300),
  image: pictureField("Image", "landscape"),
  description: textField("Description", 20_000),
  modules: listField("Modules", 100, 500, "What You Will Learn"),
  features: listField("Features", 100, 500),
  featured: flagField("Featured", false),
  ...seoFieldList,
  ...publishingFieldList,
};

/** What staff send to create or update a course (specification, sections 3, 5 and 7). */
// `unfeature`: id of the course that gives its featured place to this one; both are saved, or neither.
export const courseSave = draftOrWhole(courseFieldList, { unfeature: z.number().int().min(1).optional() });
export type CourseSave = z.output<typeof courseSave>;
export type CourseFields = Omit<CourseSave, "unfeature">;

export const course = orderedItem(courseFieldList);
export type Course = z.output<typeof course>;

export const courseKind = {
  path: "courses",
  table: "courses",
  ...namesOf("course", { title: "Courses Management" }),
  icon: "courses",
  list: courseFieldList,
  titled: "title",
  input: courseSave,
  answer: course,
  query: listQuery.extend(publishingQuery),
  publishing: { workingCopy: workingCopyOf(courseFieldList) },
  page: { ...pagesOf.courses, head: searchTextsOf.course },
  step: 1,
  reorder: { path: "update-order", list: "courses", body: courseOrder },
} as const satisfies ContentKind;
