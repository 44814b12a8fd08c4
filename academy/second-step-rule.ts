import type { AskedOf } from "#contract/accounts/second-step.ts";

/** The rule as it is stored; "no" and "yes" are from when there were only two. */
export const keptRules: Record<AskedOf, string> = { nobody: "no", owners: "owners", everybody: "yes" };

/** The rule that a stored value means; without one, nobody is asked. */
export function ruleOf(value: string | null | undefined): AskedOf {
  if (value === keptRules.everybody) return "everybody";
  return value === keptRules.owners ? "owners" : "nobody";
}
