import { z } from "./zod.ts";

/** What an owner of a new academy sets up first, in this order. */
export const firstHourSteps = ["facts", "email", "mail", "logo", "words", "answers", "samples", "second-step", "backup", "class"] as const;

/** `putAway`: an owner does not want to see the list any more. */
export const firstHour = z.object({
  steps: z.array(z.object({ step: z.enum(firstHourSteps), done: z.boolean() })),
  putAway: z.boolean(),
});
export type FirstHour = z.output<typeof firstHour>;

export const firstHourWish = z.object({ putAway: z.boolean() });
