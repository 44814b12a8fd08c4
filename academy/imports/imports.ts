import { type ContentPath, contentKinds } from "#contract/content-kinds.ts";
import type { ContentKind } from "#contract/kinds/content-kind.ts";
import { maxFeaturedCourses } from "#contract/limits.ts";
import type { RedirectInput, RedirectLine } from "#contract/redirect.ts";
import type { Database } from "#database/database.ts";
import type { Actor } from "../actor.ts";
import type { Last } from "../content/repository.ts";
import { Refusal } from "../errors.ts";
import { programValueOf, putProgramValue } from "../program-values.ts";
import type { SitePage } from "../site-pages.ts";
import { hashOf } from "../token.ts";
import { chooseCategory } from "./choose-category.ts";
import type { Effect, ImportedKind, ImportItem, ImportLine, ImportRun } from "./import-item.ts";
import { completed, differing, readFields } from "./imported-fields.ts";
import { createImportedPictures, type PictureStore } from "./imported-pictures.ts";
import { nextSlug } from "./imported-slug.ts";

/** Who does it, in the activity. */
const actor: Actor = { name: "import", address: "" };
const mostCategories = 20;
const longestCategory = 50;

type Found = { id: number; version: number; title?: string; slug?: string; status?: string };

interface Target {
  findBy(column: string, value: string | number): Promise<Found | undefined>;
  findByAnySlug(slug: string): Promise<{ item?: Found }>;
  create(fields: object, actor: Actor, idempotencyKey: undefined, around: { last: Last }): Promise<Found>;
  update(id: number, fields: object, actor: Actor, around: { last: Last }): Promise<Found>;
}

type Needs = {
  database: Database;
  content: Record<ImportedKind, Target>;
  categories: () => Promise<string[]>;
  addCategory: (name: string, actor: Actor) => Promise<unknown>;
  /** The ids of the samples of a kind that nobody changed. */
  samplesOf: (path: ContentPath) => Promise<number[]>;
  pictures: PictureStore;
  redirects: {
    judge: (input: RedirectInput) => Promise<RedirectLine | undefined>;
    create: (input: RedirectInput, actor: Actor) => Promise<unknown>;
  };
  pageAt: (key: string) => Promise<SitePage | "program" | undefined>;
  addressKey: (path: string) => string;
};

