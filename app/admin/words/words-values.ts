import { drawnScenes, type StoredWords, type WordsPart, wordsFields } from "#contract/words/words-fields.ts";
import type { Compared } from "../compare/differences.tsx";
import type { Input } from "./words-parts.ts";
import { parts } from "./words-parts.ts";

export type WordsValues = Record<string, unknown>;

export function valuesOf(part: WordsPart): (stored: StoredWords) => WordsValues {
  const names = Object.keys(wordsFields[part].shape);
  return (stored) => Object.fromEntries(names.map((name) => [name, stored[name]]));
}

export function comparedOf(part: WordsPart): Compared[] {
  const { groups } = parts[part];
  const labels = groups.flatMap(({ inputs }) => inputs.map(({ label }) => label));
  const isAlone = (label: string) => labels.indexOf(label) === labels.lastIndexOf(label);
  return groups.flatMap(({ title, inputs }) =>
    inputs.map((input) => ({
      name: input.name,
      label: isAlone(input.label) ? input.label : `${title}: ${input.label}`,
      ...(input.kind === "html" && { kind: "html" as const }),
      ...(input.kind === "rows" && { words: rowsInWords(input) }),
    })),
  );
}

function rowsInWords({ columns }: Extract<Input, { kind: "rows" }>): (value: unknown) => string {
  const names = columns.filter(({ kind }) => kind !== "picture").map(({ name }) => name);
  const rowInWords = (row: Record<string, unknown>) =>
    names
      .map((name) => row[name])
      .filter((text) => text !== "")
      .join(": ");
  return (value) => (Array.isArray(value) ? value.map(rowInWords).join("\n") : "");
}

export function drawnAddress(image: string): string {
  return drawnScenes.includes(image) ? `${image}-768.jpg` : image;
}
