import type { WeeklyTime } from "#contract/classes/weekly-time.ts";
import type { CourseClass } from "#contract/kinds/class.ts";
import { hasLevel } from "#contract/languages/levels-of.ts";

export const eveningFrom = "17:00";

export type ClassFilter = {
  language?: string | undefined;
  level?: string | undefined;
  evening?: unknown;
  weekend?: unknown;
  online?: unknown;
  /** 0: the academy's own address. */
  branch?: number | undefined;
  month?: string | undefined;
  places?: "open" | "full" | undefined;
};

/** `starts_on`: the day on which it is first held. */
type Filtered = Pick<CourseClass, "title" | "level" | "times" | "mode" | "branch" | "starts_on" | "seats_left"> & {
  language: string | undefined;
};

type FilterName = keyof ClassFilter;

/** Whether a class is one of those that somebody asks for; what is left out of the filter narrows nothing. */
export function passes(filter: ClassFilter, one: Filtered): boolean {
  return filterNames.every((name) => !misses[name](filter, one));
}

/** The parts of a filter that a class does not meet. */
export function missedBy(filter: ClassFilter, one: Filtered): FilterName[] {
  return filterNames.filter((name) => misses[name](filter, one));
}

/** How far a class is from what was asked for, by the parts that it misses. Nobody wants another language. */
export function distanceOf(missed: readonly FilterName[]): number {
  return missed.reduce((sum, name) => sum + distances[name], 0);
}

const distances = { language: Number.POSITIVE_INFINITY, level: 20, places: 20, online: 5, branch: 5, month: 4, weekend: 3, evening: 3 };

const filterNames = ["language", "level", "evening", "weekend", "online", "branch", "month", "places"] as const;

const misses: Record<FilterName, (filter: ClassFilter, one: Filtered) => unknown> = {
  language: ({ language }, one) => language && one.language !== language.toLowerCase(),
  level: ({ level }, one) => level && !hasLevel(one, level),
  evening: ({ evening }, { times }) => evening && !isInTheEvening(times),
  weekend: ({ weekend }, { times }) => weekend && !isAtTheWeekend(times),
  online: ({ online }, { mode }) => online && mode === "academy",
  branch: ({ branch }, one) => branch !== undefined && (one.mode === "online" || (one.branch?.id ?? 0) !== branch),
  month: ({ month }, { starts_on }) => month && !starts_on.startsWith(month),
  places: ({ places }, { seats_left }) => places && (places === "full") !== (seats_left === 0),
};

export function isInTheEvening(times: readonly WeeklyTime[]): boolean {
  return times.length > 0 && times.every(({ from }) => from >= eveningFrom);
}

export function isAtTheWeekend(times: readonly WeeklyTime[]): boolean {
  return times.length > 0 && times.every(({ weekday }) => weekday === "Saturday" || weekday === "Sunday");
}
