import { use } from "react";
import { Section } from "#app/ui/section.tsx";
import type { ShownQuestion } from "#contract/kinds/question.ts";
import { questionsData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { SaidContext } from "../texts.ts";
import { Accordion } from "./accordion.tsx";

/** Where other pages lead to those of a list. */
export const questionsId = "questions";

type PageQuestionsProps = { questions: readonly ShownQuestion[]; name?: string; id?: string };

/** The questions of a page; no heading where there are none. `name`: one is open at a time among those of one name; `id`: of its place. */
export function PageQuestions({ questions, name = "page-questions", id }: PageQuestionsProps) {
  const { questions_title } = use(SaidContext).shared;
  if (questions.length === 0) return null;
  return (
    <Section title={questions_title} {...(id && { id })}>
      <Accordion name={name} items={questions} />
      <StructuredData data={questionsData(questions)} />
    </Section>
  );
}