/** Takes in the items of another site, one after the other: each whole or not at all, and none twice. */
export function createImports(needs: Needs) {
  const { database, content } = needs;
  /** Marks, kept in `settings`, say what was done in this or an earlier run: which item became which, what was redirected. */
  const markKeyOf = (origin: string) => `imported:${hashOf(origin, 32)}`;
  const markOf = (origin: string) => database.read((db) => programValueOf(db, markKeyOf(origin)));
  const mark = (origin: string, value: string) => database.write((tx) => putProgramValue(tx, markKeyOf(origin), value));

  async function featuredNow(): Promise<number[]> {
    const rows = await database.read((db) =>
      db.selectFrom("courses").select("id").where("featured", "=", 1).where("deleted_at", "is", null).orderBy("display_order").execute(),
    );
    return rows.map(({ id }) => id);
  }

  async function begin(run: ImportRun) {
    const { isDry, base } = run;
    const { withPictures } = createImportedPictures(needs.pictures, run);
    const categories = await needs.categories();
    /** If there were no categories here when the first run began, those of the other site are added, in later runs, too. */
    const bringsCategories = categories.length === 0 || (await markOf(`categories ${base}`)) !== undefined;
    if (bringsCategories && !isDry) await mark(`categories ${base}`, "");
    const samples = new Map<ImportedKind, Set<number>>();
    let featured = await featuredNow();
    /** The origin of the item of this run that has a slug. */
    const slugs = new Map<string, string>();
    /** The origin of the item of this run that an old address leads to: in a dry run there is no redirect to be found. */
    const led = new Map<string, string>();
    /** Stands in for the id of a new item until it is saved: -1, -2, … */
    let provisionalId = 0;

    async function samplesOf(kind: ImportedKind): Promise<ReadonlySet<number>> {
      const known = samples.get(kind) ?? new Set(await needs.samplesOf(contentKinds[kind].path));
      samples.set(kind, known);
      return known;
    }

    async function bringCategory({ categories: wanted = [] }: ImportItem, notes: string[]): Promise<void> {
      const name = wanted
        .find((one) => one !== "")
        ?.slice(0, longestCategory)
        .trim();
      const isThere = chooseCategory(wanted, categories).isSure;
      if (!bringsCategories || !name || isThere || categories.length >= mostCategories) return;
      if (!isDry) await needs.addCategory(name, actor);
      categories.push(name);
      notes.push(`a new category: “${name}”`);
    }

    /** A slug that no other item of this run has. */
    function slugFor(item: ImportItem, notes: string[]): string | undefined {
      const { slug } = item.fields;
      if (typeof slug !== "string" || slug === "") return undefined;
      const keyOf = (one: string) => `${item.kind} ${one.toLowerCase()}`;
      const isTaken = (one: string) => ![undefined, item.origin].includes(slugs.get(keyOf(one)));
      const free = isTaken(slug) ? nextSlug(slug, isTaken) : slug;
      if (free !== slug) notes.push(`its address is “${free}”: another one has “${slug}”`);
      slugs.set(keyOf(free), item.origin);
      return free;
    }

    const there = (kind: ImportedKind, fields: Record<string, unknown>): Promise<Found | undefined> =>
      typeof fields.slug === "string"
        ? content[kind].findByAnySlug(fields.slug).then(({ item }) => item)
        : content[kind].findBy("question", String(fields.question).trim());

    /** Features a course if there is room among the featured ones, or a sample can make room. */
    function placed(fields: Record<string, unknown>, id: number, notes: string[], sampleIds: ReadonlySet<number>): Record<string, unknown> {
      if (fields.featured !== true) return fields;
      const others = featured.filter((other) => other !== id);
      const unfeature = others.length < maxFeaturedCourses ? undefined : others.find((other) => sampleIds.has(other));
      if (others.length >= maxFeaturedCourses && unfeature === undefined) {
        notes.push(`not featured: ${maxFeaturedCourses} courses are already`);
        return { ...fields, featured: false };
      }
      featured = [...others.filter((other) => other !== unfeature), id];
      return { ...fields, ...(unfeature !== undefined && { unfeature }) };
    }

    /** Redirects the old addresses of an item to it, once. */
    async function lead(item: ImportItem, live: Found, notes: string[]): Promise<void> {
      const { page, path: noun }: ContentKind & { path: string } = contentKinds[item.kind];
      if (!page) return;
      const to = page.address({ id: live.id, slug: live.slug ?? "", title: live.title ?? "" });
      for (const path of item.paths) {
        const key = needs.addressKey(path);
        const name = `redirect ${item.origin} ${key}`;
        const isLed = led.get(key) === item.origin || (await markOf(name)) !== undefined;
        if (key === "" || key === needs.addressKey(to) || isLed) continue;
        const at = await needs.pageAt(key);
        if (typeof at === "object" && at.noun === noun && at.id === live.id) continue;
        const isAhead = isDry || live.status === "draft";
        // A redirect to a page that is not there yet would be refused: all that can be judged before is whether the old address is free.
        const judged = await needs.redirects.judge({ from: path, to: isAhead ? page.list : to });
        if (judged?.effect === "wrong") notes.push(`${path}: is not led here. ${judged.problem}`);
        else if (led.has(key) || (judged?.effect !== "new" && (isAhead || judged?.effect === "changes")))
          notes.push(`${path}: leads elsewhere already; left as it is`);
        else if (live.status === "draft") notes.push(`${path}: leads here once this is published and imported again`);
        else {
          if (!isDry && judged?.effect === "new") await needs.redirects.create({ from: path, to }, actor);
          if (!isDry) await mark(name, "");
          led.set(key, item.origin);
          notes.push(`${path}: leads here`);
        }
      }
    }

    /** What became since of an item that an earlier run took; it is left as it is. */
    async function again(item: ImportItem, { id, version, sum }: Mark): Promise<ImportLine> {
      const notes: string[] = [];
      const live = await content[item.kind].findBy("id", id);
      if (live?.slug) slugs.set(`${item.kind} ${live.slug.toLowerCase()}`, item.origin);
      const effect: Effect = !live ? "deleted" : live.version !== version ? "changed" : sum === sumOf(item) ? "known" : "changed there";
      if (live) await lead(item, live, notes);
      return { kind: item.kind, title: item.title, effect, isDraft: false, notes };
    }

    return {
      /** Takes in one item, if it can; answers what became of it. */
      async take(item: ImportItem): Promise<ImportLine> {
        const { kind, title, origin } = item;
        const known = readMark(await markOf(origin));
        if (known) return again(item, known);
        const notes = [...item.notes];
        const line = (effect: Effect, isDraft = false): ImportLine => ({ kind, title, effect, isDraft, notes });
        try {
          const slug = slugFor(item, notes);
          const taken = { ...(await withPictures(item, notes)), ...(slug && { slug }) };
          if (kind === "posts") await bringCategory(item, notes);
          const fields = kind === "posts" ? completed(taken, item, categories, notes) : taken;
          const match = await there(kind, fields);
          const { input, list } = contentKinds[kind];
          const read = readFields(input, list, fields, notes);
          if (!read) return line("out");
          const sample = match !== undefined && (await samplesOf(kind)).has(match.id);
          const differences = match ? differing(list, read, fields, match) : [];
          if (match && differences.length > 0 && !sample) {
            notes.push(`another: ${differences.join(", ")}`);
            return line("differs");
          }
          const isSame = match !== undefined && differences.length === 0;
          const id = match?.id ?? --provisionalId;
          const placedFields = kind === "courses" && !isSame ? placed(read, id, notes, await samplesOf(kind)) : read;
          const markFor = ({ id, version }: Found) => `${id} ${version} ${sumOf(item)}`;
          // In the transaction that saves the item: if the program were killed between the two, the next run would not know it for its own.
          const last: Last = (tx, saved) => putProgramValue(tx, markKeyOf(origin), markFor(saved));
          const live =
            isDry || isSame ? { ...(match ?? { version: 1 }), ...placedFields, id } : await save(kind, match, placedFields, last);
          featured = featured.map((one) => (one === id ? live.id : one));
          if (!isDry && isSame) await mark(origin, markFor(live));
          await lead(item, live, notes);
          return line(isSame ? "same" : match ? "sample" : "new", read.status === "draft");
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          notes.push(error.message);
          return line("out");
        }
      },
    };
  }

  const save = (kind: ImportedKind, match: Found | undefined, fields: object, last: Last): Promise<Found> =>
    match ? content[kind].update(match.id, fields, actor, { last }) : content[kind].create(fields, actor, undefined, { last });

  return { begin };
}

type Mark = { id: number; version: number; sum: string };

function readMark(value: string | undefined): Mark | undefined {
  // An older program wrote "begun" before it saved.
  const [, id, version, sum = ""] = /^(\d+) (\d+) (.*)$/.exec(value ?? "") ?? [];
  return id ? { id: Number(id), version: Number(version), sum } : undefined;
}

const sumOf = ({ fields, categories }: ImportItem) => hashOf(JSON.stringify([fields, categories]), 32);
