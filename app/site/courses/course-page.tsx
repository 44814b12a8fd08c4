import { data, Link } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { buttonLook } from "#app/ui/button-link.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import { Subsection } from "#app/ui/subsection.tsx";
import { Accordion } from "../components/accordion.tsx";
import { DetailBox } from "../components/detail-box.tsx";
import { DetailHead } from "../components/detail-head.tsx";
import { DetailLayout } from "../components/detail-layout.tsx";
import { ForeignWords } from "../components/foreign-words.tsx";
import { NumberedPoints, TickedPoints } from "../components/point-list.tsx";
import { LoadFailure } from "../failures/load-failure.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { redirectToCanonical } from "../seo/redirect-to-canonical.ts";
import { breadcrumbData, courseData, faqData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import type { Route } from "./+types/course-page";
import { courseAddress } from "./course-address.ts";
import { courseFaqs, generalCourseFaqs } from "./course-faqs.ts";
import { courseImageAlt } from "./course-image-alt.ts";
import { courseMeta, knownCourse } from "./course-meta.ts";
import { CourseTitle } from "./course-title.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const requestData = context.get(requestDataContext);
  const course = await requestData.course(params.courseId);
  if (course) redirectToCanonical(courseAddress(course), `/course/${encodeURIComponent(params.courseId)}`);
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
    title: language ? courseMeta[language].metaTitle : `${course.title}${/\bcourse\b/i.test(course.title) ? "" : " Course"} in Sri Lanka`,
    description: language ? courseMeta[language].metaDescription : course.summary,
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
        picture={{ image: course.image, alt: courseImageAlt(course), title: course.title }}
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
        <Subsection title="About This Course">
          <div className="prose">
            {paragraphsOf(course.description).map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: staff may write the same twice, and the list never moves
              <p key={index} className="whitespace-pre-line">
                <ForeignWords text={paragraph} />
              </p>
            ))}
          </div>
        </Subsection>
        {course.modules.length > 0 ? (
          <Subsection title="What You Will Learn">
            <NumberedPoints points={course.modules} />
          </Subsection>
        ) : null}
        {course.features.length > 0 ? (
          <Subsection title="Course Features">
            <TickedPoints points={course.features} />
          </Subsection>
        ) : null}
        <Subsection title="Frequently Asked Questions">
          <Accordion name="course-faqs" items={faqs} />
        </Subsection>
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
    <NotFound title="Course Not Found" to="/courses" back="Back to Courses">
      The requested course could not be found.
    </NotFound>
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
