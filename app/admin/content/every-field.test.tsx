import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterAll, expect, it, vi } from "vitest";
import { contentKinds, type KindName, kindNames } from "#contract/content-kinds.ts";
import { publishingFieldList } from "#contract/publishing.ts";
import BranchesPage from "../branches/branches-page.tsx";
import ClassesPage from "../classes/classes-page.tsx";
import CoursesPage from "../courses/courses-page.tsx";
import ExamsPage from "../exams/exams-page.tsx";
import LanguagesPage from "../languages/languages-page.tsx";
import CategoriesPage from "../posts/categories-page.tsx";
import PostsPage from "../posts/posts-page.tsx";
import CourseQuestionsPage from "../questions/course-questions-page.tsx";
import ExamQuestionsPage from "../questions/exam-questions-page.tsx";
import PageQuestionsPage from "../questions/page-questions-page.tsx";
import RoomsPage from "../rooms/rooms-page.tsx";
import TeachersPage from "../teachers/teachers-page.tsx";
import TestimonialsPage from "../testimonials/testimonials-page.tsx";

// A dialog stands in the body of a document, of which there is none where nothing is shown.
vi.mock("react-dom", async (original) => ({ ...(await original<object>()), createPortal: (children: ReactNode) => children }));
vi.stubGlobal("document", { body: undefined });
vi.stubGlobal("location", { origin: "https://academy.example" });
afterAll(() => void vi.unstubAllGlobals());

const screens: Record<KindName, ComponentType> = {
  courses: CoursesPage,
  exams: ExamsPage,
  classes: ClassesPage,
  posts: PostsPage,
  courseQuestions: CourseQuestionsPage,
  examQuestions: ExamQuestionsPage,
  pageQuestions: PageQuestionsPage,
  testimonials: TestimonialsPage,
  teachers: TeachersPage,
  rooms: RoomsPage,
  branches: BranchesPage,
  categories: CategoriesPage,
  languages: LanguagesPage,
};

/** One choice sets course and exam, a room asks for its branch once there are any, and the ways to publish are tried in a browser. */
const setOtherwise = ["course_id", "exam_id", "branch", ...Object.keys(publishingFieldList)];

it.each(kindNames)("the form of %s has every field", (kind) => {
  const Screen = screens[kind];
  const form = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={["/?form=new"]}>
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const hasInput = (name: string) => form.includes(`name="${name}"`) || form.includes(`data-field="${name}"`);
  const names = Object.keys(contentKinds[kind].list).filter((name) => !setOtherwise.includes(name));
  expect(names.filter((name) => !hasInput(name))).toEqual([]);
});
