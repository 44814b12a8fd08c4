import type { FreedSeat } from "#contract/enquiries/desk-today.ts";
import type { Reader } from "#database/transaction.ts";
import { enquiriesThatCount } from "../enquiries-that-count.ts";
import { seatsLeft } from "./seat-rule.ts";
import { seatCountsOf, seats } from "./seats.ts";

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
  const [counts, names] = [await seatCountsOf(db, ids), await seats.namesOf(db, ids)];
  return rows.flatMap(({ id, seats: all }) => {
    const { enrolled = 0, waiting = 0 } = counts.get(id) ?? {};
    const seats_left = seatsLeft({ seats: all, enrolled });
    return seats_left > 0 ? [{ id, name: names.get(id) ?? "", seats_left, waiting }] : [];
  });
}
