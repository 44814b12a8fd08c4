import type { Course } from "#contract/course.ts";
import type { Compared } from "../forms/differences.tsx";

/** What the course form holds while it is typed into; contract/course.ts judges it. */
export type CourseForm = {
  title: string;
  slug: string;
  summary: string;
  duration: string;
  students_per_class: string;
  schedule: string;
  image: string;
  description: string;
  modules: string[];
  features: string[];
  featured: boolean;
};

export const blankCourse: CourseForm = {
  title: "",
  slug: "",
  summary: "",
  duration: "",
  students_per_class: "10",
  schedule: "",
  image: "",
  description: "",
  modules: [""],
  features: [""],
  featured: false,
};

/** A stored course as the form shows it. */
export function courseFormOf({ id: _, version: __, display_order: ___, ...course }: Course): CourseForm {
  return { ...course, students_per_class: String(course.students_per_class) };
}

/** The fields as a comparison names them. */
export const comparedOfCourse: readonly Compared[] = [
  { name: "title", label: "Title" },
  { name: "slug", label: "Slug" },
  { name: "summary", label: "Summary" },
  { name: "duration", label: "Duration" },
  { name: "students_per_class", label: "Students per class" },
  { name: "schedule", label: "Schedule" },
  { name: "image", label: "Image", kind: "picture" },
  { name: "description", label: "Description" },
  { name: "modules", label: "Modules" },
  { name: "features", label: "Features" },
  { name: "featured", label: "Featured" },
];
