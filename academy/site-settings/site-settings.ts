import type { FieldList, ValuesOf } from "#contract/fields/field.ts";
import { mediaAddressesIn } from "#contract/fields/picture.ts";
import { firstOf, type SingleKind } from "#contract/kinds/single-kind.ts";
import type { Listed, ListQuery } from "#contract/list.ts";
import type { SiteSettingTable } from "#database/tables.ts";
import type { Reader } from "#database/transaction.ts";
import { tellOfChange } from "../account-changes/tell-of-change.ts";
import { type Actor, theProgram } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { valuesOfVersion } from "../content/content-item.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { preparedValues } from "../content/prepared-values.ts";
import { createVersions, keepVersion, versionsKept } from "../content/versions.ts";
import { NotProved, SavedBySomeoneElse } from "../errors.ts";

export type SingleNeeds = Pick<ContentNeeds, "database" | "clock" | "keepPicture" | "keepRecording">;

/** The id of the one item, in versions and the audit log. */
const onlyItem = 1;

export type Single<List extends FieldList = FieldList> = ReturnType<typeof createSingle<List>>;

/** What every kind with one item can do, whatever its fields. The routes of the API read what they pass with the kind's own schemas. */
export interface AnySingle {
  path: string;
  read(): Promise<object>;
  save(fields: object, actor: Actor): Promise<object>;
  saveFirst(actor: Actor): Promise<object>;
  versions(query: ListQuery): Promise<Listed<object>>;
  restoreVersion(version: number, actor: Actor): Promise<object>;
  addPictures(shown: Set<string>): Promise<void>;
}

/** What one kind does besides at every save, whether of typed values, of an older version, or of the first values. */
export interface SingleRules<Fields> {
  /** Its values until somebody saves others. */
  first?: Fields;
  /** What is stored in place of the given values. Throws Invalid. `stored`: the present values. */
  judged?(given: Fields, stored: Fields): Fields | Promise<Fields>;
  /**
   * The sentence that every owner is told of a save that is like a change of who comes in; undefined for another save. Whoever makes such a
   * save must have proved who they are, or it throws NotProved.
   */
  told?(): Promise<(after: Fields, before: Fields) => string | undefined>;
  /** The values that the activity gives as those before, where they are not the stored ones. */
  wasSaid?(): Promise<(stored: Fields) => Fields>;
  /** Called after a save, with the values before it. */
  saved?(after: Fields, before: Fields): void | Promise<void>;
}

/** A kind with one item, a row of `site_settings`. Every save keeps the replaced version and says who did it. */
export function createSingle<List extends FieldList>(
  { database, clock, ...keep }: SingleNeeds,
  kind: SingleKind<List>,
  { first = firstOf(kind), judged, told, wasSaid, saved }: SingleRules<ValuesOf<List>> = {},
) {
  type Fields = ValuesOf<List>;
  type Stored = Fields & { version: number };
  const { row: name, path, list } = kind;

  const beginning = (): SiteSettingTable => ({
    name,
    data: JSON.stringify(first),
    version: 1,
    updated_at: clock(),
    updated_by: theProgram.name,
  });
  const storedRow = (db: Reader) => db.selectFrom("site_settings").selectAll().where("name", "=", name).executeTakeFirst();
  /** A backup of an older program has no row: until the next start, the first values stand for it. */
  const live = async (db: Reader): Promise<SiteSettingTable> => (await storedRow(db)) ?? beginning();
  const stored = (data: string, version: number): Stored => ({ ...valuesOfVersion(list, JSON.parse(data), first), version });
  const present = ({ data, version }: SiteSettingTable) => stored(data, version);
  const versions = createVersions<SiteSettingTable, Stored>(database, { path, live, present, kept: stored });
  const read = async () => present(await database.read(live));

  /** Writes nothing where nothing changes. Throws Invalid, NotProved, and SavedBySomeoneElse when `version` is given and no longer the latest. */
  async function save(input: Fields & { version?: number | undefined }, actor: Actor, action = "update"): Promise<Stored> {
    const { version, ...typed } = { ...input, ...(judged && (await judged(input, await read()))) };
    const given = await preparedValues(list, typed, keep);
    const toldOf = await told?.();
    const saidBy = await wasSaid?.();
    const sent = Object.entries(given).filter(([, value]) => value !== undefined);
    const { before, after } = await database.change("site_settings", async (tx) => {
      const row = await live(tx);
      // A field that the client does not know stays as it is.
      const fields: Partial<Stored> = { ...present(row), ...Object.fromEntries(sent) };
      delete fields.version;
      if (version !== undefined && version !== row.version) throw new SavedBySomeoneElse(row.updated_by);
      const before = present(row);
      const isUnchanged = JSON.stringify(present({ ...row, data: JSON.stringify(fields) })) === JSON.stringify(before);
      if (action === "update" && isUnchanged) return { before, after: before };
      const next = { name, data: JSON.stringify(fields), version: row.version + 1, updated_at: clock(), updated_by: actor.name };
      await keepVersion(tx, path, onlyItem, row, row.data);
      await tx
        .deleteFrom("revisions")
        .where("noun", "=", path)
        .where("version", "<=", row.version - versionsKept)
        .execute();
      await tx
        .insertInto("site_settings")
        .values(next)
        .onConflict((taken) => taken.column("name").doUpdateSet(next))
        .execute();
      const after = present(next);
      await record(tx, clock(), actor, { action, noun: path, item_id: onlyItem, before: saidBy?.(before) ?? before, after });
      const what = toldOf?.(after, before);
      if (what !== undefined) {
        if (actor.id !== undefined && !actor.isProved) throw new NotProved();
        await tellOfChange(tx, next.updated_at, { actor, what });
      }
      return { before, after };
    });
    await saved?.(after, before);
    return after;
  }

  /** The fields that differ from the first values: pages carry no more. */
  async function changed(): Promise<Partial<Fields>> {
    const now = await read();
    const found: Partial<Fields> = {};
    for (const field in list) if (JSON.stringify(now[field]) !== JSON.stringify(first[field])) found[field] = now[field];
    return found;
  }

  return {
    kind,
    path,
    first,
    read,
    save,
    changed,
    versions: (query?: ListQuery) => versions.list(onlyItem, query),
    /** Saves an older version again. Throws NotFound. */
    async restoreVersion(version: number, actor: Actor): Promise<Stored> {
      return save({ ...(await versions.read(onlyItem, version)), version: undefined }, actor, "restore-version");
    },
    /** Saves the first values again, as any save; does nothing where they are unchanged. */
    async saveFirst(actor: Actor): Promise<Stored> {
      return Object.keys(await changed()).length === 0 ? read() : save(first, actor, "restore-first");
    },

    /** Adds the addresses of all pictures and recordings that it and its versions show. */
    async addPictures(shown: Set<string>): Promise<void> {
      const rows = await database.read(async (db) => [
        await live(db),
        ...(await db.selectFrom("revisions").select("data").where("noun", "=", path).execute()),
      ]);
      for (const { data } of rows) for (const address of mediaAddressesIn(data)) shown.add(address);
    },

    /** Writes the first values into a database that has none. Only once: the environment, where some come from, may change later. */
    async seedOnce(): Promise<void> {
      if (await database.read(storedRow)) return;
      await database.change("site_settings", (tx) =>
        tx
          .insertInto("site_settings")
          .values(beginning())
          .onConflict((taken) => taken.column("name").doNothing())
          .execute(),
      );
    },
  };
}
