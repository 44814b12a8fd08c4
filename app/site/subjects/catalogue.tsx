import type { RouterContextProvider } from "react-router";
import type { CourseCard, ExamCard } from "#academy/public/public-academy.ts";
import { factsContext, requestDataContext } from "#app/context.ts";
import { Section } from "#app/ui/section.tsx";
import { subjectAddress } from "#contract/site/page-address.ts";
import { Banner } from "../components/banner.tsx";
import { LevelLink, ListLink } from "../components/list-link.tsx";
import { PageQuestions, questionsId } from "../components/page-questions.tsx";
import { PromptCard } from "../components/prompt-card.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { courseListData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { Testimonials } from "../testimonials/testimonials.tsx";
import { readTexts } from "../texts.ts";
import { SubjectCard } from "./subject-card.tsx";
import type { SubjectKind } from "./subject-picture.tsx";

type Read = Awaited<ReturnType<typeof readCatalogue>>;

/** What the page of all courses, or of all exams, shows. */
export async function readCatalogue(
  context: Readonly<RouterContextProvider>,
  kind: SubjectKind,
  reading: Promise<readonly (CourseCard | ExamCard)[]>,
) {
  const data = context.get(requestDataContext);
  const [cards, questions, testimonials, { lists: texts }] = await Promise.all([
    reading,
    data.listQuestions(`${kind}Questions`),
    data.testimonials(`${kind}s`),
    readTexts(context, "lists"),
  ]);
  return { kind, facts: context.get(factsContext), items: await data.withNextClass(kind, cards), questions, testimonials, texts };
}

export function catalogueMeta({ kind, facts, items, texts }: Read) {
  const description = items.length > 0 ? texts[`${kind}s_description`] : texts[`${kind}_none`];
  return pageMeta({ facts, title: texts[`${kind}s_head`], description, path: `/${kind}s` });
}

/** Where somebody looks further who finds none. */
const besides = { course: "/exams", exam: "/courses" } as const;

/** All courses or all exams, with success stories and questions (specification, section 2). */
export function Catalogue({ kind, texts, facts, items, testimonials, questions }: Read) {
  return (
    <>
      <Banner title={texts[`${kind}s_title`]} lead={items.length > 0 ? texts[`${kind}s_lead`] : undefined} scene={`${kind}s`}>
        {kind === "course" && <LevelLink />}
        {items.length === 0 && <ListLink to={besides[kind]}>{`See all ${kind === "exam" ? "courses" : "exams"}`}</ListLink>}
      </Banner>
      <Section title={items.length > 0 && texts[`${kind}s_list`]}>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((item, index) => (
            <SubjectCard key={subjectAddress({ kind, ...item })} kind={kind} item={item} eager={index === 0} />
          ))}
          <PromptCard
            count={items.length}
            title={items.length > 0 ? texts[`${kind}_unsure`] : texts[`${kind}_none`]}
            to="/contact"
            link="Ask us"
          >
            {texts.unsure}
          </PromptCard>
        </ul>
      </Section>
      <Testimonials testimonials={testimonials} />
      <PageQuestions id={questionsId} name={`${kind}-questions`} questions={questions} />
      {items.length > 0 && (
        <StructuredData
          data={courseListData(
            facts,
            items.map((item) => ({ ...item, path: subjectAddress({ kind, ...item }) })),
          )}
        />
      )}
    </>
  );
}
