import { createHash } from "node:crypto";
import type { z } from "zod";
import type { ContentKind } from "#contract/content-kind.ts";
import { type ContentPath, contentKinds } from "#contract/content-kinds.ts";
import type { FieldList } from "#contract/field.ts";
import { maxFeaturedCourses } from "#contract/limits.ts";
import { pictureHash } from "#contract/picture.ts";
import type { StoredPicture } from "#contract/picture-upload.ts";
import { readTimeOf } from "#contract/site/read-time.ts";
import type { RedirectInput, RedirectLine } from "#contract/site/redirect.ts";
import type { Database } from "#database/database.ts";
import type { Actor } from "../actor.ts";
import { Refusal } from "../errors.ts";
import { programValueOf, putProgramValue } from "../program-values.ts";
import type { SitePage } from "../site-pages.ts";
import { cleanHtml } from "../text/html.ts";
import { chooseCategory } from "./choose-category.ts";
import { firstWords } from "./first-words.ts";
import { foreignHtml, picturesIn, plainText } from "./foreign-html.ts";
import type { Effect, ImportedKind, ImportItem, ImportLine } from "./import-item.ts";
import { nextSlug } from "./imported-slug.ts";

/** Who it is in the activity. */
const actor: Actor = { name: "import", address: "" };
/** What a text may show; a run of thousands would be somebody's mistake. */
const mostPictures = 200;
const mostCategories = 20;
const longestCategory = 50;
const shown = 100;

type Found = { id: number; version: number; title?: string; slug?: string; status?: string };

interface Target {
  findBy(column: string, value: string | number): Promise<Found | undefined>;
  findByAnySlug(slug: string): Promise<{ item?: Found }>;
  create(fields: object, actor: Actor): Promise<Found>;
  update(id: number, fields: object, actor: Actor): Promise<Found>;
}

type Needs = {
  database: Database;
  content: Record<ImportedKind, Target>;
  categories: () => Promise<string[]>;
  addCategory: (name: string, actor: Actor) => Promise<unknown>;
  /** The ids of what came with the program and nobody changed. */
  samplesOf: (path: ContentPath) => Promise<number[]>;
  pictures: {
    keep: (image: string) => Promise<string>;
    look: (image: string) => Promise<StoredPicture>;
    sizeOf: (image: string) => Promise<{ width: number; height: number } | undefined>;
  };
  redirects: {
    judge: (input: RedirectInput) => Promise<RedirectLine | undefined>;
    create: (input: RedirectInput, actor: Actor) => Promise<unknown>;
  };
  pageAt: (key: string) => Promise<SitePage | "program" | undefined>;
  addressKey: (path: string) => string;
};

export type ImportRun = {
  /** Only says what would happen. */
  isDry: boolean;
  /** Where the other site's addresses begin. */
  base: string;
  /** A picture there as a JPEG, as a data URL. Throws Refusal. */
  fetchPicture: (address: string) => Promise<string>;
  /** Where a link there leads from here. */
  linkTo: (address: string) => string;
};

