import { type WeeklyTime, weeklyTime } from "#contract/classes/weekly-time.ts";

/** Reads a list of texts kept as JSON; anything else is an empty list. */
export function textsOf(json: string): string[] {
  return entriesOf(json).filter((entry) => typeof entry === "string");
}

/** Reads times of a week kept as JSON; anything else is left out. */
export function timesOf(json: string): WeeklyTime[] {
  return entriesOf(json).flatMap((entry) => weeklyTime.safeParse(entry).data ?? []);
}

function entriesOf(json: string): unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
