import { factsContext, requestDataContext } from "#app/context.ts";
import { courseAddress } from "#contract/site/page-address.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { Catalogue } from "../subjects/catalogue.tsx";
import type { Route } from "./+types/courses-page";
import { CourseCard } from "./course-card.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const requestData = context.get(requestDataContext);
  const [courses, questions, testimonials] = await Promise.all([
    requestData.cards("courses"),
    requestData.courseQuestions(),
    requestData.testimonials("courses"),
  ]);
  return { facts: context.get(factsContext), courses: await requestData.withNextClass("course", courses), questions, testimonials };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    facts: loaderData.facts,
    title: "Language Courses in Sri Lanka",
    description:
      "German, French, Dutch, Korean, Japanese, Tamil and more: language courses in small classes in Sri Lanka, on weekdays and weekends. See hours and contents.",
    path: "/courses",
  });

export default function CoursesPage({ loaderData: { facts, courses, questions, testimonials } }: Route.ComponentProps) {
  return (
    <Catalogue
      kind="course"
      title="Our Courses"
      lead="Ten languages, from the first word on. Small groups, teachers who know the exam, and hours that fit around school or work."
      listTitle="All Courses"
      facts={facts}
      items={courses.map((course) => ({ ...course, path: courseAddress(course) }))}
      cards={courses.map((course, index) => <CourseCard key={course.slug} course={course} eager={index === 0} />)}
      testimonials={testimonials}
      questions={questions}
    />
  );
}
