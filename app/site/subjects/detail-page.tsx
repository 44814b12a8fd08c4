import type { ReactNode } from "react";
import type { ClassesOfSubject } from "#academy/public/public-academy.ts";
import { buttonLook } from "#app/ui/button-link.tsx";
import { NotFoundMessage } from "#app/ui/not-found-message.tsx";
import { Subsection } from "#app/ui/subsection.tsx";
import type { ShownQuestion } from "#contract/question.ts";
import type { AcademyFacts } from "#contract/site/academy-facts.ts";
import { NextClasses } from "../classes/next-classes.tsx";
import { Accordion } from "../components/accordion.tsx";
import { type Detail, DetailBox } from "../components/detail-box.tsx";
import { DetailHead } from "../components/detail-head.tsx";
import { ForeignWords } from "../components/foreign-words.tsx";
import { NumberedPoints, TickedPoints } from "../components/point-list.tsx";
import { LoadFailure } from "../failures/load-failure.tsx";
import { breadcrumbData, courseData, questionsData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";

type Kind = "course" | "exam";
type Item = { title: string; summary: string; image: string; modules: readonly string[]; features: readonly string[]; duration?: string };

type DetailPageProps = {
  kind: Kind;
  facts: AcademyFacts;
  item: Item;
  path: string;
  imageAlt: string;
  /** For search engines, of an item without a picture. */
  shareImage?: string | undefined;
  highlights: readonly (string | undefined)[];
  details: readonly Detail[];
  /** That can be joined; of none nothing is said. */
  next?: ClassesOfSubject | undefined;
  action: string;
  description: ReactNode;
  modulesTitle: string;
  questions: readonly ShownQuestion[];
};

const names = { course: "Course", exam: "Exam" } as const;

export function DetailPage(props: DetailPageProps) {
  const {
    kind,
    facts,
    item,
    path,
    imageAlt,
    shareImage,
    highlights,
    details,
    next = { classes: [] },
    action,
    description,
    modulesTitle,
    questions,
  } = props;
  const name = names[kind];
  return (
    <>
      <DetailHead
        back={{ to: `/${kind}s`, text: `All ${kind}s` }}
        title={<ForeignWords text={item.title} />}
        summary={<ForeignWords text={item.summary} />}
        facts={highlights}
        picture={{ image: item.image, alt: imageAlt, title: item.title }}
      />
      <NextClasses {...next} />
      {/* The box comes first on narrow screens and stays in view on wide ones. */}
      <div className="page-width grid items-start gap-x-14 gap-y-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <aside className="lg:sticky lg:top-24 lg:order-last">
          <DetailBox title={`${name} Details`} details={details}>
            <a href="/contact" className={buttonLook("primary")}>
              {action}
            </a>
          </DetailBox>
        </aside>
        <div>
          {description ? <Subsection title={`About This ${name}`}>{description}</Subsection> : null}
          {item.modules.length > 0 ? (
            <Subsection title={modulesTitle}>
              <NumberedPoints points={item.modules} />
            </Subsection>
          ) : null}
          {item.features.length > 0 ? (
            <Subsection title={`${name} Features`}>
              <TickedPoints points={item.features} />
            </Subsection>
          ) : null}
          {questions.length > 0 ? (
            <Subsection title="Frequently Asked Questions">
              <Accordion name={`${kind}-questions`} items={questions} />
            </Subsection>
          ) : null}
        </div>
      </div>
      <StructuredData data={courseData(facts, { ...item, image: item.image || (shareImage ?? "") }, path, next.classes)} />
      {questions.length > 0 ? <StructuredData data={questionsData(questions)} /> : null}
      <StructuredData
        data={breadcrumbData(facts, [
          { name: `${name}s`, path: `/${kind}s` },
          { name: item.title, path },
        ])}
      />
    </>
  );
}

/** In place of a course or an exam that there is not. */
export function DetailNotFound({ kind }: { kind: Kind }) {
  return (
    <NotFoundMessage title={`${names[kind]} Not Found`} to={`/${kind}s`} back={`Back to ${names[kind]}s`}>
      {`The requested ${kind} could not be found.`}
    </NotFoundMessage>
  );
}

/** In place of one that could not be loaded (specification, section 8). */
export function DetailLoadFailure({ kind }: { kind: Kind }) {
  const message = `Failed to load ${kind} data. The requested ${kind} could not be found.`;
  return <LoadFailure title={`${names[kind]} Not Found`} message={message} to={`/${kind}s`} back={`Back to ${names[kind]}s`} />;
}
