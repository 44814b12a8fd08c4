import { sql } from "kysely";
import type { ContentPath } from "#contract/content-kinds.ts";
import type { ContentQuery } from "#database/content-rows.ts";
import type { Reader } from "#database/transaction.ts";
import { theProgram } from "../actor.ts";
import { type Item, itemOfRow, itemOfVersion } from "../content/content-item.ts";
import { liveRow, liveRows, type StoredKind } from "../content/stored-kind.ts";
import { createBreather } from "../limits/breather.ts";

export type Sample = { noun: ContentPath; id: number; title: string };

/** Fields that may change, besides its place, without a sample becoming the academy's own: whether Home features it, or one press hid it. */
const asPlaced: Partial<Record<ContentPath, readonly string[]>> = { courses: ["featured"], testimonials: ["active", "consent"] };

/**
 * The samples of one kind: items that the program put in and that are the same still, or again, and have no working copy. `places`: those of
 * the program's own classes; a room that it made from another class's place is no sample.
 */
export async function unchangedOf(db: Reader, kind: StoredKind, places: readonly string[]): Promise<Sample[]> {
  const rest = createBreather();
  const found: Sample[] = [];
  const rows = await putInByTheProgram(db, kind, places)
    .select(["id", "version", sql.ref<string>(kind.titleColumn).as("title")])
    .orderBy("id")
    .execute();
  for (const { id, version, title } of rows) {
    if (version === 1 || (await saysTheSame(db, kind, id))) found.push({ noun: kind.path, id, title });
    await rest();
  }
  return found;
}

function putInByTheProgram(db: Reader, kind: StoredKind, places: readonly string[]): ContentQuery {
  const first = db.selectFrom("revisions").select("item_id").where("noun", "=", kind.path).where("version", "=", 1);
  const drafts = db.selectFrom("working_copies").select("item_id").where("noun", "=", kind.path);
  const rows = liveRows(db, kind)
    .where(({ or, and, eb }) =>
      or([
        and([eb("version", "=", 1), eb("updated_by", "=", theProgram.name)]),
        eb("id", "in", first.where("saved_by", "=", theProgram.name)),
      ]),
    )
    .where("id", "not in", drafts);
  return kind.path === "rooms" ? rows.where("name", "in", places) : rows;
}

/** Whether an item is as in its first version. A field that is newer than that version had the value of old rows. */
async function saysTheSame(db: Reader, kind: StoredKind, id: number): Promise<boolean> {
  const { data } = await db
    .selectFrom("revisions")
    .select("data")
    .where("noun", "=", kind.path)
    .where("item_id", "=", id)
    .where("version", "=", 1)
    .executeTakeFirstOrThrow();
  const then: Record<string, unknown> = { ...itemOfVersion<Item>(kind, data) };
  const now: Record<string, unknown> = { ...itemOfRow<Item>(kind, await liveRow(db, kind, id)) };
  const placing = ["display_order", ...(asPlaced[kind.path] ?? [])];
  return Object.keys(kind.list).every((name) => placing.includes(name) || JSON.stringify(then[name]) === JSON.stringify(now[name]));
}
