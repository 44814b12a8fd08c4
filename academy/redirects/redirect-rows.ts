import type { Selectable } from "kysely";
import { contentKinds, isPagedPath, kindAt } from "#contract/content-kinds.ts";
import { maxRedirects } from "#contract/redirect.ts";
import { contentRows } from "#database/content-rows.ts";
import type { RedirectTable } from "#database/tables.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { notFound, Refusal } from "../errors.ts";
import { countOf } from "../rows.ts";
import { addressWithSlug } from "../site-pages.ts";
import { addressKey } from "./address-key.ts";
import type { Leads } from "./redirect-end.ts";

export type RedirectRow = Selectable<RedirectTable>;

/** Throws NotFound. */
export function rowIn(db: Reader, id: number): Promise<RedirectRow> {
  return db.selectFrom("redirects").selectAll().where("id", "=", id).executeTakeFirstOrThrow(notFound("Redirect not found"));
}

export async function leadsIn(db: Reader): Promise<Leads> {
  const rows = await db.selectFrom("redirects").select(["source", "target", "noun", "item_id"]).limit(maxRedirects).execute();
  return new Map(rows.map(({ source, ...lead }) => [source, lead]));
}

/** Throws Refusal when there would be too many. */
export async function assertRoom(tx: Writer, more: number): Promise<void> {
  if ((await countOf(tx.selectFrom("redirects"))) + more > maxRedirects)
    throw new Refusal(`There can be ${maxRedirects} redirects. Delete some that nobody uses any more.`);
}

/** Every address that an item has or had, also of one in the trash, in the form in which addresses are compared. */
export async function addressesHad(db: Reader, noun: string, id: number): Promise<string[]> {
  if (!isPagedPath(noun)) return [];
  const { page, table } = contentKinds[kindAt(noun)];
  const rows = await db.selectFrom("slugs").select("slug").where("noun", "=", noun).where("item_id", "=", id).orderBy("id").execute();
  const item = await contentRows(db, table).selectAll().where("id", "=", id).executeTakeFirst();
  const addresses = rows.map(({ slug }) => addressWithSlug(noun, slug));
  if (item) addresses.push(page.address({ id, slug: String(item.slug), title: String(item.title) }));
  return [...new Set(addresses.map(addressKey))].filter((key) => key !== "");
}
