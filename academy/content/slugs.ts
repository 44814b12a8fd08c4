import type { ContentPath } from "#contract/content-kinds.ts";
import type { ContentQuery, ContentRow } from "#database/content-rows.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { type Kind, liveRows } from "./kind.ts";

const keyOf = (slug: string) => slug.toLowerCase();

/** From now on a slug means this item, whichever had it before: also when it gets another one, and when it is deleted. */
export async function takeSlug(tx: Writer, noun: ContentPath, slug: string | undefined, itemId: number): Promise<void> {
  if (!slug) return;
  await tx
    .insertInto("slugs")
    .values({ noun, slug: keyOf(slug), item_id: itemId })
    .onConflict((taken) => taken.columns(["noun", "slug"]).doUpdateSet({ item_id: itemId }))
    .execute();
}

/** The item that had a slug last, in any case of its letters, if `narrow` leaves it; `gone`: there was one, and it is deleted. */
export async function rowOfSlug(
  db: Reader,
  kind: Pick<Kind, "path" | "table" | "only">,
  slug: string,
  narrow: (query: ContentQuery) => ContentQuery,
): Promise<{ row?: ContentRow; gone: boolean }> {
  // No text that is kept has a NUL, and PostgreSQL fails when it is asked for one.
  if (slug.includes("\0")) return { gone: false };
  const had = await db
    .selectFrom("slugs")
    .select("item_id")
    .where("noun", "=", kind.path)
    .where("slug", "=", keyOf(slug))
    .executeTakeFirst();
  if (!had) return { gone: false };
  const live = () => liveRows(db, kind).where("id", "=", had.item_id);
  const row = await narrow(live()).selectAll().executeTakeFirst();
  return row ? { row, gone: false } : { gone: (await live().select("id").executeTakeFirst()) === undefined };
}
