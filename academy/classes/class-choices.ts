import type { ClassChoice } from "#contract/enquiries/staff-enquiries.ts";
import type { Reader } from "#database/transaction.ts";
import { seatCountsOf, seats } from "./seats.ts";

const most = 500;

/** The classes that are not over on `today` (YYYY-MM-DD), the next one first, with their free seats. */
export async function classChoices(db: Reader, today: string): Promise<ClassChoice[]> {
  const rows = await db
    .selectFrom("classes")
    .select(["id", "seats"])
    .where("deleted_at", "is", null)
    .where("ends_on", ">=", today)
    .orderBy("starts_on")
    .orderBy("id")
    .limit(most)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [counts, names] = [await seatCountsOf(db, ids), await seats.namesOf(db, ids)];
  return rows.map(({ id, seats: all }) => {
    const { enrolled, waiting } = counts.get(id) ?? { enrolled: 0, waiting: 0 };
    return { id, name: names.get(id) ?? "", seats_left: Math.max(0, all - enrolled), waiting };
  });
}
