import type { ColumnDataType, CreateTableBuilder, RawBuilder, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** The words in which SQLite and PostgreSQL differ. */
export type Dialect = {
  idColumn: RawBuilder<unknown>;
  bytes: ColumnDataType;
  /** Makes every other process that migrates wait until this transaction ends. */
  lock: (tx: Transaction<Tables>) => Promise<void>;
};

export type Migration = {
  name: string;
  up: (tools: {
    tx: Transaction<Tables>;
    /** Starts a table whose first column is a growing integer `id`. */
    table: (name: string) => CreateTableBuilder<string>;
    bytes: ColumnDataType;
  }) => Promise<void>;
};
