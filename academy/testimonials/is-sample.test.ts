import { expect, it } from "vitest";
import { courseTestimonialSamples } from "./course-testimonial-samples.ts";
import { examTestimonialSamples } from "./exam-testimonial-samples.ts";
import { isSample } from "./is-sample.ts";

const [first] = courseTestimonialSamples;
const stored = {
  ...first,
  type: "student" as const,
  rating: 5,
  score: "",
  language: "en",
  image: "/media/x.jpg",
  active: false,
  consent: false,
};

it("a testimonial that came with the program is one wherever it stands, whatever its picture, and whether it is shown or not", () => {
  expect(isSample(stored)).toBe(true);
  expect(isSample({ ...stored, ...examTestimonialSamples[0], type: "student", rating: 5 })).toBe(true);
});

it.each(["name", "role", "subject", "score", "testimonial"])("with another %s it is the academy's own", (field) => {
  expect(isSample({ ...stored, [field]: "Another" })).toBe(false);
});

it("with other stars, or as an instructor, too", () => {
  expect(isSample({ ...stored, rating: 4 })).toBe(false);
  expect(isSample({ ...stored, type: "instructor" })).toBe(false);
});
