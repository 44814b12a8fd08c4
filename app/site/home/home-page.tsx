import type { MetaDescriptor } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
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
import { Hero } from "./hero.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const requestData = context.get(requestDataContext);
  const [featured, testimonials, questions] = await Promise.all([
    requestData.featuredCourses(),
    requestData.testimonials("courses"),
    requestData.questions("page:home"),
  ]);
  // An empty list's name would cost 31 bytes of the ten packets that the page has to fit into.
  return { facts: context.get(factsContext), featured, testimonials, ...(questions.length > 0 && { questions }) };
}

/** Featured courses that cannot be fetched are none (specification, section 4). */
export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return withSampleFallback(serverLoader, request.signal, ({ facts, courseTestimonials }) => ({
    facts,
    featured: [],
    testimonials: courseTestimonials,
  }));
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return pageMeta({
    facts: loaderData?.facts,
    title: "Learn Fast. Succeed Globally.",
    description:
      "Language courses and exam preparation in Sri Lanka: German, French, Dutch, Korean, Japanese and more, in small groups where everyone speaks.",
    path: "/",
  });
}

export default function HomePage({ loaderData: { facts, featured, testimonials, questions } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <AboutTeaser />
      <WhyChooseUs facts={facts} />
      <FeaturedCourses courses={featured} />
      <Certificate />
      <Testimonials testimonials={testimonials} />
      <PageQuestions questions={questions ?? []} />
      <StructuredData data={educationalOrganization(facts)} />
    </>
  );
}
