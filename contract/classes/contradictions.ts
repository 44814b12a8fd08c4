import { isLevelOf, ladderOf } from "../languages/level-schemes.ts";
import { dateText, weekdayOf, weekdays } from "../site/date-text.ts";
import { listed } from "../site/listed.ts";
import { levelsIn } from "../site/named-levels.ts";
import type { DayHours, SpecialHours } from "../site/opening-hours.ts";
import { type ClassDates, type ClosedDays, hoursOf, realDays } from "./class-days.ts";
import { inHours, timesInWords } from "./class-labels.ts";
import { outsideInWords, outsideOtherHours, outsideWeek } from "./outside-hours.ts";
import type { WeeklyTime } from "./weekly-time.ts";

/** What a class says that a course or exam says as well. */
export type ClassClaims = ClassDates & { seats: number; level?: string | undefined; mode: string };

/** What a course or exam says of its classes, as texts. `size`: "10", "8 to 10 students". */
export type SubjectClaims = { title: string; summary: string; duration: string; size: string; schedule: string };

type CourseTexts = Pick<SubjectClaims, "title" | "summary" | "duration" | "schedule"> & { students_per_class: number | string };

export function claimsOfCourse({ title, summary, duration, schedule, students_per_class }: CourseTexts): SubjectClaims {
  return { title, summary, duration, schedule, size: String(students_per_class) };
}

type ExamTexts = Pick<SubjectClaims, "title" | "summary" | "schedule"> & {
  preparationDuration?: string | undefined;
  studentsPerClass?: string | undefined;
};

export function claimsOfExam({ title, summary, schedule, preparationDuration = "", studentsPerClass = "" }: ExamTexts): SubjectClaims {
  return { title, summary, duration: preparationDuration, schedule, size: studentsPerClass };
}

/** For a class whose course or exam is not chosen yet: only the opening hours can contradict it. */
export const noClaims: SubjectClaims = { title: "", summary: "", duration: "", size: "", schedule: "" };

/** `field`: of the class. */
export type Contradiction = { field: "dates" | "times" | "ends_on" | "seats" | "level"; text: string };

/** By how much the hours of a class may differ from those of its course: a day more or less is no contradiction. */
const tolerance = 0.1;

/** `of`: "course" or "exam", as the messages call it. */
type Around = { of: string; closed: readonly ClosedDays[]; week: readonly DayHours[]; exceptions?: readonly SpecialHours[] };
type TaughtLanguage = Parameters<typeof isLevelOf>[1] & { name: string };

/** Where a class says something else than its course or exam, or is outside the academy's opening hours; each text says both. */
export function contradictions(
  one: ClassClaims,
  subject: SubjectClaims,
  { of, closed, week, exceptions = [], language }: Around & { language?: TaughtLanguage | undefined },
): Contradiction[] {
  const found: Contradiction[] = [];
  const hours = hoursOf(one, closed);
  const promised = hoursIn(subject.duration);
  if (hours !== undefined && promised !== undefined && Math.abs(hours - promised) > promised * tolerance + 0.001)
    found.push({
      field: "ends_on",
      text: `By its dates and times the class has ${inHours(hours)}, and the ${of} says ${subject.duration}.`,
    });
  const { starts_on, ends_on } = realDays(one, closed);
  if (starts_on)
    found.push({ field: "dates", text: `The class begins on ${dayText(one.starts_on)}, and its first day is ${dayText(starts_on)}.` });
  if (ends_on) found.push({ field: "dates", text: `The class ends on ${dayText(one.ends_on)}, and its last day is ${dayText(ends_on)}.` });
  const size = Math.max(...[...subject.size.matchAll(/\d+/g)].map(([digits]) => Number(digits)));
  if (size > 0 && one.seats > size)
    found.push({ field: "seats", text: `The class has ${one.seats} seats, and the ${of} says ${subject.size} students in a class.` });
  const groups = groupsIn(subject.schedule);
  if (groups.length > 0 && !groups.some((group) => isOf(group, one.times)))
    found.push({ field: "times", text: `The class is held on ${timesInWords(one.times)}, and the ${of} says: ${subject.schedule}.` });
  for (const times of outsideWeek(one, week)) found.push({ field: "times", text: `The class is ${outsideInWords(times, week)}.` });
  for (const { text } of outsideOtherHours([one], { week, exceptions: [] }, { week, exceptions }, one.starts_on))
    found.push({ field: "times", text: `The class is ${text}.` });
  const range = levelRange(subject);
  const level = one.level?.slice(0, 2).toUpperCase() ?? "";
  if (range && /^[ABC][12]$/.test(level) && (level < range.from || level > range.to)) {
    const levels = range.from === range.to ? range.from : `${range.from} to ${range.to}`;
    found.push({ field: "level", text: `The class is of level ${one.level}, and the ${of} says ${levels}.` });
  }
  if (one.level && language && !isLevelOf(one.level, language))
    found.push({ field: "level", text: `The class is of level ${one.level}, and ${language.name} has ${listed(ladderOf(language))}.` });
  return found;
}

