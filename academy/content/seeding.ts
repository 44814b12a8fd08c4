import type { Database } from "#database/database.ts";
import type { Reader } from "#database/transaction.ts";
import { theProgram } from "../actor.ts";
import { programValueOf, putFirstProgramValue } from "../program-values.ts";
import type { Item } from "./content-item.ts";
import type { ContentNeeds } from "./content-needs.ts";
import { createContentWriter } from "./content-writer.ts";
import type { StoredKind } from "./stored-kind.ts";

/** Puts items into a database that never had them, once for ever: what staff deleted later stays deleted. */
export async function seedOnce<Fields extends object>(
  needs: Pick<ContentNeeds, "database" | "clock" | "today">,
  kind: StoredKind,
  firstItems: () => Promise<Fields[]>,
): Promise<void> {
  const { database, clock } = needs;
  const key = keyOf(kind);
  if ((await database.read((db) => programValueOf(db, key))) !== undefined) return;
  const items = await firstItems();
  await database.change(kind.table, async (tx) => {
    if (!(await putFirstProgramValue(tx, key, String(clock())))) return;
    const writer = createContentWriter<Fields, Item>(tx, theProgram, kind, needs);
    for (const fields of items) await writer.insert(fields);
  });
}

const keyOf = ({ seededAs }: Pick<StoredKind, "seededAs">) => `filled:${seededAs}`;
/** Kept for ever: a kind that a newer program brings has no samples either. */
const emptyStart = "samples:off";

/** Whether the first start of this database was one without samples. */
export async function beganWithoutSamples(db: Reader): Promise<boolean> {
  return (await programValueOf(db, emptyStart)) !== undefined;
}

/** Puts no samples into a database in which no kind was ever seeded, now or later; any other stays as it is. */
export async function leaveOutSamples(database: Database, clock: () => number, kinds: readonly StoredKind[]): Promise<void> {
  await database.write(async (tx) => {
    const seeded = [];
    for (const kind of kinds) if ((await programValueOf(tx, keyOf(kind))) !== undefined) seeded.push(kind);
    if (seeded.length > 0 && !(await beganWithoutSamples(tx))) return;
    await putFirstProgramValue(tx, emptyStart, String(clock()));
    for (const kind of kinds) await putFirstProgramValue(tx, keyOf(kind), String(clock()));
  });
}
