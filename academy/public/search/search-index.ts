import { contentKinds, type KindName } from "#contract/content-kinds.ts";
import { searchedTexts } from "#contract/fields/field.ts";
import type { Language } from "#contract/kinds/language.ts";
import { isFixedScope, languageOfScope, questionScopes } from "#contract/kinds/page-question.ts";
import type { ListQuery } from "#contract/list.ts";
import { languageOfSubject } from "#contract/site/course-language.ts";
import type { ContentQuery } from "#database/content-rows.ts";
import { createBreather } from "../../limits/breather.ts";
import { sourcesOf } from "../page-sources.ts";
import { alsoCalled } from "./also-called.ts";
import type { Findable } from "./rank.ts";
import { wordsIn, wordsText } from "./sought-words.ts";

const subject = ["title", "slug", "summary", "modules", "features", "description"];
const question = { read: ["question", "answer"], called: "" };
/** The kinds that visitors search: the fields that are read, the title first, and words by which every item is found, though nobody wrote them there. */
const searched = {
  courses: { read: subject, called: "course language" },
  exams: { read: subject, called: "exam test certificate preparation" },
  posts: { read: ["title", "summary", "category"], called: "blog article" },
  courseQuestions: question,
  examQuestions: question,
  pageQuestions: { ...question, read: ["place", ...question.read] },
  teachers: { read: ["name", "words", "languages"], called: "teacher" },
  branches: { read: ["name", "city", "address", "landmark"], called: "branch address" },
} satisfies Partial<Record<KindName, { read: readonly string[]; called: string }>>;

/** Words with which people ask what something costs; "fee" finds "fees", because it is its beginning. */
export const costWords = "fees prices costs ගාස්තු கட்டணம்";
/** Words with which people ask what each course, exam and class says: what it costs, when it begins, how to enrol. */
export const askedOfAll = wordsText(costWords, "class date start begin next enrol join seat");

export type SearchedKind = keyof typeof searched;
// The keys of an object are its own names.
export const searchedKinds = Object.keys(searched) as SearchedKind[];

/** `words`: those of all names, each once, in the order in which they came. */
export type Indexed = { items: readonly IndexedItem[]; words: readonly string[] };

/** An item as it is searched; `language`: the short name of the one that it is about. */
export type IndexedItem = Findable & { kind: SearchedKind; id: number; language?: string };

/** Items that are read at once, so that others wait for some milliseconds only. */
const atOnce = 500;
/** Letters of each description that are kept in memory: a school has some dozens of descriptions. */
const mostDescribed = 4000;
/** Items of a kind. Those beyond are the oldest, and found in the list of their kind. */
const mostItems = 20_000;
/** The index is made anew after so long, because the clock publishes items, too. In every time zone midnight begins such a minute. */
const holdsFor = 60_000;

type Narrow = (rows: ContentQuery) => ContentQuery;
type Named = { id: number };
type Repository = {
  pickPublished?: (names: readonly never[], query: ListQuery) => Promise<object[]>;
  /** Of a kind with flags. */
  shown?: (names: readonly never[], narrow: Narrow | undefined, query: ListQuery) => Promise<object[]>;
  pick: (names: readonly never[], query: ListQuery) => Promise<object[]>;
};
type Needs = {
  clock: () => number;
  repositories: Record<SearchedKind, Repository>;
  contentVersions: () => Promise<Readonly<Record<string, number>>>;
};
type Shelf = { made: string; indexed: Promise<Indexed> };

/**
 * What visitors search, in memory: titles, short texts and the descriptions of courses and exams, as visitors saw them when it was made; it is
 * made anew when a content version grew, and each minute. It only says which items to show: those are read from the database.
 */
