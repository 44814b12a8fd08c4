import { theProgram } from "../actor.ts";
import type { Item } from "./content-item.ts";
import { createContentWriter } from "./content-writer.ts";
import type { Kind } from "./kind.ts";
import type { ContentNeeds } from "./repository.ts";

/** Puts items into a database that never had them, once for ever: what staff deleted later stays deleted. */
export async function fillOnce<Fields extends object>(
  { database, clock }: Pick<ContentNeeds, "database" | "clock">,
  kind: Kind,
  firstItems: () => Promise<Fields[]>,
): Promise<void> {
  const key = `filled:${kind.filled}`;
  if (await database.read((db) => db.selectFrom("settings").select("key").where("key", "=", key).executeTakeFirst())) return;
  const items = await firstItems();
  await database.change(kind.table, async (tx) => {
    const marked = await tx
      .insertInto("settings")
      .values({ key, value: String(clock()) })
      .onConflict((row) => row.column("key").doNothing())
      .executeTakeFirst();
    if (Number(marked.numInsertedOrUpdatedRows ?? 0) !== 1) return;
    const writer = createContentWriter<Fields, Item>(tx, theProgram, kind, clock);
    for (const fields of items) await writer.insert(fields);
  });
}
