import type { Field, FieldList } from "#contract/fields/field.ts";
import { valueInWords } from "#contract/fields/field-words.ts";
import type { AuditEntry } from "#contract/history.ts";

/** Characters that are shown of a text, and how many of them before the difference. */
const longest = 300;
const context = 60;

/** The fields in which two records differ, in the words of `list`; none when one of them is missing. */
export function changesBetween(before: unknown, after: unknown, list: FieldList = {}): AuditEntry["changes"] {
  if (!isRecord(before) || !isRecord(after)) return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => field !== "version" && JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, ...cut(words(before[field], list[field]), words(after[field], list[field])) }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function words(value: unknown, field: Field | undefined): string {
  const said = field && value !== undefined ? valueInWords(field, value) : undefined;
  return said ?? (Array.isArray(value) ? value.map(entryWords).join(", ") : entryWords(value));
}

function entryWords(value: unknown): string {
  if (isRecord(value)) return Object.values(value).map(entryWords).join(" ");
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

function cut(before: string, after: string): { before: string; after: string } {
  if (before.length <= longest && after.length <= longest) return { before, after };
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  const from = same < longest - context ? 0 : same - context;
  const part = (text: string) => `${from > 0 ? "…" : ""}${text.slice(from, from + longest)}${text.length > from + longest ? "…" : ""}`;
  return { before: part(before), after: part(after) };
}
