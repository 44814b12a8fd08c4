import { useQuery } from "@tanstack/react-query";
import { courseKind } from "#contract/kinds/course.ts";
import { examKind } from "#contract/kinds/exam.ts";
import { languageKind } from "#contract/kinds/language.ts";
import { type FixedScope, isFixedScope, questionScopes, scopeOfLanguage } from "#contract/kinds/page-question.ts";
import { knownExam } from "#contract/site/exam-family.ts";
import type { Choice, ChoiceGroup } from "../components/field.tsx";
import { contentCalls } from "../content/content-calls.ts";

const starting = (start: string): Choice[] => Object.entries(questionScopes).filter(([value]) => value.startsWith(start));
const fixed = (value: FixedScope): Choice => [value, questionScopes[value]];

/** Every place that a question can belong to, by group: courses and exams by their present names, and only kinds of which there are exams. */
export function useQuestionScopes(): { groups: ChoiceGroup[]; nameOf: (scope: string) => string } {
  const { data: courses = [] } = useQuery(contentCalls(courseKind).all);
  const { data: exams = [] } = useQuery(contentCalls(examKind).all);
  const { data: languages = [] } = useQuery(contentCalls(languageKind).all);
  const ofLanguages = languages.map(({ slug, name }): Choice => [scopeOfLanguage(slug), `${name} courses`]);
  const kinds = new Set(exams.map((exam) => `exam-kind:${knownExam(exam)}`));
  const all: ChoiceGroup[] = [
    { label: "All courses of a language", choices: [...ofLanguages, fixed("courses")] },
    { label: "One course", choices: courses.map(({ id, title }) => [`course:${id}`, title]) },
    { label: "All exams of a kind", choices: [...starting("exam-kind:").filter(([value]) => kinds.has(value)), fixed("exams")] },
    { label: "One exam", choices: exams.map(({ id, title }) => [`exam:${id}`, title]) },
    { label: "A page", choices: starting("page:") },
  ];
  const groups = all.filter(({ choices }) => choices.length > 0);

  function nameOf(scope: string): string {
    const name = new Map(groups.flatMap(({ choices }) => choices)).get(scope);
    if (name !== undefined) return name;
    if (isFixedScope(scope)) return questionScopes[scope];
    if (scope.startsWith("language:")) return "A language that is not there";
    return scope.startsWith("course:") ? "A course that is not there" : "An exam that is not there";
  }
  return { groups, nameOf };
}

export function appearance(scope: string): string {
  if (scope === "") return "The page on which it appears follows from this.";
  if (scope === "courses") return "Shown on the page of each course for whose language there are no questions.";
  if (scope === "exams") return "Shown on the page of each exam for whose kind there are no questions.";
  if (scope.startsWith("language:"))
    return "Shown on the pages of the courses in this language. A course whose title names another level shows those of all other courses.";
  if (scope.startsWith("exam-kind:")) return "Shown on the pages of these exams.";
  if (isFixedScope(scope)) return "Shown on this page, near its end. Without any question the page has no such section.";
  return "Shown on this page only, above the questions that it shares with others.";
}
