import { weekdays } from "../site/date-text.ts";
import { z } from "../zod.ts";

const clock = z.string("Give a time, such as 18:00.").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Give a time, such as 18:00.");

/** One time of a week; "18:00" where the academy is. */
export const weeklyTime = z
  .object({ weekday: z.enum(weekdays, "Choose a weekday."), from: clock, to: clock })
  .refine(({ from, to }) => from < to, { path: ["to"], error: "The end must be after the beginning." });
export type WeeklyTime = z.output<typeof weeklyTime>;
