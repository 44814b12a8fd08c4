import type { Insertable } from "kysely";
import { fieldsOf } from "#contract/field.ts";
import type { Listed } from "#contract/list.ts";
import type { WorkingCopy, WorkingCopyNote } from "#contract/working-copy.ts";
import type { ContentRow } from "#database/content-rows.ts";
import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { Invalid, NotFound, SavedBySomeoneElse } from "../errors.ts";
import { isoMoment } from "../iso-moment.ts";
import { deleted, inserted, updated } from "../rows.ts";
import { columnsOf, type Item, itemOfRow, itemOfVersion, titleOfRow } from "./content-item.ts";
import { liveRow, type StoredKind } from "./stored-kind.ts";

type Sent = { version?: number | undefined; working_copy?: number | undefined };

/** No list of notes is longer. */
const most = 1000;
const missing = "There are no unpublished changes.";

/** Unpublished changes of published items: one working copy an item, which everybody who writes content shares. */
export function createWorkingCopies<Fields extends object, I extends Item>(
  database: Database,
  clock: () => number,
  kind: StoredKind,
  /** Makes fields as they may be written. Throws Invalid. */
  prepared: (fields: Fields) => Promise<Fields>,
) {
  const ofItem = (id: number) => ({ noun: kind.path, item_id: id });
  const rowOf = (db: Reader, id: number) =>
    db.selectFrom("working_copies").selectAll().where("noun", "=", kind.path).where("item_id", "=", id).executeTakeFirst();

  /** Throws SavedBySomeoneElse unless a statement found the working copy as the writer had read it: on PostgreSQL what was read may be another since. */
  async function assertFound(tx: Reader, id: number, rows: number): Promise<void> {
    if (rows !== 1) throw new SavedBySomeoneElse((await rowOf(tx, id))?.saved_by ?? "");
  }

  async function drop(tx: Writer, id: number, version: number): Promise<void> {
    const seen = tx.deleteFrom("working_copies").where("noun", "=", kind.path).where("item_id", "=", id).where("version", "=", version);
    await assertFound(tx, id, await deleted(seen));
  }

  /** In place of the version that the writer had read; undefined: of none. */
  async function put(
    tx: Writer,
    id: number,
    seen: number | undefined,
    kept: Omit<Insertable<Tables["working_copies"]>, "noun" | "item_id">,
  ): Promise<void> {
    const copies = tx.updateTable("working_copies").where("noun", "=", kind.path).where("item_id", "=", id);
    const rows =
      seen === undefined
        ? await inserted(
            tx
              .insertInto("working_copies")
              .values({ ...ofItem(id), ...kept })
              .onConflict((taken) => taken.doNothing()),
          )
        : await updated(copies.where("version", "=", seen).set(kept));
    await assertFound(tx, id, rows);
  }

  /** Undefined when there are no unpublished changes. Throws NotFound. */
  async function find(id: number): Promise<WorkingCopy | undefined> {
    return database.read(async (db) => {
      await liveRow(db, kind, id);
      const row = await rowOf(db, id);
      if (!row) return undefined;
      const { version, base_version, saved_at, saved_by, data, takes_over_at } = row;
      const kept = { version, base_version, saved_at: isoMoment(saved_at), saved_by, item: itemOfVersion<I>(kind, data) };
      return { ...kept, ...(takes_over_at !== "" && { takes_over_at }) };
    });
  }

  /** The moment ahead that changes of something published are given; one that it had itself is when it is first seen. */
  function takeOverOf(changed: ContentRow, live: ContentRow): string {
    const moment = String(changed.publish_at);
    return changed.status === "published" && moment !== live.publish_at && moment > isoMoment(clock()) ? moment : "";
  }

  return {
    find,

    /** The item as it would be; undefined when there are no unpublished changes. */
    async findItem(id: number): Promise<I | undefined> {
      const row = await database.read((db) => rowOf(db, id));
      return row && itemOfVersion<I>(kind, row.data);
    },

    /** Keeps changes without publishing them, or until their own moment. Throws NotFound, Invalid, SavedBySomeoneElse. */
    async save(id: number, sent: Fields & Sent, actor: Actor): Promise<WorkingCopy> {
      const written = await prepared(sent);
      await database.write(async (tx) => {
        const row = await liveRow(tx, kind, id);
        const changed = { ...row, ...columnsOf(kind, written, row) };
        const item = itemOfRow<I>(kind, changed);
        const takes_over_at = takeOverOf(changed, row);
        if (takes_over_at !== "") wholeFields(kind, item);
        await put(tx, id, sent.working_copy, {
          version: (sent.working_copy ?? 0) + 1,
          base_version: sent.version ?? row.version,
          data: JSON.stringify(item),
          saved_at: clock(),
          saved_by: actor.name,
          takes_over_at,
        });
        await record(tx, clock(), actor, { action: "save-changes", noun: kind.path, item_id: id, title: titleOfRow(kind, row) });
      });
      const saved = await find(id);
      if (!saved) throw new NotFound(missing);
      return saved;
    },

    /** Forgets the changes. Throws NotFound, SavedBySomeoneElse when `seen` is given and no longer the latest. */
    async discard(id: number, seen: number | undefined, actor: Actor): Promise<void> {
      await database.write(async (tx) => {
        const row = await liveRow(tx, kind, id);
        const copy = await rowOf(tx, id);
        if (!copy) throw new NotFound(missing);
        if (seen !== undefined && seen !== copy.version) throw new SavedBySomeoneElse(copy.saved_by);
        await drop(tx, id, copy.version);
        const about = { noun: kind.path, item_id: id, title: titleOfRow(kind, row) };
        await record(tx, clock(), actor, { action: "discard-changes", ...about, before: itemOfVersion<I>(kind, copy.data) });
      });
    },

    /** In the transaction of a save that publishes it. Throws SavedBySomeoneElse. */
    publish: drop,
  };
}

/** The version of an item's unpublished changes; undefined when there are none. */
export async function workingCopyVersion(db: Reader, noun: string, id: number): Promise<number | undefined> {
  const row = await db.selectFrom("working_copies").select("version").where("noun", "=", noun).where("item_id", "=", id).executeTakeFirst();
  return row?.version;
}

/** Which items have unpublished changes, the latest first. */
export async function workingCopyNotes(db: Reader): Promise<Listed<WorkingCopyNote>> {
  const rows = await db
    .selectFrom("working_copies")
    .select(["noun", "item_id as id", "saved_at", "saved_by"])
    .orderBy("saved_at", "desc")
    .limit(most)
    .execute();
  const items = rows.map(({ noun, saved_at, ...rest }) => ({
    ...rest,
    // The kinds write their own paths.
    noun: noun as WorkingCopyNote["noun"],
    saved_at: isoMoment(saved_at),
  }));
  return { items, total: items.length };
}

/** The fields of an item as a save that publishes it takes them. Throws Invalid where they are not whole. */
export function wholeFields({ input, list }: Pick<StoredKind, "input" | "list">, item: object): object {
  const judged = input.safeParse(fieldsOf(list, item));
  const [issue] = judged.error?.issues ?? [];
  if (issue) throw new Invalid(issue.path.join("."), issue.message);
  return Object(judged.data);
}
