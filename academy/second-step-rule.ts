import type { AskedOf } from "#contract/accounts/second-step.ts";

/** As the setting has been kept since there were only two choices. */
export const keptRules: Record<AskedOf, string> = { nobody: "no", owners: "owners", everybody: "yes" };

/** The rule that `value` stands for; without one, nobody is asked. */
export function ruleOf(value: string | null | undefined): AskedOf {
  if (value === keptRules.everybody) return "everybody";
  return value === keptRules.owners ? "owners" : "nobody";
}
