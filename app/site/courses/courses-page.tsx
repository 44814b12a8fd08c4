import { Link } from "react-router";
import { visitContext } from "../../context.ts";
import type { Route } from "./+types/courses-page";

export async function loader({ context }: Route.LoaderArgs) {
  return { courses: await context.get(visitContext).courses() };
}

export const meta = () => [{ title: "Courses" }];

export default function CoursesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1>Courses</h1>
      <ul>
        {loaderData.courses.map((course) => (
          <li key={course.id}>
            <Link to={`/course/${course.slug}`}>{course.title}</Link>
            <p>{course.summary}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
