import type { CourseCard } from "#academy/public/public-academy.ts";
import { Section } from "#app/ui/section.tsx";
import type { HomeTexts } from "#contract/site-texts/home-texts.ts";
import { AllLink } from "../components/list-link.tsx";
import { SubjectCard } from "../subjects/subject-card.tsx";

export function FeaturedCourses({ courses, texts }: { courses: readonly CourseCard[]; texts: HomeTexts }) {
  return (
    <Section title={texts.featured_title} all={<AllLink to="/courses" label="See all courses" />} few={courses.length}>
      {courses.length === 0 ? (
        <p className="text-lead text-quiet">{texts.featured_none}</p>
      ) : (
        <ul className={lists[courses.length] ?? "strip gap-6 sm:grid-cols-2 lg:grid-cols-4"}>
          {courses.map((course) => (
            <SubjectCard key={course.slug} kind="course" item={course} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** By how many they are; four otherwise. */
const lists: Record<number, string> = {
  1: "grid",
  2: "strip gap-6 sm:grid-cols-2",
  3: "strip gap-6 sm:grid-cols-3",
};
