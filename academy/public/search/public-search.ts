import type { Language } from "#contract/kinds/language.ts";
import type { ShownQuestion } from "#contract/kinds/question.ts";
import { nearestWord, type Vocabulary, vocabularyOf } from "#contract/nearest-word.ts";
import { branchAddress } from "#contract/site/page-address.ts";
import { pageNames, tellingPages } from "#contract/site/site-pages.ts";
import { hasSomething, type SiteFacts } from "#contract/site-texts/text-shapes.ts";
import type { ContentQuery } from "#database/content-rows.ts";
import type { Academy } from "../../academy.ts";
import { partOf } from "../../content/item-page.ts";
import { createBreather } from "../../limits/breather.ts";
import type { createPublicBranches } from "../public-branches.ts";
import type { CourseCard, ExamCard, PostCard, TeacherCard } from "../public-cards.ts";
import type { ListedClass } from "../public-class.ts";
import type { createPublicClasses } from "../public-classes.ts";
import type { createReading } from "../public-reading.ts";
import { type Findable, rank } from "./rank.ts";
import {
  askedOfAll,
  costWords,
  type createSearchIndex,
  indexedItem,
  indexOf,
  namesOfLanguage,
  type SearchedKind,
  searchedKinds,
  wordsOfNames,
} from "./search-index.ts";
import { type SoughtWord, soughtWord, soughtWords, wordsText } from "./sought-words.ts";

/** What was found, in groups: of each the best first, at most as many as `most` says. */
export type Found = {
  courses: CourseCard[];
  classes: ListedClass[];
  exams: ExamCard[];
  teachers: TeacherCard[];
  posts: PostCard[];
  questions: ShownQuestion[];
  pages: { title: string; path: string }[];
  /** The groups in which something was found, in the order in which they are shown: the one with the best hit first. */
  order: Group[];
  /** What was looked for instead, where a typed word is nowhere, and probably misspelt: "german visa". */
  instead?: string;
  /** Nothing has all words; what was found has some of them. */
  isPartial?: true;
};

type Group = Exclude<keyof Found, "order" | "instead" | "isPartial">;
const most: Record<Group, number> = { courses: 6, classes: 5, exams: 6, teachers: 4, posts: 6, questions: 5, pages: 3 };

function groupOf(kind: Candidate["kind"]): Group {
  if (kind === "courseQuestions" || kind === "examQuestions" || kind === "pageQuestions") return "questions";
  return kind === "branches" ? "pages" : kind;
}

/** What a search can find. `id`: of an item or a class; for a page its address. */
type Candidate = Findable & { kind: SearchedKind | "classes" | "pages"; id: number | string; language?: string };
type Hit = Pick<Candidate, "kind" | "id"> & ReturnType<typeof rank>;

const nothing: Found = { courses: [], classes: [], exams: [], teachers: [], posts: [], questions: [], pages: [], order: [] };

const contact = "/contact";

/** Other words for pages: whoever looks for prices, a bus or an age means these, not a course that teaches the words for them. */
const alsoCalled: Readonly<Record<string, string>> = {
  "/classes": `${costWords} course dates timetable schedule calendar evenings weekends enrol join late deadlines සති අන්ත`,
  [contact]:
    "phone telephone e-mail email address where come reach map directions way bus parking location opening hours whatsapp pays paying payments instalments installments fees prices refunds ගාස්තු கட்டணம்",
  "/terms-conditions": "minimum age years old children kids teenagers",
};
const alsoSaid: Readonly<Record<string, string>> = {
  "/about": "teachers story mission values academy registration trust",
  "/level": "test placement beginner",
  "/terms-conditions": "payments fees refunds",
};

/** The pages that are always there, with the words by which they are found. */
const pages: readonly (Candidate & { id: string })[] = tellingPages.map((path) => ({
  kind: "pages",
  id: path,
  names: wordsText(pageNames[path] ?? ""),
  called: wordsText(alsoCalled[path] ?? ""),
  text: wordsText(alsoSaid[path] ?? ""),
}));

/** The contact page says where the academy is: it is found by the address as by its name. */
function withPlace<Page extends Candidate>(page: Page, { address, city, landmark = "", buses = "" }: SiteFacts): Page {
  return { ...page, names: wordsText(pageNames[contact] ?? "", address, city, landmark), text: `${page.text}${wordsText(buses)}` };
}

