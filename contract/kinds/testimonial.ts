import {
  choiceField,
  flagField,
  inputsOf,
  numberField,
  optionalTextField,
  orderedItem,
  pictureField,
  searched,
  textField,
} from "../fields/field.ts";
import { version } from "../fields/text.ts";
import { putInOrder, shownQuery } from "../list.ts";
import { siteLanguages } from "../site/site-languages.ts";
import { z } from "../zod.ts";
import type { ContentKind } from "./content-kind.ts";
import { namesOf } from "./kind-names.ts";

const range = "Rating must be a number of stars from 1 to 5.";

/** 1 to 5 stars; a form sends it as text. */
const rating = z.preprocess(
  (value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value),
  z.number(range).int(range).min(1, range).max(5, range),
);

export const testimonialPlaces = { courses: "Home page and courses page", exams: "Exams page" } as const;
export type TestimonialPlace = keyof typeof testimonialPlaces;

/** The fields of a testimonial (specification, section 3): stored, sent, edited, compared and answered in this order. */
export const testimonialFieldList = {
  name: searched(textField("Name", 100)),
  role: searched(textField("Role", 200)),
  type: choiceField("Type", { student: "Student", instructor: "Instructor" }, "student"),
  place: choiceField("Shown on", testimonialPlaces, "courses"),
  subject: searched(textField("Course or exam", 100)),
  score: searched(optionalTextField("Achieved", 100)),
  rating: numberField("Rating", rating, z.number().int(), 5),
  testimonial: searched(textField("Testimonial", 2000)),
  language: choiceField("Language of the text", siteLanguages, "en"),
  image: pictureField("Photo", "square"),
  consent: flagField("Agreed to be shown", false),
  active: flagField("Active", true),
};

export const testimonialFields = z.object({ ...inputsOf(testimonialFieldList), version });
export type TestimonialFields = z.output<typeof testimonialFields>;

export const testimonial = orderedItem(testimonialFieldList);
export type Testimonial = z.output<typeof testimonial>;

/** Shows or hides testimonials that came with the program. */
export const shownSamples = z.object({ ids: z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(100), active: z.boolean() });

export const testimonialKind = {
  path: "testimonials",
  table: "testimonials",
  ...namesOf("testimonial"),
  icon: "quote",
  list: testimonialFieldList,
  titled: "name",
  input: testimonialFields,
  answer: testimonial,
  query: shownQuery,
  listed: ": active ones of people who agreed; with admin=true all of them, for staff",
  shownWhen: ["active", "consent"],
  ...putInOrder,
} as const satisfies ContentKind;
