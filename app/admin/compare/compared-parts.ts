import { sameValue, textOfValue } from "./values.ts";
import { type Part, wordDifference } from "./word-difference.ts";
import { type Token, tokensOfHtml, tokensOfText } from "./word-tokens.ts";

/** Letters of a text up to which two of them are as easy to read beside each other. */
export const shortText = 60;

/** A field as it is compared: its label, and how its value is read. */
export type Compared = {
  name: string;
  label: string;
  type?: "text" | "html" | "picture";
  choices?: Readonly<Record<string, string>> | undefined;
  words?: (value: unknown) => string;
};

/** What is different between two values of a field, word by word; undefined: they are read beside each other. */
export function partsOf(field: Compared, one: unknown, other: unknown): Part[] | undefined {
  const [before, after] = [linesOf(field, one), linesOf(field, other)];
  // Word by word, lines that changed their places read like new sentences.
  if (areReordered(before, after)) return wordDifference(before.map(lineToken), after.map(lineToken));
  const [mine, theirs] = [tokensOf(field, one), tokensOf(field, other)];
  return mine && theirs && mine.length > 0 && theirs.length > 0 ? wordDifference(mine, theirs) : undefined;
}

/** Whether two different values say the same, as lists do of which only a picture was changed. */
export function readsTheSame({ words }: Compared, one: unknown, other: unknown): boolean {
  return words !== undefined && words(one) === words(other);
}

function linesOf({ words }: Compared, value: unknown): string[] {
  if (words) return words(value).split("\n");
  return Array.isArray(value) ? value.map((line) => `• ${line}`) : [];
}

/** Whether the lines that both have stand in another order. */
function areReordered(one: readonly string[], other: readonly string[]): boolean {
  const common = (lines: readonly string[], others: readonly string[]) => [...new Set(lines)].filter((line) => others.includes(line));
  return !sameValue(common(one, other), common(other, one));
}

function lineToken(line: string): Token {
  return { text: `${line}\n`, look: "" };
}

function tokensOf({ type, choices, words }: Compared, value: unknown): Token[] | undefined {
  if (type === "picture" || choices) return undefined;
  if (words) {
    const said = words(value);
    return said.length > shortText ? tokensOfText(said) : undefined;
  }
  if (type === "html") return tokensOfHtml(String(value ?? ""));
  return typeof value === "string" || Array.isArray(value) ? tokensOfText(textOfValue(value, false)) : undefined;
}
