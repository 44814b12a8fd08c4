import { setImmediate } from "node:timers/promises";
import { type Erasable, type Erased, mostErasedAtOnce, mostErasedTold } from "#contract/enquiries/erasing.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { type Actor, theProgram } from "../../actor.ts";
import { eraseDetails, record } from "../../audit/audit.ts";
import { NotFound } from "../../errors.ts";
import { eraseJobsAbout } from "../../jobs/job-rows.ts";
import { inParts, rowsOfPart } from "../../limits/in-parts.ts";
import { countOf } from "../../rows.ts";
import { addEvent } from "../events.ts";
import { renewSearchText } from "../search/enquiry-search.ts";
import { type InTransaction, takesSeat } from "../seat-changes.ts";
import { erasableOf, idsOfPerson } from "./related.ts";

/** So often what is to go is looked for, where some of it was merged or taken apart meanwhile. */
const mostSearches = 3;

type ErasingNeeds = {
  /** Looks at many rows. */
  scan: <T>(work: (db: Reader) => Promise<T>) => Promise<T>;
  inTransaction: InTransaction;
  clock: () => number;
};

export function createErasing({ scan, inTransaction, clock }: ErasingNeeds) {
  /**
   * Erases what `find` finds, a part in each transaction; the site shows seats that become free. It is found outside the transactions, and
   * what was merged or taken apart meanwhile is left, and found again.
   */
  async function eraseFound(
    find: (db: Reader) => Promise<number[]>,
    told: (erased: number) => { title: string; item_id?: number },
    actor: Actor,
  ): Promise<Erased> {
    const all: Erased = { erased: 0, ids: [], events: 0, mails: 0 };
    for (let search = 1, moved = true; moved && search <= mostSearches; search++) {
      const found = await scan(async (db) => inOrderToErase(await rowsOf(db, await find(db))));
      const wanted = new Set(found.map(({ id }) => id));
      moved = false;
      for (let at = 0; at < found.length; at += rowsOfPart) {
        const part = found.slice(at, at + rowsOfPart);
        const { gone, left } = await inTransaction(part.some(takesSeat), async (tx) => {
          const same = await unmoved(tx, part);
          const gone = await erase(tx, same, { now: clock(), by: actor.name, wanted });
          if (gone.erased > 0) await record(tx, clock(), actor, { action: "erase", noun: "enquiries", ...told(gone.erased) });
          return { gone, left: part.length - same.length };
        });
        moved ||= left > 0;
        all.ids.push(...gone.ids);
        for (const counted of ["erased", "events", "mails"] as const) all[counted] += gone[counted];
        await setImmediate();
      }
    }
    return { ...all, ids: all.ids.sort((one, other) => one - other).slice(0, mostErasedTold) };
  }

  /** An enquiry and those merged into it that are of the same person; others are taken apart and stay. */
  const withOwnMerged = async (db: Reader, id: number): Promise<number[]> =>
    ((await erasableOf(db, id)) ?? []).filter((one) => one.id === id || (one.merged_into === id && one.ticked)).map((one) => one.id);

  return {
    /** What could go with an enquiry, as many as can be erased at once; see erasableOf. Throws NotFound. */
    async erasable(id: number): Promise<Erasable[]> {
      const found = await scan((db) => erasableOf(db, id));
      if (!found) throw new NotFound("Enquiry not found");
      return found.slice(0, mostErasedAtOnce);
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

    countOlder: (before: number): Promise<number> => scan((db) => countOf(db.selectFrom("enquiries").where("updated_at", "<", before))),

    /** Erases all that nobody changed since `before`, in parts. */
    eraseOlder: (before: number): Promise<number> =>
      inParts(async () => {
        const { erased } = await eraseFound(
          (db) => olderThan(db, before),
          (erased) => ({ title: `${erased} enquiries past the time they are kept` }),
          theProgram,
        );
        return erased;
      }),
  };
}

async function olderThan(db: Reader, before: number): Promise<number[]> {
  const old = await db.selectFrom("enquiries").select("id").where("updated_at", "<", before).limit(rowsOfPart).execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return ids;
  // Those merged into them go with them.
  const merged = await db.selectFrom("enquiries").select("id").where("merged_into", "in", ids).execute();
  return [...new Set([...ids, ...merged.map(({ id }) => id)])];
}

type Placed = { id: number; class_id: number | null; status: string; merged_into: number | null };

async function rowsOf(db: Reader, ids: readonly number[]): Promise<Placed[]> {
  const rows: Placed[] = [];
  for (let at = 0; at < ids.length; at += rowsOfPart) {
    const some = ids.slice(at, at + rowsOfPart);
    rows.push(...(await db.selectFrom("enquiries").select(["id", "class_id", "status", "merged_into"]).where("id", "in", some).execute()));
  }
  return rows;
}

/** Merged enquiries before those that they were merged into: a power cut between two parts must leave none that is merged into nothing. */
const inOrderToErase = (rows: readonly Placed[]): Placed[] => [
  ...rows.filter(({ merged_into }) => merged_into !== null),
  ...rows.filter(({ merged_into }) => merged_into === null),
];

/** The ids of those that are still as they were found. */
async function unmoved(tx: Reader, found: readonly Placed[]): Promise<number[]> {
  const before = new Map(found.map((row) => [row.id, row]));
  const now = await rowsOf(tx, [...before.keys()]);
  return now
    .filter((row) => {
      const known = before.get(row.id);
      return known?.merged_into === row.merged_into && takesSeat(known) === takesSeat(row);
    })
    .map(({ id }) => id);
}

type EraseNeeds = { now: number; by: string; wanted: ReadonlySet<number> };

/** Deletes enquiries, their timelines and mail, and what webhooks and the audit log tell of them. Others merged into them are taken apart, but for those `wanted`, which go next. */
async function erase(tx: Writer, ids: readonly number[], { now, by, wanted }: EraseNeeds): Promise<Erased> {
  if (ids.length === 0) return { erased: 0, ids: [], events: 0, mails: 0 };
  const left = await tx.selectFrom("enquiries").select("merged_into").distinct().where("id", "in", ids).execute();
  const staying = (await tx.selectFrom("enquiries").select(["id", "merged_into"]).where("merged_into", "in", ids).execute()).filter(
    ({ id }) => !wanted.has(id),
  );
  for (const { id, merged_into } of staying) {
    await tx.updateTable("enquiries").set({ merged_into: null, updated_at: now }).where("id", "=", id).execute();
    await addEvent(tx, id, now, by, "apart", `Enquiry ${merged_into}`);
    await renewSearchText(tx, id);
  }
  const events = await countOf(tx.selectFrom("enquiry_events").where("enquiry_id", "in", ids));
  const done = await tx.deleteFrom("enquiries").where("id", "in", ids).returning("id").execute();
  const mails = await eraseJobsAbout(tx, "enquiries", ids);
  await eraseDetails(tx, "enquiries", ids);
  // The enquiries that they were merged into must not be found any more by what they said.
  for (const { merged_into } of left) if (merged_into !== null && !wanted.has(merged_into)) await renewSearchText(tx, merged_into);
  return { erased: done.length, ids: done.map(({ id }) => id), events, mails };
}
