import { timesInWords } from "../classes/class-labels.ts";
import type { Field, FieldList } from "./field.ts";

/** A value of a field as people read it, where it is more than a text or a number; undefined: it reads as it is. */
export function valueInWords(field: Field, value: unknown): string | undefined {
  const { type, choices, columns, inWords } = field;
  if (inWords) return inWords(value);
  if (type === "times") return timesInWords(Array.isArray(value) ? value : []);
  if (type === "list" && choices) return (Array.isArray(value) ? value : []).map((one) => choices[String(one)] ?? one).join(", ");
  if (columns) return (Array.isArray(value) ? value : []).map((row) => rowInWords(columns, row)).join("\n");
  return undefined;
}

/** A picture has no words. */
function rowInWords(columns: FieldList, row: object): string {
  const values: Record<string, unknown> = { ...row };
  return Object.entries(columns)
    .flatMap(([name, column]) => (column.type === "picture" ? [] : [valueInWords(column, values[name]) ?? String(values[name] ?? "")]))
    .filter((text) => text !== "")
    .join(": ");
}
