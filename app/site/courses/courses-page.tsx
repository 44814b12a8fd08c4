import { factsContext, requestDataContext } from "#app/context.ts";
import { courseAddress } from "#contract/site/page-address.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { Catalogue } from "../subjects/catalogue.tsx";
import { readTexts } from "../texts.ts";
import type { Route } from "./+types/courses-page";
import { CourseCard } from "./course-card.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const requestData = context.get(requestDataContext);
  const [courses, questions, testimonials, texts] = await Promise.all([
    requestData.cards("courses"),
    requestData.courseQuestions(),
    requestData.testimonials("courses"),
    readTexts(context, "lists"),
  ]);
  return {
    facts: context.get(factsContext),
    courses: await requestData.withNextClass("course", courses),
    questions,
    testimonials,
    texts: texts.lists,
  };
}

export const meta = ({ loaderData: { facts, courses, texts } }: Route.MetaArgs) => {
  const { courses_head, courses_description, course_none } = texts;
  return pageMeta({ facts, title: courses_head, description: courses.length > 0 ? courses_description : course_none, path: "/courses" });
};

export default function CoursesPage({ loaderData: { facts, courses, questions, testimonials, texts } }: Route.ComponentProps) {
  return (
    <Catalogue
      kind="course"
      texts={texts}
      facts={facts}
      items={courses.map((course) => ({ ...course, path: courseAddress(course) }))}
      cards={courses.map((course, index) => <CourseCard key={course.slug} course={course} eager={index === 0} />)}
      testimonials={testimonials}
      questions={questions}
    />
  );
}
