import { sql } from "kysely";
import type { ContentPath } from "#contract/content-kinds.ts";
import type { SamplesRestored, SamplesState, SampleThatStays } from "#contract/samples.ts";
import { z } from "#contract/zod.ts";
import type { PageTable } from "#database/tables.ts";
import type { PageWriter, Reader } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { type Item, titleOfRow } from "../content/content-item.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { createContentWriter } from "../content/content-writer.ts";
import { trashKeeps } from "../content/retention.ts";
import { everyRow, liveRows, type StoredKind } from "../content/stored-kind.ts";
import { Invalid, NotFound, SlugTaken } from "../errors.ts";
import { isoMoment } from "../iso-moment.ts";
import { createBreather } from "../limits/breather.ts";
import { dropProgramValue, jsonValueOf, putJsonValue } from "../program-values.ts";
import { countOf } from "../rows.ts";
import { createToken } from "../token.ts";
import { keyOf, type LanguageItem, needsIn } from "./needs.ts";
import { type Sample, unchangedOf } from "./unchanged.ts";
import { whatStays } from "./what-stays.ts";

const key = "samples:removed";
/** Removals that can be undone; nobody makes more. */
const mostRemovals = 20;
/** A removal. `at`: the moment at which its items went into the trash, by which they are recognised there. */
const removalKept = z.object({ id: z.string(), at: z.number(), by: z.string(), items: z.array(z.tuple([z.string(), z.number()])) });
type Removal = z.output<typeof removalKept>;
/** Older programs kept the last one only. */
const kept = z.array(removalKept).or(removalKept.transform((one) => [one]));

type Plan = { samples: Sample[]; going: Sample[]; staying: SampleThatStays[] };

type Needs = Pick<ContentNeeds, "database" | "clock" | "today"> & {
  languagesIn: (db: Reader) => Promise<readonly LanguageItem[]>;
  /** Where the program's own classes are held. */
  places: readonly string[];
  /** Whether one more course can be featured beside so many. */
  hasRoomToFeature: (others: readonly string[]) => boolean;
};

