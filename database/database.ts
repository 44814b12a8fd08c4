import pLimit from "p-limit";
import { growVersion } from "./content-version.ts";
import type { Engine, Trouble } from "./engine.ts";
import { assertSchemaKnown, DatabaseTooNew, MigrationFailed, migrate, type Pending, pendingMigrations } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { openPostgres } from "./postgres.ts";
import { type Rebuilding, rebuild } from "./rebuild.ts";
import { retried } from "./retry.ts";
import { openSqlite } from "./sqlite.ts";
import { countedTables, type PageTable, pageTables } from "./tables.ts";
import type { PageWriter, Reader, Writer } from "./transaction.ts";

/** The version of each table that public pages are made from; it grows with every change. */
export type ContentVersions = Record<PageTable, number>;

export function contentVersionsOf(versionOf: (table: PageTable) => number): ContentVersions {
  return Object.fromEntries(pageTables.map((table) => [table, versionOf(table)])) as ContentVersions;
}

/** The database cannot be reached, is locked, full or read only; nothing was written. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
  readonly trouble: Trouble;
  constructor(cause: unknown, trouble: Trouble) {
    super("The database cannot be reached", { cause });
    this.trouble = trouble;
  }
  get full(): boolean {
    return this.trouble === "full";
  }
}

export class Duplicate extends Error {
  override name = "Duplicate";
}

export type Database = {
  engine: Engine["name"];
  /** Runs a query that only reads. Throws DatabaseAway. */
  read: <T>(work: (db: Reader) => Promise<T>) => Promise<T>;
  /** As `read`, for queries that look at many rows: SQLite runs them on a thread, so that this process goes on. Throws DatabaseAway. */
  scan: <T>(work: (db: Reader) => Promise<T>) => Promise<T>;
  /** One transaction that writes `table` and those in `also`, and raises their content versions. Throws DatabaseAway, Duplicate. */
  change: <T>(table: PageTable, work: (tx: PageWriter) => Promise<T>, also?: readonly PageTable[]) => Promise<T>;
  /** One transaction that writes what no public page is made from: accounts, enquiries, pictures. Throws DatabaseAway, Duplicate. */
  write: <T>(work: (tx: Writer) => Promise<T>) => Promise<T>;
  /** Reads everything as it is at this moment, however long it takes, while others write. */
  snapshot: <T>(work: (db: Reader) => Promise<T>) => Promise<T>;
  /** Replaces everything in one transaction; `schema` names the migrations that what is filled in was made with (database/rebuild.ts). */
  rebuild: (schema: readonly string[], work: Rebuilding) => Promise<void>;
  /** What the engine finds wrong with its own files; nothing when all is well. */
  integrity: () => Promise<string[]>;
  /** The migrations that the schema lacks. Changes nothing. Throws DatabaseTooNew. */
  pending: () => Promise<Pending>;
  /** Brings the schema up to date; `begins` is called before each migration, applied already or not. Throws DatabaseTooNew, MigrationFailed. */
  upgrade: (begins?: (name: string) => void) => Promise<void>;
  /** Throws DatabaseTooNew when another program has brought the schema further meanwhile. */
  assertSchemaKnown: () => Promise<void>;
  contentVersions: () => Promise<ContentVersions>;
  /** Called after each commit made by this process, before its caller goes on. */
  onChange: (listener: (table: PageTable, version: number) => void) => void;
  /** Called for each piece of work that failed because of the database, not because of what was asked. */
  onTrouble: (listener: (trouble: Trouble, cause: unknown) => void) => void;
  close: () => Promise<void>;
};

/** Milliseconds that work is tried again, without blocking this process, while another process holds the database. */
const patience = { read: 250, write: 5000, upgrade: 30_000 };
/** Milliseconds that a write waits for the writes before it in this process. */
const longestWaitForTurn = 10_000;

export type DatabaseAddress = { url: string; file: string };

/** A database that is opened when it is first used. `url` "" means SQLite at `file`. */
export function connectDatabase({ url, file }: DatabaseAddress): Database {
  return databaseOn(url === "" ? openSqlite(file) : openPostgres(url));
}

