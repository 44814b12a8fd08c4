import { data, Link } from "react-router";
import { visitContext } from "../../context.ts";
import type { Route } from "./+types/course-page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const course = await context.get(visitContext).course(params.courseId);
  return data({ course }, { status: course ? 200 : 404 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.course?.title ?? "Course Not Found" }];

export default function CoursePage({ loaderData: { course } }: Route.ComponentProps) {
  if (!course) return <h1>Course Not Found</h1>;
  return (
    <>
      <Link to="/courses">All courses</Link>
      <h1>{course.title}</h1>
      <p>{course.summary}</p>
      <p>{course.description}</p>
    </>
  );
}
