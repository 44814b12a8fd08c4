import { sql } from "kysely";
import type { Database } from "#database/database.ts";
import { everyRow, type Item, type Kind, tables } from "./kind.ts";

/** How long the trash keeps what was deleted. */
export const trashKeeps = 30 * 24 * 3_600_000;
/** How many replaced versions of one item are kept. */
export const versionsKept = 50;

const pageOfVersions = 100;

/** What nightly work does on one repository. No page shows any of it, so none is made anew. */
export function createSweeping<Fields, I extends Item, Row>(database: Database, clock: () => number, kind: Kind<Fields, I, Row>) {
  return {
    /** Erases what has been in the trash for 30 days, with its versions. */
    async emptyTrash(): Promise<number> {
      return database.write(async (tx) => {
        const old = await everyRow(tx, kind)
          .select("id")
          .where("deleted_at", "<=", clock() - trashKeeps)
          .execute();
        for (const id of old.map((row) => Number(row.id))) {
          await tx.deleteFrom("revisions").where("noun", "=", kind.name).where("item_id", "=", id).execute();
          await tables(tx).deleteFrom(kind.noun).where("id", "=", id).execute();
        }
        return old.length;
      });
    },

    /** Erases all but the newest 50 replaced versions of each item. */
    async dropOldVersions(): Promise<number> {
      return database.write(async (tx) => {
        const ranked = tx
          .selectFrom("revisions")
          .select(["id", sql<number>`row_number() over (partition by item_id order by version desc)`.as("place")])
          .where("noun", "=", kind.name)
          .as("ranked");
        const old = tx.selectFrom(ranked).select("ranked.id").where("ranked.place", ">", versionsKept);
        return Number((await tx.deleteFrom("revisions").where("id", "in", old).executeTakeFirst()).numDeletedRows);
      });
    },

    /** Adds the addresses of all pictures that items, the trash or older versions show. */
    async addPictures(shown: Set<string>): Promise<void> {
      if (!kind.hasPicture) return;
      const rows = await database.read((db) => everyRow(db, kind).select("image").execute());
      for (const { image } of rows) shown.add(String(image));
      let last = 0;
      for (;;) {
        const page = await database.read((db) =>
          db
            .selectFrom("revisions")
            .select(["id", "data"])
            .where("noun", "=", kind.name)
            .where("id", ">", last)
            .orderBy("id")
            .limit(pageOfVersions)
            .execute(),
        );
        for (const { data } of page) for (const [address] of data.matchAll(/\/media\/[0-9a-f]{32}\.jpg/g)) shown.add(address);
        const end = page.at(-1);
        if (!end) return;
        last = end.id;
      }
    },
  };
}
