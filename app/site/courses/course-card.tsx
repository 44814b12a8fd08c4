import type { CourseCard as Course } from "#academy/public/public-academy.ts";
import { courseAddress } from "#contract/site/page-address.ts";
import { GridCard } from "../components/grid-card.tsx";
import { useCoursePicture } from "../subjects/subject-picture.tsx";

export function CourseCard({ course, eager = false }: { course: Course; eager?: boolean }) {
  return (
    <GridCard
      to={courseAddress(course)}
      title={course.title}
      summary={course.summary}
      badge={course.duration}
      next={course.next}
      picture={{ ...useCoursePicture(course), eager }}
    />
  );
}
