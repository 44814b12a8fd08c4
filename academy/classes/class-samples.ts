import { lastDayFor } from "#contract/classes/class-days.ts";
import { hoursIn } from "#contract/classes/contradictions.ts";
import { type ClassFields, classFields } from "#contract/kinds/class.ts";
import { addDays } from "#contract/site/days.ts";
import type { Reader } from "#database/transaction.ts";
import { programValueOf } from "../program-values.ts";
import { term } from "./samples/term.ts";

/** Where the built-in classes are held. */
export const samplePlaces = [...new Set(term.flatMap(({ place }) => place || []))];

/** Milliseconds after its courses in which a new academy still gets its classes: a first start may have been interrupted. */
const stillNew = 3_600_000;

/** Whether the built-in courses were put in just now: an academy that had courses before must not find invented classes on its site. */
export async function isNewAcademy(db: Reader, now: number): Promise<boolean> {
  const filled = await programValueOf(db, "filled:courses");
  return filled !== undefined && now - Number(filled) < stillNew;
}

/** The built-in classes of the built-in courses and exams that are there; their dates are counted from `today`, YYYY-MM-DD. */
export async function fieldsOfTerm(db: Reader, today: string): Promise<ClassFields[]> {
  const courses = await db.selectFrom("courses").select(["id", "slug", "duration"]).where("deleted_at", "is", null).limit(500).execute();
  const exams = await db.selectFrom("exams").select(["id", "slug"]).where("deleted_at", "is", null).limit(500).execute();
  return term.flatMap(({ course, exam, inWeeks, weeks, ...sample }) => {
    const { id: course_id, duration = "" } = courses.find(({ slug }) => slug === course) ?? {};
    const exam_id = exams.find(({ slug }) => slug === exam)?.id;
    if (course_id === undefined && exam_id === undefined) return [];
    const starts_on = firstDay(today, inWeeks, sample.times[0]?.weekday);
    // As many hours as its course says.
    const hours = hoursIn(duration);
    const held = { starts_on, times: sample.times };
    const ends_on = (hours && lastDayFor(held, [], hours)) || lastDay(starts_on, weeks, sample.times);
    return [classFields.parse({ ...sample, course_id, exam_id, starts_on, ends_on, enrol_until: addDays(starts_on, -2) })];
  });
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

function firstDay(today: string, inWeeks: number, weekday = "Monday"): string {
  const from = addDays(today, inWeeks * 7);
  const ahead = (weekdays.indexOf(weekday) - new Date(from).getUTCDay() + 7) % 7;
  return addDays(from, ahead);
}

function lastDay(startsOn: string, weeks: number, times: readonly { weekday: string }[]): string {
  const days = Array.from({ length: weeks * 7 }, (_, index) => addDays(startsOn, index));
  return days.findLast((date) => times.some(({ weekday }) => weekday === weekdays[new Date(date).getUTCDay()])) ?? startsOn;
}
