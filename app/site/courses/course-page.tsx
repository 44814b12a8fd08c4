import { data } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import type { QuestionPlace } from "#contract/page-question.ts";
import { courseAddress } from "#contract/site/page-address.ts";
import { searchTextsOf } from "#contract/site/search-texts.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { missingStatus } from "../seo/missing-status.ts";
import { notFoundMeta, pageMeta } from "../seo/page-meta.ts";
import { redirectToCanonical } from "../seo/redirect-to-canonical.ts";
import { DetailLoadFailure, DetailNotFound, DetailPage } from "../subjects/detail-page.tsx";
import type { Route } from "./+types/course-page";
import { courseImageAlt } from "./course-image-alt.ts";
import { knownCourse } from "./known-course.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const requestData = context.get(requestDataContext);
  const course = await requestData.item("courses", params.courseId);
  if (course) redirectToCanonical(courseAddress(course), `/course/${encodeURIComponent(params.courseId)}`);
  // While the database is away, nobody knows whether there is such a course.
  const failed = !course && requestData.usedFallback();
  const language = course && knownCourse(course);
  const shared: QuestionPlace[] = language ? [`language:${language}`, "courses"] : ["courses"];
  const [questions, next] = course
    ? await Promise.all([requestData.questions(`course:${course.id}`, ...shared), requestData.classesOf({ kind: "course", id: course.id })])
    : [[], undefined];
  const share = course && requestData.shareImage({ kind: "courses", item: course }, facts.name);
  return data(
    {
      facts,
      course,
      told: course && searchTextsOf.course(course),
      questions,
      failed,
      ...(share && { share }),
      ...(next && next.classes.length > 0 && { next }),
    },
    { status: course ? 200 : failed ? 503 : await missingStatus(requestData, "courses", params.courseId) },
  );
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
