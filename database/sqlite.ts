import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver, sql } from "kysely";
import { z } from "zod";
import type { Engine, Trouble } from "./engine.ts";
import { keepStatements } from "./prepared-statements.ts";
import { openScanConnection } from "./scan-connection.ts";
import type { Tables } from "./tables.ts";

/** Milliseconds to wait for a lock; few, since SQLite blocks the event loop meanwhile. Work is tried again later (database/retry.ts). */
const busyTimeout = 5;

type OpenFile = () => Promise<Sqlite.Database>;

/** Which file is at a path now; "" where none is. */
function identityOf(file: string): string {
  const found = file === ":memory:" ? undefined : statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : "";
}

/**
 * Takes the write lock at once: a plain BEGIN that writes later can fail with BUSY in the middle. Throws where the file that was opened is
 * removed, or another is in its place: SQLite went on to write into what nobody would find again.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #open: OpenFile;
  #opened: string | undefined;
  constructor(open: OpenFile) {
    super({ database: async () => keepStatements(await open()) });
    this.#open = open;
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const { name } = await this.#open();
    this.#opened ??= identityOf(name);
    if (identityOf(name) !== this.#opened)
      throw Object.assign(new Error("The database file was moved or removed"), { code: "DATABASE_MOVED" });
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
  /** A full disk ends the transaction by itself; a second rollback would fail and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if ((await this.#open()).inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Opens the file at the first call; after a failure the next call tries again. */
function opener(file: string): OpenFile {
  let opened: Sqlite.Database | undefined;
  return async () => {
    if (opened) return opened;
    if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const database = new Sqlite(file, { timeout: busyTimeout });
    try {
      database.pragma("journal_mode = WAL");
      database.pragma("synchronous = FULL");
      database.pragma("foreign_keys = ON");
      // Deleted rows are overwritten in the file, not only unlinked.
      database.pragma("secure_delete = ON");
    } catch (error) {
      database.close();
      throw error;
    }
    opened = database;
    return database;
  };
}

/** A SQLite file (or ":memory:"), durable at COMMIT: write-ahead log and synchronous=FULL. */
export function openSqlite(file: string): Engine {
  const open = opener(file);
  const dialect = Object.assign(new SqliteDialect({ database: open }), { createDriver: () => new ImmediateDriver(open) });
  const db = new Kysely<Tables>({ dialect });
  const scans = file === ":memory:" ? undefined : openScanConnection(file);
  return {
    name: "sqlite",
    db,
    dialect: {
      idColumn: sql`integer primary key autoincrement`,
      bytes: "blob",
      lock: async () => {},
    },
    takeWriteLock: async () => {},
    async snapshot(work) {
      const own = new Kysely<Tables>({
        dialect: new SqliteDialect({ database: new Sqlite(file, { readonly: true, timeout: busyTimeout }) }),
      });
      try {
        return await own.transaction().execute(work);
      } finally {
        await own.destroy();
      }
    },
    async scan(work) {
      // A file that is not there yet would not be found by a connection that only reads.
      await open();
      return work(scans ?? db);
    },
    liftTimeouts: async () => {},
    // Until the transaction ends readers see what was there before, and nobody else writes.
    besideTables: async () => undefined,
    lockTables: async () => {},
    advanceCounters: async () => {},
    async integrity() {
      const database = await open();
      const damage = z.array(z.object({ integrity_check: z.string() })).parse(database.pragma("integrity_check"));
      const orphans = z.array(z.object({ table: z.string() })).parse(database.pragma("foreign_key_check"));
      return [
        ...damage.map((row) => row.integrity_check).filter((word) => word !== "ok"),
        ...orphans.map((row) => `A row of ${row.table} belongs to nothing.`),
      ];
    },
    isRetryable: (error) => /^SQLITE_BUSY/.test(codeOf(error)),
    troubleOf: (error) => troubles.find(([codes]) => codes.test(codeOf(error)))?.[1],
    isDuplicate: (error) => codeOf(error).startsWith("SQLITE_CONSTRAINT_UNIQUE"),
    async close() {
      await scans?.destroy();
      await db.destroy();
    },
  };
}

const troubles: ReadonlyArray<[RegExp, Trouble]> = [
  [/^DATABASE_MOVED$/, "moved"],
  // SHMSIZE: not one byte is free.
  [/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)$/, "full"],
  [/^(SQLITE_READONLY|EROFS)/, "read-only"],
  [/^SQLITE_(BUSY|LOCKED)/, "locked"],
  [/^SQLITE_(CORRUPT|NOTADB)/, "damaged"],
  [/^(SQLITE_(CANTOPEN|IOERR|PERM|NOLFS)|EACCES|EPERM|ENOENT|ENOTDIR|EIO)/, "unreachable"],
];

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