/** Takes in what another site has, one thing after the other: each whole or not at all, and none twice. */
export function createImports(needs: Needs) {
  const { database, content } = needs;
  const markOf = (key: string) => database.read((db) => programValueOf(db, `imported:${hashOf(key)}`));
  const mark = (key: string, value: string) => database.write((tx) => putProgramValue(tx, `imported:${hashOf(key)}`, value));

  async function featuredNow(): Promise<number[]> {
    const rows = await database.read((db) =>
      db.selectFrom("courses").select("id").where("featured", "=", 1).where("deleted_at", "is", null).orderBy("display_order").execute(),
    );
    return rows.map(({ id }) => id);
  }

  async function begin({ isDry, base, fetchPicture, linkTo }: ImportRun) {
    const categories = await needs.categories();
    /** Where there was none at first, those of the other site come along; in a run that goes on with such a one, too. */
    const bringsCategories = categories.length === 0 || (await markOf(`categories ${base}`)) !== undefined;
    if (bringsCategories && !isDry) await mark(`categories ${base}`, "");
    const samples = new Map<ImportedKind, Set<number>>();
    let featured = await featuredNow();
    /** Slugs of this run's items by what has them, and pictures by where they were. */
    const slugs = new Map<string, string>();
    const fetched = new Map<string, StoredPicture | string>();
    let made = 0;

    async function samplesOf(kind: ImportedKind): Promise<ReadonlySet<number>> {
      const known = samples.get(kind) ?? new Set(await needs.samplesOf(contentKinds[kind].path));
      samples.set(kind, known);
      return known;
    }

    /** The picture at an address, kept unless this only looks; words where there is none. */
    async function pictureAt(address: string): Promise<StoredPicture | string> {
      const known = fetched.get(address);
      if (known) return known;
      const found = await takePicture(address).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        return error.message;
      });
      if (!address.startsWith("data:")) fetched.set(address, found);
      return found;
    }

    async function takePicture(address: string): Promise<StoredPicture> {
      const path = URL.canParse(address) ? new URL(address).pathname : "";
      // Of a site of this program, and here already: its name says what is in it.
      const size = pictureHash(path) && (await needs.pictures.sizeOf(path));
      if (size) return { image: path, ...size };
      const jpeg = await fetchPicture(address);
      if (isDry) return needs.pictures.look(jpeg);
      const image = await needs.pictures.keep(jpeg);
      const kept = await needs.pictures.sizeOf(image);
      if (!kept) throw new Refusal("It was erased meanwhile.");
      return { image, ...kept };
    }

    /** The fields with pictures and rich text as they are here. */
    async function withPictures({ kind, fields, hasBareLines }: ImportItem, notes: string[]): Promise<Record<string, unknown>> {
      const list: FieldList = contentKinds[kind].list;
      const taken = { ...fields };
      for (const [name, { type }] of Object.entries(list)) {
        const value = String(fields[name] ?? "");
        if (value === "") continue;
        if (type === "picture") taken[name] = await imageOf(value, notes);
        if (type === "html") taken[name] = await richText(value, hasBareLines, notes);
      }
      return taken;
    }

    async function imageOf(value: string, notes: string[]): Promise<string> {
      const address = value.startsWith("data:") || !URL.canParse(value, base) ? value : new URL(value, base).href;
      const found = await pictureAt(address);
      if (typeof found !== "string") return found.image;
      notes.push(pictureNote(address, found));
      return "";
    }

    async function richText(html: string, hasBareLines: boolean | undefined, notes: string[]): Promise<string> {
      const pictures = new Map<string, StoredPicture>();
      const wanted = picturesIn(html, base);
      for (const address of wanted.slice(0, mostPictures)) {
        const found = await pictureAt(address);
        if (typeof found === "string") notes.push(pictureNote(address, found));
        else pictures.set(address, found);
      }
      if (wanted.length > mostPictures)
        notes.push(`${wanted.length - mostPictures} more pictures: left out, because ${mostPictures} are the most`);
      // What says all that it says in our own form has nothing that a reading could lose.
      const isOurs = !hasBareLines && html.startsWith("<") && wanted.length === pictures.size && cleanHtml(html, "content") === html;
      if (isOurs)
        return html.replace(/src="([^"]+)"/g, (whole, src) => whole.replace(src, pictures.get(new URL(src, base).href)?.image ?? src));
      return cleanHtml(foreignHtml(html, { base, linkTo, hasBareLines, pictureAt: (address) => pictures.get(address) }), "content");
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

    /** Gives a course its place among the featured ones, where there is one: a sample makes room. */
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

    /** Leads its old addresses here, once. */
    async function lead(item: ImportItem, live: Found, notes: string[]): Promise<void> {
      const { page, path: noun }: ContentKind & { path: string } = contentKinds[item.kind];
      if (!page) return;
      const to = page.address({ id: live.id, slug: live.slug ?? "", title: live.title ?? "" });
      for (const path of item.paths) {
        const key = needs.addressKey(path);
        const name = `redirect ${item.origin} ${key}`;
        if (key === "" || key === needs.addressKey(to) || (await markOf(name)) !== undefined) continue;
        const at = await needs.pageAt(key);
        if (typeof at === "object" && at.noun === noun && at.id === live.id) continue;
        if (live.status === "draft") {
          notes.push(`${path}: leads here once this is published and imported again`);
          continue;
        }
        // A page that is not made yet ends nowhere: what can be known before is whether its old address is free.
        const judged = await needs.redirects.judge({ from: path, to: isDry ? page.list : to });
        if (judged?.effect === "wrong") notes.push(`${path}: is not led here. ${judged.problem}`);
        else if (judged?.effect !== "new" && (isDry || judged?.effect === "changes"))
          notes.push(`${path}: leads elsewhere already; left as it is`);
        else {
          if (!isDry && judged?.effect === "new") await needs.redirects.create({ from: path, to }, actor);
          if (!isDry) await mark(name, "");
          notes.push(`${path}: leads here`);
        }
      }
    }

    async function again(item: ImportItem, { id, version, sum }: Mark): Promise<ImportLine> {
      const notes: string[] = [];
      const live = await content[item.kind].findBy("id", id);
      if (live?.slug) slugs.set(`${item.kind} ${live.slug.toLowerCase()}`, item.origin);
      const effect: Effect = !live ? "deleted" : live.version !== version ? "changed" : sum === sumOf(item) ? "known" : "changed there";
      if (live) await lead(item, live, notes);
      return { kind: item.kind, title: item.title, effect, isDraft: false, notes };
    }

    return {
      /** How many samples are beside what was taken. */
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
          const id = match?.id ?? --made;
          const placedFields = kind === "courses" && !isSame ? placed(read, id, notes, await samplesOf(kind)) : read;
          const live = isDry || isSame ? { ...(match ?? { version: 1 }), ...placedFields, id } : await save(kind, match, placedFields);
          featured = featured.map((one) => (one === id ? live.id : one));
          if (!isDry) await mark(origin, `${live.id} ${live.version} ${sumOf(item)}`);
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

  const save = (kind: ImportedKind, match: Found | undefined, fields: object): Promise<Found> =>
    match ? content[kind].update(match.id, fields, actor) : content[kind].create(fields, actor);

  return { begin };
}

