import type { WeeklyTime } from "#contract/classes/weekly-time.ts";
import { weekdays } from "#contract/site/date-text.ts";
import { spokenTime } from "#contract/site/opening-hours.ts";

export type WeekDay<One> = { day: WeeklyTime["weekday"]; entries: { at: string; one: One }[] };

/** Classes by the days of the week on which they are held, on each day the earliest first; a class of two days stands on both. */
export function weekOf<One extends { times: readonly WeeklyTime[] }>(classes: readonly One[]): WeekDay<One>[] {
  return weekdays.map((day) => ({
    day,
    entries: classes
      .flatMap((one) => one.times.filter(({ weekday }) => weekday === day).map((time) => ({ ...time, one })))
      .sort((first, second) => first.from.localeCompare(second.from) || first.to.localeCompare(second.to))
      .map(({ from, to, one }) => ({ at: `${spokenTime(from)} to ${spokenTime(to)}`, one })),
  }));
}
