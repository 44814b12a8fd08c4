import type { ContentKind, PagedKind } from "#contract/content-kinds.ts";
import type { Course } from "#contract/course.ts";
import type { Exam } from "#contract/exam.ts";
import { maxFeaturedCourses, maxRelatedPosts, postsPerPage } from "#contract/limits.ts";
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
import type { PageSource } from "./page-sources.ts";
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
import type { PublicCopy } from "./public-copy.ts";
import { createReading } from "./public-reading.ts";
import { createPublicWords } from "./public-words.ts";
import { createSharedItems } from "./shared-items.ts";

export type { CourseCard, ExamCard, PostCard, Slide, TeacherCard } from "./public-cards.ts";
export type { AskedClass, ClassCalendar, ClassesOfSubject, ClassLine, ListedClass, ListedClasses, PublicClass } from "./public-classes.ts";
export type { ShareImage } from "./shared-items.ts";

export type RequestData = ReturnType<ReturnType<typeof createPublicAcademy>["requestData"]>;

/** The published part of the academy; what cannot be loaded is what was public last, else the built-in sample (specification, section 4). */
export function createPublicAcademy(academy: Academy, copy: Pick<PublicCopy, "now">, onTrouble: (error: unknown) => void) {
  /** What one request may read. `sources` and `usedFallback` tell what its page was made from: one of fallback data is never kept as real. */
  function requestData() {
    const reading = createReading(copy.now, onTrouble);
    const { sources, usedFallback, read, readAs } = reading;

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
          return { items: all.slice((page - 1) * postsPerPage, page * postsPerPage).map(postCard), total: all.length };
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
      ...createPublicWords(academy, reading),
      ...createSharedItems(academy, reading),
      sources: sources as ReadonlySet<PageSource>,
      usedFallback,

      courses: () =>
        read<CourseCard[]>(
          "courses",
          () => academy.courses.cards(),
          ({ courses }) => courses.map(courseCard),
        ),

      sampleLists: async () => sampleLists(await copy.now()),

      /** At most four; of the built-in samples none (specification, section 4). */
      featuredCourses: () =>
        read<CourseCard[]>(
          "courses",
          () => academy.courses.featuredCards(),
          ({ courses, isSample }) =>
            isSample
              ? []
              : courses
                  .filter(({ featured }) => featured)
                  .slice(0, maxFeaturedCourses)
                  .map(courseCard),
        ),

      course: (address: string) =>
        read<Course | undefined>(
          "courses",
          () => academy.courses.findByAddress(address),
          ({ courses }) => courseAtAddress(courses, address),
        ),

      wasDeleted: (kind: PagedKind, address: string) =>
        readAs(
          async () => (await academy[kind].findByAnySlug(address)).gone,
          () => false,
        ),

      exams: () =>
        read<ExamCard[]>(
          "exams",
          () => academy.exams.cards(),
          ({ exams }) => exams.map(examCard),
        ),

      exam: (address: string) =>
        read<Exam | undefined>(
          "exams",
          () => academy.exams.findByAddress(address),
          ({ exams }) => examAtAddress(exams, address),
        ),

      /** One page of 24, newest first. `category` undefined: all. */
      posts: (category: string | undefined, page: number) => postPage({ category }, page),
      featuredPosts: () => postPage({ featured: true }, 1),

      /** The post with its text, or the built-in text when it has none (specification, section 3). */
      post: (address: string) =>
        read<Post | undefined>(
          "posts",
          async () => withContent(await academy.posts.findByAddress(address)),
          ({ posts }) => withContent(posts.find((post) => post.slug === address || String(post.id) === address)),
        ),

      addresses: (kind: ContentKind, most: number) =>
        read<Address[]>(
          kind,
          () => academy.content[kind].addresses(most),
          (kept) => kept[kind].slice(0, most).map(addressOf),
        ),

      relatedPosts: (post: Post) =>
        read<PostCard[]>(
          "posts",
          async () => (await academy.posts.related(post)).map(postCard),
          ({ posts }) =>
            posts
              .filter((other) => other.id !== post.id)
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
          () => academy.pageQuestions.at([own, ...others]),
          ({ pageQuestions }) => pageQuestions.filter(({ place }) => places.includes(place)),
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
