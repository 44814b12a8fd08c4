import { diff3Merge } from "node-diff3";

/** Characters of a text that is merged: a longer one would hold up the form. */
const longest = 40_000;

/** One text with both people's changes, word by word; undefined where both changed the same words, or for what is not several words. */
export function mergeWords(base: unknown, mine: unknown, theirs: unknown): string | undefined {
  const texts = [mine, base, theirs].filter((text) => typeof text === "string");
  if (texts.length < 3 || texts.some((text) => text.length > longest || !/\S\s+\S/.test(text) || text.startsWith("data:")))
    return undefined;
  const [a = [], o = [], b = []] = texts.map((text): string[] => text.match(/<[^>]*>|\s+|[^\s<]+|</g) ?? []);
  const regions = diff3Merge(a, o, b, { excludeFalseConflicts: true });
  const merged = regions.flatMap(({ ok }) => (ok ? ok.join("") : []));
  if (merged.length < regions.length) return undefined;
  const text = merged.join("");
  return isClosed(text) ? text : undefined;
}

/** Whether every element that is opened is closed, in turn: two changes of one list could cross. */
function isClosed(text: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = ""] of text.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (["br", "hr", "img", "col"].includes(name)) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}