export function createSearchIndex({ clock, repositories, contentVersions }: Needs) {
  const shelves = new Map<SearchedKind, Shelf>();

  async function indexed(kind: SearchedKind, languages: readonly Language[]): Promise<Indexed> {
    const { pickPublished, shown, pick } = repositories[kind];
    // Each name is a field of its kind.
    const names = ["id", ...searched[kind].read] as readonly string[] as readonly never[];
    const rest = createBreather();
    const items: IndexedItem[] = [];
    const words = new Set<string>();
    for (let offset = 0; offset < mostItems; offset += atOnce) {
      const query = { limit: atOnce, offset };
      const part = await (pickPublished?.(names, query) ?? shown?.(names, undefined, query) ?? pick(names, query));
      for (const item of part) {
        // The id is among the names.
        const one = indexedItem(kind, item as Named, languages);
        items.push(one);
        for (const word of wordsOfNames(one)) words.add(word);
        await rest();
      }
      if (part.length < atOnce) break;
    }
    return { items, words: [...words] };
  }

  return {
    /** The items of a kind that visitors can find; `languages`: those that are taught, by whose names courses and exams are found, too. */
    async of(kind: SearchedKind, languages: readonly Language[]): Promise<Indexed> {
      const versions = await contentVersions();
      const made = [...sourcesOf(kind).map((source) => versions[source] ?? ""), versions.languages, Math.floor(clock() / holdsFor)].join();
      const known = shelves.get(kind);
      if (known?.made === made) return known.indexed;
      const shelf = { made, indexed: indexed(kind, languages) };
      shelves.set(kind, shelf);
      // After a failure the next search tries again.
      shelf.indexed.catch(() => shelves.get(kind) === shelf && shelves.delete(kind));
      return shelf.indexed;
    },
  };
}

export const wordsOfNames = ({ names, called = "" }: Findable): string[] => [...wordsIn(names), ...wordsIn(called)];

export function indexOf(items: readonly IndexedItem[]): Indexed {
  return { items, words: [...new Set(items.flatMap(wordsOfNames))] };
}

export function indexedItem(kind: SearchedKind, item: Named, languages: readonly Language[]): IndexedItem {
  const { list, titled } = contentKinds[kind];
  const values: Record<string, unknown> = { ...item };
  const title = String(values[titled] ?? "");
  const language = isSubject(kind)
    ? languageOfSubject({ title, slug: String(values.slug) }, languages)
    : languageOfQuestion(String(values.place ?? ""), languages);
  const place = kind === "branches" ? [values.city, values.address, values.landmark].map((one) => String(one ?? "")) : [];
  const languageNames = language ? namesOfLanguage(language) : [];
  const called = wordsText(...(isSubject(kind) ? languageNames : []));
  const lists = Object.values(values).flatMap((value) => (Array.isArray(value) ? value.map(String) : []));
  const text = wordsText(...searchedTexts(list, item), ...lists, searched[kind].called, ...(isSubject(kind) ? [] : languageNames));
  const described = isSubject(kind) ? wordsText(withoutTags(values.description)) : "";
  return {
    ...{ kind, id: item.id, names: wordsText(title, ...place), called, text, described },
    ...(isSubject(kind) && { asked: askedOfAll }),
    ...(language && { language: language.slug }),
  };
}

/** All names of a language and its exams: its courses, exams and questions are found by each. */
export function namesOfLanguage({ slug, name, native_name, words, exams }: Language): string[] {
  return [name, native_name, ...words, ...exams, ...(alsoCalled[slug] ?? [])];
}

function withoutTags(html: unknown): string {
  return String(html ?? "")
    .slice(0, 5 * mostDescribed)
    .replaceAll(/<[^>]*>|&\w+;/g, " ")
    .slice(0, mostDescribed);
}

/** The language whose page shows a question: the question itself need not name it. */
function languageOfQuestion(place: string, languages: readonly Language[]): Language | undefined {
  const slug = languageOfScope(place);
  if (slug !== undefined) return languages.find((language) => language.slug === slug);
  return isFixedScope(place) ? languageOfSubject({ title: questionScopes[place], slug: "" }, languages) : undefined;
}

function isSubject(kind: SearchedKind): boolean {
  return kind === "courses" || kind === "exams";
}
