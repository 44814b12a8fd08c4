import type { Compared } from "./compared-parts.ts";
import { mergeWords } from "./merge-words.ts";
import { sameValue } from "./values.ts";

/** Whose change a field carries, after two people edited one record. */
export type Whose = "mine" | "theirs" | "both" | "nobody";

/** `base`: what I opened; unknown for what was typed before this program kept it, and then every difference is for me to judge. */
export function whoseChange(base: unknown, mine: unknown, theirs: unknown, baseIsKnown: boolean): Whose {
  if (sameValue(mine, theirs)) return "nobody";
  if (!baseIsKnown) return "both";
  if (sameValue(mine, base)) return "theirs";
  return sameValue(theirs, base) ? "mine" : "both";
}

export type Values = Record<string, unknown>;
export type Sides = { base: Values | undefined; mine: Values; theirs: Values };

export function changedBy(whose: Whose, compared: readonly Compared[], { base, mine, theirs }: Sides): Compared[] {
  return compared.filter(({ name }) => whoseChange(base?.[name], mine[name], theirs[name], base !== undefined) === whose);
}

export type Choice = "mine" | "theirs" | "together";

/** What is chosen when nobody says: both changes of a text, where they do not meet. */
export function choiceOf(name: string, { base, mine, theirs }: Sides, choices: ReadonlyMap<string, Choice>): Choice {
  return choices.get(name) ?? (mergeWords(base?.[name], mine[name], theirs[name]) === undefined ? "mine" : "together");
}

/** The values that go over theirs: what only I changed, and what is chosen of what both did. */
export function mineToKeep(sides: Sides, choices: ReadonlyMap<string, Choice>): Values {
  const { base, mine, theirs } = sides;
  const kept: Values = {};
  for (const [name, value] of Object.entries(mine)) {
    const whose = whoseChange(base?.[name], value, theirs[name], base !== undefined);
    const choice = whose === "both" ? choiceOf(name, sides, choices) : whose;
    if (choice === "mine") kept[name] = value;
    if (choice === "together") kept[name] = mergeWords(base?.[name], value, theirs[name]);
  }
  return kept;
}
