import { weekdays } from "../site/date-text.ts";
import { addDays } from "../site/days.ts";
import { type ClassDates, type ClosedDays, crosses, minutesOf, whyOff } from "./class-days.ts";
import type { classModes } from "./class-modes.ts";
import type { WeeklyTime } from "./weekly-time.ts";

/** What decides when a class takes which room and which teacher. Days are YYYY-MM-DD. */
export type Timed = ClassDates & {
  mode: keyof typeof classModes;
  place?: string | undefined;
  /** Of its room; rooms of two branches may have one name. */
  branch?: { id: number } | undefined;
  teacher?: string | undefined;
};

/** Two classes at one time: what both take, on which time of the first, and the first day on which they meet. */
export type Clash<Other extends Timed> = { other: Other; takes: ("room" | "teacher")[]; time: WeeklyTime; on: string };

const same = (one = "", other = "") => plain(one) !== "" && plain(one) === plain(other);
const plain = (text: string) => text.normalize("NFC").trim().replace(/\s+/gu, " ").toLowerCase();

/** What two classes would both take, were they held at one time. */
function sharedBy(one: Timed, other: Timed): Clash<Timed>["takes"] {
  const isOnline = one.mode === "online" || other.mode === "online";
  const isRoom = !isOnline && same(one.place, other.place) && one.branch?.id === other.branch?.id;
  return [...(isRoom ? (["room"] as const) : []), ...(same(one.teacher, other.teacher) ? (["teacher"] as const) : [])];
}

/** The first day of a weekday on which both classes are held; undefined for none. */
function firstCommonDay(one: Timed, other: Timed, weekday: WeeklyTime["weekday"], closed: readonly ClosedDays[]): string | undefined {
  if (![one.starts_on, other.starts_on, one.ends_on, other.ends_on].every(isDay)) return undefined;
  const [, from = ""] = [one.starts_on, other.starts_on].sort();
  const [until = ""] = [one.ends_on, other.ends_on].sort();
  const ahead = (weekdays.indexOf(weekday) - ((new Date(from).getUTCDay() + 6) % 7) + 7) % 7;
  const isHeld = (day: string) => [one, other].every((each) => whyOff(each, day, closed) === undefined);
  for (let week = 0, day = addDays(from, ahead); week < mostWeeks && day <= until; week++, day = addDays(day, 7))
    if (isHeld(day)) return day;
  return undefined;
}

/** Nobody plans further; a mistyped year must not be searched week by week. */
const mostWeeks = 160;
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The other classes that take the same room or teacher at the same time on a day on which both are held, each once. */
export function clashesOf<Other extends Timed>(one: Timed, others: readonly Other[], closed: readonly ClosedDays[]): Clash<Other>[] {
  return others.flatMap((other) => {
    const takes = sharedBy(one, other);
    if (takes.length === 0) return [];
    const met = one.times.flatMap((time) => {
      const on = other.times.some((taken) => crosses(time, taken)) ? firstCommonDay(one, other, time.weekday, closed) : undefined;
      return on === undefined ? [] : [{ other, takes, time, on }];
    });
    return met.sort((first, second) => (first.on < second.on ? -1 : 1)).slice(0, 1);
  });
}

const clockOf = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const mostOffered = 3;
const step = 30;
/** Minutes that another weekday counts as, so that an hour or two on the same day comes before the next day. */
const anotherDay = 150;
const earliest = minutesOf("08:00");
const latest = minutesOf("20:30");

/**
 * Times as long as `time` at which neither the room nor the teacher of a class is taken on any of its days, the nearest first; at hours at
 * which some class is held, or between 8 AM and 8.30 PM.
 */
export function freeTimes(one: Timed, time: WeeklyTime, others: readonly Timed[], closed: readonly ClosedDays[]): WeeklyTime[] {
  const length = minutesOf(time.to) - minutesOf(time.from);
  const all = [one, ...others].flatMap(({ times }) => times);
  const first = Math.min(earliest, ...all.map(({ from }) => minutesOf(from)));
  const last = Math.max(latest, ...all.map(({ to }) => minutesOf(to))) - length;
  // From where it is by whole steps, so that 6.15 PM is moved to 6.45 PM.
  const begin = first + ((((minutesOf(time.from) - first) % step) + step) % step);
  const starts = Array.from({ length: Math.max(0, Math.floor((last - begin) / step) + 1) }, (_, index) => begin + index * step);
  const own = one.times.filter(({ weekday, from }) => weekday !== time.weekday || from !== time.from);
  const concerned = others.filter((other) => sharedBy(one, other).length > 0);
  const distance = ({ weekday, from }: WeeklyTime) => {
    const days = Math.abs(weekdays.indexOf(weekday) - weekdays.indexOf(time.weekday));
    return Math.min(days, 7 - days) * anotherDay + Math.abs(minutesOf(from) - minutesOf(time.from));
  };
  const isFree = (wanted: WeeklyTime) =>
    !own.some((other) => crosses(wanted, other)) && clashesOf({ ...one, times: [wanted] }, concerned, closed).length === 0;
  const candidates = weekdays
    .flatMap((weekday) => starts.map((from) => ({ weekday, from: clockOf(from), to: clockOf(from + length) })))
    .sort((a, b) => distance(a) - distance(b));
  const found: WeeklyTime[] = [];
  for (const wanted of candidates) {
    if (found.length === mostOffered) break;
    if (isFree(wanted) && !found.some((other) => crosses(wanted, other))) found.push(wanted);
  }
  return found;
}
