import type { CourseCard as Course } from "#academy/public-academy.ts";
import { GridCard } from "#app/ui/grid-card.tsx";
import { courseAddress } from "./course-address.ts";
import { posterText } from "./course-poster.ts";
import { CourseTitle } from "./course-title.tsx";

/** A course in a grid. `eager`: it is among the first on the screen. */
export function CourseCard({ course, eager = false }: { course: Course; eager?: boolean }) {
  return (
    <GridCard
      to={courseAddress(course)}
      name={<CourseTitle {...course} />}
      title={<CourseTitle {...course} />}
      summary={course.summary}
      badge={course.duration}
      picture={{ image: course.image, alt: posterText(course), title: course.title, eager }}
    />
  );
}
