import { type Database, openDatabase } from "#database/database.ts";
import type { Ledger } from "./writers.ts";

export type Damage = { lost: string[]; doubled: string[]; halfApplied: string[] };

export async function compare(env: Record<string, string>, ledger: Ledger): Promise<Damage> {
  const database = await openDatabase({ url: env.DATABASE_URL ?? "", file: `${env.DATA_DIR}/academy.db` });
  try {
    const found = await marks(database);
    const counted = (mark: string) => found.filter((one) => one === mark).length;
    return {
      lost: [...ledger.acknowledged.keys()].filter((mark) => counted(mark) === 0),
      doubled: [...ledger.acknowledged.keys(), ...ledger.underWay.keys()].filter((mark) => counted(mark) > 1),
      halfApplied: [...(await unlike(database)), ...(await torn(database, ledger)), ...(await database.integrity())],
    };
  } finally {
    await database.close();
  }
}

async function marks(database: Database): Promise<string[]> {
  return database.read(async (db) => [
    ...(await db.selectFrom("courses").select("title as mark").execute()).map((row) => row.mark),
    ...(await db.selectFrom("posts").select("title as mark").execute()).map((row) => row.mark),
    ...(await db.selectFrom("enquiries").select("name as mark").execute()).map((row) => row.mark),
  ]);
}

async function unlike(database: Database): Promise<string[]> {
  return database.read(async (db) => {
    const troubles: string[] = [];
    for (const [table, noun] of [
      ["courses", "courses"],
      ["posts", "blogs"],
    ] as const) {
      const items = await db.selectFrom(table).select(["id", "version"]).execute();
      const created = await db.selectFrom("audit").select("item_id").where("noun", "=", noun).where("action", "=", "create").execute();
      const told = created.map((row) => row.item_id).sort();
      if (
        told.join() !==
        items
          .map((row) => row.id)
          .sort()
          .join()
      )
        troubles.push(`${table} and the audit log differ`);
      for (const { id, version } of items.filter((item) => item.version > 1)) {
        const older = await db.selectFrom("revisions").select("id").where("noun", "=", noun).where("item_id", "=", id).execute();
        if (older.length !== version - 1) troubles.push(`${table} ${id} has ${older.length} older versions and version ${version}`);
      }
    }
    const enquiries = await db.selectFrom("enquiries").select("id").execute();
    const mails = await db.selectFrom("jobs").select("id").where("lane", "=", "mail").execute();
    if (mails.length !== 2 * enquiries.length) troubles.push(`${enquiries.length} enquiries have ${mails.length} mails`);
    return troubles;
  });
}

async function torn(database: Database, ledger: Ledger): Promise<string[]> {
  const { orders } = ledger;
  if (orders.acknowledged === "" && orders.underWay === undefined) return [];
  const rows = await database.read((db) => db.selectFrom("courses").select("id").where("id", "<=", 10).orderBy("display_order").execute());
  const order = rows.map((row) => row.id).join();
  const untouched = orders.acknowledged === "" ? ["1,2,3,4,5,6,7,8,9,10"] : [];
  // What was under way has happened by now or never will.
  ledger.orders = { acknowledged: order, underWay: undefined };
  return [orders.acknowledged, orders.underWay, ...untouched].includes(order) ? [] : [`the order is ${order}`];
}
