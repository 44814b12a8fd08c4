import { weekdays } from "../site/date-text.ts";
import { addDays } from "../site/days.ts";
import type { SpecialHours } from "../site/opening-hours.ts";
import type { WeeklyTime } from "./weekly-time.ts";

/** Days on which the academy is closed, both ends included. */
export type ClosedDays = { name: string; from: string; to: string };

/** What the days of a class follow from. `held_on`: although the academy is closed; `no_class_on`: although it is open. */
export type ClassDates = {
  starts_on: string;
  ends_on: string;
  times: readonly WeeklyTime[];
  no_class_on?: readonly string[];
  held_on?: readonly string[];
};

/** One of its days. `off`: the day falls out, because of what the academy is closed for, or "" where the class itself says so. */
export type ClassDay = { date: string; minutes: number; off?: string };

/** Days that are looked at: nobody plans further, and a mistyped year must not be counted day by day. */
const longest = 1100;
const day = 86_400_000;

/** Whether two weekly times overlap. */
export const crosses = (one: WeeklyTime, other: WeeklyTime): boolean =>
  one.weekday === other.weekday && one.from < other.to && other.from < one.to;

/** The days with other hours on which the academy is closed. */
export function closedDaysOf(exceptions: readonly SpecialHours[]): ClosedDays[] {
  return exceptions.filter(({ open }) => !open).map(({ name, from, to }) => ({ name, from, to }));
}

/** The days of a class in order, those that fall out among them. */
export function classDays(one: ClassDates, closed: readonly ClosedDays[]): ClassDay[] {
  return [...daysFrom(one, closed, one.ends_on)];
}

/** The days on which it is held. */
export function heldDays(one: ClassDates, closed: readonly ClosedDays[]): ClassDay[] {
  return classDays(one, closed).filter(isHeld);
}

const isHeld = ({ off }: ClassDay) => off === undefined;

/** The first day on which it is held; `starts_on` where it has no weekly times, or all its days fall out. */
export function firstHeldDay(one: ClassDates, closed: readonly ClosedDays[]): string {
  for (const day of daysFrom(one, closed, one.ends_on)) if (isHeld(day)) return day.date;
  return one.starts_on;
}

/** The last day on which it is held; else `ends_on`. */
export function lastHeldDay(one: ClassDates, closed: readonly ClosedDays[]): string {
  return heldDays(one, closed).at(-1)?.date ?? one.ends_on;
}

/** The days on which it is first and last held, where `starts_on` or `ends_on` is another. A last day that falls out is no mistake: it can be made up for. */
export function realDays(one: ClassDates, closed: readonly ClosedDays[]): { starts_on?: string; ends_on?: string } {
  const days = classDays(one, closed);
  const held = days.filter(isHeld);
  const [first, last] = [held[0], held.at(-1)];
  const isLast = days.at(-1)?.date === one.ends_on;
  return {
    ...(first && first.date !== one.starts_on && { starts_on: first.date }),
    ...(last && !isLast && { ends_on: last.date }),
  };
}

/** Those of `no_class_on` on which it would not be held anyway; none while it has no weekly times. */
export function noDaysOfClass(one: ClassDates): string[] {
  const days = new Set(classDays(one, []).map(({ date }) => date));
  return days.size === 0 ? [] : (one.no_class_on ?? []).filter((date) => !days.has(date));
}

/** The first day from `today` on which it is held; undefined where it is over, or has no weekly times. */
export function nextHeldDay(one: ClassDates, closed: readonly ClosedDays[], today: string): string | undefined {
  return heldDays(one, closed).find(({ date }) => date >= today)?.date;
}

/** Its days that fall out, with what the academy is closed for then ("" where the class itself says so). */
export function daysOff(one: ClassDates, closed: readonly ClosedDays[]): { date: string; why: string }[] {
  return daysOffOf(classDays(one, closed));
}

/** The same, of days that were worked out before. */
export function daysOffOf(days: readonly ClassDay[]): { date: string; why: string }[] {
  return days.flatMap(({ date, off }) => (off === undefined ? [] : [{ date, why: off }]));
}