/** The samples that nobody changed: which these are, and how all of them go into the trash and come back in one step. */
export function createSamples(needs: Needs, kinds: readonly StoredKind[]) {
  const { database, clock, languagesIn } = needs;
  const kindOf = (noun: string) => kinds.find(({ path }) => path === noun);

  async function unchanged(db: Reader): Promise<Sample[]> {
    const samples: Sample[] = [];
    for (const kind of kinds) samples.push(...(await samplesOf(db, kind)));
    return samples;
  }

  /** The samples of a kind. A post needs a category, so the program's categories are samples only beside one that staff added. */
  async function samplesOf(db: Reader, kind: StoredKind): Promise<Sample[]> {
    const found = await unchangedOf(db, kind, needs.places);
    if (kind.table !== "categories") return found;
    return found.length < (await countOf(liveRows(db, kind))) ? found : [];
  }

  async function planOf(db: Reader): Promise<Plan> {
    const samples = await unchanged(db);
    const because = whatStays(new Set(samples.map(({ noun, id }) => keyOf(noun, id))), await needsIn(db, await languagesIn(db)));
    const staying = samples.flatMap((sample) => {
      const by = because.get(keyOf(sample.noun, sample.id));
      return by === undefined ? [] : [{ ...sample, because: by }];
    });
    return { samples, staying, going: samples.filter(({ noun, id }) => !because.has(keyOf(noun, id))) };
  }

  const writerOf = (tx: PageWriter, actor: Actor, kind: StoredKind) => createContentWriter<object, Item>(tx, actor, kind, needs);

  /** One transaction over all tables that have samples. */
  function change<T>(work: (tx: PageWriter) => Promise<T>): Promise<T> {
    const [first = "courses", ...others] = new Set<PageTable>(kinds.map(({ table }) => table));
    return database.change(first, work, others);
  }

  /** The removals whose items are still in the trash, the last one first. */
  async function removals(db: Reader): Promise<Removal[]> {
    return kept.parse((await jsonValueOf(db, key)) ?? []).filter(({ at }) => at + trashKeeps > clock());
  }

  const keep = (tx: PageWriter, all: readonly Removal[]) => (all.length > 0 ? putJsonValue(tx, key, all) : dropProgramValue(tx, key));

  return {
    /** How many there are, and how many of them are classes; without categories, which become samples when staff add one. */
    async count(): Promise<{ all: number; classes: number }> {
      const samples = (await database.scan(unchanged)).filter(({ noun }) => noun !== "categories");
      return { all: samples.length, classes: samples.filter(({ noun }) => noun === "classes").length };
    },

    async idsOf(noun: ContentPath): Promise<number[]> {
      const kind = kindOf(noun);
      return kind ? (await database.scan((db) => samplesOf(db, kind))).map(({ id }) => id) : [];
    },

    async state(): Promise<SamplesState> {
      const { samples, going, staying } = await database.scan(planOf);
      const removed = await database.read(removals);
      return {
        items: samples.map(({ noun, id }) => ({ noun, id })),
        going: countsOf(going),
        staying,
        enquiries: await database.scan((db) => enquiriesNaming(db, going)),
        undo: removed.map(({ id, at, by, items }) => ({ id, at: isoMoment(at), by, count: items.length })),
      };
    },

    /** Puts all into the trash that nothing else needs; `undo`: the id for `restore`. Throws Invalid where they are not `count` any more. */
    remove: (count: number, actor: Actor): Promise<{ removed: number; undo: string }> =>
      change(async (tx) => {
        const { going } = await planOf(tx);
        if (going.length !== count) throw new Invalid("count", `Something was changed meanwhile: ${counted(going.length)} would go now.`);
        const [at, rest] = [clock(), createBreather()];
        for (const { noun, id } of going) {
          const kind = kindOf(noun);
          if (kind) await writerOf(tx, actor, kind).removeOne(id, at);
          await rest();
        }
        const items = going.map(({ noun, id }): [string, number] => [noun, id]);
        const removal: Removal = { id: createToken(), at, by: actor.name, items };
        await keep(tx, [removal, ...(await removals(tx))].slice(0, mostRemovals));
        await record(tx, at, actor, { action: "remove-samples", noun: "samples", title: counted(going.length), before: { items: going } });
        return { removed: going.length, undo: removal.id };
      }),

    /** Undoes a removal: what is still in the trash is as it was and where it was. Throws NotFound. */
    restore: (id: string, actor: Actor): Promise<SamplesRestored> =>
      change(async (tx) => {
        const all = await removals(tx);
        const removal = all.find((one) => one.id === id);
        if (!removal) throw new NotFound("This cannot be undone any more: it was undone already, or is more than 30 days ago.");
        const left: SampleThatStays[] = [];
        const rest = createBreather();
        let restored = 0;
        for (const [noun, itemId] of removal.items) {
          const kind = kindOf(noun);
          const row = kind && (await everyRow(tx, kind).selectAll().where("id", "=", itemId).executeTakeFirst());
          if (!kind || !row || Number(row.deleted_at) !== removal.at) continue;
          const isSqueezed = kind.table === "courses" && row.featured === 1 && !needs.hasRoomToFeature(await featuredIn(tx));
          try {
            await writerOf(tx, actor, kind).putBackOne(itemId, removal.at, isSqueezed ? { featured: 0 } : {});
            restored++;
          } catch (error) {
            if (!(error instanceof SlugTaken)) throw error;
            left.push({ noun: kind.path, id: itemId, title: titleOfRow(kind, row), because: error.message });
          }
          await rest();
        }
        await keep(
          tx,
          all.filter((one) => one !== removal),
        );
        await record(tx, clock(), actor, { action: "restore-samples", noun: "samples", title: counted(restored) });
        return { restored, left };
      }),
  };
}

const counted = (count: number) => (count === 1 ? "1 sample" : `${count} samples`);

function countsOf(samples: readonly Sample[]): { noun: ContentPath; count: number }[] {
  return [...Map.groupBy(samples, ({ noun }) => noun)].map(([noun, { length: count }]) => ({ noun, count }));
}

async function featuredIn(tx: PageWriter): Promise<string[]> {
  const rows = await tx.selectFrom("courses").select("title").where("featured", "=", 1).where("deleted_at", "is", null).execute();
  return rows.map(({ title }) => title);
}

/** How many enquiries name one of these courses and exams, by the title that it has now. */
async function enquiriesNaming(db: Reader, going: readonly Sample[]): Promise<number> {
  const titles = going.filter(({ noun }) => noun === "courses" || noun === "exams").map(({ title }) => JSON.stringify(title));
  if (titles.length === 0) return 0;
  const patterns = titles.map((title) => `%${title.replace(/[\\%_]/g, "\\$&")}%`);
  const naming = patterns.flatMap((pattern) =>
    ["interested_courses", "interested_exams"].map((column) => sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`),
  );
  return countOf(db.selectFrom("enquiries").where((is) => is.or(naming)));
}
