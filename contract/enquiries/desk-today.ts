import { z } from "../zod.ts";

/** How long unanswered enquiries wait, in days since they came; see deskToday. */
export const unansweredAges = { today: "Today", "1-2": "1 to 2 days", "3-7": "3 to 7 days", older: "Older" } as const;
export type UnansweredAge = keyof typeof unansweredAges;

const count = z.number().int();
const steps = z.object({ due: count, overdue: count });
const funnel = z.object({ enquiries: count, contacted: count, enrolled: count });
export type Funnel = z.output<typeof funnel>;

/** `first_day`: on which it is first held. */
export const startingClass = z.object({
  ...{ id: z.number().int(), name: z.string() },
  ...{ starts_on: z.string(), first_day: z.string(), seats_left: count, waiting: count },
});
export type StartingClass = z.output<typeof startingClass>;

/** A class in which a seat is free while somebody waits for one. */
export const freedSeat = startingClass.omit({ starts_on: true, first_day: true });
export type FreedSeat = z.output<typeof freedSeat>;

const words = z.array(z.string());

/** A class that changed, and the people with a seat of it who were not told; see classNews. */
export const untoldClass = z.object({
  id: z.number().int(),
  name: z.string(),
  version: z.number().int(),
  /** Since when the academy's closed days and addresses are as the news tells; in milliseconds. Sent back as `as_of` of toldOfClass. */
  as_of: z.number().int(),
  /** The ids of their enquiries. */
  people: z.array(z.number().int()),
  news: z.object({
    cancelled: words,
    held: words,
    changes: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
  }),
});
export type UntoldClass = z.output<typeof untoldClass>;

/** The day of those who work at the desk. Days are YYYY-MM-DD where the academy is. */
export const deskToday = z.object({
  today: z.string(),
  me: z.number().int(),
  steps: z.object({ mine: steps, all: steps }),
  unanswered: z.object({ today: count, "1-2": count, "3-7": count, older: count } satisfies Record<UnansweredAge, z.ZodType>),
  freed: z.array(freedSeat),
  untold: z.array(untoldClass),
  starting: z.array(startingClass),
  /** The first day of the six months that `all` and `courses` tell of. */
  since: z.string(),
  /** Each enquiry once. */
  all: funnel,
  /** The courses and exams that most asked for; somebody who asked for two is in both. */
  courses: z.array(funnel.extend({ name: z.string() })),
});
export type DeskToday = z.output<typeof deskToday>;
