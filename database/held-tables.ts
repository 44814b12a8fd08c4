import { sql } from "kysely";
import { type Database, DatabaseAway } from "./database.ts";
import { type Tables, tableNames } from "./tables.ts";

/** Selects no rows, which still needs every table's lock. Throws DatabaseAway "locked" where somebody holds one. */
export async function touchTables(database: Pick<Database, "read">, tables: readonly (keyof Tables)[] = tableNames): Promise<void> {
  await database.read((db) =>
    db
      .selectNoFrom((of) => tables.map((name) => of.selectFrom(name).select(sql.lit(1).as("one")).where(sql.lit(false)).as(name)))
      .execute(),
  );
}

/** The tables that another connection has locked, so that they cannot be read. */
export async function heldTables(database: Pick<Database, "read">): Promise<string[]> {
  if (!(await isHeld(database, tableNames))) return [];
  const held: string[] = [];
  for (const name of tableNames) if (await isHeld(database, [name])) held.push(name);
  return held;
}

async function isHeld(database: Pick<Database, "read">, tables: readonly (keyof Tables)[]): Promise<boolean> {
  try {
    await touchTables(database, tables);
    return false;
  } catch (error) {
    if (error instanceof DatabaseAway && error.trouble === "locked") return true;
    throw error;
  }
}
