import { classDays, crosses } from "./class-days.ts";
import type { WeeklyTime } from "./weekly-time.ts";

type EnteredDates = { starts_on: string; ends_on: string; enrol_until: string; times: readonly WeeklyTime[] };

/** What is wrong with the days and hours of a class, at which field. Days are YYYY-MM-DD; no last day to enrol is "". */
export function wrongDates(dates: EnteredDates): { path: keyof EnteredDates; message: string }[] {
  const { starts_on, ends_on, enrol_until, times } = dates;
  const crossing = times.find((one, index) => times.slice(0, index).some((other) => crosses(one, other)));
  return [
    ...(ends_on < starts_on ? [{ path: "ends_on", message: "The last day is before the first one." } as const] : []),
    ...(enrol_until > starts_on
      ? [{ path: "enrol_until", message: "The last day to enrol must not be after the first day of the class." } as const]
      : []),
    ...(crossing ? [{ path: "times", message: `Two of the times on ${crossing.weekday} cross each other.` } as const] : []),
    ...(hasNoDay(dates) ? [{ path: "times", message: noDay } as const] : []),
  ];
}

const noDay = "None of these weekdays falls between the first and the last day, so the class would never be held.";

/** Days that fall out count: a class may be cancelled as a whole. Without weekly times its days are unknown; wrong dates and times have messages of their own. */
function hasNoDay(dates: EnteredDates): boolean {
  const areTimes = dates.times.length > 0 && dates.times.every(({ from, to }) => from < to);
  return areTimes && dates.starts_on <= dates.ends_on && classDays(dates, []).length === 0;
}
