import { sql } from "kysely";
import type { ContentPath } from "#contract/content-kinds.ts";
import { mediaAddressesIn } from "#contract/fields/picture.ts";
import { deleteContent } from "#database/content-rows.ts";
import type { Database } from "#database/database.ts";
import type { Reader } from "#database/transaction.ts";
import { inParts, rowsById, rowsOfPart } from "../limits/in-parts.ts";
import { deleted } from "../rows.ts";
import { everyRow, fieldsOfType, type StoredKind } from "./stored-kind.ts";
import { versionsKept } from "./versions.ts";

export const trashKeeps = 30 * 24 * 3_600_000;

/** Texts that are looked through at once. */
const pageOfTexts = 20;

/** What was deleted, and what nightly work does with it. */
export function createRetention(
  database: Database,
  clock: () => number,
  kind: Pick<StoredKind, "table" | "only" | "path" | "list" | "titleColumn">,
) {
  const addPicturesOfTexts = (column: string, shown: Set<string>) =>
    addPicturesIn(shown, (last) =>
      database.scan((db) => {
        const texts = everyRow(db, kind)
          .select(["id", sql.ref<string>(column).as("text")])
          .where(sql.ref(column), "like", "%/media/%");
        return texts.where("id", ">", last).orderBy("id").limit(pageOfTexts).execute();
      }),
    );

  const addPicturesOfKept = (table: "revisions" | "working_copies", shown: Set<string>) =>
    addPicturesIn(shown, (last) =>
      database.scan((db) => {
        const texts = db.selectFrom(table).select(["id", "data as text"]).where("noun", "=", kind.path);
        return texts.where("id", ">", last).orderBy("id").limit(pageOfTexts).execute();
      }),
    );

  return {
    /** What was deleted in the last 30 days, for createTrash. */
    deleted: (db: Reader) =>
      everyRow(db, kind)
        .select([
          sql<ContentPath>`${sql.lit(kind.path)}`.as("noun"),
          "id",
          sql.ref<string>(kind.titleColumn).as("title"),
          "deleted_at",
          "deleted_by",
        ])
        .where("deleted_at", ">", clock() - trashKeeps),

    /** Erases what has been in the trash for 30 days, with its versions. */
    async emptyTrash(): Promise<number> {
      const oldIn = (db: Reader) =>
        everyRow(db, kind)
          .select("id")
          .where("deleted_at", "<=", clock() - trashKeeps)
          .execute();
      // Most nights there is none, and then no page is made anew.
      if ((await database.read(oldIn)).length === 0) return 0;
      return database.change(kind.table, async (tx) => {
        const old = await oldIn(tx);
        for (const { id } of old) {
          for (const table of ["revisions", "working_copies"] as const)
            await tx.deleteFrom(table).where("noun", "=", kind.path).where("item_id", "=", id).execute();
          await deleteContent(tx, kind.table, id);
        }
        return old.length;
      });
    },

    /** Erases all but the newest 50 replaced versions of each item, in parts. */
    dropOldVersions: (): Promise<number> =>
      inParts(async () => {
        const old = await database.scan((db) => {
          const ranked = db
            .selectFrom("revisions")
            .select(["id", sql<number>`row_number() over (partition by item_id order by version desc)`.as("place")])
            .where("noun", "=", kind.path)
            .as("ranked");
          return db.selectFrom(ranked).select("ranked.id").where("ranked.place", ">", versionsKept).limit(rowsOfPart).execute();
        });
        if (old.length === 0) return 0;
        const ids = old.map(({ id }) => id);
        return database.write((tx) => deleted(tx.deleteFrom("revisions").where("id", "in", ids)));
      }),

    /** Adds the addresses of all pictures and recordings that items, their versions and their working copies show. */
    async addPictures(shown: Set<string>): Promise<void> {
      const columnsOf = (type: "picture" | "recording" | "html") =>
        fieldsOfType(type, kind.list).map(([name, { column = name }]) => column);
      const texts = columnsOf("html");
      const columns = [...columnsOf("picture"), ...columnsOf("recording")];
      if (columns.length + texts.length === 0) return;
      for (const column of columns) {
        const rows = await database.scan((db) => everyRow(db, kind).select(sql.ref<string>(column).as("picture")).execute());
        for (const { picture } of rows) shown.add(picture);
      }
      for (const column of texts) await addPicturesOfTexts(column, shown);
      for (const table of ["revisions", "working_copies"] as const) await addPicturesOfKept(table, shown);
    },
  };
}

/** A few texts at once: each may have 200 kB. `read`: those with greater ids than the last, in the order of their ids. */
async function addPicturesIn(shown: Set<string>, read: (last: number) => Promise<{ id: number; text: string }[]>): Promise<void> {
  for await (const { text } of rowsById(pageOfTexts, read)) for (const address of mediaAddressesIn(text)) shown.add(address);
}
