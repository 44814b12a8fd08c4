import { type ReactNode, use } from "react";
import type { Besides, ClassesOfSubject } from "#academy/public/public-academy.ts";
import { ButtonLink, buttonLook } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { Subsection } from "#app/ui/subsection.tsx";
import type { ShownQuestion } from "#contract/kinds/question.ts";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { subjectAddress } from "#contract/site/page-address.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";
import { ClassBar } from "../classes/class-bar.tsx";
import { NextClassFacts } from "../classes/next-class-facts.tsx";
import { NextClasses } from "../classes/next-classes.tsx";
import { Accordion } from "../components/accordion.tsx";
import { type Detail, DetailBox } from "../components/detail-box.tsx";
import { DetailHead } from "../components/detail-head.tsx";
import { ForeignWords } from "../components/foreign-words.tsx";
import { Leaflet } from "../components/leaflet.tsx";
import { LevelLink } from "../components/list-link.tsx";
import { NumberedPoints, TickedPoints } from "../components/point-list.tsx";
import { Spoken } from "../components/spoken.tsx";
import { TeacherFaces } from "../components/teacher-faces.tsx";
import { LinkingPosts } from "../posts/linking-posts.tsx";
import { breadcrumbData, courseData, questionsData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { Voices } from "../testimonials/testimonials.tsx";
import { SaidContext } from "../texts.ts";
import { hasPaying, Paying } from "../trust/paying.tsx";
import { TrustLine } from "../trust/trust-line.tsx";
import { LevelLadder } from "./level-ladder.tsx";
import { OtherSubjects } from "./other-subjects.tsx";
import { type SubjectKind, useSpoken, useSubjectPicture } from "./subject-picture.tsx";
import { SubjectTitle } from "./subject-title.tsx";

type Item = {
  title: string;
  slug: string;
  summary: string;
  image: string;
  modules: readonly string[];
  features: readonly string[];
  duration?: string;
  preparationDuration?: string | undefined;
};

type DetailPageProps = {
  kind: SubjectKind;
  facts: AcademyFacts;
  item: Item;
  /** For search engines, of an item without a picture. */
  shareImage?: string | undefined;
  highlights: readonly (string | undefined)[];
  details: readonly Detail[];
  /** The classes that can be joined. */
  next: ClassesOfSubject;
  description: ReactNode;
  questions: readonly ShownQuestion[];
  /** What else there is of its language. */
  besides: Besides;
  texts: { [Part in "subjects" | "trust" | "classes"]: TextsOf<Part> };
};

const names = { course: "Course", exam: "Exam" } as const;

export function DetailPage(props: DetailPageProps) {
  const { kind, facts, item, shareImage, highlights, details, next, description, questions, besides } = props;
  const { subjects: texts, trust, classes: ofClasses } = props.texts;
  const { questions_title } = use(SaidContext).shared;
  const path = subjectAddress({ kind, ...item });
  const spoken = useSpoken(kind, item);
  const duration = item.duration ?? item.preparationDuration;
  const free = next.classes.filter(({ seats_left }) => seats_left > 0);
  const first = free[0];
  const hasMore = besides.teachers.length > 0 || besides.posts.length > 0;
  return (
    <>
      <Leaflet {...{ facts, path, trust }} />
      <DetailHead
        back={{ to: `/${kind}s`, text: `All ${kind}s` }}
        title={<SubjectTitle title={item.title} />}
        summary={<ForeignWords text={item.summary} />}
        facts={highlights}
        picture={useSubjectPicture(kind, item)}
        over={spoken && <Spoken {...spoken} says={{ play: texts.listen, stop: texts.listen_stop, failed: texts.listen_failed }} />}
      >
        {first && <NextClassFacts {...first} duration={duration} />}
        {next.classes.length === 0 && (
          <p className="mt-6">
            <a href="/contact" className="font-semibold text-action underline underline-offset-4">
              {texts.no_date}
            </a>
          </p>
        )}
      </DetailHead>
      <NextClasses {...next} texts={ofClasses} duration={duration} />
      {/* The box comes first on narrow screens and stays in view on wide ones. */}
      <div className="page-width subject-body">
        <aside className={hasMore ? "subject-aside" : "subject-aside subject-alone"}>
          <DetailBox title={texts[`${kind}_details`]} details={details}>
            <a href="/contact" className={buttonLook("primary")}>
              {texts[`${kind}_action`]}
            </a>
            <TrustLine facts={facts} texts={trust} />
          </DetailBox>
          <LevelLadder
            title={texts.ladder_title}
            ladder={besides.ladder}
            language={besides.language}
            taught={texts.ladder_taught}
            follows={texts.ladder_next}
          />
          <OtherSubjects title={texts[`${kind}_leads`]} subjects={besides.subjects} />
        </aside>
        <div className="subject-main">
          {description ? <Subsection title={texts[`${kind}_about`]}>{description}</Subsection> : null}
          {item.modules.length > 0 ? (
            <Subsection title={texts[`${kind}_modules`]}>
              <NumberedPoints points={item.modules} />
            </Subsection>
          ) : null}
          {item.features.length > 0 ? (
            <Subsection title={texts[`${kind}_features`]}>
              <TickedPoints points={item.features} />
            </Subsection>
          ) : null}
          {hasPaying(facts) ? (
            <Subsection title={trust.paying}>
              <Paying facts={facts} texts={trust} />
            </Subsection>
          ) : null}
          {questions.length > 0 ? (
            <Subsection title={questions_title}>
              <Accordion name={`${kind}-questions`} items={questions} />
            </Subsection>
          ) : null}
        </div>
        {hasMore && (
          <div className="subject-aside lg:sticky lg:top-8">
            <TeacherFaces title={texts.teachers_title} teachers={besides.teachers} />
            <LinkingPosts title={texts.posts_title} posts={besides.posts} />
          </div>
        )}
      </div>
      <Voices voices={besides.voices} />
      <Section title={texts.closing_title} lead={texts.closing} tone="night" className="print-hidden">
        <div className="flex flex-wrap gap-4">
          <ButtonLink to="/contact">Ask us</ButtonLink>
          {kind === "course" && <LevelLink />}
        </div>
      </Section>
      {first && <ClassBar next={first} count={free.length} />}
      <StructuredData data={courseData(facts, { ...item, image: item.image || (shareImage ?? "") }, path, next.classes)} />
      {questions.length > 0 ? <StructuredData data={questionsData(questions)} /> : null}
      <StructuredData data={breadcrumbData(facts, [`${names[kind]}s`, `/${kind}s`], [item.title, path])} />
    </>
  );
}
