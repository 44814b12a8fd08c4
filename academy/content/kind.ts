import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { z } from "zod";
import type { ContentKind } from "#contract/content-kind.ts";
import type { Noun, Reader, Writer } from "#database/database.ts";
import { safeHtml } from "../safe-html.ts";

/** Columns by name; which ones there are is the noun's business. */
export type Columns = Record<string, string | number | null>;

export type Item = { id: number; version: number };
export type Query = SelectQueryBuilder<Record<Noun, Columns>, Noun, object>;

/** What makes one kind of content different from another. */
export type Kind<Fields, I extends Item, Row> = {
  /** Its table. */
  noun: Noun;
  /** Its name in the trash, in its history and in the audit log. */
  name: ContentKind;
  /** As in 'Course not found'. */
  label: string;
  /** Turns an older version of an item back into what a client would send. */
  fields: z.ZodType<Fields>;
  toColumns: (fields: Fields) => Columns;
  toItem: (row: Row) => I;
  /** The field that is rich text. */
  richText?: keyof I & string;
  title: (item: I) => string;
  /** The column that `title` is made from. */
  titleColumn: string;
  /** Whether it has an `image` column. */
  hasPicture: boolean;
  /** Texts that a search looks through. */
  searched: (fields: Fields) => readonly string[];
  order: readonly { column: string; direction: "asc" | "desc" }[];
  /** Columns with a fixed value that tell this kind apart in a shared table. */
  only?: Record<string, string>;
};

/** The item a row is, with nothing in it that could harm whoever reads it. */
export function itemOf<Fields, I extends Item, Row>(kind: Kind<Fields, I, Row>, row: Columns): I {
  return harmless(kind, kind.toItem(row as unknown as Row));
}

/** Rich text was cleaned when it was written; what stands in the database may have come there another way. */
export function harmless<Fields, I extends Item, Row>(kind: Kind<Fields, I, Row>, item: I): I {
  const html = kind.richText && item[kind.richText];
  return kind.richText && typeof html === "string" ? { ...item, [kind.richText]: safeHtml(html) } : item;
}

/** Kysely cannot type a table whose name is a variable. The noun says what a row of its own table is. */
export function tables<Db extends Reader | Writer>(db: Db) {
  return db as unknown as Kysely<Record<Noun, Columns>>;
}

/** All rows of a kind, those in the trash too. */
export function everyRow<Fields, I extends Item, Row>(db: Reader | Writer, kind: Kind<Fields, I, Row>): Query {
  let query: Query = tables(db).selectFrom(kind.noun);
  for (const [column, value] of Object.entries(kind.only ?? {})) query = query.where(sql.ref(column), "=", value);
  return query;
}

/** The rows that are not in the trash. */
export function liveRows<Fields, I extends Item, Row>(db: Reader | Writer, kind: Kind<Fields, I, Row>): Query {
  return everyRow(db, kind).where("deleted_at", "is", null);
}
