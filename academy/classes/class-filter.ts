import type { CourseClass } from "#contract/class.ts";
import type { WeeklyTime } from "#contract/classes/weekly-time.ts";
import { searchable } from "#contract/searchable.ts";

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

type Filtered = Pick<CourseClass, "title" | "level" | "times" | "mode" | "branch" | "starts_on" | "seats_left"> & {
  language: string | undefined;
};

/** Whether a class is one of those that somebody asks for; what is left out of the filter narrows nothing. */
export function passes(filter: ClassFilter, one: Filtered): boolean {
  if (filter.language && one.language !== filter.language.toLowerCase()) return false;
  if (filter.level && !hasLevel(levelWords(one), filter.level)) return false;
  if (filter.evening && !isInTheEvening(one.times)) return false;
  if (filter.weekend && !isAtTheWeekend(one.times)) return false;
  if (filter.online && one.mode === "academy") return false;
  if (filter.branch !== undefined && (one.mode === "online" || (one.branch?.id ?? 0) !== filter.branch)) return false;
  if (filter.month && !one.starts_on.startsWith(filter.month)) return false;
  return !filter.places || (filter.places === "full") === (one.seats_left === 0);
}

/** Those of some levels that would find a class. */
export function levelsOf(one: Pick<Filtered, "level" | "title">, levels: readonly string[]): string[] {
  const words = levelWords(one);
  return levels.filter((level) => hasLevel(words, level));
}

/** What is looked through for a level: the title says it where the level does not. */
function levelWords({ level = "", title }: Pick<Filtered, "level" | "title">): string {
  return ` ${searchable(level || title).replace(/[^\p{L}\p{N}.]+/gu, " ")} `;
}

/** "A1" finds A1, A1.1 and "A1 evening". */
function hasLevel(words: string, wanted: string): boolean {
  return [" ", "."].some((end) => words.includes(` ${searchable(wanted)}${end}`));
}

export function isInTheEvening(times: readonly WeeklyTime[]): boolean {
  return times.length > 0 && times.every(({ from }) => from >= eveningFrom);
}

export function isAtTheWeekend(times: readonly WeeklyTime[]): boolean {
  return times.length > 0 && times.every(({ weekday }) => weekday === "Saturday" || weekday === "Sunday");
}
