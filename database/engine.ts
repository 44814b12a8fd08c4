import type { Kysely, Transaction } from "kysely";
import type { Dialect } from "./migration.ts";
import type { Tables } from "./tables.ts";
import type { Reader } from "./transaction.ts";

/** "locked": another program holds it for longer than anybody should wait. "starting": it was not opened yet. "newer": a newer program changed the schema. "moved": its file is not where it was opened. */
export type Trouble = "full" | "read-only" | "locked" | "damaged" | "unreachable" | "starting" | "newer" | "moved";

export type PutInPlace = (tables: readonly string[], dropOld: () => Promise<void>) => Promise<void>;

/** What differs between the two engines; only sqlite.ts and postgres.ts make one. */
export type Engine = {
  name: "sqlite" | "postgres";
  db: Kysely<Tables>;
  dialect: Dialect;
  /** Waits until no other process writes; held to the end of the transaction, so that what it reads stays as it is. `left`: milliseconds that it has. */
  takeWriteLock: (tx: Transaction<Tables>, left: number) => Promise<void>;
  /** One look at everything as it is at this moment, on a connection of its own: serving goes on beside it. */
  snapshot: <T>(work: (db: Reader) => Promise<T>) => Promise<T>;
  /** Reads that look at many rows. SQLite's are on a thread of their own: in this one nobody else would have a turn meanwhile. */
  scan: <T>(work: (db: Reader) => Promise<T>) => Promise<T>;
  /** Lifts the time limits of one long transaction. */
  liftTimeouts: (tx: Transaction<Tables>) => Promise<void>;
  /**
   * Makes a place beside the tables, in which new ones are made while others read the old; what it answers drops these and puts the new in
   * their stead. undefined where nobody may make one: then the old go first, and others wait.
   */
  besideTables: (tx: Transaction<Tables>) => Promise<PutInPlace | undefined>;
  /** Keeps everybody else from these tables, to the end of the transaction. */
  lockTables: (tx: Transaction<Tables>, tables: readonly string[]) => Promise<void>;
  /** Makes ids grow from the greatest there is, where rows were put in with theirs; never from less than before. */
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
