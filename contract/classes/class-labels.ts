import { dateText, weekdayOf, weekdays } from "../site/date-text.ts";
import { listed } from "../site/listed.ts";
import { spokenTime } from "../site/opening-hours.ts";
import { minutesOf } from "./class-days.ts";
import { classModes } from "./class-modes.ts";
import type { WeeklyTime } from "./weekly-time.ts";

// What people read of a class. Each of these formats stands here only; nothing here needs zod.

const wholeNumber = new Intl.NumberFormat("en-LK", { maximumFractionDigits: 0 });

/** An amount in rupees, without its currency: "45,000". */
export function rupees(amount: number): string {
  return wholeNumber.format(amount);
}

/** A fee in rupees as people read it: "LKR 45,000"; "Free" for none. */
export function feeInWords(fee: number): string {
  return fee === 0 ? "Free" : `LKR ${rupees(fee)}`;
}

/** How a language says days, and from when to when. */
export type SayTimes = { days: (days: readonly WeeklyTime["weekday"][]) => string; hours: (from: string, to: string) => string };

const inEnglish: SayTimes = { days: listed, hours: (from, to) => `${spokenTime(from)} to ${spokenTime(to)}` };

/** The times of a week, those at the same hours together: "Monday and Wednesday, 6 PM to 8 PM", "Saturday, 9 AM to 1 PM". */
export function weeklyLines(times: readonly WeeklyTime[], say: SayTimes = inEnglish): string[] {
  const groups = new Map<string, WeeklyTime["weekday"][]>();
  const inOrder = [...times].sort(
    (one, other) => weekdays.indexOf(one.weekday) - weekdays.indexOf(other.weekday) || (one.from < other.from ? -1 : 1),
  );
  for (const { weekday, from, to } of inOrder) {
    const hours = say.hours(from, to);
    groups.set(hours, [...(groups.get(hours) ?? []), weekday]);
  }
  return [...groups].map(([hours, days]) => `${say.days(days)}, ${hours}`);
}

/** The same on one line: "Monday and Wednesday, 6 PM to 8 PM; Saturday, 9 AM to 1 PM". */
export function timesInWords(times: readonly WeeklyTime[], say?: SayTimes): string {
  return weeklyLines(times, say).join("; ");
}

/** A date so many days away, before or after, is said with its year. */
const far = 300;

/** "2027-01-16" as people say it on `today`: "16 January", with its year when that is 300 days or more away. */
export function shortDayInWords(date: string, today: string): string {
  const days = Math.abs(Date.parse(date) - Date.parse(today)) / 86_400_000;
  return days < far ? dateText(date).slice(0, -5) : dateText(date);
}

/** The same with its weekday: "Saturday 16 January". */
export function dayInWords(date: string, today: string): string {
  return `${weekdayOf(date)} ${shortDayInWords(date, today)}`;
}

/**
 * Days without class in one line: "1 January (New Year's Day), 8 January"; more than eight are the first eight and how many others. What
 * several days that follow one another are closed for is said once, after the last: "25 December, 28 December (Year's end)".
 */
export function daysOffInWords(days: readonly { date: string; why: string }[], today: string): string {
  const first = days.slice(0, mostDaysOff);
  const shown = first.map(({ date, why }, at) => `${shortDayInWords(date, today)}${why && why !== first[at + 1]?.why ? ` (${why})` : ""}`);
  return days.length > mostDaysOff ? `${shown.join(", ")} and ${days.length - mostDaysOff} more` : shown.join(", ");
}

/** More is a line that nobody reads; the calendar has them all. */
const mostDaysOff = 8;

export type Held = { mode: keyof typeof classModes; place?: string | undefined; branch?: { name: string; address: string } | undefined };

/**
 * How and where it is held: "In person, Room 2", "Online", "In person (Room 4) and online"; in a branch "Room 2, Kandy branch",
 * "Room 4, Kandy branch, and online".
 */
export function heldInWords({ mode, place, branch }: Held): string {
  if (branch) return heldAt([place, branch.name], mode);
  if (!place) return classModes[mode];
  return mode === "both" ? classModes.both.replace(" and", ` (${place}) and`) : `${classModes[mode]}, ${place}`;
}

/** The same with the address of its branch: "Room 2, Kandy branch, 12 Temple Road, Kandy". */
export function whereInWords(held: Held): string {
  const { mode, place, branch } = held;
  return branch ? heldAt([place, branch.name, branch.address], mode) : heldInWords(held);
}

function heldAt(where: readonly (string | undefined)[], mode: Held["mode"]): string {
  return [...where.filter(Boolean), ...(mode === "both" ? ["and online"] : [])].join(", ");
}

/** "60 hours", "57.5 hours", "1 hour". */
export function inHours(hours: number): string {
  const rounded = Math.round(hours * 10) / 10;
  return `${rounded} ${rounded === 1 ? "hour" : "hours"}`;
}

/** How long hours take at the times of a week: "about 24 weeks at 5 hours a week". */
export function paceInWords(hours: number, times: readonly WeeklyTime[]): string {
  const weekly = times.reduce((sum, { from, to }) => sum + minutesOf(to) - minutesOf(from), 0) / 60;
  const weeks = Math.max(1, Math.round(hours / weekly));
  return `about ${weeks} ${weeks === 1 ? "week" : "weeks"} at ${exactHours(weekly)} a week`;
}

/** "5 hours", "2.5 hours", "5 hours 15 minutes": few hours are not rounded. */
function exactHours(hours: number): string {
  if (Number.isInteger(hours * 2)) return inHours(hours);
  const minutes = Math.round((hours % 1) * 60);
  return [...(hours >= 1 ? [inHours(Math.floor(hours))] : []), `${minutes} ${minutes === 1 ? "minute" : "minutes"}`].join(" ");
}

/** "3 seats left", "1 seat left". */
export function seatsLeftInWords(left: number): string {
  return left === 1 ? "1 seat left" : `${left} seats left`;
}

/** "1 person has a seat", "3 people have a seat". */
export function seatedInWords(count: number): string {
  return count === 1 ? "1 person has a seat" : `${count} people have a seat`;
}

/** As staff read it: "3 seats left", or how many wait for one. */
export function seatsForStaff({ seats_left, waiting }: { seats_left: number; waiting: number }): string {
  if (seats_left > 0) return seatsLeftInWords(seats_left);
  return waiting > 0 ? `full, ${waiting} waiting` : "full";
}

/** As visitors read it: "3 seats left", "Full: join the waiting list". */
export function seatsInWords(left: number): string {
  return left <= 0 ? "Full: join the waiting list" : seatsLeftInWords(left);
}
