import { Fragment } from "react";
import type { MetaDescriptor } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { shownSections } from "#contract/site-texts/shown-sections.ts";
import { PageQuestions } from "../components/page-questions.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { educationalOrganization } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { Testimonials } from "../testimonials/testimonials.tsx";
import { firstTexts, readTexts } from "../texts.ts";
import type { Route } from "./+types/home-page";
import { AboutTeaser } from "./about-teaser.tsx";
import { Certificate } from "./certificate.tsx";
import { FeaturedCourses } from "./featured-courses.tsx";
import { Hero } from "./hero.tsx";
import { LanguageWall } from "./language-wall.tsx";
import { StartingSoon } from "./starting-soon.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

const mostSoon = 4;
/** More would be a list, which About has. */
const mostFaces = 8;

export async function loader({ context }: Route.LoaderArgs) {
  const requestData = context.get(requestDataContext);
  const [courses, featured, soon, testimonials, questions, teachers, { home: texts, about }] = await Promise.all([
    requestData.names("courses"),
    requestData.featuredCourses().then((courses) => requestData.withNextClass("course", courses)),
    requestData.startingSoon(mostSoon),
    requestData.testimonials("courses"),
    requestData.questions("page:home"),
    requestData.teachers(),
    readTexts(context, "home", "about"),
  ]);
  const people = { title: about.teachers_title, teachers: teachers.slice(0, mostFaces) };
  return { facts: context.get(factsContext), courses, featured, testimonials, soon, questions, people, texts };
}

export function meta({ loaderData: { facts, texts } }: Route.MetaArgs): MetaDescriptor[] {
  const { title, description } = texts;
  return pageMeta({ facts, title: title.replaceAll("\n", " "), description, path: "/" });
}

export default function HomePage({
  loaderData: { facts, courses, featured, soon, testimonials, questions, people, texts },
}: Route.ComponentProps) {
  const sections = {
    languages: <LanguageWall title={texts.languages_title} courses={courses} />,
    classes: <StartingSoon title={texts.soon_title} classes={soon} />,
    teaser: <AboutTeaser texts={texts} people={people} />,
    reasons: <WhyChooseUs title={texts.reasons_title} reasons={texts.reasons} />,
    featured: <FeaturedCourses courses={featured} texts={texts} />,
    certificate: <Certificate texts={texts} />,
    testimonials: <Testimonials testimonials={testimonials} />,
    questions: <PageQuestions questions={questions} />,
  };
  return (
    <>
      <Hero texts={texts} next={soon[0]} />
      {shownSections(texts.sections, firstTexts.home.sections).map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      <StructuredData data={educationalOrganization(facts)} />
    </>
  );
}
