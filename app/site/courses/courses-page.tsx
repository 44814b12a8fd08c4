import { factsContext, requestDataContext } from "#app/context.ts";
import { Section } from "#app/ui/section.tsx";
import { Accordion } from "../components/accordion.tsx";
import { Banner } from "../components/banner.tsx";
import { PromptCard } from "../components/prompt-card.tsx";
import { withSampleFallback } from "../failures/sample-fallback.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { courseListData, faqData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { courseTestimonials } from "../testimonials/course-testimonials.ts";
import { Testimonials } from "../testimonials/testimonials.tsx";
import type { Route } from "./+types/courses-page";
import { courseAddress } from "./course-address.ts";
import { CourseCard } from "./course-card.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const requestData = context.get(requestDataContext);
  const [courses, questions] = await Promise.all([requestData.courses(), requestData.courseQuestions()]);
  return { facts: context.get(factsContext), courses, questions };
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return withSampleFallback(serverLoader, request.signal, ({ facts, courses, courseQuestions }) => ({
    facts,
    courses,
    questions: courseQuestions,
  }));
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    facts: loaderData.facts,
    title: "Language Courses in Sri Lanka",
    description:
      "German, French, Dutch, Korean, Japanese, Tamil and more: language courses in small classes in Sri Lanka, on weekdays and weekends. See hours and contents.",
    path: "/courses",
  });

/** The course catalogue (specification, section 2). */
export default function CoursesPage({ loaderData: { facts, courses, questions } }: Route.ComponentProps) {
  return (
    <>
      <Banner
        title="Our Courses"
        lead="Ten languages, from the first word on. Small groups, teachers who know the exam, and hours that fit around school or work."
      />
      <Section title="All Courses">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {courses.map((course, index) => (
            <CourseCard key={course.slug} course={course} eager={index === 0} />
          ))}
          <PromptCard count={courses.length} title="Not sure which course fits?" to="/contact" link="Ask Us">
            Tell us your plan and your date. We will say which level you need, and how long it takes.
          </PromptCard>
        </ul>
      </Section>
      <Section title="Student Success Stories" tone="sand">
        <Testimonials testimonials={courseTestimonials} label="What our students say" />
      </Section>
      <Section title="Frequently Asked Questions">
        <Accordion name="course-questions" items={questions} />
      </Section>
      <StructuredData
        data={courseListData(
          facts,
          courses.map((course) => ({ ...course, path: courseAddress(course) })),
        )}
      />
      <StructuredData data={faqData(questions)} />
    </>
  );
}
