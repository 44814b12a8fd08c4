import { sql } from "kysely";
import type { ContentPath } from "#contract/content-kinds.ts";
import type { ContentRow } from "#database/content-rows.ts";
import type { Reader } from "#database/transaction.ts";
import { theProgram } from "../actor.ts";
import { type Item, itemOfRow, itemOfVersion } from "../content/content-item.ts";
import { liveRows, type StoredKind } from "../content/stored-kind.ts";
import { createBreather } from "../limits/breather.ts";
import { datedFields, fingerprintOf, titleMark } from "./fingerprint.ts";
import { firstContents } from "./first-contents.ts";

export type Sample = { noun: ContentPath; id: number; title: string };

/** Whole rows that are read at once: a post has up to 200 kB. */
const atOnce = 20;

/** The samples of one kind that say what a landed version said first, and of which nobody has a draft of changes. */
export async function unchangedOf(db: Reader, kind: StoredKind): Promise<Sample[]> {
  const known = firstContents[kind.path];
  if (!known) return [];
  const rest = createBreather();
  const titled: { id: number; title: string }[] = [];
  for (const row of await liveRows(db, kind)
    .select(["id", sql.ref<string>(kind.titleColumn).as("title")])
    .orderBy("id")
    .execute()) {
    if (known.titles.has(titleMark(row.title))) titled.push(row);
    await rest();
  }
  const drafts = new Set(
    (await db.selectFrom("working_copies").select("item_id").where("noun", "=", kind.path).execute()).map(({ item_id }) => item_id),
  );
  const found: Sample[] = [];
  for (let at = 0; at < titled.length; at += atOnce) {
    const ids = titled.slice(at, at + atOnce).map(({ id }) => id);
    for (const row of await liveRows(db, kind).selectAll().where("id", "in", ids).orderBy("id").execute()) {
      const item = itemOfRow<Item>(kind, row);
      const title = String(titled.find(({ id }) => id === row.id)?.title);
      if (known.items.has(fingerprintOf(kind, item)) && !drafts.has(row.id) && (await isAsMade(db, kind, row, item)))
        found.push({ noun: kind.path, id: row.id, title });
      await rest();
    }
  }
  return found;
}

/**
 * Whether the program made it, and not a person who wrote the same, such as "Room 1"; of a class also whether its days, course, room and
 * teacher are those that the program gave it, which no list can know. Before people had names, nobody was noted.
 */
async function isAsMade(db: Reader, kind: StoredKind, row: ContentRow, item: Item): Promise<boolean> {
  if (kind.path !== "classes") return row.version > 1 || row.updated_by === theProgram.name || row.updated_by === "";
  if (row.version === 1) return row.updated_by === theProgram.name;
  const first = await db
    .selectFrom("revisions")
    .select(["data", "saved_by"])
    .where("noun", "=", kind.path)
    .where("item_id", "=", row.id)
    .where("version", "=", 1)
    .executeTakeFirst();
  if (first?.saved_by !== theProgram.name) return false;
  const [then, now]: Record<string, unknown>[] = [{ ...itemOfVersion<Item>(kind, first.data) }, { ...item }];
  return datedFields.every((name) => then?.[name] === now?.[name]);
}
