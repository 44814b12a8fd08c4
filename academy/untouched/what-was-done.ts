import { contentTables } from "#database/tables.ts";
import type { Reader } from "#database/transaction.ts";
import { theProgram } from "../actor.ts";
import { Refusal } from "../errors.ts";
import { type Found, isUntouched } from "./untouched.ts";

/** The installation has contents of its own, so no backup can be restored over them on the screen. */
export class Touched extends Refusal {
  override name = "Touched";
  constructor() {
    super(
      "This installation already has its own content, which a restore would replace. Whoever runs the server can do that: npm run academy -- restore FILE --replace",
    );
  }
}

/** So many different actions are read; there are about a hundred. */
const mostDeeds = 500;

async function whatWasDone(db: Reader): Promise<Found> {
  const enquiries = (await db.selectFrom("enquiries").select("id").limit(1).execute()).length > 0;
  const people = (await db.selectFrom("admins").select("id").limit(2).execute()).length;
  const changes = await wasChanged(db);
  // The audit log may be long: it is read only where nothing else says that something was done.
  const deeds = enquiries || people > 1 || changes ? [] : await deedsIn(db);
  return { enquiries, people, changes, deeds };
}

async function wasChanged(db: Reader): Promise<boolean> {
  for (const table of contentTables) {
    const changed = await db
      .selectFrom(table)
      .select("id")
      .where((is) => is.or([is("version", ">", 1), is("updated_by", "!=", theProgram.name), is("deleted_at", "is not", null)]))
      .limit(1)
      .execute();
    if (changed.length > 0) return true;
  }
  for (const table of ["redirects", "webhooks", "working_copies", "autosaves", "api_tokens"] as const)
    if ((await db.selectFrom(table).select("id").limit(1).execute()).length > 0) return true;
  return (await db.selectFrom("site_settings").select("name").where("version", ">", 1).limit(1).execute()).length > 0;
}

function deedsIn(db: Reader): Promise<Found["deeds"]> {
  return db.selectFrom("audit").select(["noun", "action"]).distinct().where("actor", "!=", theProgram.name).limit(mostDeeds).execute();
}

/** Whether nobody has changed anything yet. */
export async function wasNeverTouched(db: Reader): Promise<boolean> {
  return isUntouched(await whatWasDone(db));
}

/** Throws Touched. */
export async function assertUntouched(db: Reader): Promise<void> {
  if (!(await wasNeverTouched(db))) throw new Touched();
}
