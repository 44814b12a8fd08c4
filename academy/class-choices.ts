import type { ClassChoice } from "#contract/enquiries/staff-enquiries.ts";
import type { Reader } from "#database/transaction.ts";
import { timesOf } from "./json-list.ts";
import { namesOfClasses, seatCountsOf } from "./seats.ts";

const most = 500;

/** The classes that are not over on `today` (YYYY-MM-DD), the next one first, with their free seats. */
export async function classChoices(db: Reader, today: string): Promise<ClassChoice[]> {
  const rows = await db
    .selectFrom("classes")
    .leftJoin("courses", (join) => join.onRef("courses.id", "=", "classes.course_id").on("courses.deleted_at", "is", null))
    .leftJoin("exams", (join) => join.onRef("exams.id", "=", "classes.exam_id").on("exams.deleted_at", "is", null))
    .select(["classes.id", "classes.seats", "classes.active", "classes.starts_on", "classes.enrol_until", "classes.times"])
    .select(["courses.title as course", "exams.title as exam"])
    .where("classes.deleted_at", "is", null)
    .where("classes.ends_on", ">=", today)
    .orderBy("classes.starts_on")
    .orderBy("classes.id")
    .limit(most)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [seatsOf, names] = [await seatCountsOf(db, rows), await namesOfClasses(db, ids)];
  return rows.map((row) => {
    const { id, course, exam, times } = row;
    const { seats_left, waiting } = seatsOf(row);
    const joinable = isJoinable(row, today);
    return { id, name: names.get(id) ?? "", subject: course ?? exam ?? "", joinable, times: timesOf(times), seats_left, waiting };
  });
}

/** Whether visitors can still ask for a seat of a class on a day, YYYY-MM-DD. */
export function isJoinable(one: { active: number; starts_on: string; enrol_until: string }, today: string): boolean {
  return one.active === 1 && one.starts_on > today && (one.enrol_until === "" || one.enrol_until >= today);
}
