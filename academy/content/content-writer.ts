import type { NewOrder } from "#contract/list.ts";
import { type Columns, type ContentQuery, type ContentRow, insertContent, updateContent } from "#database/content-rows.ts";
import type { PageWriter } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { NotFound, notFound, SavedBySomeoneElse, SlugTaken } from "../errors.ts";
import { columnsOf, type Item, itemOfRow, searchTextOf, titleOfRow } from "./content-item.ts";
import type { ContentNeeds } from "./content-needs.ts";
import { noteShown, takeSlug } from "./slugs.ts";
import { everyRow, liveRow, liveRows, type StoredKind } from "./stored-kind.ts";
import { keepVersion } from "./versions.ts";

export type ContentWriter<Fields extends object, I extends Item> = ReturnType<typeof createContentWriter<Fields, I>>;

/** What one transaction can do with one kind of content. Every write keeps the replaced version and notes in the audit log who did it. */
export function createContentWriter<Fields extends object, I extends Item>(
  tx: PageWriter,
  actor: Actor,
  kind: StoredKind,
  { clock, today }: Pick<ContentNeeds, "clock" | "today">,
) {
  const present = (row: ContentRow) => itemOfRow<I>(kind, row);
  const titleOf = (row: object) => titleOfRow(kind, row);

  const note = (action: string, row: ContentRow, more: { before?: I; after?: I; formerly?: string }) =>
    record(tx, clock(), actor, { action, noun: kind.path, item_id: row.id, title: titleOf(row), ...more });

  function deletedRow(id: number): Promise<ContentRow> {
    const row = everyRow(tx, kind).selectAll().where("deleted_at", "is not", null).where("id", "=", id);
    return row.executeTakeFirstOrThrow(notFound(`${kind.label} not found in the trash`));
  }

  const field = (kind.list.slug?.label ?? "Slug").toLowerCase();

  /** Looked up before the write: a unique index that refuses would end a PostgreSQL transaction. */
  async function assertSlugFree(slug: unknown, id: number | undefined, isBack = false): Promise<void> {
    if (typeof slug !== "string") return;
    const holder = await liveRows(tx, kind).selectAll().where("slug", "=", slug).executeTakeFirst();
    if (holder && holder.id !== id) throw new SlugTaken(slug, { by: { id: holder.id, title: titleOf(holder) }, isBack, field });
  }

  async function writable(fields: object, row?: ContentRow): Promise<Columns> {
    const columns = columnsOf(kind, fields, row);
    await assertSlugFree(columns.slug, row?.id);
    return { ...columns, search_text: searchTextOf(kind, fields) };
  }

  async function replace(row: ContentRow, columns: Columns): Promise<ContentRow> {
    await keepVersion(tx, kind.path, row.id, row, JSON.stringify(present(row)));
    const saved = { version: row.version + 1, updated_at: clock(), updated_by: actor.name };
    const replaced = await updateContent(tx, kind.table, row.id, { ...columns, ...saved });
    await takeSlug(tx, kind, replaced, clock(), today());
    return replaced;
  }

  async function titles(): Promise<string[]> {
    const rows = await liveRows(tx, kind).selectAll().orderBy("display_order").orderBy("id").execute();
    return rows.map(titleOf);
  }

  /** The position after the last one; nothing for a kind whose items have no order. */
  async function lastPosition(): Promise<Columns> {
    if (kind.step === undefined) return {};
    const row = await liveRows(tx, kind)
      .select((of) => of.fn.max("display_order").as("last"))
      .executeTakeFirst();
    return { display_order: Number(row?.last ?? 0) + kind.step };
  }

  /** Whether another item has its place now. Never of a kind whose places staff type: several may have one there. */
  async function isPlaceTaken({ display_order }: ContentRow): Promise<boolean> {
    if (kind.step === undefined || "display_order" in kind.list) return false;
    const holder = liveRows(tx, kind)
      .select("id")
      .where("display_order", "=", display_order ?? 0);
    return (await holder.executeTakeFirst()) !== undefined;
  }

  async function putInTrash(id: number, at: number): Promise<ContentRow> {
    const row = await liveRow(tx, kind, id);
    await noteShown(tx, kind, row, clock(), today());
    await updateContent(tx, kind.table, id, { deleted_at: at, deleted_by: actor.name });
    return row;
  }

  return {
    /** Throws NotFound. */
    get: async (id: number): Promise<I> => present(await liveRow(tx, kind, id)),
    rows: (): ContentQuery => liveRows(tx, kind),

    /** At the end of the list, unless the fields or `more` say where. Throws SlugTaken. */
    async insert(fields: Fields, more: Columns = {}): Promise<I> {
      const now = clock();
      const row = await insertContent(tx, kind.table, {
        ...(await lastPosition()),
        ...(await writable(fields)),
        ...kind.only,
        ...more,
        ...{ version: 1, created_at: now, updated_at: now, updated_by: actor.name, deleted_at: null, deleted_by: "" },
      });
      const item = present(row);
      await takeSlug(tx, kind, row, clock(), today());
      await note("create", row, { after: item });
      return item;
    },

    /** Writes nothing where nothing changes, unless a version is restored. Throws NotFound, SlugTaken, and SavedBySomeoneElse when `version` is given and no longer the latest. */
    async update(id: number, fields: Fields, version: number | undefined, action = "update"): Promise<I> {
      const row = await liveRow(tx, kind, id);
      await noteShown(tx, kind, row, clock(), today());
      if (version !== undefined && version !== row.version) throw new SavedBySomeoneElse(row.updated_by);
      const columns = await writable(fields, row);
      if (action !== "restore-version" && isUnchanged(row, columns)) return present(row);
      const replaced = await replace(row, columns);
      const item = present(replaced);
      await note(action, replaced, { before: present(row), after: item, formerly: titleOf(row) });
      return item;
    },

    /** Throws NotFound, and then the transaction moves nothing. */
    async reorder(order: NewOrder): Promise<void> {
      const before = await titles();
      for (const { id, display_order } of order) {
        await liveRow(tx, kind, id);
        await updateContent(tx, kind.table, id, { display_order });
      }
      await record(tx, clock(), actor, { action: "reorder", noun: kind.path, before: { order: before }, after: { order: await titles() } });
    },

    /** Puts it into the trash. Throws NotFound. */
    async remove(id: number): Promise<void> {
      const row = await putInTrash(id, clock());
      await note("delete", row, { before: present(row) });
    },

    /** Puts one of many into the trash, all at the same moment; the caller writes one line of the activity for all. Throws NotFound. */
    removeOne: async (id: number, at: number): Promise<void> => void (await putInTrash(id, at)),

    /** Undoes removeOne of that moment: the item is as it was and where it was, but for `more`. Throws NotFound, SlugTaken. */
    async putBackOne(id: number, at: number, more: Columns = {}): Promise<void> {
      const row = await deletedRow(id);
      if (Number(row.deleted_at) !== at) throw new NotFound(`${kind.label} was deleted again since`);
      await assertSlugFree(row.slug, row.id, true);
      await takeSlug(tx, kind, await updateContent(tx, kind.table, id, { ...more, deleted_at: null, deleted_by: "" }), clock(), today());
    },

    /** The item in the trash. Throws NotFound. */
    getDeleted: async (id: number): Promise<I> => present(await deletedRow(id)),

    /** Takes an item out of the trash, to the end of its list where its place is taken, with `more` columns changed. Throws NotFound, SlugTaken. */
    async revive(id: number, more: Columns = {}): Promise<I> {
      const row = await deletedRow(id);
      await assertSlugFree(row.slug, row.id, true);
      const revived = await replace(row, {
        ...((await isPlaceTaken(row)) && (await lastPosition())),
        ...more,
        deleted_at: null,
        deleted_by: "",
      });
      const item = present(revived);
      await note("restore", revived, { after: item });
      return item;
    },
  };
}

/** Whether a row has all these values already; its search text follows from them. */
function isUnchanged(row: ContentRow, { search_text: _, ...columns }: Columns): boolean {
  const has: Record<string, unknown> = { ...row };
  return Object.entries(columns).every(([name, value]) => String(has[name] ?? "") === String(value ?? ""));
}