/** Searches what visitors see: titles, names, short texts and descriptions, in any script, whatever the accents, also with a wrong letter. */
export function createPublicSearch(
  academy: Academy,
  { read }: ReturnType<typeof createReading>,
  index: ReturnType<typeof createSearchIndex>,
  {
    facts,
    languages,
    joinable,
    listed,
    withNextClass,
    branches,
  }: { facts: () => Promise<SiteFacts>; languages: () => Promise<Language[]> } & Pick<
    ReturnType<typeof createPublicClasses>,
    "joinable" | "listed" | "withNextClass"
  > &
    Pick<ReturnType<typeof createPublicBranches>, "branches">,
) {
  /** All that can be found, and for each kind the words of the names. */
  async function candidates(taught: readonly Language[]): Promise<{ all: Candidate[]; named: (readonly string[])[] }> {
    const rest = createBreather();
    const site = await facts();
    const there = pages.filter(({ id }) => hasSomething(site, id)).map((page) => (page.id === contact ? withPlace(page, site) : page));
    let all: Candidate[] = [...there];
    const named: (readonly string[])[] = [];
    for (const kind of searchedKinds) {
      const { items, words } = await read(
        kind,
        () => index.of(kind, taught),
        (kept) => indexOf(kept[kind].map((item) => indexedItem(kind, item, taught))),
      );
      all = all.concat(items);
      named.push(words);
    }
    const called = new Map(taught.map((language) => [language.slug, namesOfLanguage(language)]));
    for (const { id, names, called: says, text, language } of await joinable()) {
      const more = called.get(language ?? "") ?? [];
      const one = {
        kind: "classes",
        id,
        names: wordsText(...names),
        called: wordsText("class", ...says, ...more),
        text: wordsText(...text),
        asked: askedOfAll,
      } as const;
      all.push(one);
      named.push(wordsOfNames(one));
      await rest();
    }
    return { all, named: [...named, ...there.map(wordsOfNames)] };
  }

  /** The candidates that have any of the words, in the order in which they came. */
  async function hitsOf(all: readonly Candidate[], sought: readonly SoughtWord[]): Promise<Hit[]> {
    const rest = createBreather();
    const hits: Hit[] = [];
    for (const [at, one] of all.entries()) {
      const found = rank(one, sought);
      if (found.words > 0) hits.push({ kind: one.kind, id: one.id, ...found });
      if (at % 100 === 99) await rest();
    }
    return hits;
  }

  /** The words with those that stand nowhere replaced by what was probably meant; undefined: none had to be replaced. */
  async function spelled(
    { all, named }: Awaited<ReturnType<typeof candidates>>,
    sought: readonly SoughtWord[],
  ): Promise<SoughtWord[] | undefined> {
    const rest = createBreather();
    let [known, vocabulary]: [boolean, Vocabulary | undefined] = [true, undefined];
    const meant: SoughtWord[] = [];
    for (const one of sought) {
      const isSomewhere = all.some((each) => rank(each, [one]).words > 0);
      await rest();
      vocabulary ??= isSomewhere ? undefined : vocabularyOf(named.flat());
      const nearest = isSomewhere ? undefined : nearestWord(one.word, vocabulary ?? new Map());
      await rest();
      if (nearest !== undefined) known = false;
      meant.push(nearest === undefined ? one : soughtWord(nearest));
    }
    return known ? undefined : meant;
  }

  async function shown(hits: readonly Hit[]): Promise<Found> {
    const grouped = Map.groupBy(hits, ({ kind }) => groupOf(kind));
    // One word may be in all of 10,000 titles, so each group is sorted once.
    for (const some of grouped.values()) some.sort((one, other) => other.score - one.score);
    // Hits in long texts only are shown where there are no others.
    const isSaid = hits.some(({ score }) => score >= 1);
    const best = (group: Group) => (grouped.get(group) ?? []).slice(0, most[group]).filter(({ score }) => score >= 1 || !isSaid);
    /** The best hits of a kind, as visitors see them at this moment, in the order in which they were found. */
    const items = async <Item extends { id: number }>(
      kind: SearchedKind,
      load: (narrow: (rows: ContentQuery) => ContentQuery) => Promise<Item[]>,
      part: (item: Item) => Item = (item) => item,
    ) => {
      const wanted = best(groupOf(kind)).flatMap((hit) => (hit.kind === kind ? [Number(hit.id)] : []));
      if (wanted.length === 0) return [];
      const found = await read<Item[]>(
        kind,
        () => load((rows) => rows.where("id", "in", wanted)),
        // What is kept of a kind has all fields of its items.
        (kept) => (kept[kind] as object[] as Item[]).filter(({ id }) => wanted.includes(id)).map(part),
      );
      return wanted.flatMap((id) => found.find((item) => item.id === id) ?? []);
    };
    const { courses, exams, posts, courseQuestions, examQuestions, pageQuestions, teachers } = academy;
    const limit = 20;
    const courseFields = ["id", ...courses.page.card] as const;
    const question = ["id", "question", "answer"] as const;
    const answers = {
      courseQuestions: await items("courseQuestions", (narrow) => courseQuestions.shown(question, narrow, { limit })),
      examQuestions: await items("examQuestions", (narrow) => examQuestions.shown(question, narrow, { limit })),
      pageQuestions: await items("pageQuestions", (narrow) => pageQuestions.shown(question, narrow, { limit })),
    };
    const questions = best("questions").flatMap((hit) => answers[hit.kind as keyof typeof answers].find(({ id }) => id === hit.id) ?? []);
    return {
      order: groupsInOrder((group) => best(group)[0]?.score ?? 0),
      courses: await withNextClass(
        "course",
        await items(
          "courses",
          (narrow) => courses.pickPublished(courseFields, { limit }, narrow),
          (one) => partOf(one, courseFields),
        ),
      ),
      exams: await withNextClass(
        "exam",
        await items(
          "exams",
          (narrow) => exams.pickPublished(exams.page.card, { limit }, narrow),
          (one) => partOf(one, exams.page.card),
        ),
      ),
      posts: await items(
        "posts",
        (narrow) => posts.pickPublished(posts.page.card, { limit }, narrow),
        (one) => partOf(one, posts.page.card),
      ),
      teachers: await items("teachers", (narrow) =>
        teachers.shown(["id", "name", "languages", "levels", "words", "image"], narrow, { limit }),
      ),
      classes: await listed(best("classes").map(({ id }) => Number(id))),
      questions: different(questions),
      pages: await foundPages(best("pages")),
    };
  }

  /** Pages, and branches, which are on the contact page. */
  async function foundPages(hits: readonly Hit[]): Promise<Found["pages"]> {
    const all = hits.some(({ kind }) => kind === "branches") ? await branches() : [];
    return hits.flatMap(({ kind, id }) => {
      if (kind === "pages") return { title: pageNames[id] ?? "", path: String(id) };
      const branch = all.find((one) => one.id === id);
      return branch ? { title: `${branch.name}, ${branch.address}`, path: branchAddress(branch) } : [];
    });
  }

  return {
    /** Everything that is found for what a visitor typed. */
    async search(q: string): Promise<Found> {
      const typed = soughtWords(q);
      if (typed.length === 0) return nothing;
      const taught = await languages();
      const found = await candidates(taught);
      const meant = await spelled(found, typed);
      const sought = meant ?? typed;
      const hits = await hitsOf(found.all, sought);
      const fitting = bestHits(hits);
      return {
        ...(await shown([...fitting, ...aboutSame(fitting, found.all)])),
        ...(meant && { instead: meant.map(({ word }) => word).join(" ") }),
        ...(hits.length > 0 && !hits.some(({ words }) => words === sought.length) && { isPartial: true }),
      };
    },
  };
}

