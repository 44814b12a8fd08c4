import { data, Link } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { buttonLook } from "#app/ui/button-link.tsx";
import { Chapter } from "#app/ui/chapter.tsx";
import { DetailBox } from "#app/ui/detail-box.tsx";
import { DetailHead } from "#app/ui/detail-head.tsx";
import { DetailLayout } from "#app/ui/detail-layout.tsx";
import { ForeignWords } from "#app/ui/foreign-words.tsx";
import { Missing } from "#app/ui/missing.tsx";
import { NumberedPoints, TickedPoints } from "#app/ui/point-list.tsx";
import { LoadFailure } from "../failures/load-failure.tsx";
import { leadTo } from "../seo/lead-to.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, courseData, faqData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import type { Route } from "./+types/course-page";
import { courseAddress } from "./course-address.ts";
import { courseFaqs, generalCourseFaqs } from "./course-faqs.ts";
import { courseHeads, knownCourse } from "./course-heads.ts";
import { posterText } from "./course-poster.ts";
import { CourseTitle } from "./course-title.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const requestData = context.get(requestDataContext);
  const course = await requestData.course(params.courseId);
  if (course) leadTo(courseAddress(course), `/course/${encodeURIComponent(params.courseId)}`);
  // While the database is away, nobody knows whether there is such a course.
  const failed = !course && requestData.usedFallback();
  // Chosen here, so that the questions of ten languages stay out of the browser.
  const language = course && knownCourse(course);
  const faqs = language ? courseFaqs[language] : generalCourseFaqs;
  return data({ facts, course, faqs, failed }, { status: course ? 200 : failed ? 503 : 404 });
}

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const { facts, course } = loaderData ?? {};
  if (!course)
    return pageMeta({
      facts,
      title: "Course Not Found",
      description: "The requested course could not be found.",
      path: location.pathname,
      noIndex: true,
    });
  const language = knownCourse(course);
  return pageMeta({
    facts,
    title: language ? courseHeads[language].metaTitle : `${course.title}${/\bcourse\b/i.test(course.title) ? "" : " Course"} in Sri Lanka`,
    description: language ? courseHeads[language].metaDescription : course.summary,
    path: courseAddress(course),
    image: course.image,
  });
};

/** One course (specification, section 2). */
export default function CoursePage({ loaderData: { facts, course, faqs, failed } }: Route.ComponentProps) {
  if (!course) return failed ? <ErrorBoundary /> : <CourseMissing />;
  const students = String(course.students_per_class);
  return (
    <>
      <DetailHead
        back={{ to: "/courses", text: "All courses" }}
        title={<CourseTitle {...course} />}
        summary={<ForeignWords text={course.summary} />}
        facts={[course.duration, `${students} students per class`]}
        picture={{ image: course.image, alt: posterText(course), title: course.title }}
      />
      <DetailLayout
        aside={
          <DetailBox
            title="Course Details"
            details={[
              { label: "Duration", value: course.duration },
              { label: "Students per class", value: students },
              { label: "Schedule", value: course.schedule },
            ]}
          >
            <Link to="/contact" state={{ course: course.title }} className={buttonLook("primary")}>
              Start Your Journey
            </Link>
          </DetailBox>
        }
      >
        <Chapter title="About This Course">
          <div className="prose">
            {paragraphsOf(course.description).map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: staff may write the same twice, and the list never moves
              <p key={index} className="whitespace-pre-line">
                <ForeignWords text={paragraph} />
              </p>
            ))}
          </div>
        </Chapter>
        {course.modules.length > 0 ? (
          <Chapter title="What You Will Learn">
            <NumberedPoints points={course.modules} />
          </Chapter>
        ) : null}
        {course.features.length > 0 ? (
          <Chapter title="Course Features">
            <TickedPoints points={course.features} />
          </Chapter>
        ) : null}
        <Chapter title="Frequently Asked Questions">
          <Accordion name="course-faqs" items={faqs} />
        </Chapter>
      </DetailLayout>
      <StructuredData data={courseData(facts, course, courseAddress(course))} />
      <StructuredData data={faqData(faqs)} />
      <StructuredData
        data={breadcrumbData(facts, [
          { name: "Courses", path: "/courses" },
          { name: course.title, path: courseAddress(course) },
        ])}
      />
    </>
  );
}

/** Staff part paragraphs with blank lines. */
function paragraphsOf(description: string): string[] {
  return description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
}

function CourseMissing() {
  return (
    <Missing title="Course Not Found" to="/courses" back="Back to Courses">
      The requested course could not be found.
    </Missing>
  );
}

/** Data that did not come: the network while moving here, or the database (specification, section 8). */
export function ErrorBoundary() {
  return (
    <LoadFailure
      title="Course Not Found"
      message="Failed to load course data. The requested course could not be found."
      to="/courses"
      back="Back to Courses"
    />
  );
}
