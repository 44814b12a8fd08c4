import type { KindName, PagedKind } from "#contract/content-kinds.ts";
import type { Language } from "#contract/kinds/language.ts";
import type { QuestionScope } from "#contract/kinds/page-question.ts";
import type { Post } from "#contract/kinds/post.ts";
import type { ShownQuestion } from "#contract/kinds/question.ts";
import type { TestimonialPlace } from "#contract/kinds/testimonial.ts";
import { maxFeaturedCourses, maxRelatedPosts, postsPerPage } from "#contract/limits.ts";
import { languageOfSubject } from "#contract/site/course-language.ts";
import { courseAddress, examAddress } from "#contract/site/page-address.ts";
import type { SiteFacts } from "#contract/site-texts/text-shapes.ts";
import type { Academy } from "../academy.ts";
import type { Address } from "../content/addresses.ts";
import { itemAt, type PagedRepository, type PublishedItems, partOf, type ShownItem } from "../content/item-page.ts";
import { remembered } from "../once-at-a-time.ts";
import { questionsOf, type ScopedQuestion } from "../page-questions/page-question.ts";
import { linksTo } from "../posts/links-to.ts";
import { emptyLists } from "./empty-lists.ts";
import type { PageSource } from "./page-sources.ts";
import { createPublicBranches } from "./public-branches.ts";
import {
  type CardName,
  type CardOf,
  type ItemOf,
  type PostCard,
  type PostPage,
  type Slide,
  slide,
  type TeacherCard,
} from "./public-cards.ts";
import type { ListedClass, PublicClass } from "./public-class.ts";
import { createPublicClasses } from "./public-classes.ts";
import type { PublicCopy } from "./public-copy.ts";
import { createReading, type Refusals } from "./public-reading.ts";
import { createPublicTeachers, languagesOf } from "./public-teachers.ts";
import { createPublicTexts } from "./public-texts.ts";
import { createPublicSearch } from "./search/public-search.ts";
import { createSearchIndex } from "./search/search-index.ts";
import { createSharedItems } from "./shared-items.ts";
import { type Rung, type SaidOfSubject, subjectLadder } from "./subject-ladder.ts";

export type { PublicBranch } from "./public-branches.ts";
export type { CourseCard, ExamCard, PostCard, Slide, TeacherCard } from "./public-cards.ts";
export type { ClassLine, ListedClass, PublicClass } from "./public-class.ts";
export type { AskedClass, ClassCalendar, ClassesOfSubject, ClassPage, ListedClasses } from "./public-classes.ts";

type SubjectLink = { title: string; path: string };
/**
 * What stands beside a course or an exam. `language`: its short name; `subjects`: for a course the exams of its language, for an exam the
 * courses; `voices`: testimonials about that language; `posts`: those that link to it or to one of the subjects; of these at most three each.
 * `teachers`: those of its classes, or, for a course without classes, those of its language.
 */
export type Besides = {
  language?: string;
  ladder: Rung[];
  subjects: SubjectLink[];
  voices: Slide[];
  posts: PostCard[];
  teachers: TeacherCard[];
};
/** `language`: the short name of the first language of the teacher that is taught. */
export type TeacherPage = { teacher: TeacherCard; language?: string; classes: ListedClass[]; courses: SubjectLink[] };
const mostBesides = 3;
const named = ["title", "slug"] as const;

export type { Found } from "./search/public-search.ts";
export type { Rung } from "./subject-ladder.ts";

export type RequestData = ReturnType<ReturnType<typeof createPublicAcademy>["requestData"]>;

type Repositories = { [Kind in PagedKind]: PagedRepository<ItemOf<Kind>, CardName<Kind>> & PublishedItems<ItemOf<Kind>> };
type KeptItems = { [Kind in PagedKind]: readonly ItemOf<Kind>[] };

