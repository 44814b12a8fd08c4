import type { AcademyFacts } from "#contract/academy-facts.ts";
import type { ContentKindFacts } from "#contract/content-kind.ts";
import { type ContentKind, contentKinds } from "#contract/content-kinds.ts";
import type { Course } from "#contract/course.ts";
import type { Exam } from "#contract/exam.ts";
import type { Faq } from "#contract/faq.ts";
import { maxRelatedPosts, postsPerPage } from "#contract/limits.ts";
import type { QuestionPlace } from "#contract/page-question.ts";
import type { Post } from "#contract/post.ts";
import type { TestimonialPlace } from "#contract/testimonial.ts";
import type { Noun } from "#database/database.ts";
import { DatabaseAway } from "#database/database.ts";
import type { Academy } from "./academy.ts";
import type { Address } from "./content/repository.ts";
import { createCopies } from "./copies.ts";
import { courseAtAddress } from "./courses/course.ts";
import { examAtAddress } from "./exams/exam.ts";
import { type PlacedQuestion, questionsOf } from "./page-questions/page-question.ts";
import { withContent } from "./posts/built-in-content.ts";
import {
  addressOf,
  type CourseCard,
  courseCard,
  type ExamCard,
  examCard,
  faq,
  type PostCard,
  type PostPage,
  postCard,
  type Slide,
  slide,
  type TeacherCard,
} from "./public-cards.ts";

export type { CourseCard, ExamCard, PostCard, Slide, TeacherCard } from "./public-cards.ts";
/** What a page can be made from: content, and the calendar day, because a post appears on its date. */
export type PageSource = Noun | "day";

/** What anything that shows this kind of content is made from. */
export function sourcesOf(kind: ContentKind): PageSource[] {
  const { table, ...facts }: ContentKindFacts & { table: Noun } = contentKinds[kind];
  return facts.dated ? [table, "day"] : [table];
}

/** All that the site can see, during one request. */
export type RequestData = ReturnType<ReturnType<typeof createPublicAcademy>["requestData"]>;

/**
 * The published part of the academy. What cannot be loaded is answered with the last good copy, else with the
 * built-in samples (specification, section 4), and the request data says so, that such a page is never stored as real.
 * `onTrouble` hears of failures other than a database that is away.
 */
