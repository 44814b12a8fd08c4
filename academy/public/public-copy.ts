import { contentKinds, type PublishedKind, publishedKinds } from "#contract/content-kinds.ts";
import { type Publishing, publishingState } from "#contract/fields/publishing.ts";
import type { Academy } from "../academy.ts";
import type { OpenClass } from "../classes/classes.ts";
import { createBreather } from "../limits/breather.ts";
import { type CopyPart, type CopySource, copyParts, copySources, type KeptSite, partsOfPeople } from "./copy-sources.ts";

/** The files of the copy, by name: each is written line by line, whole or not at all. */
export type CopyFiles = {
  read: (name: string) => Promise<string | undefined>;
  write: (name: string, lines: readonly string[]) => Promise<void>;
  drop: (name: string) => Promise<void>;
};

/** What pages are made from while the database is away. `open`: classes that can be joined; `site`: facts and texts, if they were kept; `isSample`: nothing was kept, and the samples stand in. */
export type Kept = Awaited<ReturnType<Academy["samples"]>> & { open: OpenClass[]; site: KeptSite | undefined; isSample: boolean };

/** Most bytes of one part, its first items. It bounds what a start without a database must read. */
const mostBytes = 8_000_000;
const atOnce = 100;
const forgetAfter = 60_000;

/**
 * A copy, in files, of what the public site was made from last: a part is written anew when it changed, and read only while the database is
 * away. It holds what visitors may see now or later; what they may not see at the moment is left out when it is read
 * (docs/decisions/0043-what-was-public-last.md).
 */
export function createPublicCopy(academy: Academy, files: CopyFiles) {
  const sourceOf = copySources(academy);
  let loaded: Promise<Kept> | undefined;
  let forgetting: NodeJS.Timeout | undefined;

  /** One line for each item: "id version {…}". Items that did not change are taken from `before`. */
  async function* lines(source: CopySource, before: ReadonlyMap<string, string>): AsyncGenerator<string> {
    if ("all" in source) {
      for (const [index, item] of (await source.all()).entries()) yield `${index} 0 ${JSON.stringify(item)}`;
      return;
    }
    for (let offset = 0; ; offset += atOnce) {
      const names = await source.list(atOnce, offset);
      for (const name of names) {
        const item = before.has(name) ? undefined : await source.find(name);
        const line = before.get(name) ?? (item && `${name} ${JSON.stringify(item)}`);
        if (line !== undefined) yield line;
      }
      if (names.length < atOnce) return;
    }
  }

  async function renewed(part: CopyPart, anew: boolean): Promise<{ lines: string[]; bytes: number }> {
    const before = anew ? undefined : await files.read(part).catch(() => undefined);
    if (partsOfPeople.includes(part)) await files.drop(part);
    const kept: string[] = [];
    let bytes = 0;
    const rest = createBreather();
    for await (const line of lines(sourceOf(part), linesByName(before))) {
      bytes += Buffer.byteLength(line);
      if (bytes > mostBytes) break;
      kept.push(line);
      await rest();
    }
    return { lines: kept, bytes };
  }

  async function load(): Promise<Kept> {
    const texts = await Promise.all(copyParts.map((part) => files.read(part).catch(() => undefined)));
    const samples = await academy.samples();
    if (texts.every((text) => text === undefined)) return { ...samples, open: [], site: undefined, isSample: true };
    const parts: Record<string, unknown[]> = {};
    for (const [index, part] of copyParts.entries()) {
      // An older program kept no languages and categories: then the samples' stand in, or pages would know no language and the blog no filter.
      if ((part !== "languages" && part !== "categories") || texts[index] !== undefined) parts[part] = await itemsOf(texts[index]);
    }
    const { site = [], open = [], ...content } = parts;
    // Each part was written by its own source, which answers items of its kind.
    const kept = { ...samples, ...content, classes: [], open, site: site[0], isSample: false } as Kept;
    if (kept.site) academy.options.assume(kept.site.options);
    return kept;
  }

  return {
    /** Writes a part as it is now, and answers its bytes; `anew`: without the lines of the file that is there. */
    async renew(part: CopyPart, anew = false): Promise<number> {
      const { lines, bytes } = await renewed(part, anew);
      try {
        await files.write(part, lines);
        return bytes;
      } catch (error) {
        // The old file may hold what was erased since.
        await files.drop(part).catch(() => {});
        throw error;
      } finally {
        loaded = undefined;
      }
    },

    /** What visitors may see now of what was kept last; the samples where nothing was ever kept. */
    async now(): Promise<Kept> {
      loaded ??= load();
      clearTimeout(forgetting);
      forgetting = setTimeout(() => {
        loaded = undefined;
      }, forgetAfter).unref();
      const kept = await loaded;
      return kept.isSample ? kept : shownNow(kept, new Date(academy.moments.now()).toISOString(), academy.today());
    },
  };
}

export type PublicCopy = ReturnType<typeof createPublicCopy>;

function shownNow(kept: Kept, now: string, today: string): Kept {
  const shown = { ...kept };
  for (const kind of publishedKinds) keepShown(kind, shown, now, today);
  const subjects = { course: new Set(shown.courses.map(({ id }) => id)), exam: new Set(shown.exams.map(({ id }) => id)) };
  return { ...shown, open: kept.open.filter(({ subject }) => subjects[subject.kind].has(subject.id)) };
}

function keepShown<Kind extends PublishedKind>(
  kind: Kind,
  kept: Record<Kind, (Publishing & { date?: string })[]>,
  now: string,
  today: string,
): void {
  const isDue = ({ date = "" }: { date?: string }) => !("dated" in contentKinds[kind]) || date <= today;
  kept[kind] = kept[kind].filter((item) => publishingState(item, now) === "published" && isDue(item));
}

function linesByName(text = ""): Map<string, string> {
  return new Map(text.split("\n").flatMap((line) => (line === "" ? [] : [[nameOf(line), line] as const])));
}

function nameOf(line: string): string {
  return /^\S+ \S+/.exec(line)?.[0] ?? "";
}

async function itemsOf(text = ""): Promise<unknown[]> {
  const items: unknown[] = [];
  const rest = createBreather();
  for (const line of text.split("\n")) {
    if (line !== "") items.push(JSON.parse(line.slice(nameOf(line).length)));
    await rest();
  }
  return items;
}
