import { Fragment } from "react";
import type { MetaDescriptor } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { shownSections } from "#contract/site-texts/shown-sections.ts";
import { paragraphsOf } from "#contract/site-texts/text-shapes.ts";
import { Banner } from "../components/banner.tsx";
import { PageQuestions } from "../components/page-questions.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { academyInFull } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { TeacherList } from "../teachers/teacher-list.tsx";
import { firstTexts, readTexts } from "../texts.ts";
import { TrustSection } from "../trust/trust-section.tsx";
import type { Route } from "./+types/about-page";
import { ClassroomPicture } from "./classroom-picture.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const requestData = context.get(requestDataContext);
  const [teachers, questions, { about: texts, trust }] = await Promise.all([
    requestData.teachers(),
    requestData.questions("page:about"),
    readTexts(context, "about", "trust"),
  ]);
  return { facts: context.get(factsContext), teachers, questions, texts, trust };
}

export function meta({ loaderData: { facts, texts } }: Route.MetaArgs): MetaDescriptor[] {
  const { title, description } = texts;
  return pageMeta({ facts, title, description, path: "/about" });
}

export default function AboutPage({ loaderData: { facts, teachers, questions, texts, trust } }: Route.ComponentProps) {
  const sections = {
    story: (
      <Section>
        <div className="grid items-start gap-10 lg:grid-cols-[6fr_5fr] lg:gap-16">
          <div>
            <h2 className="text-heading">{texts.story_title}</h2>
            {paragraphsOf(texts.story).map((paragraph) => (
              <p key={paragraph} className="column mt-5">
                {paragraph}
              </p>
            ))}
          </div>
          <ClassroomPicture sizes="(min-width: 64rem) 31rem, 90vw" eager />
        </div>
      </Section>
    ),
    mission: (
      <Section tone="sand">
        <div className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
          <h2 className="text-heading">{texts.mission_title}</h2>
          <div>
            {paragraphsOf(texts.mission).map((paragraph, index) => (
              <p key={paragraph} className={index === 0 ? "max-w-2xl font-display text-[1.5rem]/[1.4] font-semibold" : "column mt-5"}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </Section>
    ),
    values: (
      <Section title={texts.values_title}>
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {texts.values.map(({ name, text }) => (
            <li key={name} className="border-t-4 border-saffron pt-5">
              <h3 className="text-[1.625rem]/[1.2]">{name}</h3>
              <p className="column mt-3 text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    ),
    teachers: <TeacherList title={texts.teachers_title} teachers={teachers} />,
    trust: <TrustSection facts={facts} texts={trust} />,
    questions: <PageQuestions questions={questions} />,
    connect: (
      <Section title={texts.closing_title} lead={texts.closing} tone="sand">
        <ButtonLink to="/contact">Connect Now</ButtonLink>
      </Section>
    ),
  };
  return (
    <>
      <Banner title={texts.title} lead={texts.lead} scene="about" />
      {shownSections(texts.sections, firstTexts.about.sections).map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      <StructuredData data={academyInFull(facts)} />
    </>
  );
}
