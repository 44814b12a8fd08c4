import { sql } from "kysely";
import { dateText } from "#contract/site/date-text.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { enquiriesThatCount } from "./enquiry-rows.ts";
import { ClassFull, Invalid } from "./errors.ts";
import { dateColumns, firstDayIn } from "./first-day.ts";
import { seatFor, seatsLeft } from "./seat-rule.ts";

/** How many have a seat, and how many wait for one. Merged enquiries count once. */
type SeatCounts = { enrolled: number; waiting: number };
/** A class, with the seats that it has. */
type WithSeats = { id: number; seats: number };

const none: SeatCounts = { enrolled: 0, waiting: 0 };

/** Answers a function that says of each of these classes how many have a seat, how many wait for one, and how many seats are left. */
export async function seatCountsOf(db: Reader, classes: readonly WithSeats[]) {
  const counts = new Map<number, SeatCounts>();
  const ids = classes.map(({ id }) => id);
  const rows = enquiriesThatCount(db)
    .select(["class_id", "status", sql<number>`count(*)`.as("count")])
    .where("class_id", "in", ids)
    .where("status", "in", ["Enrolled", "Waiting"])
    .groupBy(["class_id", "status"]);
  for (const { class_id, status, count } of ids.length === 0 ? [] : await rows.execute()) {
    const of = counts.get(class_id ?? 0) ?? none;
    counts.set(class_id ?? 0, { ...of, [status === "Enrolled" ? "enrolled" : "waiting"]: Number(count) });
  }
  return ({ id, seats }: WithSeats) => {
    const { enrolled, waiting } = counts.get(id) ?? none;
    return { enrolled, waiting, seats_left: seatsLeft({ seats, enrolled }) };
  };
}

/** Throws Invalid when there is no such class, ClassFull unless there is a `reason` to overbook it. `fills`: this is the last seat. */
export async function assertSeat(tx: Writer, classId: number, reason: string): Promise<{ title: string; fills: boolean }> {
  // This must run in database.change("classes", …): nobody else can take the seat until that is committed.
  const row = await tx
    .selectFrom("classes")
    .select(["id", "title", "seats"])
    .where("id", "=", classId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow(() => new Invalid("class_id", "This class is not there any more. Please choose another one."));
  const { enrolled } = (await seatCountsOf(tx, [row]))(row);
  const seat = seatFor({ seats: row.seats, enrolled });
  if (seat === "none" && reason === "") throw new ClassFull(row.title, row.seats);
  return { title: row.title, fills: seat === "last" };
}

/** The names of classes where their course is not shown: "German (Deutsch): A1 weekend, from 16 January 2027"; those that are gone are missing. */
export async function namesOfClasses(db: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("classes")
    .leftJoin("courses", "courses.id", "classes.course_id")
    .leftJoin("exams", "exams.id", "classes.exam_id")
    .select(["classes.id", "classes.title", ...dateColumns, "courses.title as course", "exams.title as exam"])
    .where("classes.id", "in", ids)
    .where("classes.deleted_at", "is", null)
    .execute();
  const firstDay = await firstDayIn(db);
  return new Map(
    rows.map((row) => [row.id, `${[row.course ?? row.exam, row.title].filter(Boolean).join(": ")}, from ${dateText(firstDay(row))}`]),
  );
}

/** Undefined when the class is gone. */
export const nameOfClass = async (db: Reader, id: number): Promise<string | undefined> => (await namesOfClasses(db, [id])).get(id);

/** Which of some classes can be restored from the trash. */
export async function classesInTrash(db: Reader, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("classes").select("id").where("id", "in", ids).where("deleted_at", "is not", null).execute();
  return new Set(rows.map(({ id }) => id));
}
