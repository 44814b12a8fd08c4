import type { Selectable } from "kysely";
import { isPagedPath, kindAt, type PagedKind, type PagedPath } from "#contract/content-kinds.ts";
import { type MadePreviewLink, mostPreviewLinks, type PreviewLink } from "#contract/preview.ts";
import type { Database } from "#database/database.ts";
import type { PreviewLinkTable } from "#database/tables.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import type { ShownItem } from "../content/item-page.ts";
import { NotFound, notFound, Refusal } from "../errors.ts";
import { isoMoment } from "../iso-moment.ts";
import { addressPrefix } from "../limits/address-prefix.ts";
import type { Limits } from "../limits/limits.ts";
import { countOf, deleted } from "../rows.ts";
import { createToken, hashOfToken } from "../token.ts";

const hour = 3_600_000;
/** Wrong links of one network in an hour; after those a wrong one is answered with TooManyAttempts. A right one always opens: whole towns share a network. */
const mostWrong = 60;
const tokenLength = 43;

type Needs = {
  database: Database;
  /** Milliseconds since 1970. */
  clock: () => number;
  limits: Pick<Limits, "assertLeft" | "tally">;
  /** The item as it was saved last, whether visitors see it or not. */
  itemToShow: (kind: PagedKind, id: number) => Promise<ShownItem | undefined>;
  publicUrl: string;
};

/** Links that show an item as visitors would see it: secrets of 256 bits, stored as hashes, which end by themselves. */
export function createPreviews({ database, clock, limits, itemToShow, publicUrl }: Needs) {
  async function found(noun: PagedPath, id: number): Promise<ShownItem> {
    const shown = await itemToShow(kindAt(noun), id);
    if (!shown) throw new NotFound("There is nothing with this id.");
    return shown;
  }

  return {
    /** The links to an item that work, the newest first. Throws NotFound. */
    async list(noun: PagedPath, id: number): Promise<PreviewLink[]> {
      await found(noun, id);
      const rows = await database.read((db) =>
        db
          .selectFrom("preview_links")
          .selectAll()
          .where("noun", "=", noun)
          .where("item_id", "=", id)
          .where("expires_at", ">", clock())
          .orderBy("id", "desc")
          .limit(mostPreviewLinks)
          .execute(),
      );
      return rows.map(linkOf);
    },

    /** Makes a link; its address is answered only here. Throws NotFound, Refusal when there are too many. */
    async create(noun: PagedPath, id: number, hours: number, actor: Actor): Promise<MadePreviewLink> {
      const { item } = await found(noun, id);
      const token = createToken();
      const now = clock();
      return database.write(async (tx) => {
        const row = await tx
          .insertInto("preview_links")
          .values({
            token_hash: hashOfToken(token),
            noun,
            item_id: id,
            made_by: actor.name,
            created_at: now,
            expires_at: now + hours * hour,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        const links = tx.selectFrom("preview_links").where("noun", "=", noun).where("item_id", "=", id).where("expires_at", ">", now);
        if ((await countOf(links)) > mostPreviewLinks)
          throw new Refusal(`There can be ${mostPreviewLinks} preview links to one item. End one that is not needed any more.`);
        await record(tx, now, actor, { action: "share-preview", noun, item_id: id, title: item.title, after: { hours } });
        return { link: linkOf(row), address: `${publicUrl}/preview/${token}` };
      });
    },

    /** Ends a link at once. Throws NotFound. */
    async end(noun: PagedPath, id: number, link: number, actor: Actor): Promise<void> {
      const shown = await itemToShow(kindAt(noun), id);
      await database.write(async (tx) => {
        await tx
          .deleteFrom("preview_links")
          .where("id", "=", link)
          .where("noun", "=", noun)
          .where("item_id", "=", id)
          .where("expires_at", ">", clock())
          .returning("id")
          .executeTakeFirstOrThrow(notFound("This link has ended already."));
        await record(tx, clock(), actor, { action: "end-preview", noun, item_id: id, title: shown?.item.title ?? "" });
      });
    },

    /** What a link shows, and until when (milliseconds since 1970); undefined when it or its item is gone or never was. Throws TooManyAttempts. */
    async open(token: string, address: string): Promise<{ shown: ShownItem; until: number } | undefined> {
      const row =
        token.length === tokenLength &&
        (await database.read((db) =>
          db
            .selectFrom("preview_links")
            .selectAll()
            .where("token_hash", "=", hashOfToken(token))
            .where("expires_at", ">", clock())
            .executeTakeFirst(),
        ));
      const shown = row && isPagedPath(row.noun) ? await itemToShow(kindAt(row.noun), row.item_id) : undefined;
      if (row && shown) return { shown, until: Number(row.expires_at) };
      const key = `preview:${addressPrefix(address)}`;
      await limits.assertLeft(key, mostWrong);
      await limits.tally(key, hour);
      return undefined;
    },

    sweep: (): Promise<number> => database.write((tx) => deleted(tx.deleteFrom("preview_links").where("expires_at", "<=", clock()))),
  };
}

function linkOf({ id, made_by, created_at, expires_at }: Selectable<PreviewLinkTable>): PreviewLink {
  return { id, made_by, created_at: isoMoment(created_at), expires_at: isoMoment(expires_at) };
}
