import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver, sql } from "kysely";
import { z } from "zod";
import type { Engine } from "./database.ts";
import type { Tables } from "./tables.ts";

/** Takes the write lock at once: a plain BEGIN that writes later can fail with BUSY in the middle. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: Sqlite.Database;
  constructor(database: Sqlite.Database) {
    super({ database });
    this.#database = database;
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
  /** A full disk ends the transaction by itself; a second rollback would fail and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #database: Sqlite.Database;
  constructor(database: Sqlite.Database) {
    super({ database });
    this.#database = database;
  }
  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#database);
  }
}

/** A SQLite file (or ":memory:"), durable at COMMIT: write-ahead log and synchronous=FULL. */
export function openSqlite(file: string): Engine {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const database = new Sqlite(file);
  // Waiting first: switching to WAL can meet another process that starts at the same moment.
  database.pragma("busy_timeout = 5000");
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  const db = new Kysely<Tables>({ dialect: new ImmediateDialect(database) });
  return {
    name: "sqlite",
    db,
    dialect: {
      idColumn: sql`integer primary key autoincrement`,
      bytes: "blob",
      lock: async () => {},
    },
    takeTurn: async () => {},
    async snapshot(work) {
      const own = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new Sqlite(file, { readonly: true }) }) });
      try {
        return await own.transaction().execute(work);
      } finally {
        await own.destroy();
      }
    },
    takeTime: async () => {},
    resetCounters: async () => {},
    async integrity() {
      const damage = z.array(z.object({ integrity_check: z.string() })).parse(database.pragma("integrity_check"));
      const orphans = z.array(z.object({ table: z.string() })).parse(database.pragma("foreign_key_check"));
      return [
        ...damage.map((row) => row.integrity_check).filter((word) => word !== "ok"),
        ...orphans.map((row) => `A row of ${row.table} belongs to nothing.`),
      ];
    },
    isRetryable: (error) => /^SQLITE_BUSY/.test(codeOf(error)),
    isAway: (error) => /^SQLITE_(BUSY|CANTOPEN|IOERR|FULL|READONLY|CORRUPT|NOTADB)/.test(codeOf(error)),
    isFull: (error) => codeOf(error) === "SQLITE_FULL",
    isDuplicate: (error) => codeOf(error).startsWith("SQLITE_CONSTRAINT_UNIQUE"),
    close: () => db.destroy(),
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
