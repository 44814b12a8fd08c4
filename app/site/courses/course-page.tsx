import { data } from "react-router";
import { type QuestionScope, scopeOfLanguage } from "#contract/page-question.ts";
import { courseAddress } from "#contract/site/page-address.ts";
import { searchTextsOf } from "#contract/site/search-texts.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { findItem } from "../seo/find-item.ts";
import { notFoundMeta, pageMeta } from "../seo/page-meta.ts";
import { DetailLoadFailure, DetailNotFound, DetailPage, noBesides } from "../subjects/detail-page.tsx";
import { textsOf } from "../texts.ts";
import type { Route } from "./+types/course-page";
import { useCoursePicture, useSpoken } from "./course-picture.tsx";
import { knownCourse } from "./known-course.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { item: course, requestData, status, shared } = await findItem(context, "courses", params.courseId);
  const language = course && knownCourse(course, await requestData.languages());
  const scopes: QuestionScope[] = language ? [scopeOfLanguage(language.slug), "courses"] : ["courses"];
  const [questions, next, texts, trust, classTexts] = course
    ? await Promise.all([
        requestData.questions(`course:${course.id}`, ...scopes),
        requestData.classesOf({ kind: "course", id: course.id }),
        requestData.texts("subjects"),
        requestData.texts("trust"),
        requestData.texts("classes"),
      ])
    : [[], undefined];
  const besides = course ? await requestData.besides("courses", course, next?.classes ?? []) : noBesides;
  const told = course && searchTextsOf.course(course, textsOf("subjects", texts, shared.facts).course_head);
  return data(
    { ...shared, course, told, questions, besides, texts, trust, classTexts, ...(next && next.classes.length > 0 && { next }) },
    { status },
  );
}

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const { facts, course, told, share } = loaderData ?? {};
  if (!facts || !course || !told) return notFoundMeta(facts, "course", location.pathname);
  return pageMeta({ facts, ...told, path: courseAddress(course), image: course.image, share });
};

export default function CoursePage({
  loaderData: { facts, course, questions, failed, share, next, besides, texts, trust, classTexts },
}: Route.ComponentProps) {
  const picture = useCoursePicture(course);
  const spoken = useSpoken(course);
  if (!course) return failed ? <ErrorBoundary /> : <DetailNotFound kind="course" />;
  const students = String(course.students_per_class);
  return (
    <DetailPage
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
        { label: "Schedule", value: course.schedule },
      ]}
      next={next}
      description={<Description text={course.description} />}
      questions={questions}
      besides={besides}
      changed={texts}
      changedTrust={trust}
      changedClasses={classTexts}
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
