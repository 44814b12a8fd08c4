import { displayOrder, requiredText, version } from "./text.ts";
import { z } from "./zod.ts";

/** Which public page a question belongs to. */
export type QuestionKind = "course" | "exam";

/** At least 0; a non-number becomes 0 (specification, section 5). */
const order = z.preprocess(
  (value) => {
    const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    return typeof number === "number" && !Number.isNaN(number) ? number : 0;
  },
  z.number().int("Order must be a whole number.").min(0, "Order must be 0 or more.").max(1_000_000, "Order must be 1000000 or less."),
);

/** What staff send to create or update a Q&A item (specification, sections 3, 5 and 7). */
export const questionFields = z.object({
  question: requiredText(500),
  answer: requiredText(5000),
  display_order: order,
  active: z.boolean({ error: "Active must be true or false." }).default(true),
  version,
});

export type QuestionFields = z.output<typeof questionFields>;

/** A Q&A item as every list and answer carries it. */
export const question = z.object({
  id: z.number().int(),
  question: z.string(),
  answer: z.string(),
  display_order: displayOrder,
  active: z.boolean(),
  version: z.number().int(),
});

export type Question = z.output<typeof question>;