export function createPublicAcademy(academy: Academy, onTrouble: (error: unknown) => void) {
  const { samples } = academy;
  const copies = createCopies();

  /** What one request may read. `nouns` and `fallback` tell afterwards what the page was made from. */
  function requestData() {
    const nouns = new Set<PageSource>();
    let fallback = false;

    function madeFrom(kind: ContentKind): void {
      for (const source of sourcesOf(kind)) nouns.add(source);
    }

    /** `isWorthKeeping`: what anybody can make up (a page far behind the last one) must not push real copies out. */
    async function read<T>(
      kind: ContentKind,
      key: string,
      load: () => Promise<T>,
      sample: () => T,
      isWorthKeeping: (value: T) => boolean = () => true,
    ): Promise<T> {
      madeFrom(kind);
      return readAs(key, load, sample, isWorthKeeping);
    }

    async function readAs<T>(
      key: string,
      load: () => Promise<T>,
      sample: () => T,
      isWorthKeeping: (value: T) => boolean = () => true,
    ): Promise<T> {
      try {
        const value = await load();
        if (isWorthKeeping(value)) copies.keep(key, value);
        return value;
      } catch (error) {
        noteTrouble(error);
        // Only this function fills these keys, and a key always has the same loader.
        return copies.has(key) ? (copies.get(key) as T) : sample();
      }
    }

    /** One item: kept under its id, however many addresses lead to it, and found again by `find`, as among the samples. */
    async function readItem<T extends { id: number }>(
      kind: ContentKind,
      load: () => Promise<T | undefined>,
      find: (items: T[]) => T | undefined,
      sampleItems: () => T[],
    ): Promise<T | undefined> {
      madeFrom(kind);
      try {
        const item = await load();
        if (item) copies.keep(`${kind}#${item.id}`, item);
        else forget(kind, find);
        return item;
      } catch (error) {
        noteTrouble(error);
        // Only this function fills these keys, for one kind of item each.
        return find(copies.startingWith(`${kind}#`) as T[]) ?? find(sampleItems());
      }
    }

    /** What was deleted or renamed must not come back when the database goes. */
    function forget<T extends { id: number }>(kind: ContentKind, find: (items: T[]) => T | undefined): void {
      const gone = find(copies.startingWith(`${kind}#`) as T[]);
      if (gone) copies.drop(`${kind}#${gone.id}`);
    }

    function noteTrouble(error: unknown): void {
      if (!(error instanceof DatabaseAway)) onTrouble(error);
      fallback = true;
    }

    const postPage = (key: string, query: { category?: string | undefined; featured?: boolean }, page: number) =>
      read<PostPage>(
        "posts",
        key,
        async () => {
          const { items, total } = await academy.posts.cards({ ...query, limit: postsPerPage, offset: (page - 1) * postsPerPage });
          return { items: items.map(postCard), total };
        },
        () => {
          const all = samples().posts.filter(
            (post) =>
              (query.category === undefined || post.category === query.category) &&
              (query.featured === undefined || post.featured === query.featured),
          );
          return { items: all.slice((page - 1) * postsPerPage, page * postsPerPage).map(postCard), total: all.length };
        },
        ({ items }) => items.length > 0,
      );

    return {
      nouns: nouns as ReadonlySet<PageSource>,
      usedFallback: () => fallback,

      /** The academy's own facts, else what the environment says of it. */
      async facts(): Promise<AcademyFacts> {
        nouns.add("site_settings");
        const fields = await readAs("facts", academy.facts.read, () => ({ ...academy.facts.first, version: 1 }));
        // Hours that are different for a while are announced, and over, on a day.
        if (fields.exceptions.length > 0) nouns.add("day");
        return academy.facts.asShown(fields);
      },

      courses: () =>
        read<CourseCard[]>(
          "courses",
          "courses",
          () => academy.courses.cards(),
          () => samples().courses.map(courseCard),
        ),

      /** The built-in lists, for a browser whose own fetch has failed. */
      sampleLists: () => {
        const { courses, exams, posts, courseQuestions, examQuestions, testimonials } = samples();
        return {
          courses: courses.map(courseCard),
          exams: exams.map(examCard),
          posts: posts.map(postCard),
          courseQuestions: courseQuestions.map(faq),
          examQuestions: examQuestions.map(faq),
          courseTestimonials: testimonials.filter(({ place }) => place === "courses").map(slide),
          examTestimonials: testimonials.filter(({ place }) => place === "exams").map(slide),
        };
      },

      /** At most four; none while they cannot be read (specification, section 4). */
      featuredCourses: () =>
        read<CourseCard[]>(
          "courses",
          "featured-courses",
          () => academy.courses.featuredCards(),
          () => [],
        ),

      course: (address: string) =>
        readItem<Course>(
          "courses",
          () => academy.courses.findByAddress(address),
          (all) => courseAtAddress(all, address),
          () => samples().courses,
        ),

      exams: () =>
        read<ExamCard[]>(
          "exams",
          "exams",
          () => academy.exams.cards(),
          () => samples().exams.map(examCard),
        ),

      exam: (address: string) =>
        readItem<Exam>(
          "exams",
          () => academy.exams.findByAddress(address),
          (all) => examAtAddress(all, address),
          () => samples().exams,
        ),

      /** One page of 24, newest first. `category` undefined: all. */
      posts: (category: string | undefined, page: number) => postPage(`posts:${category ?? ""}:${page}`, { category }, page),
      featuredPosts: () => postPage("featured-posts", { featured: true }, 1),

      /** The post with its text, or the built-in text when it has none (specification, section 3). */
      post: (address: string) =>
        readItem<Post>(
          "posts",
          async () => withContent(await academy.posts.findByAddress(address)),
          (all) => withContent(all.find((post) => post.slug === address || String(post.id) === address)),
          () => samples().posts,
        ),

      /** Where all items are that have a page, for the site's map; `most` of them. */
      addresses: (kind: ContentKind, most: number) =>
        read<Address[]>(
          kind,
          `addresses of ${kind}`,
          () => academy.content[kind].addresses(most),
          () => samples()[kind].map(addressOf),
        ),

      relatedPosts: (post: Post) =>
        read<PostCard[]>(
          "posts",
          `related:${post.id}`,
          async () => (await academy.posts.related(post)).map(postCard),
          () =>
            samples()
              .posts.filter((other) => other.id !== post.id)
              .slice(0, maxRelatedPosts)
              .map(postCard),
        ),

      courseQuestions: () =>
        read<Faq[]>(
          "courseQuestions",
          "course-questions",
          () => academy.courseQuestions.cards(),
          () => samples().courseQuestions.map(faq),
        ),

      examQuestions: () =>
        read<Faq[]>(
          "examQuestions",
          "exam-questions",
          () => academy.examQuestions.cards(),
          () => samples().examQuestions.map(faq),
        ),

      /** The questions of a page: its own, then those of the first of `others` that has any. */
      questions: async (own: QuestionPlace, ...others: QuestionPlace[]) => {
        const places: string[] = [own, ...others];
        const all = await read<PlacedQuestion[]>(
          "pageQuestions",
          `page-questions:${places.join()}`,
          () => academy.pageQuestions.at([own, ...others]),
          () => samples().pageQuestions.filter(({ place }) => places.includes(place)),
        );
        return questionsOf(all, own, others);
      },

      teachers: () =>
        read<TeacherCard[]>(
          "teachers",
          "teachers",
          () => academy.teachers.cards(),
          () => samples().teachers,
        ),

      testimonials: (place: TestimonialPlace) =>
        read<Slide[]>(
          "testimonials",
          `testimonials:${place}`,
          async () => (await academy.testimonials.slides(place)).map(slide),
          () =>
            samples()
              .testimonials.filter((one) => one.place === place)
              .map(slide),
        ),
    };
  }

  return { requestData };
}
