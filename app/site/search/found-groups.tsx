import type { ReactNode } from "react";
import type { Found } from "#academy/public/public-academy.ts";
import type { NamedLink } from "#contract/site-texts/text-shapes.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";
import { ClassList } from "../classes/class-list.tsx";
import { Accordion } from "../components/accordion.tsx";
import { CourseRow, ExamRow, PostRow, TeacherRow } from "./found-rows.tsx";

type FoundGroupsProps = {
  found: Found;
  texts: TextsOf<"search">;
  /** Of the menu and the footer: what pages are called. */
  links: readonly NamedLink[];
};

/** What was found, what it is in the order in which somebody decides: the course, its classes, its exam. */
export function FoundGroups({ found, texts, links }: FoundGroupsProps) {
  const { courses, classes, exams, teachers, posts, questions, pages } = found;
  return (
    <div className="pb-12 sm:pb-14">
      <Group title={texts.courses} of={courses}>
        <Rows>
          {courses.map((course) => (
            <CourseRow key={course.slug} course={course} />
          ))}
        </Rows>
      </Group>
      <Group title={texts.classes} of={classes}>
        <ClassList classes={classes} />
        <p className="mt-3">
          <a href="/classes" className="inline-block py-1.5 text-action underline">
            {texts.all_classes}
          </a>
        </p>
      </Group>
      <Group title={texts.exams} of={exams}>
        <Rows>
          {exams.map((exam) => (
            <ExamRow key={exam.id} exam={exam} />
          ))}
        </Rows>
      </Group>
      <Group title={texts.teachers} of={teachers}>
        <Rows>
          {teachers.map((teacher) => (
            <TeacherRow key={teacher.id} teacher={teacher} />
          ))}
        </Rows>
      </Group>
      <Group title={texts.questions} of={questions}>
        <Accordion name="found-questions" items={questions} />
      </Group>
      <Group title={texts.posts} of={posts}>
        <Rows>
          {posts.map((post) => (
            <PostRow key={post.id} post={post} />
          ))}
        </Rows>
      </Group>
      <Group title={texts.pages} of={pages}>
        <ul>
          {pages.map(({ title, path }) => (
            <li key={path}>
              <a href={path} className="inline-block py-1.5 text-action underline">
                {links.find(({ to }) => to === path)?.name ?? title}
              </a>
            </li>
          ))}
        </ul>
      </Group>
    </div>
  );
}

/** What was found of one sort; nothing where that is nothing. */
function Group({ title, of, children }: { title: string; of: readonly unknown[]; children: ReactNode }) {
  if (of.length === 0) return null;
  return (
    <section aria-label={title} className="page-width pt-8">
      <h2 className="text-heading">{title}</h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** Two beside each other where there is room. */
function Rows({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-12 lg:grid-cols-2">{children}</ul>;
}
