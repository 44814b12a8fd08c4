import { data } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { numberInSlug, pagesOf, teacherAddress } from "#contract/site/page-address.ts";
import { ClassList } from "../classes/class-list.tsx";
import { ForeignWords } from "../components/foreign-words.tsx";
import { PaintedBand } from "../components/painted-band.tsx";
import { NoItem } from "../failures/no-item.tsx";
import { ledTo } from "../seo/led-to.ts";
import { notFoundMeta, pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, teacherData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { OtherSubjects } from "../subjects/other-subjects.tsx";
import { readTexts } from "../texts.ts";
import type { Route } from "./+types/teacher-page";
import { TeacherFace } from "./teacher-face.tsx";
import { taughtInWords, teacherHead } from "./teacher-words.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const requestData = context.get(requestDataContext);
  const id = numberInSlug(params.teacherId);
  const found = id === undefined ? undefined : await requestData.teacherPage(id);
  // While the database is away, nobody knows whether there is such a teacher.
  const failed = !found && requestData.usedFallback();
  if (!found) return data({ facts, failed, shown: undefined, title: undefined }, { status: failed ? 503 : 404 });
  const { teacher } = found;
  const path = teacherAddress(teacher);
  if (path !== `/${pagesOf.teachers.part}/${encodeURIComponent(params.teacherId)}`) throw ledTo(path, 301);
  const [share, { subjects: texts }] = await Promise.all([
    requestData.shareImageOf({ kind: "teachers", id: teacher.id }, facts),
    readTexts(context, "subjects"),
  ]);
  return data({ facts, failed, shown: { ...found, path, share, texts }, title: teacher.name });
}

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  if (!loaderData?.shown) return notFoundMeta(loaderData?.facts, "teacher", location.pathname);
  const { facts, shown } = loaderData;
  const { teacher, path, share, texts } = shown;
  return pageMeta({ facts, ...teacherHead(teacher, texts), path, image: teacher.image, share });
};

export default function TeacherPage({ loaderData: { facts, failed, shown } }: Route.ComponentProps) {
  if (!shown) return <NoItem what="teacher" pages={pagesOf.teachers} failed={failed} />;
  const { teacher, path, classes, courses, texts } = shown;
  return (
    <>
      <PaintedBand language={shown.language}>
        <BackLink to="/about#teachers">All teachers</BackLink>
        <div className="teacher-head">
          <TeacherFace {...teacher} sizes="(min-width: 40rem) 15rem, 8rem" eager />
          <div>
            <h1 className="text-title">
              <ForeignWords text={teacher.name} />
            </h1>
            <p className="mt-3 text-lead">
              <ForeignWords text={taughtInWords(teacher)} />
            </p>
          </div>
        </div>
      </PaintedBand>
      {(teacher.words || courses.length > 0) && (
        <div className="page-width teacher-words">
          {teacher.words && (
            <p className="column text-lead whitespace-pre-line">
              <ForeignWords text={teacher.words} />
            </p>
          )}
          <OtherSubjects title={texts.teacher_courses} subjects={courses} />
        </div>
      )}
      <Section title={texts.teacher_classes} tone="sand">
        {classes.length > 0 ? (
          <ClassList classes={classes} />
        ) : (
          <>
            <p className="column">{texts.teacher_none}</p>
            <p className="mt-6">
              <ButtonLink to="/contact">Ask us</ButtonLink>
            </p>
          </>
        )}
      </Section>
      <StructuredData data={teacherData(facts, teacher)} />
      <StructuredData data={breadcrumbData(facts, ["About", "/about"], [teacher.name, path])} />
    </>
  );
}

export const ErrorBoundary = () => <NoItem what="teacher" pages={pagesOf.teachers} failed />;
