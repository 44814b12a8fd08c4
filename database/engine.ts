import type { Kysely, Transaction } from "kysely";
import type { Dialect } from "./migration.ts";
import type { Tables } from "./tables.ts";
import type { Reader } from "./transaction.ts";

/** "locked": another program holds it for too long. "starting": this program has not opened it yet. "newer": a newer program changed the schema. "moved": its file is not where it was opened. */
export type Trouble = "full" | "read-only" | "locked" | "damaged" | "unreachable" | "starting" | "newer" | "moved";

/** Drops the old tables and moves the new ones into their place. */
export type PutInPlace = (tables: readonly string[], dropOld: () => Promise<void>) => Promise<void>;

/** What differs between the two engines; only sqlite.ts and postgres.ts make one. */
export type Engine = {
  name: "sqlite" | "postgres";
  db: Kysely<Tables>;
  dialect: Dialect;
  /** Waits, for `left` milliseconds, until no other process writes. Held to the end of the transaction, so that what it reads stays as it is. */
  takeWriteLock: (tx: Transaction<Tables>, left: number) => Promise<void>;
  /** Reads everything as it is at one moment, on a connection of its own: serving goes on beside it. */
  snapshot: <T>(work: (db: Reader) => Promise<T>) => Promise<T>;
  /** Reads that look at many rows. SQLite does them on a thread of its own: in this one they would hold up everybody else. */
  scan: <T>(work: (db: Reader) => Promise<T>) => Promise<T>;
  /** Lifts the time limits of one long transaction. */
  liftTimeouts: (tx: Transaction<Tables>) => Promise<void>;
  /**
   * Makes a place beside the tables, in which a rebuild makes new ones while others still read the old. undefined where the engine needs none,
   * or the login may not make one: then the old are dropped first.
   */
  besideTables: (tx: Transaction<Tables>) => Promise<PutInPlace | undefined>;
  /** Keeps everybody else from these tables, to the end of the transaction. */
  lockTables: (tx: Transaction<Tables>, tables: readonly string[]) => Promise<void>;
  /** Moves each table's counter of ids to its greatest id, because rows were inserted with theirs; never backwards. */
  advanceCounters: (tx: Transaction<Tables>, tables: readonly string[]) => Promise<void>;
  /** What the engine finds wrong with its own files; nothing when all is well. */
  integrity: () => Promise<string[]>;
  /** Another process was in the way for a moment, and nothing was done. */
  isRetryable: (error: unknown) => boolean;
  /** What keeps the database from working; undefined: the failure is of another kind. */
  troubleOf: (error: unknown) => Trouble | undefined;
  isDuplicate: (error: unknown) => boolean;
  close: () => Promise<void>;
};
