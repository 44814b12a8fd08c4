import type { ColumnDataType, ColumnDefinitionBuilder, CreateTableBuilder, Transaction } from "kysely";
import type { Tables } from "../tables.ts";

type Type = "text" | "integer" | "bigint";
type Build = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
/** Of a type that always has a value, or that may have none ("text?"), or with what is said of it besides. */
type Column = Type | `${Type}?` | readonly [type: ColumnDataType, build: Build];

const required: Build = (column) => column.notNull();
export const key: Column = ["text", (column) => column.primaryKey()];
export const unique: Column = ["text", (column) => column.notNull().unique()];
export const filled = (type: ColumnDataType): Column => [type, required];
/** What the rows have that do not say it. */
export const before = (type: Type, value: string | number): Column => [type, (column) => column.notNull().defaultTo(value)];
/** The id of a row of another table, with which a row goes; `build`: what is said of it besides. */
export const idOf = (table: string, build: Build = required): Column => [
  "integer",
  (column) => build(column).references(`${table}.id`).onDelete("cascade"),
];

/** Columns of one type. */
export function columnsOf(type: Type, ...names: readonly string[]): Record<string, Type> {
  return Object.fromEntries(names.map((name) => [name, type]));
}

/** A new table with these columns, in this order. */
export function withColumns(table: CreateTableBuilder<string>, columns: Readonly<Record<string, Column>>) {
  let built: CreateTableBuilder<string, string> = table;
  for (const [name, column] of Object.entries(columns)) {
    if (typeof column !== "string") built = built.addColumn(name, ...column);
    else if (column.endsWith("?")) built = built.addColumn(name, column.slice(0, -1) as Type);
    else built = built.addColumn(name, column as Type, required);
  }
  return built;
}

/** Gives a table that is there more columns; with what its rows have in them, null for those that may have nothing. */
export async function addColumns(
  { schema }: Transaction<Tables>,
  table: string,
  type: Type,
  columns: Readonly<Record<string, string | number | null>>,
): Promise<void> {
  for (const [name, value] of Object.entries(columns)) {
    const build: Build = (column) => (value === null ? column : column.notNull().defaultTo(value));
    await schema.alterTable(table).addColumn(name, type, build).execute();
  }
}
