import type { CourseClass } from "#contract/kinds/class.ts";

type Dates = Pick<CourseClass, "active" | "starts_on" | "ends_on" | "enrol_until">;

/** What a class is on a day, YYYY-MM-DD: its first and its last day are of its time, its last day to enrol is one to enrol on. */
export function classState({ active, starts_on, ends_on, enrol_until }: Dates, today: string) {
  if (!active) return "hidden";
  if (ends_on < today) return "over";
  if (starts_on <= today) return "running";
  return enrol_until && enrol_until < today ? "closed" : "open";
}
