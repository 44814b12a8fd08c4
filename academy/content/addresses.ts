import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { ContentQuery } from "#database/content-rows.ts";
import type { Database } from "#database/database.ts";
import { isoMoment } from "../iso-moment.ts";
import { liveRows, type StoredKind } from "./stored-kind.ts";

/** Where an item is, and the day it was last saved (YYYY-MM-DD, UTC). */
export type Address = { id: number; slug: string; title: string; updated: string };

/** Of PostgreSQL's integer. */
const greatestId = 2_147_483_647;
/** SQLite walks over the contents of each row: 5000 at once held others up for 0.3 s on a busy machine. */
const atOnce = 500;

/** Where the items of a kind are that `narrow` leaves, the newest first; read in slices, between which others get their turn. */
export async function addressesOf(
  database: Database,
  kind: StoredKind,
  most: number,
  narrow: (query: ContentQuery) => ContentQuery,
): Promise<Address[]> {
  const found: Address[] = [];
  for (let last = greatestId; found.length < most; ) {
    const size = Math.min(atOnce, most - found.length);
    const rows = await database.read((db) =>
      narrow(liveRows(db, kind))
        .select(["id", "slug", "updated_at", sql.ref<string>(kind.titleColumn).as("title")])
        .where("id", "<=", last)
        .orderBy("id", "desc")
        .limit(size)
        .execute(),
    );
    for (const { id, slug, title, updated_at } of rows)
      found.push({ id, slug: String(slug), title, updated: isoMoment(updated_at).slice(0, 10) });
    if (rows.length < size) break;
    last = (found.at(-1)?.id ?? 1) - 1;
    await setImmediate();
  }
  return found;
}
