import { type ClosedDays, classDays, daysOffOf, firstHeldDay, hoursOfDays } from "#contract/classes/class-days.ts";
import {
  dayInWords,
  daysOffInWords,
  feeInWords,
  inHours,
  paceInWords,
  seatsInWords,
  shortDayInWords,
  weeklyLines,
  whereInWords,
} from "#contract/classes/class-labels.ts";
import type { Language } from "#contract/kinds/language.ts";
import { isJustOf } from "#contract/languages/level-schemes.ts";
import { languageOfSubject } from "#contract/site/course-language.ts";
import { classAddress, subjectAddress } from "#contract/site/page-address.ts";
import type { OpenClass } from "../classes/classes.ts";

/** A class as pages show it. Its first and last day are days on which it is held. */
export type PublicClass = Pick<
  OpenClass,
  | ("id" | "title" | "level" | "starts_on" | "ends_on" | "times" | "mode" | "place" | "branch")
  | ("teacher_id" | "teacher" | "fee" | "fee_note" | "note" | "seats" | "seats_left")
> & {
  /** The address of its page. */
  path: string;
  words: ClassLabels;
  /** The dates of its days that fall out. */
  off: string[];
  /** On how many days it is held. */
  held: number;
};
export type ClassLabels = {
  /** "Saturday 16 January" */
  starts: string;
  /** "16 January" */
  from: string;
  /** Left out for a class of one day. */
  ends?: string;
  /** Its last day to enrol, where it has one. */
  until?: string;
  times: string[];
  /** "60 hours in 24 lessons". */
  hours?: string;
  /** The hours of the days that fall out. */
  lost?: number;
  /** "about 12 weeks at 5 hours a week" */
  pace?: string;
  /** "1 January (New Year's Day)" */
  off?: string;
  /** "In person, Room 2", "Room 2, Kandy branch, 12 Temple Road, Kandy" */
  held: string;
  fee: string;
  seats: string;
};

export type ListedClass = PublicClass & { subject: SubjectLink };
/** The course or exam of a class, with the short name of the language that it teaches. */
export type SubjectLink = { title: string; path: string; language?: string };
/** A class on one line. `language`: a short name. */
export type ClassLine = { id: number; path: string; title: string; starts: string; facts: string; language?: string };
/** What the labels and addresses of classes depend on. */
export type Known = { today: string; taught: readonly Language[]; closed: readonly ClosedDays[] };

export function classLine(one: OpenClass, { today, taught, closed }: Known): ClassLine {
  const { id, fee, seats_left } = one;
  const language = languageOfSubject(one.subject, taught);
  return {
    id,
    path: addressOfClass(one, taught),
    title: wholeTitle(one),
    starts: dayInWords(firstHeldDay(one, closed), today),
    facts: `${feeInWords(fee)} · ${seatsInWords(seats_left)}`,
    ...(language && { language: language.slug }),
  };
}

/** The title of a class, with its level where neither the title nor that of its course says it. */
function titleOf({ title, level, subject }: Pick<OpenClass, "title" | "level" | "subject">): string {
  return level && !title.includes(level) && !isJustOf(subject.title, level) ? `${level}, ${title}` : title;
}

/** "German Deutsch: A1 weekend" */
export function wholeTitle(one: OpenClass): string {
  return `${one.subject.title}: ${titleOf(one)}`;
}

export function addressOfClass({ id, subject, ...one }: OpenClass, taught: readonly Language[]): string {
  return classAddress({ id, of: languageOfSubject(subject, taught)?.name ?? subject.title, title: titleOf({ ...one, subject }) });
}

export function subjectLink({ subject }: OpenClass, taught: readonly Language[]): SubjectLink {
  const language = languageOfSubject(subject, taught);
  return { title: subject.title, path: subjectAddress(subject), ...(language && { language: language.slug }) };
}

export function publicClass(one: OpenClass, { today, taught, closed }: Known): PublicClass {
  const { id, level, enrol_until, times, mode, place, branch, teacher_id, teacher, fee, fee_note, note, seats, seats_left } = one;
  const days = classDays(one, closed);
  const off = daysOffOf(days);
  const held = days.filter((day) => day.off === undefined);
  const hours = hoursOfDays(held);
  // Visitors plan by the days on which it is really held.
  const [starts_on, ends_on] = [held[0]?.date ?? one.starts_on, held.at(-1)?.date ?? one.ends_on];
  return {
    ...{ id, path: addressOfClass(one, taught), title: titleOf(one), starts_on, ends_on, times, mode, fee, seats, seats_left },
    off: off.map(({ date }) => date),
    held: held.length,
    ...(level && { level }),
    ...(place && { place }),
    ...(branch && { branch }),
    ...(teacher_id && { teacher_id }),
    ...(teacher && { teacher }),
    ...(fee_note && { fee_note }),
    ...(note && { note }),
    words: {
      starts: dayInWords(starts_on, today),
      from: shortDayInWords(starts_on, today),
      ...(starts_on !== ends_on && { ends: shortDayInWords(ends_on, today) }),
      ...(enrol_until && { until: dayInWords(enrol_until, today) }),
      times: weeklyLines(times),
      ...(held.length > 0 && { hours: `${inHours(hours)} in ${held.length} ${held.length === 1 ? "lesson" : "lessons"}` }),
      ...(off.length > 0 && { lost: hoursOfDays(days) - hours }),
      ...(held.length > 1 && { pace: paceInWords(hours, times) }),
      ...(off.length > 0 && { off: daysOffInWords(off, today) }),
      held: whereInWords(one),
      fee: feeInWords(fee),
      seats: seatsInWords(seats_left),
    },
  };
}

export function listedClass(one: OpenClass, known: Known): ListedClass {
  return { ...publicClass(one, known), subject: subjectLink(one, known.taught) };
}
