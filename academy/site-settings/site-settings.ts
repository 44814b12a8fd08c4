import type { ItemVersion } from "#contract/history.ts";
import type { Listed, ListQuery } from "#contract/list.ts";
import { pictureAddressesIn } from "#contract/picture.ts";
import type { Database } from "#database/database.ts";
import type { SiteSettingTable } from "#database/tables.ts";
import type { Reader } from "#database/transaction.ts";
import { type Actor, theProgram } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { NotFound, SavedBySomeoneElse } from "../errors.ts";
import { isoMoment } from "../iso-moment.ts";

const versionsKept = 50;
/** Replaced versions belong to an item of a noun; a setting is the only one of its noun. */
const onlyItem = 1;

type Setting<Fields extends object> = {
  name: string;
  path: string;
  title: string;
  /** What it says until staff say something else, and in rows that were saved before a field existed. */
  first: Fields;
};

/** One thing that staff say of the whole site. Every save keeps the replaced version and says who did it. */
export function createSiteSetting<Fields extends object>(
  database: Database,
  clock: () => number,
  { name, path, title, first }: Setting<Fields>,
) {
  type Stored = Fields & { version: number };
  const beginning = (): SiteSettingTable => ({
    name,
    data: JSON.stringify(first),
    version: 1,
    updated_at: clock(),
    updated_by: theProgram.name,
  });
  const storedRow = (db: Reader) => db.selectFrom("site_settings").selectAll().where("name", "=", name).executeTakeFirst();
  /** A backup of an older program has no row; until the next start it is as if there were the first one. */
  const rowIn = async (db: Reader): Promise<SiteSettingTable> => (await storedRow(db)) ?? beginning();
  const revisionsIn = (db: Reader) => db.selectFrom("revisions").where("noun", "=", path).where("item_id", "=", onlyItem);
  const stored = (data: string, version: number): Stored => ({ ...first, ...JSON.parse(data), version });

  /** Throws SavedBySomeoneElse when `version` is given and no longer the latest. */
  async function save({ version, ...fields }: Fields & { version?: number | undefined }, actor: Actor, action = "update"): Promise<Stored> {
    return database.change("site_settings", async (tx) => {
      const row = await rowIn(tx);
      if (version !== undefined && version !== row.version) throw new SavedBySomeoneElse(row.updated_by);
      const data = JSON.stringify(fields);
      const next = { name, data, version: row.version + 1, updated_at: clock(), updated_by: actor.name };
      const replaced = { data: row.data, version: row.version, saved_at: Number(row.updated_at), saved_by: row.updated_by };
      await tx
        .insertInto("revisions")
        .values({ noun: path, item_id: onlyItem, ...replaced })
        .execute();
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
      const after = stored(data, next.version);
      await record(tx, clock(), actor, { action, noun: path, item_id: onlyItem, title, before: stored(row.data, row.version), after });
      return after;
    });
  }

  async function versions({ limit = versionsKept + 1, offset = 0 }: ListQuery = {}): Promise<Listed<ItemVersion<Stored>>> {
    return database.read(async (db) => {
      const row = await rowIn(db);
      const older = await revisionsIn(db).selectAll().orderBy("version", "desc").execute();
      const all = [{ ...row, saved_at: row.updated_at, saved_by: row.updated_by }, ...older].map(
        ({ data, version, saved_at, saved_by }) => ({
          version,
          saved_at: isoMoment(saved_at),
          saved_by,
          item: stored(data, version),
        }),
      );
      const items = all.slice(offset, offset + limit);
      const end = offset + items.length;
      return { items, total: all.length, ...(items.length > 0 && end < all.length && { next: end }) };
    });
  }

  return {
    first,
    async read(): Promise<Stored> {
      const { data, version } = await database.read(rowIn);
      return stored(data, version);
    },
    save,
    versions,

    /** Saves an older version again. Throws NotFound. */
    async restoreVersion(version: number, actor: Actor): Promise<Stored> {
      const older = await database.read((db) => revisionsIn(db).select("data").where("version", "=", version).executeTakeFirst());
      if (!older) throw new NotFound("This version is not kept any more");
      return save({ ...first, ...JSON.parse(older.data) }, actor, "restore-version");
    },

    async addPictures(shown: Set<string>): Promise<void> {
      const rows = await database.read(async (db) => [await rowIn(db), ...(await revisionsIn(db).select("data").execute())]);
      for (const { data } of rows) for (const address of pictureAddressesIn(data)) shown.add(address);
    },

    /** Writes what the environment says into a database that has none, once for ever. */
    async fillOnce(): Promise<void> {
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
