import type { ReactNode } from "react";
import type { Found } from "#academy/public/public-academy.ts";
import type { NamedLink, SiteFacts } from "#contract/site-texts/text-shapes.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";
import { ClassList } from "../classes/class-list.tsx";
import { Accordion } from "../components/accordion.tsx";
import { Hours } from "../contact/hours.tsx";
import { PhoneLines } from "../contact/phone-lines.tsx";
import { PostRow, SubjectRow, TeacherRow } from "./found-rows.tsx";

type FoundGroupsProps = {
  facts: SiteFacts;
  found: Found;
  texts: TextsOf<"search">;
  /** Of the menu and the footer: what pages are called. */
  links: readonly NamedLink[];
};

export function FoundGroups({ facts, found, texts, links }: FoundGroupsProps) {
  const { courses, classes, exams, teachers, posts, questions, pages } = found;
  const groups: Record<Found["order"][number], ReactNode> = {
    courses: rows(courses.map((course) => <SubjectRow key={course.slug} kind="course" item={course} />)),
    classes: (
      <>
        <ClassList classes={classes} />
        <p className="mt-3">
          <a href="/classes" className="inline-block py-1.5 text-action underline">
            {texts.all_classes}
          </a>
        </p>
      </>
    ),
    exams: rows(exams.map((exam) => <SubjectRow key={exam.id} kind="exam" item={exam} />)),
    teachers: rows(teachers.map((teacher) => <TeacherRow key={teacher.id} teacher={teacher} />)),
    questions: <Accordion name="found-questions" items={questions} />,
    posts: rows(posts.map((post) => <PostRow key={post.id} post={post} />)),
    pages: (
      <ul>
        {pages.map(({ title, path }) => (
          <li key={path}>
            <a href={path} className="inline-block py-1.5 text-action underline">
              {links.find(({ to }) => to === path)?.name ?? title}
            </a>
            {path === "/contact" && <AtHand facts={facts} />}
          </li>
        ))}
      </ul>
    ),
  };
  return (
    <div className="pb-12 sm:pb-14">
      {found.order.map((group) => (
        <section key={group} aria-label={texts[group]} className="page-width pt-8">
          <h2 className="text-heading">{texts[group]}</h2>
          <div className="mt-4">{groups[group]}</div>
        </section>
      ))}
    </div>
  );
}

/** What most look for on Contact, without another page. */
function AtHand({ facts }: { facts: SiteFacts }) {
  return (
    <>
      <PhoneLines phones={facts.phones} link="inline-block py-1 font-semibold underline-offset-4 hover:underline" />
      <address className="not-italic">{facts.address}</address>
      <Hours hours={facts.hours} className="text-quiet" />
    </>
  );
}

/** Two beside each other where there is room, one alone as wide as all else. */
function rows(each: ReactNode[]) {
  return <ul className="grid gap-x-12 lg:grid-cols-[repeat(auto-fit,minmax(28rem,1fr))]">{each}</ul>;
}
