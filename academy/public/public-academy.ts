import type { ContentKind, PagedKind } from "#contract/content-kinds.ts";
import type { Course } from "#contract/course.ts";
import type { Exam } from "#contract/exam.ts";
import { maxRelatedPosts, postsPerPage } from "#contract/limits.ts";
import type { QuestionPlace } from "#contract/page-question.ts";
import type { Post } from "#contract/post.ts";
import type { ShownQuestion } from "#contract/question.ts";
import type { TestimonialPlace } from "#contract/testimonial.ts";
import type { Academy } from "../academy.ts";
import type { Address } from "../content/addresses.ts";
import { courseAtAddress } from "../courses/course.ts";
import { examAtAddress } from "../exams/exam.ts";
import { type PlacedQuestion, questionsOf } from "../page-questions/page-question.ts";
import { withContent } from "../posts/built-in-content.ts";
import { createLastGoodCopies } from "./last-good-copies.ts";
import {
  addressOf,
  type CourseCard,
  courseCard,
  type ExamCard,
  examCard,
  type PostCard,
  type PostPage,
  postCard,
  type Slide,
  sampleLists,
  shownQuestion,
  slide,
  type TeacherCard,
} from "./public-cards.ts";
import { createPublicClasses } from "./public-classes.ts";
import { createReading, type PageSource } from "./public-reading.ts";
import { createPublicWords } from "./public-words.ts";
import { createSharedItems } from "./shared-items.ts";

export type { CourseCard, ExamCard, PostCard, Slide, TeacherCard } from "./public-cards.ts";
export type { AskedClass, ClassCalendar, ClassLine, ListedClass, ListedClasses, PublicClass } from "./public-classes.ts";
export type { ShareImage } from "./shared-items.ts";

export type RequestData = ReturnType<ReturnType<typeof createPublicAcademy>["requestData"]>;

/** The published part of the academy; what cannot be loaded is the last good copy, else the built-in sample (specification, section 4). */
export function createPublicAcademy(academy: Academy, onTrouble: (error: unknown) => void) {
  const { samples } = academy;
  const copies = createLastGoodCopies();

  /** What one request may read. `sources` and `usedFallback` tell what its page was made from: one of fallback data is never kept as real. */
  function requestData() {
    const reading = createReading(copies, onTrouble);
    const { sources, usedFallback, read, readAs, readItem } = reading;

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

    const listQuestions = (kind: "courseQuestions" | "examQuestions") =>
      read<ShownQuestion[]>(
        kind,
        kind,
        () => academy[kind].cards(),
        () => samples()[kind].map(shownQuestion),
      );

    return {
      ...createPublicClasses(academy, reading),
      ...createPublicWords(academy, reading),
      ...createSharedItems(academy, reading),
      sources: sources as ReadonlySet<PageSource>,
      usedFallback,

      courses: () =>
        read<CourseCard[]>(
          "courses",
          "courses",
          () => academy.courses.cards(),
          () => samples().courses.map(courseCard),
        ),

      sampleLists: () => sampleLists(samples()),

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

      wasDeleted: (kind: PagedKind, address: string) =>
        readAs(
          `deleted:${kind}`,
          async () => (await academy[kind].findByAnySlug(address)).gone,
          () => false,
          () => false,
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

      courseQuestions: () => listQuestions("courseQuestions"),
      examQuestions: () => listQuestions("examQuestions"),

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
