import { diffArrays } from "diff";
import type { Token } from "./word-tokens.ts";

/** Tokens that both texts have, that only the one has, or that only the other has; "gap": many that both have. */
export type Part = { type: "same" | "removed" | "added" | "gap"; tokens: Token[] };

/** Milliseconds that a comparison may take: a page may have a dozen, each of 200 kB. */
const patience = 120;
const context = 30;
/** Below this share of common letters two texts are easier to read beside each other. */
const leastCommon = 0.2;

/** What is different between two texts, word by word; undefined when they have too little in common, or comparing takes too long. */
export function wordDifference(one: readonly Token[], other: readonly Token[], timeout = patience): Part[] | undefined {
  const changes = diffArrays([...one], [...other], { timeout, comparator: (a, b) => a.text === b.text && a.look === b.look });
  if (!changes) return undefined;
  const parts = changes.map(({ added, removed, value }): Part => ({ type: added ? "added" : removed ? "removed" : "same", tokens: value }));
  const letters = (some: readonly Part[]) =>
    some.reduce((sum, { tokens }) => sum + tokens.reduce((more, { text }) => more + text.trim().length, 0), 0);
  const common = letters(parts.filter(({ type }) => type === "same"));
  if (letters(parts) > 40 && common < leastCommon * letters(parts)) return undefined;
  return parts.flatMap((part, index) => shortened(part, index === 0, index === parts.length - 1));
}

function shortened({ type, tokens }: Part, isFirst: boolean, isLast: boolean): Part[] {
  const head = isFirst ? 0 : context;
  const tail = isLast ? 0 : context;
  if (type !== "same" || tokens.length <= head + tail + context) return [{ type, tokens }];
  const parts: Part[] = [
    { type, tokens: tokens.slice(0, head) },
    { type: "gap", tokens: [] },
    { type, tokens: tail === 0 ? [] : tokens.slice(-tail) },
  ];
  return parts.filter((part) => part.type === "gap" || part.tokens.length > 0);
}
