import type { Compared } from "./differences.tsx";
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

/** The fields of a comparison whose change it is. */
export function changedBy(whose: Whose, compared: readonly Compared[], { base, mine, theirs }: Sides): Compared[] {
  return compared.filter(({ name }) => whoseChange(base?.[name], mine[name], theirs[name], base !== undefined) === whose);
}

/** The values of mine that go over theirs: what only I changed, and what I choose of what both did. */
export function mineToKeep({ base, mine, theirs }: Sides, takeTheirs: ReadonlySet<string>): Values {
  const kept = Object.entries(mine).filter(([name, value]) => {
    const whose = whoseChange(base?.[name], value, theirs[name], base !== undefined);
    return whose === "mine" || (whose === "both" && !takeTheirs.has(name));
  });
  return Object.fromEntries(kept);
}
