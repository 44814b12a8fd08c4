import type { ContentPath } from "#contract/content-kinds.ts";
import type { Listed } from "#contract/list.ts";
import {
  maxRedirects,
  type Redirect,
  type RedirectFile,
  type RedirectFileAnswer,
  type RedirectInput,
  type RedirectLine,
  type RedirectQuery,
} from "#contract/redirect.ts";
import { hasEveryWord, searchable } from "#contract/searchable.ts";
import type { Database } from "#database/database.ts";
import type { PageWriter, Reader, Writer } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { Invalid } from "../errors.ts";
import { isoMoment } from "../iso-moment.ts";
import { createBreather } from "../limits/breather.ts";
import { readRows } from "../list-page.ts";
import type { SitePage, SitePages } from "../site-pages.ts";
import { addressKey } from "./address-key.ts";
import { keepForUndo, undoImport } from "./import-undo.ts";
import { assertEnds, judgeLines, ledToItself, type PlanNeeds, type Planned, planRedirects, readLead } from "./plan-redirects.ts";
import { readRedirectCsv } from "./redirect-csv.ts";
import { afterPath, type End, followRedirect, type Leads, type WayNeeds } from "./redirect-end.ts";
import { createRedirectLookup } from "./redirect-lookup.ts";
import { addressesHad, assertRoom, leadsIn, type RedirectRow, rowIn } from "./redirect-rows.ts";

/** Rows that are written by one statement: 200 take 3 ms. */
const atOnce = 200;

type Needs = {
  pages: SitePages;
  /** The site's own origin. */
  site: string;
  /** Takes addresses off the list of missing ones, because they lead somewhere now. */
  forgetMissing: (tx: Writer, addresses: readonly string[]) => Promise<void>;
};

