import { type AskedOf, isAsked } from "#contract/accounts/second-step.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { programValueOf } from "./program-values.ts";
import { countOf } from "./rows.ts";
import { ruleOf } from "./second-step-rule.ts";

export const ruleKey = "second-step-required";

export async function secondStepRule(db: Reader | Writer): Promise<AskedOf> {
  return ruleOf(await programValueOf(db, ruleKey));
}

export function passkeysOf(db: Reader | Writer, adminId: number): Promise<number> {
  return countOf(db.selectFrom("passkeys").where("admin_id", "=", adminId));
}

export type SecondSteps = { hasCodes: boolean; passkeys: number; isRequired: boolean };

/** Which second steps a person has; undefined when they left. */
export async function secondStepsOf(tx: Writer, adminId: number): Promise<SecondSteps | undefined> {
  const there = tx.selectFrom("admins").select(["totp_secret", "role"]).where("id", "=", adminId).where("left_at", "is", null);
  const row = await there.executeTakeFirst();
  if (!row) return undefined;
  const isRequired = isAsked(await secondStepRule(tx), row.role);
  return { hasCodes: row.totp_secret !== "", passkeys: await passkeysOf(tx, adminId), isRequired };
}
