import { data } from "react-router";
import type { QuestionScope } from "#contract/page-question.ts";
import { courseAddress } from "#contract/site/page-address.ts";
import { searchTextsOf } from "#contract/site/search-texts.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { findItem } from "../seo/find-item.ts";
import { notFoundMeta, pageMeta } from "../seo/page-meta.ts";
import { DetailLoadFailure, DetailNotFound, DetailPage } from "../subjects/detail-page.tsx";
import type { Route } from "./+types/course-page";
import { courseImageAlt } from "./course-image-alt.ts";
import { knownCourse } from "./known-course.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { item: course, requestData, status, shared } = await findItem(context, "courses", params.courseId);
  const language = course && knownCourse(course);
  const scopes: QuestionScope[] = language ? [`language:${language}`, "courses"] : ["courses"];
  const [questions, next] = course
    ? await Promise.all([requestData.questions(`course:${course.id}`, ...scopes), requestData.classesOf({ kind: "course", id: course.id })])
    : [[], undefined];
  const told = course && searchTextsOf.course(course);
  return data({ ...shared, course, told, questions, ...(next && next.classes.length > 0 && { next }) }, { status });
}

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const { facts, course, told, share } = loaderData ?? {};
  if (!course || !told) return notFoundMeta(facts, "Course", location.pathname);
  return pageMeta({ facts, ...told, path: courseAddress(course), image: course.image, share });
};

export default function CoursePage({ loaderData: { facts, course, questions, failed, share, next } }: Route.ComponentProps) {
  if (!course) return failed ? <ErrorBoundary /> : <DetailNotFound kind="course" />;
  const students = String(course.students_per_class);
  return (
    <DetailPage
      kind="course"
      facts={facts}
      item={course}
      path={courseAddress(course)}
      shareImage={share?.image}
      imageAlt={courseImageAlt(course)}
      highlights={[course.duration, `${students} students per class`]}
      details={[
        { label: "Duration", value: course.duration },
        { label: "Students per class", value: students },
        { label: "Schedule", value: course.schedule },
      ]}
      next={next}
      action="Start Your Journey"
      description={<Description text={course.description} />}
      modulesTitle="What You Will Learn"
      questions={questions}
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