/** Opens the database and, unless told otherwise, brings its schema up to date. */
export async function openDatabase(address: DatabaseAddress, { upgrade = true } = {}): Promise<Database> {
  const database = connectDatabase(address);
  try {
    if (upgrade) await database.upgrade();
    else await database.read((db) => db.selectNoFrom((of) => of.lit(1).as("one")).execute());
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function databaseOn(engine: Engine): Database {
  const listeners: Array<(table: PageTable, version: number) => void> = [];
  const troubleListeners: Array<(trouble: Trouble, cause: unknown) => void> = [];
  // The database has one writer at a time (decision 69): this process's writes queue here, so that only the first tries to get the lock.
  const oneAtATime = pLimit(1);
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const until = performance.now() + longestWaitForTurn;
    return oneAtATime(() => {
      if (performance.now() > until) throw new DatabaseAway(undefined, "locked");
      return work();
    });
  };

  /** Turns an engine's failures into DatabaseAway and Duplicate. */
  async function translated<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const trouble = engine.troubleOf(error);
      if (trouble !== undefined) {
        for (const listener of troubleListeners) listener(trouble, error);
        throw new DatabaseAway(error, trouble);
      }
      if (engine.isDuplicate(error)) throw new Duplicate("A unique value is taken already", { cause: error });
      throw error;
    }
  }

  /** Does work in its turn, again while it is retryable. Time in the queue counts, or each of ten would wait its whole time for the same lock. */
  function patiently<T>(milliseconds: number, work: (left: number) => Promise<T>): Promise<T> {
    const until = performance.now() + milliseconds;
    return inTurn(() => translated(() => retried(until, engine.isRetryable, () => work(until - performance.now()))));
  }
  let isUpgraded = false;
  /** A newer program's schema has columns that this one does not know: what this one wrote might break what the newer relies on. */
  async function assertOurs(tx: PageWriter): Promise<void> {
    if (!isUpgraded) return;
    const found = await tx
      .selectFrom("schema_migrations")
      .select((of) => of.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(found.count) > migrations.length) throw new DatabaseAway(undefined, "newer");
  }
  const transact = <T>(work: (tx: PageWriter) => Promise<T>): Promise<T> =>
    patiently(patience.write, (left) =>
      engine.db.transaction().execute(async (tx) => {
        await engine.takeWriteLock(tx, left);
        await assertOurs(tx);
        return work(tx);
      }),
    );
  const read = <T>(work: (db: Reader) => Promise<T>): Promise<T> =>
    translated(() => retried(performance.now() + patience.read, engine.isRetryable, () => work(engine.db)));

  return {
    engine: engine.name,
    read,
    scan: (work) => translated(() => retried(performance.now() + patience.read, engine.isRetryable, () => engine.scan(work))),
    write: transact,
    async change(table, work, also = []) {
      const { result, grown } = await transact(async (tx) => {
        const result = await work(tx);
        const grown: { changed: PageTable; version: number }[] = [];
        for (const changed of [table, ...also]) grown.push({ changed, version: await growVersion(tx, changed, 1) });
        return { result, grown };
      });
      for (const { changed, version } of grown) for (const listener of listeners) listener(changed, version);
      return result;
    },
    snapshot: (work) => translated(() => engine.snapshot(work)),
    rebuild: (schema, work) => patiently(patience.upgrade, () => rebuild(engine, schema, work)),
    integrity: () => translated(engine.integrity),
    pending: () => read((db) => pendingMigrations(db)),
    async upgrade(begins = () => {}) {
      let current = "";
      const note = (name: string) => {
        current = name;
        begins(name);
      };
      try {
        await patiently(patience.upgrade, () => migrate(engine.db, engine.dialect, migrations, note));
        // A copy of PostgreSQL by replication brings rows and not their counters: then nobody could sign in, and no enquiry be sent.
        await translated(() => engine.db.transaction().execute((tx) => engine.advanceCounters(tx, countedTables)));
      } catch (error) {
        if (error instanceof DatabaseAway || error instanceof DatabaseTooNew) throw error;
        throw new MigrationFailed(current, error);
      }
      isUpgraded = true;
    },
    assertSchemaKnown: () => read((db) => assertSchemaKnown(db)),
    async contentVersions() {
      const rows = await read((db) => db.selectFrom("content_versions").selectAll().execute());
      return contentVersionsOf((table) => rows.find(({ noun }) => noun === table)?.version ?? 0);
    },
    onChange: (listener) => void listeners.push(listener),
    onTrouble: (listener) => void troubleListeners.push(listener),
    close: engine.close,
  };
}
