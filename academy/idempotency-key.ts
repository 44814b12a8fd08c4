import type { Reader, Writer } from "#database/transaction.ts";
import { KeyReused } from "./errors.ts";
import { programValueOf, putFirstProgramValue } from "./program-values.ts";
import { deleted } from "./rows.ts";

/** The Idempotency-Key of a call that creates something, the same in a retry after a lost answer; and what the call sent. Both are hashes. */
export type IdempotencyKey = { key: string; content: string };

const keptFor = 24 * 3_600_000;
/** Of keys in `settings`; those that start with "here:" are in no backup. */
const prefix = "here:attempt:";

/** Does `work`, which creates something and answers its id, once for each key; a retry is answered the same id. Throws KeyReused. */
export async function once(
  tx: Writer,
  now: number,
  idempotencyKey: IdempotencyKey | undefined,
  work: () => Promise<number>,
): Promise<number> {
  if (!idempotencyKey) return work();
  const key = `${prefix}${idempotencyKey.key}`;
  await tx.deleteFrom("settings").where("key", "=", key).where("value", "<", ending(now)).execute();
  // In the transaction of the work: neither is there without the other, and of two at the same moment the second waits for the first.
  if (!(await putFirstProgramValue(tx, key, ""))) return createdBy(tx, idempotencyKey);
  const id = await work();
  await tx
    .updateTable("settings")
    .set({ value: `${ending(now + keptFor)} ${idempotencyKey.content} ${id}` })
    .where("key", "=", key)
    .execute();
  return id;
}

/** The id of what a key created already. Throws KeyReused. */
export async function createdBefore(db: Reader, idempotencyKey: IdempotencyKey): Promise<number | undefined> {
  const value = await programValueOf(db, `${prefix}${idempotencyKey.key}`);
  if (value === undefined) return undefined;
  const [, content, id] = value.split(" ");
  if (content === idempotencyKey.content) return Number(id);
  throw new KeyReused("This Idempotency-Key was already used for something else. Please use a new one.");
}

async function createdBy(tx: Writer, idempotencyKey: IdempotencyKey): Promise<number> {
  const id = await createdBefore(tx, idempotencyKey);
  if (id === undefined) throw new Error("An idempotency key is neither new nor known");
  return id;
}

/** Forgets keys after a day; answers how many. */
export function sweepIdempotencyKeys(tx: Writer, now: number): Promise<number> {
  return deleted(tx.deleteFrom("settings").where("key", "like", `${prefix}%`).where("value", "<", ending(now)));
}

/** Milliseconds since 1970 in as many digits as they will have for 200 years, so that texts compare as numbers. */
function ending(moment: number): string {
  return String(Math.floor(moment)).padStart(13, "0");
}
