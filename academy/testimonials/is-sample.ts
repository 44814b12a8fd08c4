import { courseTestimonialSamples } from "./course-testimonial-samples.ts";
import { examTestimonialSamples } from "./exam-testimonial-samples.ts";

/** What tells a testimonial. Its picture does not: the drawings that come with the program change with it. */
export const tellingFields = ["name", "role", "type", "subject", "score", "rating", "testimonial"] as const;
type Told = { [Name in (typeof tellingFields)[number]]?: unknown };

const keyOf = (one: Told) => JSON.stringify(tellingFields.map((name) => one[name] || ""));
const samples = new Set([...courseTestimonialSamples, ...examTestimonialSamples].map((sample) => keyOf(sample)));

/** Whether a testimonial is one that came with the program, as it came: its person is invented. */
export function isSample(one: Told): boolean {
  return samples.has(keyOf(one));
}
