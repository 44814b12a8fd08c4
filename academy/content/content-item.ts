import { weeklyTime } from "#contract/classes/weekly-time.ts";
import { type Field, type FieldList, type Stored, searchedTexts, type ValuesOf } from "#contract/fields/field.ts";
import type { ContentKind } from "#contract/kinds/content-kind.ts";
import { searchable } from "#contract/searchable.ts";
import type { Columns } from "#database/content-rows.ts";
import { textsOf, timesOf } from "../json-list.ts";
import { safeHtml } from "../text/safe-html.ts";

export type Item = { id: number; version: number };
type Declared = Pick<ContentKind, "list" | "step">;

/** The columns that hold these fields. `before`: the present row, from which fields that a save may leave out (`keptIfMissing`) stay. */
export function columnsOf({ list }: Declared, fields: object, before: object = {}): Columns {
  const values: Record<string, unknown> = { ...fields };
  const kept: Record<string, unknown> = { ...before };
  return Object.fromEntries(
    Object.entries(list).map(([name, field]) => {
      const column = field.column ?? name;
      return [column, stored(values[name] ?? (field.keptIfMissing && kept[column]) ?? field.before)];
    }),
  );
}

function stored(value: unknown): Stored {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (Array.isArray(value)) return JSON.stringify(value);
  return typeof value === "number" ? value : String(value);
}

/** The item a row is, with nothing in it that could harm whoever reads it. */
export function itemOfRow<I extends Item>(kind: Declared, row: object): I {
  const columns: Record<string, unknown> = { ...row };
  return made<I>(kind, columns, (name, field) => storedValue(field, columns[field.column ?? name]));
}

/** Some fields of the item that a row is; the row needs only their columns. */
export function partOfRow<I extends Item, Name extends keyof I & string>(
  { list }: Declared,
  row: object,
  names: readonly Name[],
): Pick<I, Name> {
  const columns: Record<string, unknown> = { ...row };
  const part: Record<string, unknown> = {};
  for (const name of names) {
    const field = list[name];
    const value = field ? readable(field, storedValue(field, columns[field.column ?? name]), field.before) : columns[name];
    if (!isLeftOut(field, value)) part[name] = value;
  }
  // Each name is there, of the type that the list says, unless it is optional and empty.
  return part as Pick<I, Name>;
}

/** Answers carry no empty text, and no id of nothing, where the field may be missing. */
function isLeftOut(field: Field | undefined, value: unknown): boolean {
  return field?.optional === true && (value === "" || value === 0);
}

function storedValue({ type }: Field, value: unknown): unknown {
  if (type === "list") return textsOf(String(value));
  if (type === "times") return timesOf(String(value));
  return type === "flag" ? value === 1 : value;
}

/** An item from a kept version of any program: newer fields have the value of old rows, dropped ones go, today's rules are not asked. */
export function itemOfVersion<I extends Item>(kind: Declared, data: string): I {
  const kept: Record<string, unknown> = { ...JSON.parse(data) };
  return made<I>(kind, { ...kept }, (name) => kept[name]);
}

function made<I extends Item>({ list, step }: Declared, common: Record<string, unknown>, read: (name: string, field: Field) => unknown): I {
  const item: Record<string, unknown> = { id: Number(common.id) };
  for (const [name, field] of Object.entries(list)) {
    const value = readable(field, read(name, field), field.before);
    if (!isLeftOut(field, value)) item[name] = value;
  }
  if (step !== undefined && !("display_order" in list)) item.display_order = Number(common.display_order ?? 0);
  // Every field of the kind is there, of the type that its list says.
  return { ...item, version: Number(common.version) } as I;
}

/** A value of the type the field has; of another type, or missing: what old rows have. Rich text is made harmless. */
function readable({ type, columns }: Field, value: unknown, before: unknown): unknown {
  if (columns) return Array.isArray(value) ? value.filter(isRecord).map((row) => valuesOfVersion(columns, row, {})) : before;
  if (type === "html") return typeof value === "string" ? safeHtml(value) : before;
  if (type === "times") return Array.isArray(value) ? value.filter((entry) => weeklyTime.safeParse(entry).success) : before;
  if (type === "list") return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : before;
  return typeof value === typeof before ? value : before;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The fields of a kind with one item, as any program kept them; what is missing is as in `first`, else what old rows have. */
export function valuesOfVersion<List extends FieldList>(list: List, kept: Record<string, unknown>, first: object): ValuesOf<List> {
  const before: Record<string, unknown> = { ...first };
  const values = Object.entries(list).map(([name, field]) => [name, readable(field, kept[name], before[name] ?? field.before)]);
  // Every field of the list is there, of the type that it says.
  return Object.fromEntries(values) as ValuesOf<List>;
}

/** The text by which a search finds an item. */
export function searchTextOf({ list }: Declared, fields: object): string {
  return searchable(...searchedTexts(list, fields));
}

export function titleOfRow({ titleColumn }: { titleColumn: string }, row: object): string {
  const columns: Record<string, unknown> = { ...row };
  return String(columns[titleColumn]);
}
