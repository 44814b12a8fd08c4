import { data } from "react-router";
import { type QuestionScope, scopeOfLanguage } from "#contract/kinds/page-question.ts";
import { pagesOf } from "#contract/site/page-address.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { NoItem } from "../failures/no-item.tsx";
import { findItem } from "../seo/find-item.ts";
import { DetailPage } from "../subjects/detail-page.tsx";
import { readSubject, subjectMeta } from "../subjects/read-subject.ts";
import type { Route } from "./+types/course-page";
import { knownCourse } from "./known-course.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { item, requestData, status, shared } = await findItem(context, "courses", params.courseId);
  const language = item && knownCourse(item, await requestData.languages());
  const scopes: QuestionScope[] = language ? [scopeOfLanguage(language.slug), "courses"] : ["courses"];
  return data({ ...shared, shown: item && { item, ...(await readSubject(context, "course", item, scopes)) } }, { status });
}

export const meta = ({ loaderData, location }: Route.MetaArgs) => subjectMeta("course", loaderData, location.pathname);

export default function CoursePage({ loaderData: { facts, failed, share, shown } }: Route.ComponentProps) {
  if (!shown) return <NoItem what="course" pages={pagesOf.courses} failed={failed} />;
  const { duration, students_per_class, schedule, description } = shown.item;
  const students = String(students_per_class);
  return (
    <DetailPage
      {...shown}
      kind="course"
      facts={facts}
      shareImage={share?.image}
      highlights={[duration, `${students} students per class`]}
      details={[
        { label: "Duration", value: duration },
        { label: "Students per class", value: students },
        { label: "Schedule", value: unbroken(schedule) },
      ]}
      description={<Description text={description} />}
    />
  );
}

/** Plain text; staff part paragraphs with blank lines. */
function Description({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <div className="prose">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: staff may write the same twice, and the list never moves
        <p key={index} className="whitespace-pre-line">
          <ForeignWords text={paragraph} />
        </p>
      ))}
    </div>
  );
}

export const ErrorBoundary = () => <NoItem what="course" pages={pagesOf.courses} failed />;
