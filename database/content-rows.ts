import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import type { ContentColumns, ContentTable, Tables } from "./tables.ts";
import type { PageWriter, Reader, Writer } from "./transaction.ts";

/** Values by the names of their columns; which ones there are depends on the kind. */
export type Columns = Record<string, string | number | null>;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;
type ColumnsOfSome = Omit<Intersection<Tables[ContentTable]>, keyof ContentColumns>;
/** A row of any content table: what all have, and perhaps what only some have. */
type AnyContent = ContentColumns & Partial<ColumnsOfSome>;
export type ContentRow = Selectable<AnyContent>;
export type ContentQuery<Picked = object> = SelectQueryBuilder<Tables & { content: AnyContent }, "content", Picked>;

/** The rows of a content table whose name is known only while the program runs. */
export function contentRows(db: Reader | Writer, table: ContentTable): ContentQuery {
  return db.selectFrom(sql<AnyContent>`${sql.table(table)}`.as("content"));
}

/** Inserts a row and answers it, with its id. */
export async function insertContent(tx: PageWriter, table: ContentTable, columns: Columns): Promise<ContentRow> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  const values = sql.join(Object.values(columns));
  return onlyRow(await sql<ContentRow>`insert into ${sql.table(table)} (${names}) values (${values}) returning *`.execute(tx));
}

/** Changes some columns of a row and answers the whole of it. */
export async function updateContent(tx: PageWriter, table: ContentTable, id: number, columns: Columns): Promise<ContentRow> {
  const changes = sql.join(Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
  return onlyRow(await sql<ContentRow>`update ${sql.table(table)} set ${changes} where id = ${id} returning *`.execute(tx));
}

export async function deleteContent(tx: PageWriter, table: ContentTable, id: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx);
}

function onlyRow({ rows: [row] }: { rows: ContentRow[] }): ContentRow {
  if (!row) throw new Error("The row is not there");
  return row;
}