const dayText = (date: string) => `${weekdayOf(date)} ${dateText(date)}`;

/** The hours that a text promises: "120 hours", "about 40–50 hours" (the longest), "40"; undefined where it says none. */
export function hoursIn(text: string): number | undefined {
  const found = /(\d+(?:\.\d+)?)\s*(?:hours?|hrs?)\b/i.exec(text) ?? /^\s*(\d+(?:\.\d+)?)\s*$/.exec(text);
  return found ? Number(found[1]) : undefined;
}

type Group = { days: ReadonlySet<string>; from?: string; to?: string };

const day = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const clock = "(\\d{1,2})(?:[.:](\\d{2}))?";
const half = "\\s*([AP]\\.?M\\.?|noon)?";
const span = new RegExp(`${clock}${half}\\s*(?:to|–|-|until)\\s*${clock}${half}`, "i");

/**
 * The groups that a schedule offers: "Tuesday and Thursday, 3.00 to 5.30 PM, or Saturday and Sunday, 8.30 to 11.00 AM". None where it leaves
 * room ("or by arrangement") or is of another form: then it contradicts nothing.
 */
function groupsIn(schedule: string): Group[] {
  if (/request|arrang|flexible|agree/i.test(schedule)) return [];
  const groups = schedule.split(/[;\n]|,?\s+or\s+/i).map(groupIn);
  return groups.every((group) => group !== undefined) ? groups.filter((group) => group !== undefined) : [];
}

function groupIn(text: string): Group | undefined {
  const days = new Set<string>();
  for (const [, first = "", last = ""] of text.matchAll(new RegExp(`(${day})s?\\s*(?:to|–|-)\\s*(${day})`, "gi"))) {
    const [from, to] = [indexOf(first), indexOf(last)];
    // "Saturday to Thursday" goes over the end of the week.
    for (const [at, name] of weekdays.entries()) if (from <= to ? from <= at && at <= to : from <= at || at <= to) days.add(name);
  }
  for (const [name] of text.matchAll(new RegExp(day, "gi"))) days.add(weekdays[indexOf(name)] ?? "");
  if (/\bweekends?\b/i.test(text)) for (const name of weekdays.slice(5)) days.add(name);
  if (/\bweekdays?\b/i.test(text)) for (const name of weekdays.slice(0, 5)) days.add(name);
  if (days.size === 0) return undefined;
  const [, hour = "", minute = "00", firstHalf, hourTo = "", minuteTo = "00", lastHalf] = span.exec(text) ?? [];
  if (hour === "") return { days };
  return { days, from: timeOf(hour, minute, firstHalf ?? lastHalf), to: timeOf(hourTo, minuteTo, lastHalf) };
}

function indexOf(name: string): number {
  return weekdays.findIndex((weekday) => weekday.toLowerCase() === name.toLowerCase());
}

/** "3", "00", "PM": "15:00". */
function timeOf(hour: string, minute: string, half = ""): string {
  const isAfternoon = /^p|noon/i.test(half);
  const hours = half === "" ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

/** Whether a class keeps to a group: it may use fewer of its days and hours, since a schedule may have a break, but no others. */
function isOf({ days, from, to }: Group, times: readonly WeeklyTime[]): boolean {
  return times.every((time) => days.has(time.weekday) && (from === undefined || time.from >= from) && (to === undefined || time.to <= to));
}

/** The levels of the European framework that its title says, else its summary. */
function levelRange({ title, summary }: SubjectClaims): { from: string; to: string } | undefined {
  for (const text of [title, summary]) {
    const levels = levelsIn(text)
      .filter((level) => /^[ABC][12]$/.test(level))
      .sort();
    const [from, to] = [levels[0], levels.at(-1)];
    if (from && to) return { from, to };
  }
  return undefined;
}
