import { z } from "#contract/zod.ts";
import type { PageWriter, Writer } from "#database/transaction.ts";
import { NotFound } from "../errors.ts";
import { dropProgramValue, jsonValueOf, putJsonValue } from "../program-values.ts";
import { deleted, updated } from "../rows.ts";
import { createToken } from "../token.ts";
import type { Planned } from "./plan-redirects.ts";

/** The setting that keeps what the latest import put in, and what was there before. It is in no backup. */
const key = "here:redirects-import";

const lead = z.object({ target: z.string(), noun: z.string(), item_id: z.number() });
const kept = z.object({ id: z.string(), lines: z.array(z.object({ source: z.string(), after: lead, before: lead.nullable() })) });

const leadOf = ({ target, noun, item_id }: z.output<typeof lead>) => ({ target, noun, item_id });

/** Keeps what an import is about to replace; answers the id by which it can be undone. Only the latest import can be. */
export async function keepForUndo(
  tx: Writer,
  plans: readonly Planned[],
  before: ReadonlyMap<string, z.output<typeof lead>>,
): Promise<string> {
  const id = createToken();
  const lines = plans.map((plan) => {
    const was = before.get(plan.source);
    return { source: plan.source, after: leadOf(plan), before: was ? leadOf(was) : null };
  });
  await putJsonValue(tx, key, { id, lines });
  return id;
}

/** Puts back what an import replaced, where nobody changed it since; answers how many redirects it put back. Throws NotFound. */
export async function undoImport(tx: PageWriter, id: string): Promise<number> {
  const latest = await jsonValueOf(tx, key);
  const found = latest === undefined ? undefined : kept.parse(latest);
  if (found?.id !== id) throw new NotFound("This import cannot be undone any more: another one came after it, or it was undone already.");
  let count = 0;
  for (const { source, after, before } of found.lines) {
    const { target, noun, item_id } = after;
    const rows = tx.selectFrom("redirects").select("id").where("source", "=", source).where("target", "=", target);
    const same = rows.where("noun", "=", noun).where("item_id", "=", item_id);
    if (before) count += await updated(tx.updateTable("redirects").set(before).where("id", "in", same));
    else count += await deleted(tx.deleteFrom("redirects").where("id", "in", same));
  }
  await dropProgramValue(tx, key);
  return count;
}