/**
 * The hits with most of the words, and those with fewer but a higher score than any of these: whoever looks for "spoken English" finds English
 * before another course that mentions both words.
 */
function bestHits(hits: readonly Hit[]): Hit[] {
  const largest = hits.reduce((words, hit) => Math.max(words, hit.words), 0);
  const most = hits.filter(({ words }) => words === largest);
  const best = most.reduce((score, hit) => Math.max(score, hit.score), 0);
  return hits.filter(({ words, score }) => words === largest || score > best);
}

/**
 * Courses of the languages that the best questions are about, where no course was found: an answer leads on. Courses of which only the long
 * text has the words are not shown beside a question.
 */
function aboutSame(hits: readonly Hit[], all: readonly Candidate[]): Hit[] {
  if (hits.some(({ kind, score }) => kind === "courses" && score >= 1)) return [];
  const questions = hits.filter(({ kind }) => groupOf(kind) === "questions");
  const most = questions.reduce((score, hit) => Math.max(score, hit.score), 0);
  const best = new Set(questions.flatMap(({ kind, id, score }) => (score === most ? [`${kind} ${id}`] : [])));
  const languages = new Set(all.flatMap(({ kind, id, language }) => (language && best.has(`${kind} ${id}`) ? [language] : [])));
  const courses = all.filter(({ kind, language }) => kind === "courses" && language && languages.has(language));
  return courses.map(({ kind, id }) => ({ kind, id, words: 0, score: 1 }));
}

/** The groups in which something was found, the best first; equals in the order in which people decide: the course, its classes, its exam. */
function groupsInOrder(best: (group: Group) => number): Group[] {
  const [first, last] = best("exams") > best("courses") ? (["exams", "courses"] as const) : (["courses", "exams"] as const);
  const groups: Group[] = [first, "classes", last, "teachers", "questions", "posts", "pages"];
  return groups.filter((group) => best(group) > 0).sort((one, other) => best(other) - best(one));
}

/** Each question once: the same may be asked on several pages. */
function different(questions: readonly ShownQuestion[]): ShownQuestion[] {
  return [...new Map(questions.map(({ question, answer }) => [question, { question, answer }])).values()];
}
