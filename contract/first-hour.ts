import { z } from "./zod.ts";

/** What an owner of a new academy sets up first, in this order. */
export const firstHourSteps = [
  "facts",
  "mail",
  "email",
  "logo",
  "words",
  "answers",
  "teachers",
  "samples",
  "second-step",
  "backup",
  "class",
] as const;

/** `left`: what of it is still to do, and the screen of each; `putAway`: an owner does not want to see the list any more. */
export const firstHour = z.object({
  steps: z.array(
    z.object({
      step: z.enum(firstHourSteps),
      done: z.boolean(),
      left: z.array(z.object({ name: z.string(), address: z.string() })).optional(),
    }),
  ),
  putAway: z.boolean(),
});
export type FirstHour = z.output<typeof firstHour>;

/** `wordsAreSo`: an owner says that what the first site texts claim is true here. */
export const firstHourWish = z.union([z.object({ putAway: z.boolean() }), z.object({ wordsAreSo: z.literal(true) })]);
export type FirstHourWish = z.output<typeof firstHourWish>;
