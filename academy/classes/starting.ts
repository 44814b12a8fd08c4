import type { StartingClass } from "#contract/enquiries/desk-today.ts";
import type { Reader } from "#database/transaction.ts";
import { isPublished } from "../content/is-published.ts";
import { dateColumns, firstDayIn } from "../first-day.ts";
import { seatCountsOf } from "../seats.ts";

const most = 100;

type When = {
  today: string;
  until: string;
  /** ISO 8601. */
  now: string;
};

/** The classes that visitors see, begin after `today` and not after `until`, can be joined and have seats; the next one first. */
export async function startingClasses(db: Reader, { today, until, now }: When): Promise<StartingClass[]> {
  const rows = await db
    .selectFrom("classes")
    .leftJoin(
      ({ selectFrom }) =>
        selectFrom("courses").select(["id", "title"]).where("deleted_at", "is", null).where(isPublished(now)).as("courses"),
      (join) => join.onRef("courses.id", "=", "classes.course_id"),
    )
    .leftJoin(
      ({ selectFrom }) => selectFrom("exams").select(["id", "title"]).where("deleted_at", "is", null).where(isPublished(now)).as("exams"),
      (join) => join.onRef("exams.id", "=", "classes.exam_id"),
    )
    .select(["classes.id", "classes.title", "classes.seats", ...dateColumns, "courses.title as course", "exams.title as exam"])
    .where("classes.deleted_at", "is", null)
    .where("classes.active", "=", 1)
    .where("classes.starts_on", ">", today)
    .where("classes.starts_on", "<=", until)
    .where((is) => is.or([is("classes.enrol_until", "=", ""), is("classes.enrol_until", ">=", today)]))
    .where((is) => is.or([is("courses.id", "is not", null), is("exams.id", "is not", null)]))
    .orderBy("classes.starts_on")
    .orderBy("classes.id")
    .limit(most)
    .execute();
  const seatsOf = await seatCountsOf(db, rows);
  const firstDay = await firstDayIn(db);
  return rows.flatMap((row) => {
    const { id, title, starts_on, course, exam } = row;
    const { seats_left, waiting } = seatsOf(row);
    const name = [course ?? exam, title].filter(Boolean).join(": ");
    return seats_left > 0 ? [{ id, name, starts_on, first_day: firstDay(row), seats_left, waiting }] : [];
  });
}
