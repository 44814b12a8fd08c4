import { fieldsOf } from "#contract/fields/field.ts";
import type { Listed } from "#contract/list.ts";
import type { WorkingCopy, WorkingCopyNote } from "#contract/working-copy.ts";
import type { ContentRow } from "#database/content-rows.ts";
import type { Database } from "#database/database.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { Invalid, NotFound, SavedBySomeoneElse } from "../errors.ts";
import { isoMoment } from "../iso-moment.ts";
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
  const dropRow = (tx: Writer, id: number) =>
    tx.deleteFrom("working_copies").where("noun", "=", kind.path).where("item_id", "=", id).execute();

  /** Throws SavedBySomeoneElse unless the working copy is the one that the writer had read: none, or this version of it. */
  async function assertSeen(tx: Reader, id: number, seen: number | undefined): Promise<number> {
    const row = await rowOf(tx, id);
    if (row?.version !== seen) throw new SavedBySomeoneElse(row?.saved_by ?? "");
    return row?.version ?? 0;
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

  /** When changes of a published item are to be published by themselves: at their own `publish_at`, if it is ahead and not the item's; else "". */
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
        const version = (await assertSeen(tx, id, sent.working_copy)) + 1;
        const changed = { ...row, ...columnsOf(kind, written, row) };
        const item = itemOfRow<I>(kind, changed);
        const takes_over_at = takeOverOf(changed, row);
        if (takes_over_at !== "") wholeFields(kind, item);
        const kept = {
          version,
          base_version: sent.version ?? row.version,
          data: JSON.stringify(item),
          saved_at: clock(),
          saved_by: actor.name,
          takes_over_at,
        };
        await tx
          .insertInto("working_copies")
          .values({ ...ofItem(id), ...kept })
          .onConflict((taken) => taken.columns(["noun", "item_id"]).doUpdateSet(kept))
          .execute();
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
        await dropRow(tx, id);
        const about = { noun: kind.path, item_id: id, title: titleOfRow(kind, row) };
        await record(tx, clock(), actor, { action: "discard-changes", ...about, before: itemOfVersion<I>(kind, copy.data) });
      });
    },

    /** Drops the working copy, in the transaction of the save that publishes it. Throws SavedBySomeoneElse. */
    async publish(tx: Writer, id: number, seen: number): Promise<void> {
      await assertSeen(tx, id, seen);
      await dropRow(tx, id);
    },
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
