import type { ContentPath } from "#contract/content-kinds.ts";
import type { ContentQuery, ContentRow } from "#database/content-rows.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { isoMoment } from "../iso-moment.ts";
import { liveRows, type StoredKind } from "./stored-kind.ts";

const keyOf = (slug: string) => slug.toLowerCase();

/** From now on a slug means this item, whichever had it before: also when it gets another one, and when it is deleted. */
export async function takeSlug(tx: Writer, noun: ContentPath, slug: string | undefined, itemId: number): Promise<void> {
  if (!slug) return;
  await tx
    .insertInto("slugs")
    .values({ noun, slug: keyOf(slug), item_id: itemId, shown: 0 })
    .onConflict((taken) => taken.columns(["noun", "slug"]).doUpdateSet({ item_id: itemId }))
    .execute();
}

/** Whether visitors could see a row at any moment since it was saved, until `now` (milliseconds since 1970). */
function wasVisible(row: ContentRow, { dated }: Pick<StoredKind, "dated">, now: number, today: string): boolean {
  const { status, publish_at = "", unpublish_at = "", date = "" } = row;
  const savedAt = isoMoment(row.updated_at);
  const isOver = unpublish_at !== "" && (unpublish_at <= savedAt || unpublish_at <= publish_at);
  return status === "published" && publish_at <= new Date(now).toISOString() && !isOver && (!dated || date <= today);
}

/** Before a row is changed or deleted: keeps that visitors saw it at its address, if they did. */
export async function noteShown(
  tx: Writer,
  kind: Pick<StoredKind, "path" | "dated">,
  row: ContentRow,
  now: number,
  today: string,
): Promise<void> {
  if (!row.slug || !wasVisible(row, kind, now, today)) return;
  const { slug } = row;
  await tx
    .updateTable("slugs")
    .set({ shown: 1 })
    .where("noun", "=", kind.path)
    .where("item_id", "=", row.id)
    // Of an address that it had before this was kept, nothing else is known.
    .where((is) => is.or([is("slug", "=", keyOf(slug)), is("shown", "is", null)]))
    .execute();
}

/** The item that had a slug last, in any case of its letters, if `narrow` leaves it; `gone`: visitors saw one there, and it is deleted. */
export async function rowOfSlug(
  db: Reader,
  kind: Pick<StoredKind, "path" | "table" | "only">,
  slug: string,
  narrow: (query: ContentQuery) => ContentQuery,
): Promise<{ row?: ContentRow; gone: boolean }> {
  // No text that is kept has a NUL, and PostgreSQL fails when it is asked for one.
  if (slug.includes("\0")) return { gone: false };
  const had = await db
    .selectFrom("slugs")
    .select(["item_id", "shown"])
    .where("noun", "=", kind.path)
    .where("slug", "=", keyOf(slug))
    .executeTakeFirst();
  if (!had) return { gone: false };
  const live = () => liveRows(db, kind).where("id", "=", had.item_id);
  const row = await narrow(live()).selectAll().executeTakeFirst();
  if (row) return { row, gone: false };
  // What nobody ever saw is answered as what never was: a deleted draft must not be told from a wrong guess.
  return { gone: had.shown === 1 && (await live().select("id").executeTakeFirst()) === undefined };
}
