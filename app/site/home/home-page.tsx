import type { MetaDescriptor } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { textsWith } from "#contract/site-texts/text-shapes.ts";
import { PageQuestions } from "../components/page-questions.tsx";
import { withSampleFallback } from "../failures/sample-fallback.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { educationalOrganization } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { Testimonials } from "../testimonials/testimonials.tsx";
import type { Route } from "./+types/home-page";
import { AboutTeaser } from "./about-teaser.tsx";
import { Certificate } from "./certificate.tsx";
import { FeaturedCourses } from "./featured-courses.tsx";
import { firstHomeTexts } from "./first-texts.ts";
import { Hero } from "./hero.tsx";
import { cardOf, cardRow, slideOf, slideRow } from "./item-rows.ts";
import { type SoonClass, StartingSoon } from "./starting-soon.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

const mostSoon = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const requestData = context.get(requestDataContext);
  const [featured, soon, testimonials, questions, texts] = await Promise.all([
    requestData.featuredCourses().then((courses) => requestData.withNextClass("course", courses)),
    requestData.startingSoon(mostSoon),
    requestData.testimonials("courses"),
    requestData.questions("page:home"),
    requestData.texts("home"),
  ]);
  // An empty list's name would cost 31 bytes of the ten packets that the page has to fit into, the names of each item's fields 40.
  return {
    facts: context.get(factsContext),
    featured: featured.map(cardRow),
    testimonials: testimonials.map(slideRow),
    ...(soon.length > 0 && { soon: soon.map(({ title, starts, facts, path }): SoonClass => [title, starts, facts, path]) }),
    ...(questions.length > 0 && { questions }),
    ...(texts && { texts }),
  };
}

/** Featured courses that cannot be fetched are none (specification, section 4). */
export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return withSampleFallback(serverLoader, request.signal, ({ facts, courseTestimonials }) => ({
    facts,
    featured: [],
    testimonials: courseTestimonials.map(slideRow),
  }));
}

export function meta({ loaderData: { facts, texts } }: Route.MetaArgs): MetaDescriptor[] {
  const { title, description } = textsWith(firstHomeTexts, texts, facts);
  return pageMeta({ facts, title: title.replaceAll("\n", " "), description, path: "/" });
}

export default function HomePage({ loaderData: { facts, featured, soon, testimonials, questions, ...changed } }: Route.ComponentProps) {
  const texts = textsWith(firstHomeTexts, changed.texts, facts);
  return (
    <>
      <Hero texts={texts} />
      <StartingSoon classes={soon} />
      <AboutTeaser texts={texts} />
      <WhyChooseUs reasons={texts.reasons} />
      <FeaturedCourses courses={featured.map(cardOf)} />
      <Certificate texts={texts} />
      <Testimonials testimonials={testimonials.map(slideOf)} />
      <PageQuestions questions={questions ?? []} />
      <StructuredData data={educationalOrganization(facts)} />
    </>
  );
}
