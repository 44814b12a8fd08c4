import type { testimonialFields } from "#contract/testimonial.ts";
import type { z } from "#contract/zod.ts";

/** One built-in testimonial of a list; `picture` is a file name under the repository's pictures/testimonials. */
export type TestimonialSample = Omit<z.input<typeof testimonialFields>, "version" | "image" | "place" | "consent"> & { picture: string };
