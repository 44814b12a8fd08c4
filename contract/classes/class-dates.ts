import type { WeeklyTime } from "./weekly-time.ts";

type ClassDates = { starts_on: string; ends_on: string; enrol_until: string; times: readonly WeeklyTime[] };

/** What is wrong with the days and hours of a class, at which field. Days are YYYY-MM-DD; no last day to enrol is "". */
export function wrongDates({ starts_on, ends_on, enrol_until, times }: ClassDates): { path: keyof ClassDates; message: string }[] {
  const crossing = times.find((one, index) => times.slice(0, index).some((other) => cross(one, other)));
  return [
    ...(ends_on < starts_on ? [{ path: "ends_on", message: "The last day is before the first one." } as const] : []),
    ...(enrol_until > starts_on
      ? [{ path: "enrol_until", message: "The last day to enrol must not be after the first day of the class." } as const]
      : []),
    ...(crossing ? [{ path: "times", message: `Two of the times on ${crossing.weekday} cross each other.` } as const] : []),
  ];
}

function cross(one: WeeklyTime, other: WeeklyTime): boolean {
  return one.weekday === other.weekday && one.from < other.to && other.from < one.to;
}
