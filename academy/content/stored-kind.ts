import { sql } from "kysely";
import type { ContentPath } from "#contract/content-kinds.ts";
import type { Field, FieldList } from "#contract/fields/field.ts";
import type { ContentKind } from "#contract/kinds/content-kind.ts";
import { type Columns, type ContentQuery, type ContentRow, contentRows } from "#database/content-rows.ts";
import type { ContentTable, Tables } from "#database/tables.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { notFound } from "../errors.ts";

type Rules = {
  /** Columns with a fixed value that tell this kind apart in a shared table. */
  only?: Columns;
  /** How its lists are sorted, if not by the order that staff gave. */
  order?: readonly { column: string; direction: "asc" | "desc" }[];
  /** The built-in items, as a client would send them; `picture` is a file under pictures/<table>. */
  samples: readonly ({ picture?: string } & Record<string, unknown>)[];
  /** Where those files are, if not in a folder named as the table. */
  pictures?: string;
  /** Names the value in `settings` that says that the samples were put in. */
  seededAs: string;
};

export type StoredKind = Pick<ContentKind, "label" | "list" | "step" | "input" | "shownWhen" | "dated" | "page"> &
  Omit<Rules, "order"> &
  Required<Pick<Rules, "order">> & { path: ContentPath; table: ContentTable; titleColumn: string };

type Declaration = ContentKind & { path: ContentPath; table: ContentTable };
type ColumnsOf<List extends FieldList> = { [Name in keyof List]: List[Name] extends { column: infer Column } ? Column : Name }[keyof List];
type Lacking<F extends Declaration> = Exclude<ColumnsOf<F["list"]>, keyof Tables[F["table"]]>;
/** A field without its column in database/tables.ts does not compile. */
type HasColumns<F extends Declaration> = [Lacking<F>] extends [never] ? unknown : { tableLacks: Lacking<F> };
/** Nor does a kind whose items have a status and which does not say `publishing`. */
type SaysPublishing<F extends Declaration> = "status" extends keyof F["list"] ? Pick<Required<ContentKind>, "publishing"> : unknown;

const byPosition = [
  { column: "display_order", direction: "asc" },
  { column: "id", direction: "asc" },
] as const;

/** A declared kind with the rules of its repository. */
export function storedKind<F extends Declaration>(declaration: F & HasColumns<F> & SaysPublishing<F>, rules: Rules): StoredKind {
  const { titled: _, ...said }: Declaration = declaration;
  return { ...said, titleColumn: titleColumnOf(declaration), order: byPosition, ...rules };
}

/** Where the title of an item is stored, whatever its field is called. */
export function titleColumnOf({ titled, list }: Pick<ContentKind, "titled" | "list">): string {
  return list[titled]?.column ?? titled;
}

/** The fields of one type, by their names. */
export function fieldsOfType(type: Field["type"], list: FieldList): [string, Field][] {
  return Object.entries(list).filter(([, field]) => field.type === type);
}

type Rows = Pick<StoredKind, "table" | "only">;

/** All rows of a kind, those in the trash too. */
export function everyRow(db: Reader | Writer, { table, only = {} }: Rows): ContentQuery {
  let query = contentRows(db, table);
  for (const [column, value] of Object.entries(only)) query = query.where(sql.ref(column), "=", value);
  return query;
}

/** The rows that are not in the trash. */
export function liveRows(db: Reader | Writer, kind: Rows): ContentQuery {
  return everyRow(db, kind).where("deleted_at", "is", null);
}

/** Throws NotFound, also for what is in the trash. */
export function liveRow(db: Reader | Writer, kind: Rows & Pick<StoredKind, "label">, id: number): Promise<ContentRow> {
  return liveRows(db, kind)
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow(notFound(`${kind.label} not found`));
}
