import type { Erasable, Erased } from "#contract/enquiries/erasing.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { type Actor, theProgram } from "../actor.ts";
import { eraseDetails, record } from "../audit/audit.ts";
import { NotFound } from "../errors.ts";
import { hasPlace, type InTransaction } from "./class-places.ts";
import { renewSearchText } from "./enquiry-search.ts";
import { addEvent } from "./events.ts";
import { erasableOf, idsOfPerson } from "./related.ts";

/** PostgreSQL takes 65,535 values in one statement, SQLite 32,766. */
const erasedAtOnce = 1000;

/** Erases what else is kept of enquiries, in other nouns' tables; answers how many mails that were. */
export type EraseOthers = (tx: Writer, ids: readonly number[]) => Promise<number>;
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
      const gone = await erase(tx, await find(tx), { now: clock(), by: actor.name, eraseOthers });
      if (gone.erased > 0) await record(tx, clock(), actor, { action: "erase", noun: "enquiries", ...told(gone.erased) });
      return gone;
    });
  }

  /** With those merged into it that are of the same person; others are taken apart and stay. */
  const withOwnMerged = async (db: Reader, id: number): Promise<number[]> =>
    ((await erasableOf(db, id)) ?? []).filter((one) => one.id === id || (one.merged_into === id && one.ticked)).map((one) => one.id);

  return {
    /** What could go with an enquiry; see erasableOf. Throws NotFound. */
    async erasable(id: number): Promise<Erasable[]> {
      const found = await read((db) => erasableOf(db, id));
      if (!found) throw new NotFound("Enquiry not found");
      return found;
    },

    /** Erases these and nothing else; what was merged with them and is not among them is taken apart. Throws NotFound. */
    async eraseThese(ids: readonly number[], actor: Actor): Promise<Erased> {
      const gone = await eraseFound(
        async () => [...new Set(ids)],
        (erased) =>
          ids.length === 1 ? { title: `Enquiry ${ids[0]}`, item_id: Number(ids[0]) } : { title: `${erased} enquiries that were chosen` },
        actor,
      );
      if (gone.erased === 0) throw new NotFound("Enquiry not found");
      return gone;
    },

    /** Erases the enquiry, its mail and what was merged into it of the same person: people have a right to that. Throws NotFound. */
    async remove(id: number, actor: Actor): Promise<void> {
      const { erased } = await eraseFound(
        (db) => withOwnMerged(db, id),
        () => ({ title: `Enquiry ${id}`, item_id: id }),
        actor,
      );
      if (erased === 0) throw new NotFound("Enquiry not found");
    },

    erasePerson: (email: string, actor: Actor): Promise<Erased> =>
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

    async eraseOlder(before: number): Promise<number> {
      const { erased } = await eraseFound(
        async (db) => {
          const old = await db.selectFrom("enquiries").select("id").where("updated_at", "<", before).limit(1000).execute();
          const ids = old.map(({ id }) => id);
          if (ids.length === 0) return ids;
          // What was merged is one with what took it in.
          const merged = await db.selectFrom("enquiries").select("id").where("merged_into", "in", ids).execute();
          return [...new Set([...ids, ...merged.map(({ id }) => id)])];
        },
        (erased) => ({ title: `${erased} enquiries past the time they are kept` }),
        theProgram,
      );
      return erased;
    },
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

type EraseNeeds = { now: number; by: string; eraseOthers: EraseOthers };

/** Deletes enquiries, their timelines and mail, and what webhooks and the audit log tell of them; answers what went. */
async function erase(tx: Writer, wanted: readonly number[], { now, by, eraseOthers }: EraseNeeds): Promise<Erased> {
  const gone: Erased = { erased: 0, ids: [], events: 0, mails: 0 };
  const all = new Set(wanted);
  for (let at = 0; at < wanted.length; at += erasedAtOnce) {
    const ids = wanted.slice(at, at + erasedAtOnce);
    const left = await tx.selectFrom("enquiries").select("merged_into").distinct().where("id", "in", ids).execute();
    const staying = (await tx.selectFrom("enquiries").select(["id", "merged_into"]).where("merged_into", "in", ids).execute()).filter(
      ({ id }) => !all.has(id),
    );
    for (const { id, merged_into } of staying) {
      await tx.updateTable("enquiries").set({ merged_into: null, updated_at: now }).where("id", "=", id).execute();
      await addEvent(tx, id, now, by, "apart", `Enquiry ${merged_into}`);
      await renewSearchText(tx, id);
    }
    const events = await tx
      .selectFrom("enquiry_events")
      .select((of) => of.fn.countAll<number>().as("count"))
      .where("enquiry_id", "in", ids)
      .executeTakeFirstOrThrow();
    gone.events += Number(events.count);
    const done = await tx.deleteFrom("enquiries").where("id", "in", ids).returning("id").execute();
    gone.mails += await eraseOthers(tx, ids);
    await eraseDetails(tx, "enquiries", ids);
    // What they said is found no more by a search for the one that had taken them in.
    for (const { merged_into } of left) if (merged_into !== null && !all.has(merged_into)) await renewSearchText(tx, merged_into);
    gone.ids.push(...done.map(({ id }) => id));
  }
  gone.ids.sort((one, other) => one - other);
  gone.erased = gone.ids.length;
  return gone;
}
