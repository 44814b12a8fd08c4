import { Section } from "#app/ui/section.tsx";
import type { ShownQuestion } from "#contract/question.ts";
import { questionsData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { Accordion } from "./accordion.tsx";

export function PageQuestions({ questions }: { questions: readonly ShownQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <Section title="Frequently Asked Questions">
      <Accordion name="page-questions" items={questions} />
      <StructuredData data={questionsData(questions)} />
    </Section>
  );
}