/** How many hours it is held for in all; undefined for a class without weekly times, or with dates that are not typed yet. */
export function hoursOf(one: ClassDates, closed: readonly ClosedDays[]): number | undefined {
  if (one.times.length === 0 || !isSpan(one)) return undefined;
  return hoursOfDays(heldDays(one, closed));
}

/** The classes that are held for fewer hours when the academy is closed on other days than before: how many days fewer, and the hours then. */
export function shortenedBy<One extends ClassDates>(
  classes: readonly One[],
  before: readonly ClosedDays[],
  after: readonly ClosedDays[],
): { one: One; days: number; hours: number }[] {
  return classes.flatMap((one) => {
    const [had, has] = [before, after].map((closed) => heldDays(one, closed));
    const days = (had?.length ?? 0) - (has?.length ?? 0);
    return has && days > 0 ? [{ one, days, hours: hoursOfDays(has) }] : [];
  });
}

/** The first day by which a class that begins on `starts_on` has been held for so many hours; undefined where it never is. */
export function lastDayFor(one: Omit<ClassDates, "ends_on">, closed: readonly ClosedDays[], hours: number): string | undefined {
  // Whole minutes: of thirds of an hour a little would be left over.
  let left = Math.round(hours * 60);
  const dates = { ...one, ends_on: one.starts_on };
  for (const { date, minutes, off } of daysFrom(dates, closed, isSpan(dates) ? addDays(one.starts_on, longest) : "")) {
    if (off === undefined) left -= minutes;
    if (left <= 0) return date;
  }
  return undefined;
}

/**
 * The later last day with which a class makes up for its days that fall out, and its hours then; undefined where it loses none, or has the
 * hours that its course says (`promised`) anyway.
 */
export function madeUp(one: ClassDates, closed: readonly ClosedDays[], promised?: number): { last: string; hours: number } | undefined {
  const held = hoursOf(one, closed);
  if (held === undefined) return undefined;
  const meant = hoursOfDays(classDays(one, closed));
  // `meant` grows with each later last day: what the course says is the end of that, else another would be offered for ever.
  const wanted = Math.min(meant, promised ?? meant);
  const last = lastDayFor(one, closed, wanted);
  return last === undefined || last <= one.ends_on ? undefined : { last, hours: hoursOf({ ...one, ends_on: last }, closed) ?? wanted };
}

function* daysFrom(one: ClassDates, closed: readonly ClosedDays[], last: string): Generator<ClassDay> {
  if (one.times.length === 0 || !isSpan(one)) return;
  const minutesOn = weekdays.map((weekday) =>
    one.times.reduce((sum, time) => (time.weekday === weekday ? sum + minutesOf(time.to) - minutesOf(time.from) : sum), 0),
  );
  const begin = Date.parse(one.starts_on);
  const end = Math.min(Date.parse(last), begin + (longest - 1) * day);
  const weekdayOfBegin = (new Date(begin).getUTCDay() + 6) % 7;
  for (let at = begin, index = weekdayOfBegin; at <= end; at += day, index++) {
    const minutes = minutesOn[index % 7] ?? 0;
    if (minutes <= 0) continue;
    const date = new Date(at).toISOString().slice(0, 10);
    const off = whyOff(one, date, closed);
    yield { date, minutes, ...(off !== undefined && { off }) };
  }
}

/** Why a class is not held on a day: what the academy is closed for, or "" where the class itself says so; undefined: it is. */
export function whyOff(
  { no_class_on = [], held_on = [] }: Pick<ClassDates, "no_class_on" | "held_on">,
  date: string,
  closed: readonly ClosedDays[],
): string | undefined {
  if (no_class_on.includes(date)) return "";
  return held_on.includes(date) ? undefined : closed.find(({ from, to }) => from <= date && date <= to)?.name;
}

const isSpan = ({ starts_on, ends_on }: ClassDates) => [starts_on, ends_on].every((date) => /^\d{4}-\d\d-\d\d$/.test(date));

/** How long some days of a class are together. */
export function hoursOfDays(days: readonly ClassDay[]): number {
  return days.reduce((sum, { minutes }) => sum + minutes, 0) / 60;
}

/** "18:30" in minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
