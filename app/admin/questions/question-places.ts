import { useQuery } from "@tanstack/react-query";
import { courseKind } from "#contract/course.ts";
import { examKind } from "#contract/exam.ts";
import { type FixedPlace, isFixedPlace, questionPlaces } from "#contract/page-question.ts";
import { contentCalls } from "../content/content-calls.ts";

type Choice = { value: string; label: string };
export type PlaceGroup = { label: string; choices: Choice[] };

const starting = (start: string): Choice[] =>
  Object.entries(questionPlaces).flatMap(([value, label]) => (value.startsWith(start) ? [{ value, label }] : []));
const fixed = (value: FixedPlace): Choice => ({ value, label: questionPlaces[value] });

/** Every place that a question can belong to, by group; courses and exams as they are called now. */
export function useQuestionPlaces(): { groups: PlaceGroup[]; nameOf: (place: string) => string } {
  const { data: courses = [] } = useQuery(contentCalls(courseKind).all);
  const { data: exams = [] } = useQuery(contentCalls(examKind).all);
  const groups = [
    { label: "All courses of a language", choices: [...starting("language:"), fixed("courses")] },
    { label: "One course", choices: courses.map(({ id, title }) => ({ value: `course:${id}`, label: title })) },
    { label: "All exams of a kind", choices: [...starting("exam-kind:"), fixed("exams")] },
    { label: "One exam", choices: exams.map(({ id, title }) => ({ value: `exam:${id}`, label: title })) },
    { label: "A page", choices: starting("page:") },
  ].filter(({ choices }) => choices.length > 0);

  function nameOf(place: string): string {
    const named = groups.flatMap(({ choices }) => choices).find(({ value }) => value === place);
    if (named) return named.label;
    return place.startsWith("course:") ? "A course that is not there" : "An exam that is not there";
  }
  return { groups, nameOf };
}

export function appearance(place: string): string {
  if (place === "") return "The page on which it appears follows from this.";
  if (place === "courses") return "Shown on the page of each course for whose language there are no questions.";
  if (place === "exams") return "Shown on the page of each exam for whose kind there are no questions.";
  if (place.startsWith("language:"))
    return "Shown on the pages of the courses in this language. A course whose title names another level shows those of all other courses.";
  if (place.startsWith("exam-kind:")) return "Shown on the pages of these exams.";
  if (isFixedPlace(place)) return "Shown on this page, near its end. Without any question the page has no such section.";
  return "Shown on this page only, above the questions that it shares with others.";
}
