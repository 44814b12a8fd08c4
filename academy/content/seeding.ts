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
  const key = `filled:${kind.seededAs}`;
  if ((await database.read((db) => programValueOf(db, key))) !== undefined) return;
  const items = await firstItems();
  await database.change(kind.table, async (tx) => {
    if (!(await putFirstProgramValue(tx, key, String(clock())))) return;
    const writer = createContentWriter<Fields, Item>(tx, theProgram, kind, needs);
    for (const fields of items) await writer.insert(fields);
  });
}
