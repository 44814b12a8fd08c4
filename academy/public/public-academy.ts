import type { KindName, PagedKind } from "#contract/content-kinds.ts";
import { maxFeaturedCourses, maxRelatedPosts, postsPerPage } from "#contract/limits.ts";
import type { QuestionScope } from "#contract/page-question.ts";
import type { Post } from "#contract/post.ts";
import type { ShownQuestion } from "#contract/question.ts";
import type { TestimonialPlace } from "#contract/testimonial.ts";
import type { Academy } from "../academy.ts";
import type { Address } from "../content/addresses.ts";
import { itemAt, type PagedRepository, type PublishedItems, partOf, type ShownItem } from "../content/item-page.ts";
import { questionsOf, type ScopedQuestion } from "../page-questions/page-question.ts";
import type { PageSource } from "./page-sources.ts";
import {
  addressOf,
  type CardName,
  type CardOf,
  type ItemOf,
  type PostCard,
  type PostPage,
  type Slide,
  shownQuestion,
  slide,
  type TeacherCard,
} from "./public-cards.ts";
import { createPublicClasses } from "./public-classes.ts";
import type { PublicCopy } from "./public-copy.ts";
import { createReading } from "./public-reading.ts";
import { createPublicTexts } from "./public-texts.ts";
import { createSharedItems } from "./shared-items.ts";

export type { CourseCard, ExamCard, PostCard, Slide, TeacherCard } from "./public-cards.ts";
export type { AskedClass, ClassCalendar, ClassesOfSubject, ClassLine, ListedClass, ListedClasses, PublicClass } from "./public-classes.ts";
export type { ShareImage } from "./shared-items.ts";

export type RequestData = ReturnType<ReturnType<typeof createPublicAcademy>["requestData"]>;

type Repositories = { [Kind in PagedKind]: PagedRepository<ItemOf<Kind>, CardName<Kind>> & PublishedItems<ItemOf<Kind>> };
type KeptItems = { [Kind in PagedKind]: readonly ItemOf<Kind>[] };

/** The published part of the academy; what cannot be loaded is what was public last, else the built-in sample (specification, section 4). */
export function createPublicAcademy(academy: Academy, copy: Pick<PublicCopy, "now">, onTrouble: (error: unknown) => void) {
  const repositories: Repositories = academy;
  const postCard = (post: PostCard) => partOf(post, academy.posts.page.card);
  /** Cards of whole items. */
  const cardsOf = <Kind extends PagedKind>(kind: Kind, items: readonly ItemOf<Kind>[]): CardOf<Kind>[] =>
    items.map((item) => partOf(item, repositories[kind].page.card));

  /**
   * What one request may read. `sources` and `usedFallback` say what its page was made from: a page made from fallback data is never cached.
   * `previewed`: an item that stands in for the one that is asked for, even if visitors cannot see it.
   */
  function requestData(previewed?: ShownItem) {
    const reading = createReading(copy.now, onTrouble);
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

    const listQuestions = (kind: "courseQuestions" | "examQuestions") =>
      read<ShownQuestion[]>(
        kind,
        () => academy[kind].cards(),
        (kept) => kept[kind].map(shownQuestion),
      );

    return {
      ...createPublicClasses(academy, reading),
      ...createPublicTexts(academy, reading),
      ...createSharedItems(academy, reading),
      sources: sources as ReadonlySet<PageSource>,
      usedFallback,

      /** The item at an address, as its page shows it. */
      async item<Kind extends PagedKind>(kind: Kind, address: string): Promise<ItemOf<Kind> | undefined> {
        const { page } = repositories[kind];
        const item = previewed?.kind === kind ? asTyped<Kind>(previewed) : await find(kind, address);
        return item && (page.shown?.(item) ?? item);
      },

      /** What a list of all shows. */
      cards,

      wasDeleted: (kind: PagedKind, address: string) =>
        readAs(
          async () => (await academy[kind].findByAnySlug(address)).gone,
          () => false,
        ),

      /** At most four; of the built-in samples none (specification, section 4). */
      featuredCourses: () =>
        read<CardOf<"courses">[]>(
          "courses",
          () => academy.courses.featuredCards(),
          ({ courses, isSample }) =>
            cardsOf("courses", isSample ? [] : courses.filter(({ featured }) => featured)).slice(0, maxFeaturedCourses),
        ),

      /** One page of 24, newest first. `category` undefined: all. */
      posts: (category: string | undefined, page: number) => postPage({ category }, page),
      featuredPosts: () => postPage({ featured: true }, 1),

      addresses: (kind: KindName, most: number) =>
        read<Address[]>(
          kind,
          () => academy.content[kind].addresses(most),
          (kept) => kept[kind].slice(0, most).map(addressOf),
        ),

      relatedPosts: (post: Post) =>
        read<PostCard[]>(
          "posts",
          async () => (await academy.posts.related(post)).map(postCard),
          ({ posts }) => cardsOf("posts", posts.filter((other) => other.id !== post.id).slice(0, maxRelatedPosts)),
        ),

      courseQuestions: () => listQuestions("courseQuestions"),
      examQuestions: () => listQuestions("examQuestions"),

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

      teachers: () =>
        read<TeacherCard[]>(
          "teachers",
          () => academy.teachers.cards(),
          ({ teachers }) => teachers,
        ),

      testimonials: (place: TestimonialPlace) =>
        read<Slide[]>(
          "testimonials",
          async () => (await academy.testimonials.slides(place)).map(slide),
          ({ testimonials }) => testimonials.filter((one) => one.place === place).map(slide),
        ),
    };
  }

  return { requestData };
}

/** What is previewed has the fields of its kind. */
function asTyped<Kind extends PagedKind>({ item }: ShownItem): ItemOf<Kind> {
  return item as ItemOf<Kind>;
}