type Mark = { id: number; version: number; sum: string };

function readMark(value: string | undefined): Mark | undefined {
  const [id, version, sum = ""] = (value ?? "").split(" ");
  return id ? { id: Number(id), version: Number(version), sum } : undefined;
}

/** A post with what every post has. */
function completed(
  fields: Record<string, unknown>,
  { categories: wanted = [] }: ImportItem,
  ours: readonly string[],
  notes: string[],
): Record<string, unknown> {
  const { category, isSure } = chooseCategory(wanted, ours);
  const asked = wanted.filter((name) => name !== "").join(", ") || "none";
  if (!isSure && category !== "") notes.push(`category “${category}”: there it is ${asked}`);
  const content = String(fields.content ?? "");
  const isSilent = String(fields.summary ?? "").trim() === "" && content !== "";
  if (isSilent) notes.push("its summary is how its text begins");
  return {
    ...fields,
    category,
    readTime: fields.readTime || readTimeOf(content),
    ...(isSilent && { summary: firstWords(plainText(content)) }),
  };
}

/** The fields as they may be saved: whole, else as a draft where there are drafts; undefined: neither. */
function readFields(
  input: z.ZodType,
  list: FieldList,
  fields: Record<string, unknown>,
  notes: string[],
): Record<string, unknown> | undefined {
  const whole = input.safeParse(fields);
  if (whole.success) return { ...Object(whole.data) };
  const reasons = whole.error.issues.map(({ path, message }) => `${list[String(path[0])]?.label ?? path.join(".")}: ${message}`);
  const draft = "status" in list && fields.status !== "draft" ? input.safeParse({ ...fields, status: "draft" }) : undefined;
  notes.push(`${draft?.success ? "a draft" : "left out"}, because of its ${reasons.join(" ")}`);
  return draft?.success ? { ...Object(draft.data) } : undefined;
}

/** Where something stands in its list, and whether Home shows it, is no difference. */
const asPlaced = ["display_order", "featured", "status"];

/** The labels of what is said here and is another there. */
function differing(list: FieldList, read: Record<string, unknown>, given: Record<string, unknown>, match: object): string[] {
  const here: Record<string, unknown> = { ...match };
  return Object.entries(list)
    .filter(
      ([name, { before }]) => given[name] !== undefined && !asPlaced.includes(name) && !isSame(read[name] ?? before, here[name] ?? before),
    )
    .map(([, { label }]) => label.toLowerCase());
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function pictureNote(address: string, why: string): string {
  const name = address.startsWith("data:") ? "its picture" : `picture ${address.length > shown ? `…${address.slice(-shown)}` : address}`;
  return `${name}: left out. ${why}`;
}

const sumOf = ({ fields, categories }: ImportItem) => hashOf(JSON.stringify([fields, categories]));
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);
