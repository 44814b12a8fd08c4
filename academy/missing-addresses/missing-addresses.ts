import { type Selectable, sql } from "kysely";
import type { Listed } from "#contract/list.ts";
import type { MissingAddress, MissingQuery } from "#contract/redirect.ts";
import { hasEveryWord, searchable } from "#contract/searchable.ts";
import type { Database } from "#database/database.ts";
import type { MissingAddressTable } from "#database/tables.ts";
import type { Writer } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { notFound } from "../errors.ts";
import { isoMoment } from "../iso-moment.ts";
import { addressPrefix } from "../limits/address-prefix.ts";
import { readRows } from "../list-page.ts";
import { countOf } from "../rows.ts";
import type { SitePages } from "../site-pages.ts";
import { isNoise } from "./address-noise.ts";
import { type Asked, createMissingAddressBuffer } from "./missing-address-buffer.ts";

/** So many addresses the list holds, and as many more that staff do not want to see. */
const mostListed = 1000;
const keeps = 180 * 24 * 3_600_000;

/** Addresses without a page that were asked for. When there are too many, those asked for least go first, the longest ago among them. */
export function createMissingAddresses(database: Database, clock: () => number, pages: Pick<SitePages, "at">) {
  const buffer = createMissingAddressBuffer();

  async function page({ q, order = "asked", limit, offset }: MissingQuery): Promise<Listed<MissingAddress>> {
    return database.read(async (db) => {
      let query = db.selectFrom("missing_addresses").where("ignored", "=", 0);
      if (q) {
        const rows = await query.select(["id", "address"]).execute();
        const ids = rows.flatMap(({ id, address }) => (hasEveryWord(searchable(address), q) ? [id] : []));
        query = query.where((is) => (ids.length === 0 ? is.lit(false) : is("id", "in", ids)));
      }
      const ordered = order === "asked" ? query.orderBy("asked", "desc") : query;
      const ids = ordered.orderBy("last_at", "desc").orderBy("id").select("id");
      const rows = (some: number[]) => db.selectFrom("missing_addresses").selectAll().where("id", "in", some).execute();
      return readRows({ limit, offset }, { query, ids, rows, item: presented });
    });
  }

  return {
    /** Counts an address (in the form of academy/redirects/address-key.ts). `cameFrom`: the page of this site that linked there; `client`: forgotten with the batch. */
    note(address: string, cameFrom: string, client: string): void {
      if (!isNoise(address)) buffer.add(address, isNoise(cameFrom) ? "" : cameFrom, addressPrefix(client), clock());
    },

    /** Writes down what was asked for since the last time. What cannot be written is lost. */
    async flush(): Promise<void> {
      const asked = buffer.take();
      if (asked.length === 0) return;
      const now = clock();
      const listed = await database.write(async (tx) => {
        for (const one of asked.sort((a, b) => (a.address < b.address ? -1 : 1))) await add(tx, one);
        await tx
          .deleteFrom("missing_addresses")
          .where("last_at", "<", now - keeps)
          .execute();
        for (const ignored of [0, 1]) await trim(tx, ignored);
        return tx.selectFrom("missing_addresses").select("address").execute();
      });
      buffer.learn(listed.map(({ address }) => address));
    },

    /** One page of the list. Addresses that have a page by now are removed when they are met. */
    async list(query: MissingQuery = {}): Promise<Listed<MissingAddress>> {
      await this.flush();
      for (;;) {
        const listed = await page(query);
        const found: string[] = [];
        for (const { address } of listed.items) {
          const there = await pages.at(address);
          if (there !== undefined && there !== "program") found.push(address);
        }
        if (found.length === 0) return listed;
        await database.write((tx) => forgetMissing(tx, found));
      }
    },

    /** Takes it off the list for good. Throws NotFound. */
    ignore: (id: number, actor: Actor): Promise<void> =>
      database.write(async (tx) => {
        const off = await tx
          .updateTable("missing_addresses")
          .set({ ignored: 1 })
          .where("id", "=", id)
          .returning("address")
          .executeTakeFirstOrThrow(notFound("This address is not on the list any more"));
        await record(tx, clock(), actor, { action: "ignore", noun: "missing-addresses", item_id: id, title: off.address });
      }),
  };
}

async function add(tx: Writer, { address, asked, first, last, cameFrom }: Asked): Promise<void> {
  if (await tx.selectFrom("redirects").select("id").where("source", "=", address).executeTakeFirst()) return;
  await tx
    .insertInto("missing_addresses")
    .values({ address, asked, first_at: first, last_at: last, came_from: cameFrom, ignored: 0 })
    .onConflict((there) =>
      there.column("address").doUpdateSet((of) => ({
        asked: of("missing_addresses.asked", "+", asked),
        last_at: last,
        ...(cameFrom && { came_from: cameFrom }),
      })),
    )
    .execute();
}

async function trim(tx: Writer, ignored: number): Promise<void> {
  const some = tx.selectFrom("missing_addresses").where("ignored", "=", ignored);
  const over = (await countOf(some)) - mostListed;
  if (over <= 0) return;
  // Asked once, up to 4, 16 or 64 times, or more: whoever makes up thousands of addresses pushes out such addresses only.
  const often = sql`case when asked > 64 then 4 when asked > 16 then 3 when asked > 4 then 2 when asked > 1 then 1 else 0 end`;
  const least = await some.select("id").orderBy(often).orderBy("last_at").orderBy("id").limit(over).execute();
  const ids = least.map(({ id }) => id);
  await tx.deleteFrom("missing_addresses").where("id", "in", ids).execute();
}

function presented({ id, address, asked, first_at, last_at, came_from }: Selectable<MissingAddressTable>): MissingAddress {
  return { id, address, asked: Number(asked), first_at: isoMoment(first_at), last_at: isoMoment(last_at), came_from };
}

/** Takes addresses off the list because they lead somewhere now. */
export async function forgetMissing(tx: Writer, addresses: readonly string[]): Promise<void> {
  await tx.deleteFrom("missing_addresses").where("address", "in", addresses).execute();
}
