import type { FreedSeat } from "#contract/enquiries/desk-today.ts";
import type { Reader } from "#database/transaction.ts";
import { enquiriesThatCount } from "../enquiry-rows.ts";
import { namesOfClasses, seatCountsOf } from "../seats.ts";

const most = 50;

/** The classes that have a seat free while somebody waits for one, and are not over; the one that begins first comes first. */
export async function freedSeats(db: Reader, today: string): Promise<FreedSeat[]> {
  const rows = await db
    .selectFrom("classes")
    .select(["id", "seats"])
    .where("deleted_at", "is", null)
    .where("ends_on", ">=", today)
    .where("id", "in", enquiriesThatCount(db).select("class_id").where("status", "=", "Waiting"))
    .orderBy("starts_on")
    .orderBy("id")
    .limit(most)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [seatsOf, names] = [await seatCountsOf(db, rows), await namesOfClasses(db, ids)];
  return rows.flatMap((row) => {
    const { seats_left, waiting } = seatsOf(row);
    return seats_left > 0 ? [{ id: row.id, name: names.get(row.id) ?? "", seats_left, waiting }] : [];
  });
}
