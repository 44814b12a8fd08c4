import { Link } from "react-router";
import { visitContext } from "../../context.ts";
import type { Route } from "./+types/home-page";

export async function loader({ context }: Route.LoaderArgs) {
  return { featured: await context.get(visitContext).featuredCourses() };
}

export const meta = () => [{ title: "Learn Fast. Succeed Globally." }];

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1>Learn Fast. Succeed Globally.</h1>
      <ul>
        {loaderData.featured.map((course) => (
          <li key={course.id}>
            <Link to={`/course/${course.slug}`}>{course.title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
