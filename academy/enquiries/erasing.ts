import type { Reader, Writer } from "#database/transaction.ts";
import { type Actor, theProgram } from "../actor.ts";
import { eraseDetails, record } from "../audit/audit.ts";
import { NotFound } from "../errors.ts";
import { hasPlace, type InTransaction } from "./class-places.ts";
import { renewSearchText } from "./enquiry-search.ts";
import { idsOfPerson } from "./related.ts";

/** PostgreSQL takes 65,535 values in one statement, SQLite 32,766. */
const erasedAtOnce = 1000;

/** Erases what else is kept of enquiries, in other nouns' tables. */
export type EraseOthers = (tx: Writer, ids: readonly number[]) => Promise<void>;
type ErasingNeeds = {
  read: <T>(work: (db: Reader) => Promise<T>) => Promise<T>;
  inTransaction: InTransaction;
  clock: () => number;
  eraseOthers: EraseOthers;
};

export function createErasing({ read, inTransaction, clock, eraseOthers }: ErasingNeeds) {
  /** Erases what `find` finds; a seat that gets free is seen on the site. */
  async function eraseFound(
    find: (db: Reader) => Promise<number[]>,
    told: (erased: number) => { title: string; item_id?: number },
    actor: Actor,
  ) {
    const places = await read(async (db) => anyHasPlace(db, await find(db)));
    return inTransaction(places, async (tx) => {
      const erased = await erase(tx, await find(tx), eraseOthers);
      if (erased > 0) await record(tx, clock(), actor, { action: "erase", noun: "enquiries", ...told(erased) });
      return erased;
    });
  }

  return {
    /** Erases the enquiry and its mail: people have a right to that. Throws NotFound. */
    async remove(id: number, actor: Actor): Promise<void> {
      const erased = await eraseFound(
        async () => [id],
        () => ({ title: `Enquiry ${id}`, item_id: id }),
        actor,
      );
      if (erased === 0) throw new NotFound("Enquiry not found");
    },

    erasePerson: (email: string, actor: Actor): Promise<number> =>
      eraseFound(
        (db) => idsOfPerson(db, email),
        (erased) => ({ title: `All ${erased} enquiries of one person` }),
        actor,
      ),

    async countOlder(before: number): Promise<number> {
      const row = await read((db) =>
        db
          .selectFrom("enquiries")
          .select((of) => of.fn.countAll<number>().as("count"))
          .where("updated_at", "<", before)
          .executeTakeFirstOrThrow(),
      );
      return Number(row.count);
    },

    eraseOlder: (before: number): Promise<number> =>
      eraseFound(
        async (db) => {
          const old = await db.selectFrom("enquiries").select("id").where("updated_at", "<", before).limit(1000).execute();
          return old.map(({ id }) => id);
        },
        (erased) => ({ title: `${erased} enquiries past the time they are kept` }),
        theProgram,
      ),
  };
}

async function anyHasPlace(db: Reader, ids: readonly number[]): Promise<boolean> {
  for (let at = 0; at < ids.length; at += erasedAtOnce) {
    const some = ids.slice(at, at + erasedAtOnce);
    const rows = await db.selectFrom("enquiries").select(["class_id", "status", "merged_into"]).where("id", "in", some).execute();
    if (rows.some(hasPlace)) return true;
  }
  return false;
}

/** Deletes enquiries, those merged into them, their timeline and mail, what webhooks and the audit log tell of them; answers how many. */
async function erase(tx: Writer, wanted: readonly number[], eraseOthers: EraseOthers): Promise<number> {
  let erased = 0;
  for (let at = 0; at < wanted.length; at += erasedAtOnce) {
    const some = wanted.slice(at, at + erasedAtOnce);
    const merged = await tx.selectFrom("enquiries").select("id").where("merged_into", "in", some).execute();
    const ids = [...new Set([...some, ...merged.map(({ id }) => id)])];
    const left = await tx.selectFrom("enquiries").select("merged_into").distinct().where("id", "in", ids).execute();
    const done = await tx.deleteFrom("enquiries").where("id", "in", ids).executeTakeFirst();
    await eraseOthers(tx, ids);
    await eraseDetails(tx, "enquiries", ids);
    // What they said is found no more by a search for the one that had taken them in.
    for (const { merged_into } of left) if (merged_into !== null) await renewSearchText(tx, merged_into);
    erased += Number(done.numDeletedRows);
  }
  return erased;
}
