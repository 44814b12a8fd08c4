import type { Kysely, Transaction } from "kysely";
import { type Dialect, migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { rebuild } from "./rebuild.ts";
import { openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

/** What differs between the two engines; only sqlite.ts and postgres.ts make one. */
export type Engine = {
  name: "sqlite" | "postgres";
  db: Kysely<Tables>;
  dialect: Dialect;
  /** Waits until no other process changes content; held to the end of the transaction. */
  takeTurn: (tx: Transaction<Tables>) => Promise<void>;
  /** One look at everything as it is at this moment, on a connection of its own: serving goes on beside it. */
  snapshot: <T>(work: (db: Reader) => Promise<T>) => Promise<T>;
  /** Lifts the time limits of one long transaction. */
  takeTime: (tx: Transaction<Tables>) => Promise<void>;
  /** Makes ids grow from the greatest there is, after rows were put in with theirs. */
  resetCounters: (tx: Transaction<Tables>, tables: readonly string[]) => Promise<void>;
  /** What the engine finds wrong with its own files; nothing when all is well. */
  integrity: () => Promise<string[]>;
  isRetryable: (error: unknown) => boolean;
  isAway: (error: unknown) => boolean;
  isFull: (error: unknown) => boolean;
  isDuplicate: (error: unknown) => boolean;
  close: () => Promise<void>;
};

/** Kinds of content that public pages are made from; each has a version that grows with every change. */
export type Noun = "courses" | "exams" | "posts" | "questions";
export type ContentVersions = Record<Noun, number>;

/** A handle that can only read. */
export type Reader = Pick<Kysely<Tables>, "selectFrom" | "selectNoFrom" | "with">;
export type Writer = Transaction<Tables>;

/** The database cannot be reached, is full or read only; nothing was written. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
  readonly full: boolean;
  constructor(cause: unknown, full: boolean) {
    super("The database cannot be reached", { cause });
    this.full = full;
  }
}

/** A unique value is taken already. */
export class Duplicate extends Error {
  override name = "Duplicate";
}

export type Database = {
  engine: Engine["name"];
  /** Runs a query that only reads. Throws DatabaseAway. */
  read: <T>(work: (db: Reader) => Promise<T>) => Promise<T>;
  /** One transaction over content: rules, writing and the content version's growth commit together or not at all. */
  change: <T>(noun: Noun, work: (tx: Writer) => Promise<T>) => Promise<T>;
  /** One transaction over what no public page shows: accounts, enquiries, pictures. */
  write: <T>(work: (tx: Writer) => Promise<T>) => Promise<T>;
  /** Reads everything as it is at this moment, however long it takes, while others write. */
  snapshot: <T>(work: (db: Reader) => Promise<T>) => Promise<T>;
  /** Replaces everything in one transaction: tables of `schema` (names of migrations), filled, then brought up to date. */
  rebuild: <T>(schema: readonly string[], fill: (tx: Writer) => Promise<T>) => Promise<T>;
  integrity: () => Promise<string[]>;
  /** Reads the content versions as committed now. */
  contentVersions: () => Promise<ContentVersions>;
  /** Called after each commit made by this process, before its caller goes on. */
  onChange: (listener: (noun: Noun, version: number) => void) => void;
  close: () => Promise<void>;
};

const attemptsAtConflict = 5;

export type DatabaseAddress = { url: string; file: string };

/** Opens the database and brings its schema up to date. `url` "" means SQLite at `file`. */
export async function openDatabase({ url, file }: DatabaseAddress, { upgrade = true } = {}): Promise<Database> {
  const engine = url === "" ? openSqlite(file) : openPostgres(url);
  try {
    if (upgrade) await translated(engine, () => migrate(engine.db, engine.dialect));
  } catch (error) {
    await engine.close();
    throw error;
  }
  return joined(engine);
}

function joined(engine: Engine): Database {
  const listeners: Array<(noun: Noun, version: number) => void> = [];

  const write = <T>(work: (tx: Writer) => Promise<T>): Promise<T> =>
    translated(engine, async () => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await engine.db.transaction().execute(work);
        } catch (error) {
          if (!engine.isRetryable(error) || attempt === attemptsAtConflict) throw error;
          await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt * Math.random()));
        }
      }
    });

  return {
    engine: engine.name,
    read: (work) => translated(engine, () => work(engine.db)),
    write,
    async change(noun, work) {
      const { result, version } = await write(async (tx) => {
        await engine.takeTurn(tx);
        const result = await work(tx);
        const row = await tx
          .updateTable("content_versions")
          .set((column) => ({ version: column("version", "+", 1) }))
          .where("noun", "=", noun)
          .returning("version")
          .executeTakeFirstOrThrow();
        return { result, version: row.version };
      });
      for (const listener of listeners) listener(noun, version);
      return result;
    },
    snapshot: (work) => translated(engine, () => engine.snapshot(work)),
    rebuild: (schema, fill) => translated(engine, () => rebuild(engine, schema, fill)),
    integrity: () => translated(engine, engine.integrity),
    async contentVersions() {
      const rows = await translated(engine, () => engine.db.selectFrom("content_versions").selectAll().execute());
      const versions: ContentVersions = { courses: 0, exams: 0, posts: 0, questions: 0 };
      for (const { noun, version } of rows) if (noun in versions) versions[noun as Noun] = version;
      return versions;
    },
    onChange: (listener) => void listeners.push(listener),
    close: engine.close,
  };
}

async function translated<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (engine.isAway(error)) throw new DatabaseAway(error, engine.isFull(error));
    if (engine.isDuplicate(error)) throw new Duplicate("A unique value is taken already", { cause: error });
    throw error;
  }
}
