import { contentKinds, type KindName, kindNames } from "#contract/content-kinds.ts";
import type { FactsFields } from "#contract/kinds/academy-facts.ts";
import type { SiteOptions } from "#contract/kinds/site-options.ts";
import type { ListQuery } from "#contract/list.ts";
import type { Look } from "#contract/look/look.ts";
import { type ChangedPart, changedParts, type TextsOf } from "#contract/site-texts/texts-kinds.ts";
import type { Academy } from "../academy.ts";
import type { PreparedFacts } from "../site-settings/academy-facts.ts";
import type { PageSource } from "./page-sources.ts";

type Versioned<Fields> = Fields & { version: number };

/** Facts, options and texts as pages read them. */
export type KeptSite = {
  facts: Versioned<FactsFields>;
  /** A copy of an older program has none. */
  next?: PreparedFacts;
  options: Versioned<SiteOptions>;
  changed: { [Part in ChangedPart]: Partial<TextsOf<Part>> };
  look?: Partial<Look>;
  notice: Versioned<TextsOf<"notice">>;
  privacy: Versioned<TextsOf<"privacy">>;
  terms: Versioned<TextsOf<"terms">>;
};

/** Of classes only those that can be joined are kept, as "open". */
type KeptKind = Exclude<KindName, "classes">;
export type CopyPart = KeptKind | "open" | "site";
export const copyParts: readonly CopyPart[] = [...kindNames.filter((kind) => kind !== "classes"), "open", "site"];

/** The table whose version says that a part of the copy changed. */
function tableOf(part: CopyPart): PageSource {
  return part === "site" ? "site_settings" : contentKinds[part === "open" ? "classes" : part].table;
}

/** Parts that name people, who may withdraw their consent: their old copy is dropped before a new one is written. Showing nobody for a moment is better than somebody for too long. */
export const partsOfPeople: readonly CopyPart[] = ["testimonials", "teachers", "open"];

/** The parts that are made from a table, also those that only show names from it. */
export function partsOf(table: PageSource): CopyPart[] {
  const own = copyParts.filter((part) => tableOf(part) === table);
  // A class shows the title of its course or exam, and is hidden with it; it also shows the names of its teacher, room and branch.
  const isOfClasses = table === "courses" || table === "exams" || contentKinds.classes.shows.some((shown) => shown === table);
  return isOfClasses ? [...own, "open"] : own;
}

/** `list`: "id version" of each item that visitors may see now or later, in order; `find`: the item of such an entry. `all`: every item, read anew each time. */
export type CopySource =
  | { list: (most: number, offset: number) => Promise<string[]>; find: (name: string) => Promise<object | undefined> }
  | { all: () => Promise<object[]> };

type Named = { id: number; version: number };
const nameOf = ({ id, version }: Named) => `${id} ${version}`;
const idOf = (name: string) => Number(name.split(" ")[0]);
type Narrow = NonNullable<Parameters<Academy["courses"]["pick"]>[2]>;
type Repository = {
  pick: (names: readonly ["id", "version"], query: ListQuery, narrow?: Narrow) => Promise<Named[]>;
  /** Of a kind with flags: what is shown. */
  shown?: (names: readonly ["id", "version"], narrow: undefined, query: ListQuery) => Promise<Named[]>;
  findBy: (column: string, value: number) => Promise<object | undefined>;
};

/** Answers where a part of the copy is read from. */
export function copySources({ classes, facts, options, texts, look, moments, ...kinds }: Academy): (part: CopyPart) => CopySource {
  const repositories: Record<KeptKind, Repository> = kinds;
  const stillToBeSeen: Narrow = (rows) =>
    rows
      .where("status", "=", "published")
      .where((is) => is.or([is("unpublish_at", "=", ""), is("unpublish_at", ">", new Date(moments.now()).toISOString())]));

  function ofKind(kind: KeptKind): CopySource {
    const { pick, shown, findBy } = repositories[kind];
    const narrow = "publishing" in contentKinds[kind] ? stillToBeSeen : undefined;
    return {
      list: async (limit, offset) => {
        const query = { limit, offset };
        return (await (shown?.(["id", "version"], undefined, query) ?? pick(["id", "version"], query, narrow))).map(nameOf);
      },
      find: (name) => findBy("id", idOf(name)),
    };
  }

  async function site(): Promise<[KeptSite]> {
    // What was changed of each part, under its name.
    const changed = Object.fromEntries(await Promise.all(changedParts.map(async (part) => [part, await texts[part].changed()])));
    return [
      {
        facts: await facts.read(),
        next: await facts.next.prepared(),
        options: await options.read(),
        changed: changed as KeptSite["changed"],
        look: await look.changed(),
        notice: await texts.notice.read(),
        privacy: await texts.privacy.read(),
        terms: await texts.terms.read(),
      },
    ];
  }

  return (part) => {
    if (part === "site") return { all: site };
    // Seats are counted from enquiries, so a class can change without a new version.
    if (part === "open") return { all: () => classes.open() };
    return ofKind(part);
  };
}