/** The published part of the academy. What cannot be loaded comes from the copy of what was public last, else from the samples (specification, section 4). */
export function createPublicAcademy(academy: Academy, copy: Pick<PublicCopy, "now">, onTrouble: (error: unknown) => void) {
  const repositories: Repositories = academy;
  const index = createSearchIndex({
    clock: academy.moments.now,
    contentVersions: academy.contentVersions,
    repositories: academy,
  });
  const refusals: Refusals = new Map();
  const postCard = (post: PostCard) => partOf(post, academy.posts.page.card);
  const cardsOf = <Kind extends PagedKind>(kind: Kind, items: readonly ItemOf<Kind>[]): CardOf<Kind>[] =>
    items.map((item) => partOf(item, repositories[kind].page.card));

  /**
   * What one request may read. `sources` and `usedFallback` say what its page was made from: a page made from fallback data is never cached.
   * `previewed`: an item that stands in for the one that is asked for, even if visitors cannot see it.
   */
  function requestData(previewed?: ShownItem) {
    const reading = createReading(copy.now, onTrouble, refusals);
    const { sources, usedFallback, read, readAs } = reading;

    const find = <Kind extends PagedKind>(kind: Kind, address: string) =>
      read<ItemOf<Kind> | undefined>(
        kind,
        () => repositories[kind].findByAddress(address),
        (kept: KeptItems) => itemAt(repositories[kind].page, kept[kind], address),
      );
    const cards = <Kind extends PagedKind>(kind: Kind) =>
      read<CardOf<Kind>[]>(
        kind,
        () => repositories[kind].pickPublished(repositories[kind].page.card),
        (kept: KeptItems) => cardsOf(kind, kept[kind]),
      );

    const namesOf = (kind: "courses" | "exams") =>
      remembered(() =>
        read<{ title: string; slug: string }[]>(
          kind,
          () => (kind === "courses" ? academy.courses.pickPublished(named) : academy.exams.pickPublished(named)),
          (kept) => kept[kind].map((item) => partOf(item, named)),
        ),
      );
    const subjects = { courses: namesOf("courses"), exams: namesOf("exams") };
    /** The titles and slugs of all courses or exams: several parts of a page need them, and cards would be far more to read. */
    const names = (kind: "courses" | "exams") => subjects[kind]();

    const postPage = (query: { category?: string | undefined; featured?: boolean }, page: number) =>
      read<PostPage>(
        "posts",
        async () => {
          const { items, total } = await academy.posts.cards({ ...query, limit: postsPerPage, offset: (page - 1) * postsPerPage });
          return { items: items.map(postCard), total };
        },
        ({ posts }) => {
          const all = posts.filter(
            (post) =>
              (query.category === undefined || post.category === query.category) &&
              (query.featured === undefined || post.featured === query.featured),
          );
          return { items: cardsOf("posts", all.slice((page - 1) * postsPerPage, page * postsPerPage)), total: all.length };
        },
      );

    /** The questions of the page of all courses, or of all exams. */
    const listQuestions = (kind: "courseQuestions" | "examQuestions") =>
      read<ShownQuestion[]>(
        kind,
        () => academy[kind].cards(),
        // Public pages use only these two (specification, section 3).
        (kept) => kept[kind].map(({ question, answer }) => ({ question, answer })),
      );

    /** The languages that are taught; read once, because many parts of a page need them. */
    const languages = remembered(() =>
      read<Language[]>("languages", academy.languages.taught, (kept) => kept.languages.filter(({ active }) => active)),
    );
    const postFilters = () =>
      read("categories", academy.categories.filters, ({ categories }) => categories.flatMap(({ name, filter }) => (filter ? [name] : [])));
    const classes = createPublicClasses(academy, reading, languages);
    const teachers = createPublicTeachers(academy, reading, languages);
    const branches = createPublicBranches(academy, reading);
    const testimonials = (place: TestimonialPlace) =>
      read<Slide[]>(
        "testimonials",
        async () => (await academy.testimonials.slides(place)).map(slide),
        ({ testimonials }) => testimonials.filter((one) => one.place === place).map(slide),
      );

    /** The newest three posts whose text links to one of these pages. */
    const postsLinkingTo = (pages: readonly string[]) =>
      read<PostCard[]>(
        "posts",
        async () => (await academy.posts.linkingTo(pages, mostBesides)).map(postCard),
        ({ posts }) => {
          const links = linksTo(pages);
          return cardsOf("posts", posts.filter(({ content }) => links.some((link) => content.includes(link))).slice(0, mostBesides));
        },
      );

    const addresses = (kind: KindName, most: number) =>
      read<Address[]>(
        kind,
        () => academy.content[kind].addresses(most),
        (kept: Record<KindName, readonly { id: number; slug?: string; title?: string }[]>) =>
          // When a sample was saved is not known.
          kept[kind].slice(0, most).map(({ id, slug = "", title = "" }) => ({ id, slug, title, updated: "" })),
      );
    const texts = createPublicTexts(academy, reading);
    /** The facts as every page carries them; read once, because a search asks for them a second time. */
    const facts = remembered(async (): Promise<SiteFacts> => {
      const [said, empty] = await Promise.all([texts.facts(), emptyLists({ addresses, ...classes })]);
      return { ...said, ...(empty.length > 0 && { empty }) };
    });

    return {
      ...classes,
      ...teachers,
      ...branches,
      ...texts,
      facts,
      /** The same without what depends on other content, so that what is drawn from them is not drawn anew when a post is saved. */
      factsAlone: texts.facts,
      ...createSharedItems(academy, reading, { languages, ...classes, ...teachers }),
      ...createPublicSearch(academy, reading, index, { facts, languages, ...classes, ...branches }),
      languages,
      sources: sources as ReadonlySet<PageSource>,
      usedFallback,

      /** The item at an address, as its page shows it. */
      async item<Kind extends PagedKind>(kind: Kind, address: string): Promise<ItemOf<Kind> | undefined> {
        const { page } = repositories[kind];
        // What is previewed has the fields of its kind.
        const item = previewed?.kind === kind ? (previewed.item as ItemOf<Kind>) : await find(kind, address);
        return item && (page.shown?.(item) ?? item);
      },

      /** The cards of all items of a kind. */
      cards,
      names,

      wasDeleted: (kind: PagedKind, address: string) =>
        readAs(
          async () => (await academy[kind].findByAnySlug(address)).gone,
          () => false,
        ),

      /** At most four; none while the samples stand in (specification, section 4). */
      featuredCourses: () =>
        read<CardOf<"courses">[]>(
          "courses",
          () => academy.courses.featuredCards(),
          ({ courses, isSample }) =>
            cardsOf("courses", isSample ? [] : courses.filter(({ featured }) => featured)).slice(0, maxFeaturedCourses),
        ),

      /** The categories that the blog can be narrowed to. */
      postFilters,
      /** One page of 24 posts, newest first. `category` undefined: of all. */
      posts: (category: string | undefined, page: number) => postPage({ category }, page),
      featuredPosts: () => postPage({ featured: true }, 1),

      addresses,

      relatedPosts: (post: Post) =>
        read<PostCard[]>(
          "posts",
          async () => (await academy.posts.related(post)).map(postCard),
          ({ posts }) => cardsOf("posts", posts.filter((other) => other.id !== post.id).slice(0, maxRelatedPosts)),
        ),

      /** What stands beside a course or an exam; `open`: its classes that can be joined. */
      async besides(
        kind: "courses" | "exams",
        item: SaidOfSubject & { slug: string },
        open: readonly Pick<PublicClass, "title" | "level" | "teacher_id">[],
      ): Promise<Besides> {
        const all = await languages();
        const language = languageOfSubject(item, all);
        const own = kind === "courses" ? courseAddress(item) : examAddress(item);
        const teaching = await teachers.teachersOf(open);
        if (!language) return { ladder: [], subjects: [], voices: [], posts: await postsLinkingTo([own]), teachers: teaching };
        const { slug } = language;
        // No class names a teacher yet: show who teaches its language.
        if (open.length === 0 && kind === "courses") teaching.push(...(await teachers.teachersOfLanguage(language)).slice(0, mostBesides));
        const isOfIt = (one: { title: string; slug: string }) => languageOfSubject(one, all)?.slug === slug;
        const subjects =
          kind === "courses"
            ? (await names("exams")).filter(isOfIt).map((one) => ({ title: one.title, path: examAddress(one) }))
            : (await names("courses")).filter(isOfIt).map((one) => ({ title: one.title, path: courseAddress(one) }));
        const voices = (await testimonials(kind)).filter(({ subject }) => isOfIt({ title: subject, slug: "" }));
        return {
          language: slug,
          ladder: subjectLadder(item, language, open),
          subjects: subjects.slice(0, mostBesides),
          voices: voices.slice(0, mostBesides),
          posts: await postsLinkingTo([own, ...subjects.map(({ path }) => path)]),
          teachers: teaching,
        };
      },

      listQuestions,

      /** The questions of a page: its own, then those of the first of `others` that has any. */
      questions: async (own: QuestionScope, ...others: QuestionScope[]) => {
        const scopes: string[] = [own, ...others];
        const all = await read<ScopedQuestion[]>(
          "pageQuestions",
          () => academy.pageQuestions.at([own, ...others]),
          ({ pageQuestions }) => pageQuestions.filter(({ place }) => scopes.includes(place)),
        );
        return questionsOf(all, own, others);
      },

      /** A teacher with their classes that can be joined, and the courses of their languages; undefined: no such teacher is shown. */
      async teacherPage(id: number): Promise<TeacherPage | undefined> {
        const teacher = await teachers.teacher(id);
        if (!teacher) return undefined;
        const taught = await languages();
        const own = languagesOf(teacher, taught);
        const courses = (await names("courses")).filter((one) => own.some(({ slug }) => languageOfSubject(one, taught)?.slug === slug));
        return {
          teacher,
          ...(own[0] && { language: own[0].slug }),
          classes: await classes.classesWith(id),
          courses: courses.map((one) => ({ title: one.title, path: courseAddress(one) })),
        };
      },

      testimonials,
    };
  }

  return { requestData };
}
