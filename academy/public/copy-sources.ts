import type { FactsFields } from "#contract/academy-facts.ts";
import type { ListQuery } from "#contract/list.ts";
import type { SiteOptions } from "#contract/site-options.ts";
import type { WordsOf } from "#contract/words/words-kinds.ts";
import type { Academy } from "../academy.ts";
import type { PageSource } from "./page-sources.ts";

type Versioned<Fields> = Fields & { version: number };

/** Facts, options and words as pages read them. */
export type KeptSite = {
  facts: Versioned<FactsFields>;
  options: Versioned<SiteOptions>;
  changed: {
    home: Partial<WordsOf<"home">>;
    about: Partial<WordsOf<"about">>;
    contact: Partial<WordsOf<"contact">>;
    layout: Partial<WordsOf<"layout">>;
  };
  notice: Versioned<WordsOf<"notice">>;
  privacy: Versioned<WordsOf<"privacy">>;
  terms: Versioned<WordsOf<"terms">>;
};

/** The parts of the copy, and the table whose version says that one changed. Redirects are of no page. */
const tableOfPart = {
  courses: "courses",
  exams: "exams",
  posts: "posts",
  courseQuestions: "questions",
  examQuestions: "questions",
  pageQuestions: "page_questions",
  testimonials: "testimonials",
  teachers: "teachers",
  open: "classes",
  site: "site_settings",
} as const satisfies Record<string, PageSource>;
export type CopyPart = keyof typeof tableOfPart;
export const copyParts = Object.keys(tableOfPart) as CopyPart[];
/** They name people, who may have taken their consent back: better none for a moment than one of them too long. */
export const partsOfPeople: readonly CopyPart[] = ["testimonials", "teachers", "open"];

/** What is made of a table: also what names an item of it. */
export function partsOf(table: PageSource): CopyPart[] {
  const own = copyParts.filter((part) => tableOfPart[part] === table);
  // A class has its title from its course or exam, and goes with it.
  return table === "courses" || table === "exams" ? [...own, "open"] : own;
}

/** `list`: "id version" of what visitors may see now or later, the first ones first; `find`: the item of such a name. `all`: read anew each time. */
export type CopySource =
  | { list: (most: number, offset: number) => Promise<string[]>; find: (name: string) => Promise<object | undefined> }
  | { all: () => Promise<object[]> };

type Named = { id: number; version: number };
const nameOf = ({ id, version }: Named) => `${id} ${version}`;
const idOf = (name: string) => Number(name.split(" ")[0]);
type Narrow = NonNullable<Parameters<Academy["courses"]["pick"]>[2]>;
type Repository = {
  pick: (names: readonly ["id", "version"], query: ListQuery, narrow: Narrow) => Promise<Named[]>;
  findBy: (column: string, value: number) => Promise<object | undefined>;
};
type ShownRepository = Pick<Repository, "findBy"> & {
  shown: (names: readonly ["id", "version"], narrow: undefined, query: ListQuery) => Promise<Named[]>;
};

/** Reads what the copy is made of, from the academy as visitors know it. */
export function copySources({ classes, facts, options, words, moments, ...kinds }: Academy): Record<CopyPart, CopySource> {
  const stillToBeSeen: Narrow = (rows) =>
    rows
      .where("status", "=", "published")
      .where((is) => is.or([is("unpublish_at", "=", ""), is("unpublish_at", ">", new Date(moments.now()).toISOString())]));
  const published = ({ pick, findBy }: Repository): CopySource => ({
    list: async (limit, offset) => (await pick(["id", "version"], { limit, offset }, stillToBeSeen)).map(nameOf),
    find: (name) => findBy("id", idOf(name)),
  });
  const shown = ({ shown, findBy }: ShownRepository): CopySource => ({
    list: async (limit, offset) => (await shown(["id", "version"], undefined, { limit, offset })).map(nameOf),
    find: (name) => findBy("id", idOf(name)),
  });

  return {
    courses: published(kinds.courses),
    exams: published(kinds.exams),
    posts: published(kinds.posts),
    courseQuestions: shown(kinds.courseQuestions),
    examQuestions: shown(kinds.examQuestions),
    pageQuestions: shown(kinds.pageQuestions),
    testimonials: shown(kinds.testimonials),
    teachers: shown(kinds.teachers),
    // Their seats are counted from enquiries: no version of theirs says that they are as they were.
    open: { all: () => classes.open() },
    site: {
      all: async (): Promise<[KeptSite]> => [
        {
          facts: await facts.read(),
          options: await options.read(),
          changed: {
            home: await words.home.changed(),
            about: await words.about.changed(),
            contact: await words.contact.changed(),
            layout: await words.layout.changed(),
          },
          notice: await words.notice.read(),
          privacy: await words.privacy.read(),
          terms: await words.terms.read(),
        },
      ],
    },
  };
}
