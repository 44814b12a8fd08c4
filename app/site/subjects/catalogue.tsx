import type { ReactNode } from "react";
import type { Slide } from "#academy/public/public-academy.ts";
import { Section } from "#app/ui/section.tsx";
import type { ShownQuestion } from "#contract/question.ts";
import type { AcademyFacts } from "#contract/site/academy-facts.ts";
import { Accordion } from "../components/accordion.tsx";
import { Banner } from "../components/banner.tsx";
import { PromptCard } from "../components/prompt-card.tsx";
import { courseListData, questionsData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { Testimonials } from "../testimonials/testimonials.tsx";

type CatalogueProps = {
  kind: "course" | "exam";
  title: string;
  lead: string;
  listTitle: string;
  facts: AcademyFacts;
  items: Parameters<typeof courseListData>[1];
  cards: readonly ReactNode[];
  testimonials: readonly Slide[];
  questions: readonly ShownQuestion[];
};

/** All courses or all exams, with success stories and questions (specification, section 2). */
export function Catalogue({ kind, title, lead, listTitle, facts, items, cards, testimonials, questions }: CatalogueProps) {
  return (
    <>
      <Banner title={title} lead={lead} />
      <Section title={listTitle}>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {cards}
          <PromptCard count={cards.length} title={`Not sure which ${kind} fits?`} to="/contact" link="Ask Us">
            Tell us your plan and your date. We will say which level you need, and how long it takes.
          </PromptCard>
        </ul>
      </Section>
      <Testimonials testimonials={testimonials} label="What our students say" />
      <Section title="Frequently Asked Questions">
        <Accordion name={`${kind}-questions`} items={questions} />
      </Section>
      <StructuredData data={courseListData(facts, items)} />
      <StructuredData data={questionsData(questions)} />
    </>
  );
}
