import { data } from "react-router";
import { type QuestionScope, scopeOfLanguage } from "#contract/page-question.ts";
import { courseAddress } from "#contract/site/page-address.ts";
import { searchTextsOf } from "#contract/site/search-texts.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { unbroken } from "../components/unbroken.ts";
import { findItem } from "../seo/find-item.ts";
import { notFoundMeta, pageMeta } from "../seo/page-meta.ts";
import { DetailLoadFailure, DetailNotFound, DetailPage } from "../subjects/detail-page.tsx";
import { readSubject } from "../subjects/read-subject.ts";
import { useCoursePicture, useSpoken } from "../subjects/subject-picture.tsx";
import type { Route } from "./+types/course-page";
import { knownCourse } from "./known-course.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { item: course, requestData, status, shared } = await findItem(context, "courses", params.courseId);
  const language = course && knownCourse(course, await requestData.languages());
  const scopes: QuestionScope[] = language ? [scopeOfLanguage(language.slug), "courses"] : ["courses"];
  return data({ ...shared, shown: course && { course, ...(await readSubject(context, "course", course, scopes)) } }, { status });
}

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  if (!loaderData?.shown) return notFoundMeta(loaderData?.facts, "course", location.pathname);
  const { facts, share, shown } = loaderData;
  const { course, texts } = shown;
  const told = searchTextsOf.course(course, texts.subjects.course_head);
  return pageMeta({ facts, ...told, path: courseAddress(course), image: course.image, share });
};

export default function CoursePage({ loaderData: { facts, failed, share, shown } }: Route.ComponentProps) {
  const picture = useCoursePicture(shown?.course);
  const spoken = useSpoken(shown?.course);
  if (!shown) return failed ? <ErrorBoundary /> : <DetailNotFound kind="course" />;
  const { course, ...subject } = shown;
  const students = String(course.students_per_class);
  return (
    <DetailPage
      {...subject}
      kind="course"
      facts={facts}
      item={course}
      path={courseAddress(course)}
      shareImage={share?.image}
      picture={picture}
      spoken={spoken}
      highlights={[course.duration, `${students} students per class`]}
      details={[
        { label: "Duration", value: course.duration },
        { label: "Students per class", value: students },
        { label: "Schedule", value: unbroken(course.schedule) },
      ]}
      description={<Description text={course.description} />}
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

export function ErrorBoundary() {
  return <DetailLoadFailure kind="course" />;
}
