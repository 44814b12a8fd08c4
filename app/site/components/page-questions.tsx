import { Section } from "#app/ui/section.tsx";
import type { Faq } from "#contract/faq.ts";
import { faqData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { Accordion } from "./accordion.tsx";

/** The questions that belong to a page, while it has any. */
export function PageQuestions({ questions }: { questions: readonly Faq[] }) {
  if (questions.length === 0) return null;
  return (
    <Section title="Frequently Asked Questions">
      <Accordion name="page-questions" items={questions} />
      <StructuredData data={faqData(questions)} />
    </Section>
  );
}
