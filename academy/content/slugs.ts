import type { ContentQuery, ContentRow } from "#database/content-rows.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { isoMoment } from "../iso-moment.ts";
import { liveRows, type StoredKind } from "./stored-kind.ts";

/** A slug has no spaces; a title in its place has, and they are as good as "_" (specification, section 2). */
const keyOf = (slug: string) => slug.trim().toLowerCase().replace(/\s+/g, "_");

type Dated = Pick<StoredKind, "path" | "dated">;

/**
 * From now on the slug of a row leads to its item, whichever had it before, and goes on doing so when the item gets another slug or is
 * deleted. An item that visitors do not see takes no slug that leads to another item.
 */
export async function takeSlug(tx: Writer, kind: Dated, { id, slug, ...row }: ContentRow, now: number, today: string): Promise<void> {
  if (!slug) return;
  const takes = wasVisible({ id, slug, ...row }, kind, now, today);
  await tx
    .insertInto("slugs")
    .values({ noun: kind.path, slug: keyOf(slug), item_id: id, shown: 0 })
    .onConflict((taken) => {
      const same = taken.columns(["noun", "slug"]);
      return takes ? same.doUpdateSet({ item_id: id }) : same.doNothing();
    })
    .execute();
}

/** Whether visitors could see a row at any moment since it was saved, until `now` (milliseconds since 1970). */
function wasVisible(row: ContentRow, { dated }: Pick<StoredKind, "dated">, now: number, today: string): boolean {
  const { status, publish_at = "", unpublish_at = "", date = "" } = row;
  const savedAt = isoMoment(row.updated_at);
  const isOver = unpublish_at !== "" && (unpublish_at <= savedAt || unpublish_at <= publish_at);
  return status === "published" && publish_at <= new Date(now).toISOString() && !isOver && (!dated || date <= today);
}

/** The addresses that the title of a row makes (specification, section 2): as its page's address would be without a slug, and as it is. */
function titleSlugs({ page }: Pick<StoredKind, "page">, row: ContentRow): string[] {
  const { id, title = "" } = row;
  if (!page || title === "") return [];
  const made = decodeURIComponent(page.address({ id, title, slug: "" }).split("/").at(-1) ?? "");
  // Without a slug a post is found by its id.
  return made === String(id) ? [] : [...new Set([made, title].map(keyOf))];
}

/** Before a row is changed or deleted: keeps that visitors saw it at its addresses, if they did. */
export async function noteShown(
  tx: Writer,
  kind: Dated & Pick<StoredKind, "page">,
  row: ContentRow,
  now: number,
  today: string,
): Promise<void> {
  if (!row.slug || !wasVisible(row, kind, now, today)) return;
  const { slug } = row;
  // Its moment may have come without a save, so that it has not taken its slug yet.
  await takeSlug(tx, kind, row, now, today);
  await tx
    .updateTable("slugs")
    .set({ shown: 1 })
    .where("noun", "=", kind.path)
    .where("item_id", "=", row.id)
    // What visitors saw before this was kept (null) is not known, and counts as shown.
    .where((is) => is.or([is("slug", "=", keyOf(slug)), is("shown", "is", null)]))
    .execute();
  // A title takes no address that is, or was, an item's slug.
  for (const made of titleSlugs(kind, row))
    await tx
      .insertInto("slugs")
      .values({ noun: kind.path, slug: made, item_id: row.id, shown: 1 })
      .onConflict((taken) => taken.columns(["noun", "slug"]).doNothing())
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
  // What nobody ever saw is answered like what never was: nobody may find out that there was a draft.
  return { gone: had.shown === 1 && (await live().select("id").executeTakeFirst()) === undefined };
}
