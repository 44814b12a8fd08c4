import { addDays } from "#contract/site/days.ts";
import { numberInSlug, pagesOf } from "#contract/site/page-address.ts";
import { leastSearched, otherName, type VisitInput, type VisitQuery, type VisitSummary, visitPeriods } from "#contract/site/visits.ts";
import type { Database } from "#database/database.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { addressPrefix } from "../limits/address-prefix.ts";
import { deleted } from "../rows.ts";
import type { SitePage, SitePages } from "../site-pages.ts";
import { courseInterest } from "./course-interest.ts";
import { createVisitBuffer, type VisitCount, type VisitKind } from "./visit-buffer.ts";
import { hostName, searchWords } from "./visit-names.ts";

/** Most names of each kind on one day. */
const mostOfDay: Record<VisitKind, number> = { page: 2000, host: 200, words: 300 };
const keptDays = 400;
const mostShown = { pages: 100, hosts: 50, words: 50 };
/** Rows that are written by one statement. */
const atOnce = 200;

type Needs = {
  database: Database;
  /** The academy's day. */
  today: () => string;
  startOfDay: (day: string) => number;
  pages: Pick<SitePages, "at">;
  /** The form in which `pages` looks for an address; "" for one that no page can have. */
  addressKey: (path: string) => string;
};

/** How often pages are visited, from where, and what is looked for: sums of each day that say nothing of a person. */
export function createVisits({ database, today, startOfDay, pages, addressKey }: Needs) {
  const buffer = createVisitBuffer();

  /** The addresses under which visits are counted, by the paths that were asked for. Paths of the program itself are missing. */
  async function canonical(counts: readonly VisitCount[]): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const { kind, name } of counts) {
      if (kind !== "page" || found.has(name)) continue;
      const page = name === otherName ? undefined : await pages.at(name);
      if (page !== "program") found.set(name, page ? countedAddress(page) : otherName);
    }
    return found;
  }

  async function settled(taken: readonly VisitCount[]): Promise<VisitCount[]> {
    const pageNames = await canonical(taken);
    return taken.flatMap((one) => {
      const name = one.kind === "page" ? pageNames.get(one.name) : one.name;
      return name === undefined ? [] : [{ ...one, name }];
    });
  }

  /** Writes what was counted since the last time; what cannot be written waits for the next. */
  async function flush(): Promise<void> {
    const taken = buffer.take();
    if (taken.length === 0) return;
    try {
      const counts = await settled(taken);
      await database.write((tx) => addUp(tx, counts));
    } catch (error) {
      buffer.putBack(taken);
      throw error;
    }
  }

  return {
    /** Counts a visit. `client`: its address, forgotten with the batch. */
    note({ path, from, q = "" }: VisitInput, client: string): void {
      const page = addressKey(path) || otherName;
      buffer.add({ day: today(), page, host: hostName(from), words: page === "/search" ? searchWords(q) : "" }, addressPrefix(client));
    },

    flush,

    /** What was counted in a period that ends today. */
    async summary({ days = visitPeriods[0] }: VisitQuery): Promise<VisitSummary> {
      await flush();
      const to = today();
      const from = addDays(to, 1 - Number(days));
      const { byDay, ofPages, hosts, words, interest } = await database.scan(async (db) => ({
        byDay: await visitsByDay(db, from),
        ofPages: await mostOften(db, { kind: "page", from, limit: mostOfDay.page }),
        hosts: await mostOften(db, { kind: "host", from, limit: mostShown.hosts }),
        words: await mostOften(db, { kind: "words", from, limit: mostShown.words, least: leastSearched }),
        interest: await courseInterest(db, startOfDay(from)),
      }));
      const visitsOf = new Map(ofPages.map(({ name, count }) => [name, count]));
      const shown: VisitSummary["pages"] = [];
      for (const { name, count } of ofPages.slice(0, mostShown.pages))
        shown.push({ address: name, title: await titleOf(name), visits: count });
      return {
        from,
        to,
        days: byDay,
        pages: shown,
        hosts: hosts.map(({ name, count }) => ({ host: name, visits: count })),
        searches: words.map(({ name, count }) => ({ words: name, asked: count })),
        courses: interest.map(({ address, ...course }) => ({ ...course, visits: visitsOf.get(address) ?? 0 })),
      };
    },

    /** Forgets days that are long over; answers how many rows went. */
    sweep: (): Promise<number> => database.write((tx) => deleted(tx.deleteFrom("visits").where("day", "<", addDays(today(), -keptDays)))),
  };

  async function titleOf(name: string): Promise<string> {
    const page = name === otherName ? undefined : await pages.at(addressKey(name));
    return page && page !== "program" ? page.title : "";
  }
}

/** Classes and teachers are counted by their number: the rest of their address changes with their names. */
function countedAddress({ address }: SitePage): string {
  const [, part = "", rest = ""] = address.split("/");
  const isNumbered = part === pagesOf.classes.part || part === pagesOf.teachers.part;
  return isNumbered && rest !== "" ? `/${part}/${numberInSlug(rest)}` : address;
}

/** Adds counts to the rows of their days. In one order, because several processes add to the same rows, and could deadlock. */
async function addUp(tx: Writer, counts: readonly VisitCount[]): Promise<void> {
  const rows = new Map<string, VisitCount>();
  const add = (one: VisitCount) => {
    const key = `${one.day} ${one.kind} ${one.name}`;
    rows.set(key, { ...one, count: one.count + (rows.get(key)?.count ?? 0) });
  };
  const known = new Map<string, Set<string>>();
  for (const one of counts) {
    const { day, kind, name } = one;
    const names = known.get(`${day} ${kind}`) ?? (await namesOf(tx, day, kind));
    known.set(`${day} ${kind}`, names);
    if (names.has(name) || names.size < mostOfDay[kind]) {
      names.add(name);
      add(one);
    } else if (kind !== "words") add({ ...one, name: otherName });
  }
  const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  for (let at = 0; at < sorted.length; at += atOnce)
    await tx
      .insertInto("visits")
      .values(sorted.slice(at, at + atOnce))
      .onConflict((there) =>
        there.columns(["day", "kind", "name"]).doUpdateSet((of) => ({ count: of("visits.count", "+", of.ref("excluded.count")) })),
      )
      .execute();
}

async function namesOf(tx: Writer, day: string, kind: VisitKind): Promise<Set<string>> {
  const rows = await tx.selectFrom("visits").select("name").where("day", "=", day).where("kind", "=", kind).execute();
  return new Set(rows.map(({ name }) => name));
}

async function visitsByDay(db: Reader, from: string): Promise<{ day: string; visits: number }[]> {
  const rows = await db
    .selectFrom("visits")
    .select((of) => ["day", of.fn.sum<number>("count").as("visits")])
    .where("kind", "=", "page")
    .where("day", ">=", from)
    .groupBy("day")
    .orderBy("day")
    .execute();
  return rows.map(({ day, visits }) => ({ day, visits: Number(visits) }));
}

type Wanted = { kind: VisitKind; from: string; limit: number; least?: number };

async function mostOften(db: Reader, { kind, from, limit, least = 1 }: Wanted): Promise<{ name: string; count: number }[]> {
  const rows = await db
    .selectFrom("visits")
    .select((of) => ["name", of.fn.sum<number>("count").as("count")])
    .where("kind", "=", kind)
    .where("day", ">=", from)
    .groupBy("name")
    .having((of) => of(of.fn.sum("count"), ">=", least))
    .orderBy("count", "desc")
    .orderBy("name")
    .limit(limit)
    .execute();
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}
