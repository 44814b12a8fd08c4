import type { CourseClass } from "#contract/kinds/class.ts";

type Dates = Pick<CourseClass, "active" | "starts_on" | "ends_on" | "enrol_until">;

/** What a class is on a day (YYYY-MM-DD). It runs from its first to its last day, both included; on `enrol_until` one can still enrol. */
export function classState({ active, starts_on, ends_on, enrol_until }: Dates, today: string) {
  if (!active) return "hidden";
  if (ends_on < today) return "over";
  if (starts_on <= today) return "running";
  return enrol_until && enrol_until < today ? "closed" : "open";
}
