import { nationalDigits } from "#contract/fields/phone-digits.ts";
import type { TextUse } from "#contract/kinds/academy-facts.ts";
import { searchable } from "#contract/searchable.ts";
import type { Database } from "#database/database.ts";
import { rowsById } from "../limits/in-parts.ts";
import { liveRows, type StoredKind } from "./stored-kind.ts";

/** SQLite reads the contents of each row; others get their turn between two of these reads. */
const rowsAtOnce = 100;
const most = 100;

type Searched = Pick<StoredKind, "path" | "table" | "only" | "list" | "titleColumn">;
type Texts = { path: string; read: () => Promise<object> };

/** Finds items of all kinds, and the site's texts, that say one of some texts, however a phone number is spelled in them. */
export function createTextUses(database: Database, kinds: readonly Searched[], parts: readonly Texts[]) {
  return async function usesOf(texts: readonly string[]): Promise<TextUse[]> {
    const found: TextUse[] = [];
    if (texts.length === 0) return found;
    const tests = texts.map((text) => ({ text, isIn: finderOf(text) }));
    const saidIn = (content: string) => {
      const plain = searchable(content);
      return tests.filter(({ isIn }) => isIn(plain)).map(({ text }) => text);
    };
    for (const { path, read } of parts) {
      const says = saidIn(textsOf(await read()).join("\n"));
      if (says.length > 0) found.push({ noun: path, id: 1, title: "", says });
    }
    for (const kind of kinds) {
      const columns = Object.entries(kind.list).flatMap(([name, field]) => (field.type === "picture" ? [] : [field.column ?? name]));
      const read = (after: number) =>
        database.read((db) => liveRows(db, kind).selectAll().where("id", ">", after).orderBy("id").limit(rowsAtOnce).execute());
      for await (const row of rowsById(rowsAtOnce, read)) {
        const values: Record<string, unknown> = { ...row };
        const says = saidIn(columns.map((column) => String(values[column])).join("\n"));
        if (says.length > 0) found.push({ noun: kind.path, id: row.id, title: String(values[kind.titleColumn]), says });
        if (found.length >= most) return found.slice(0, most);
      }
    }
    return found.slice(0, most);
  };
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/media/") ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** A phone number is found by the digits after its country code, whatever stands between them. */
function finderOf(text: string): (content: string) => boolean {
  const sought = searchable(text);
  if (!/^\+?[\d\s()./-]{6,}$/.test(text)) return (content) => content.includes(sought);
  const spelled = new RegExp(`(?<!\\d)(?:(?:\\+|00)?94[\\s()./-]{0,3}|0)?${[...nationalDigits(text)].join("[\\s()./-]{0,3}")}(?!\\d)`);
  return (content) => spelled.test(content);
}
