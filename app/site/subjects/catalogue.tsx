import { type ReactNode, use } from "react";
import type { Slide } from "#academy/public/public-academy.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ShownQuestion } from "#contract/question.ts";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { Banner } from "../components/banner.tsx";
import { LanguagesContext } from "../components/languages-context.ts";
import { PageQuestions } from "../components/page-questions.tsx";
import { PromptCard } from "../components/prompt-card.tsx";
import { courseListData } from "../seo/schemas.ts";
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
  const hasLevels = use(LanguagesContext).length > 0;
  return (
    <>
      <Banner title={title} lead={lead} scene={kind === "course" ? "courses" : "exams"}>
        {kind === "course" && hasLevels && (
          <ButtonLink to="/level" look="secondary">
            Which level am I?
          </ButtonLink>
        )}
      </Banner>
      <Section title={listTitle}>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {cards}
          <PromptCard count={cards.length} title={`Not sure which ${kind} fits?`} to="/contact" link="Ask Us">
            Tell us your plan and your date. We will say which level you need, and how long it takes.
          </PromptCard>
        </ul>
      </Section>
      <Testimonials testimonials={testimonials} label="What our students say" />
      <PageQuestions name={`${kind}-questions`} questions={questions} />
      {items.length > 0 && <StructuredData data={courseListData(facts, items)} />}
    </>
  );
}
