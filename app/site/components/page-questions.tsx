import { use } from "react";
import { Section } from "#app/ui/section.tsx";
import type { ShownQuestion } from "#contract/kinds/question.ts";
import { questionsData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { SaidContext } from "../texts.ts";
import { Accordion } from "./accordion.tsx";

/** The id of the questions of a list, to which other pages lead. */
export const questionsId = "questions";

type PageQuestionsProps = { questions: readonly ShownQuestion[]; name?: string; id?: string };

/** The questions of a page; nothing where there are none. `name`: of those with the same name one is open at a time. */
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
