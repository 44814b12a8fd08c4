import { sql } from "kysely";
import type { Database } from "#database/database.ts";
import type { Tables } from "#database/tables.ts";

type Columns = Record<string, string>;

/** Copies the newest row of a table until there are `least`; `changes` says in SQL what differs, from the copy's id. */
export async function multiply(database: Database, table: keyof Tables, least: number, changes: (id: string) => Columns = () => ({})) {
  // SQL that says its table only as it runs is for a change.
  await database.change("courses", async (tx) => {
    const any = sql.table(table);
    const { rows: sample } = await sql<Record<string, unknown>>`select * from ${any} order by id desc limit 1`.execute(tx);
    const [row = {}] = sample;
    const changed = changes("number.n");
    const columns = Object.keys(row).filter((name) => name !== "id");
    const values = columns.map((name) => (changed[name] ? sql.raw(changed[name]) : sql.ref(`kept.${name}`)));
    const { rows: counted } = await sql<{ count: number }>`select count(*) as count from ${any}`.execute(tx);
    const missing = least - Number(counted[0]?.count ?? 0);
    await sql`
      with recursive number(n) as (select 1 union all select n + 1 from number where n < ${missing}),
      kept as (select * from ${any} where id = ${row.id})
      insert into ${any} (${sql.join(columns.map((name) => sql.ref(name)))})
      select ${sql.join(values)} from number cross join kept`.execute(tx);
  });
}
