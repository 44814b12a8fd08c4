import { useQuery } from "@tanstack/react-query";
import { claimsOfCourse, claimsOfExam, type SubjectClaims } from "#contract/classes/contradictions.ts";
import { courseKind } from "#contract/kinds/course.ts";
import { examKind } from "#contract/kinds/exam.ts";
import { type Language, languageKind } from "#contract/kinds/language.ts";
import { languageOfSubject } from "#contract/site/course-language.ts";
import type { ChoiceGroup } from "../components/field.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { useAllowed } from "../session/session.ts";

const none: readonly Language[] = [];

/** The courses and exams that a class can be of, by "course:12" or "exam:3", with their titles. */
export function useSubjects() {
  const { data: courses } = useQuery(contentCalls(courseKind).all);
  const { data: exams } = useQuery(contentCalls(examKind).all);
  // Whoever writes no class needs no levels, and is not handed hidden languages.
  const writes = useAllowed()("content");
  const { data: languages = none } = useQuery({ ...contentCalls(languageKind).all, enabled: writes });
  const known = courses !== undefined && exams !== undefined;
  const all: ChoiceGroup[] = [
    { label: "Courses", choices: (courses ?? []).map(({ id, title }) => [`course:${id}`, title]) },
    { label: "Exams", choices: (exams ?? []).map(({ id, title }) => [`exam:${id}`, title]) },
  ];
  const groups = all.filter(({ choices }) => choices.length > 0);
  const choices = groups.flatMap((group) => group.choices);

  function nameOf(value: string): string {
    const title = new Map(choices).get(value);
    if (title !== undefined || value === "" || !known) return title ?? "";
    return value.startsWith("course:") ? "A course that is not there any more" : "An exam that is not there any more";
  }
  /** What the course or exam says of its classes. */
  function claimsOf(value: string): SubjectClaims | undefined {
    const course = courses?.find(({ id }) => value === `course:${id}`);
    if (course) return claimsOfCourse(course);
    const exam = exams?.find(({ id }) => value === `exam:${id}`);
    return exam && claimsOfExam(exam);
  }
  /** The language that it teaches, while that is taught. */
  function languageOf(value: string): Language | undefined {
    const subject = courses?.find(({ id }) => value === `course:${id}`) ?? exams?.find(({ id }) => value === `exam:${id}`);
    const taught = languages.filter(({ active }) => active);
    return subject && languageOfSubject(subject, taught);
  }
  return { groups, choices, nameOf, claimsOf, languageOf };
}

type OfSubject = { course_id?: number | string | undefined; exam_id?: number | string | undefined };

export function subjectOf({ course_id, exam_id }: OfSubject): string {
  if (course_id && Number(course_id) > 0) return `course:${course_id}`;
  return exam_id && Number(exam_id) > 0 ? `exam:${exam_id}` : "";
}
