import { type ReactNode, use } from "react";
import type { Slide } from "#academy/public/public-academy.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ShownQuestion } from "#contract/question.ts";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";
import { Banner } from "../components/banner.tsx";
import { LanguagesContext } from "../components/languages-context.ts";
import { ListLink } from "../components/list-link.tsx";
import { PageQuestions, questionsId } from "../components/page-questions.tsx";
import { PromptCard } from "../components/prompt-card.tsx";
import { courseListData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { Testimonials } from "../testimonials/testimonials.tsx";

type CatalogueProps = {
  kind: "course" | "exam";
  texts: TextsOf<"lists">;
  facts: AcademyFacts;
  items: Parameters<typeof courseListData>[1];
  cards: readonly ReactNode[];
  testimonials: readonly Slide[];
  questions: readonly ShownQuestion[];
};

/** Where somebody looks further who finds none. */
const besides = { course: "/exams", exam: "/courses" } as const;

/** All courses or all exams, with success stories and questions (specification, section 2). */
export function Catalogue({ kind, texts, facts, items, cards, testimonials, questions }: CatalogueProps) {
  const hasLevels = use(LanguagesContext).length > 0;
  return (
    <>
      <Banner
        title={texts[`${kind}s_title`]}
        lead={cards.length > 0 ? texts[`${kind}s_lead`] : undefined}
        scene={kind === "course" ? "courses" : "exams"}
      >
        {kind === "course" && hasLevels && (
          <ButtonLink to="/level" look="secondary">
            Which level am I?
          </ButtonLink>
        )}
        {cards.length === 0 && <ListLink to={besides[kind]}>{`See all ${kind === "exam" ? "courses" : "exams"}`}</ListLink>}
      </Banner>
      <Section title={cards.length > 0 && texts[`${kind}s_list`]}>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {cards}
          <PromptCard
            count={cards.length}
            title={cards.length > 0 ? texts[`${kind}_unsure`] : texts[`${kind}_none`]}
            to="/contact"
            link="Ask us"
          >
            {texts.unsure}
          </PromptCard>
        </ul>
      </Section>
      <Testimonials testimonials={testimonials} />
      <PageQuestions id={questionsId} name={`${kind}-questions`} questions={questions} />
      {items.length > 0 && <StructuredData data={courseListData(facts, items)} />}
    </>
  );
}