/** The repository of redirects: addresses without a page that lead to one. */
export function createRedirects(database: Database, clock: () => number, { pages, site, forgetMissing }: Needs) {
  const needsOf = (db: Reader, leads: Leads): PlanNeeds => ({
    ...{ site, pages, leads, known: new Map() },
    addressesHad: (noun, id) => addressesHad(db, noun, id),
  });
  const readWith = <T>(work: (needs: PlanNeeds, db: Reader) => Promise<T>): Promise<T> =>
    database.read(async (db) => work(needsOf(db, await leadsIn(db)), db));

  const lookup = createRedirectLookup({
    clock,
    readAll: () => database.read(leadsIn),
    follow: (source, leads) => database.read((db) => followRedirect(source, needsOf(db, leads))),
    addHits: (all) =>
      database.write(async (tx) => {
        for (const { source, hits, at } of all)
          await tx
            .updateTable("redirects")
            .set((of) => ({ hits: of("hits", "+", hits), last_hit_at: at }))
            .where("source", "=", source)
            .execute();
      }),
  });

  async function planOf(input: RedirectInput): Promise<Planned> {
    const [plan] = await readWith((needs) => planRedirects([input], needs));
    if (!plan || plan instanceof Invalid) throw plan ?? new Error("No plan was made");
    return plan;
  }

  async function present(row: RedirectRow, needs: WayNeeds): Promise<Redirect> {
    const end = await followRedirect(row.source, needs);
    const leads = "address" in end;
    const isPage = (await pages.at(row.source)) !== undefined;
    return {
      id: row.id,
      from: row.source,
      to: leads ? end.address : row.target,
      title: leads ? end.title : "",
      state: isPage ? "page" : leads ? "leads" : "gone",
      hits: Number(row.hits),
      last_hit_at: isoMoment(row.last_hit_at),
      created_at: isoMoment(row.created_at),
      created_by: row.created_by,
    };
  }

  const find = (id: number) => readWith(async (needs, db) => present(await rowIn(db, id), needs));
  const noted = (tx: Writer, actor: Actor, action: string, item_id: number, { source }: { source: string }, more: object) =>
    record(tx, clock(), actor, { action, noun: "redirects", item_id, title: source, ...more });

  /** Writes redirects; one that is there with the same source is replaced. Answers the id of the first. */
  async function put(tx: PageWriter, actor: Actor, plans: readonly Planned[]): Promise<number> {
    const sources = plans.map(({ source }) => source);
    const fresh = { hits: 0, last_hit_at: null, created_at: clock(), created_by: actor.name };
    const { id } = await tx
      .insertInto("redirects")
      .values(plans.map((plan) => ({ ...plan, ...fresh })))
      .onConflict((there) =>
        there.column("source").doUpdateSet((of) => ({
          target: of.ref("excluded.target"),
          noun: of.ref("excluded.noun"),
          item_id: of.ref("excluded.item_id"),
        })),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    await forgetMissing(tx, sources);
    return id;
  }

  /** Redirects from all addresses of an item that have no page, or whose page goes, as `leaves` says. Throws Invalid. */
  function plansToLead(noun: ContentPath, id: number, to: string, leaves: (page: SitePage) => boolean): Promise<Planned[]> {
    return readWith(async (needs) => {
      const had = await needs.addressesHad(noun, id);
      const lead = await readLead(to, needs);
      if (had.includes(lead.target) || (lead.noun === noun && lead.item_id === id)) throw ledToItself();
      const leads = new Map([...needs.leads, ...had.map((source) => [source, lead] as const)]);
      const plans: Planned[] = [];
      for (const source of had) {
        await assertEnds({ source, ...lead }, { ...needs, leads, known: new Map() });
        const page = await pages.at(source);
        if (page === undefined || (page !== "program" && leaves(page))) plans.push({ source, ...lead });
      }
      return plans;
    });
  }

  async function replaceAll(tx: PageWriter, actor: Actor, plans: readonly Planned[]): Promise<void> {
    for (const plan of plans) {
      await tx.deleteFrom("redirects").where("source", "=", plan.source).execute();
      await assertRoom(tx, 1);
      await noted(tx, actor, "create", await put(tx, actor, [plan]), plan, { after: said(plan) });
    }
  }

  return {
    lookup,

    async list({ q, order = "newest", limit, offset }: RedirectQuery = {}): Promise<Listed<Redirect>> {
      await lookup.flush();
      return readWith(async (needs, db) => {
        let query = db.selectFrom("redirects");
        if (q) {
          const ids = await idsWith(db, q);
          query = query.where((is) => (ids.length === 0 ? is.lit(false) : is("id", "in", ids)));
        }
        const ordered = { newest: query.orderBy("id", "desc"), hits: query.orderBy("hits", "desc"), from: query.orderBy("source") }[order];
        const rows = async (ids: number[]) => {
          const found: Redirect[] = [];
          for (const row of await db.selectFrom("redirects").selectAll().where("id", "in", ids).execute())
            found.push(await present(row, needs));
          return found;
        };
        return readRows({ limit, offset }, { query, ids: ordered.orderBy("id").select("id"), rows, item: (one) => one });
      });
    },

    /** The page to which visitors are led who open an address; undefined when they are not led on. */
    endOf: (address: string): Promise<End | undefined> =>
      readWith(async (needs) => {
        const key = addressKey(address);
        const page = await pages.at(key);
        if (page === "program") return undefined;
        const end = page ?? (needs.leads.has(key) ? await followRedirect(key, needs) : undefined);
        if (!end || !("address" in end) || addressKey(end.address) === key) return undefined;
        return { address: end.address, title: end.title };
      }),

    /** All redirects as an import takes them. */
    pairs: (): Promise<RedirectInput[]> =>
      database.read(async (db) => {
        const rows = await db.selectFrom("redirects").selectAll().orderBy("source").limit(maxRedirects).execute();
        const places = new Map<string, string>();
        for (const [noun, some] of Map.groupBy(rows, (row) => row.noun)) {
          const ids = new Set(some.map((row) => row.item_id));
          for (const { id, address } of await pages.of(noun, [...ids])) places.set(`${noun} ${id}`, address);
        }
        return rows.map(({ source, target, noun, item_id }) => {
          const place = places.get(`${noun} ${item_id}`);
          return { from: source, to: place === undefined ? target : place + afterPath(target) };
        });
      }),

    /** What a redirect would do if it were put in. */
    judge: (input: RedirectInput): Promise<RedirectLine | undefined> =>
      readWith(async (needs) => (await judgeLines([{ line: 1, ...input }], needs)).lines[0]),

    /** Throws Invalid, Refusal. */
    async create(input: RedirectInput, actor: Actor): Promise<Redirect> {
      const plan = await planOf(input);
      const id = await database.change("redirects", async (tx) => {
        await assertFree(tx, plan);
        await assertRoom(tx, 1);
        const made = await put(tx, actor, [plan]);
        await noted(tx, actor, "create", made, plan, { after: said(plan) });
        return made;
      });
      return find(id);
    },

    /** Throws NotFound, Invalid. */
    async update(id: number, input: RedirectInput, actor: Actor): Promise<Redirect> {
      const plan = await planOf(input);
      await database.change("redirects", async (tx) => {
        const before = await rowIn(tx, id);
        if (before.source !== plan.source) await assertFree(tx, plan);
        await tx.updateTable("redirects").set(plan).where("id", "=", id).execute();
        if (before.source !== plan.source) await passOn(tx, before);
        await noted(tx, actor, "update", id, plan, { before: said(before), after: said(plan), formerly: before.source });
      });
      return find(id);
    },

    /** Throws NotFound. */
    async remove(id: number, actor: Actor): Promise<void> {
      await database.change("redirects", async (tx) => {
        const row = await rowIn(tx, id);
        await tx.deleteFrom("redirects").where("id", "=", id).execute();
        await passOn(tx, row);
        await noted(tx, actor, "delete", id, row, { before: said(row) });
      });
    },

    /** Work for the transaction that deletes an item: it redirects every address of it (and throws Refusal). Throws Invalid. */
    async leadOnDeletion(noun: ContentPath, id: number, to: string, actor: Actor): Promise<(tx: PageWriter) => Promise<void>> {
      const isOwn = (page: SitePage) => page.noun === noun && page.id === id;
      const plans = await plansToLead(noun, id, to, isOwn);
      return (tx) => replaceAll(tx, actor, plans);
    },

    /** Redirects every address of an item that is not there any more; answers how many. Throws Invalid, Refusal. */
    async leadItem(noun: ContentPath, id: number, to: string, actor: Actor): Promise<number> {
      const plans = await plansToLead(noun, id, to, () => false);
      await database.change("redirects", (tx) => replaceAll(tx, actor, plans));
      return plans.length;
    },

    /** Judges a file of redirects, and puts in all of them, only the right ones, or none, as `do` says. Throws Invalid, Refusal. */
    async importFile({ csv, do: what }: RedirectFile, actor: Actor): Promise<RedirectFileAnswer> {
      const { lines, plans } = await readWith((needs) => judgeLines(readRedirectCsv(csv), needs));
      const done = what === "right-lines" || (what === "all" && lines.every(({ effect }) => effect !== "wrong"));
      if (!done || plans.length === 0) return { lines, done };
      const undo = await database.change("redirects", async (tx) => {
        const kept = await keepForUndo(tx, plans, await leadsIn(tx));
        for (let at = 0; at < plans.length; at += atOnce) await put(tx, actor, plans.slice(at, at + atOnce));
        await assertRoom(tx, 0);
        await record(tx, clock(), actor, { action: "import", noun: "redirects", title: counted(plans.length) });
        return kept;
      });
      return { lines, done, undo };
    },

    /** Puts back what the latest import replaced, where nobody changed it since; answers how many redirects it put back. Throws NotFound. */
    undoImport: (id: string, actor: Actor): Promise<number> =>
      database.change("redirects", async (tx) => {
        const count = await undoImport(tx, id);
        await record(tx, clock(), actor, { action: "undo-import", noun: "redirects", title: counted(count) });
        return count;
      }),
  };
}

const counted = (count: number) => (count === 1 ? "1 redirect" : `${count} redirects`);

/** Throws Invalid when another one has its address. */
async function assertFree(tx: Writer, { source }: Planned): Promise<void> {
  if (await tx.selectFrom("redirects").select("id").where("source", "=", source).executeTakeFirst())
    throw new Invalid("from", `There is a redirect from ${source} already. Change that one.`);
}

/** Makes redirects that led to the source of one that goes lead where that one led. */
async function passOn(tx: PageWriter, { source, target, noun, item_id }: RedirectRow): Promise<void> {
  await tx.updateTable("redirects").set({ target, noun, item_id }).where("target", "=", source).where("noun", "=", "").execute();
}

/** The ids of redirects whose source or target has these words, however they are typed. */
async function idsWith(db: Reader, q: string): Promise<number[]> {
  const sought = (addressKey(q) || q).replace(/^\//, "");
  const rest = createBreather();
  const ids: number[] = [];
  for (const { id, source, target } of await db.selectFrom("redirects").select(["id", "source", "target"]).limit(maxRedirects).execute()) {
    if (hasEveryWord(searchable(source, target), sought)) ids.push(id);
    await rest();
  }
  return ids;
}

const said = ({ source, target }: Pick<RedirectRow, "source" | "target">) => ({ from: source, to: target });
