import { factsContext, requestDataContext } from "#app/context.ts";
import { Section } from "#app/ui/section.tsx";
import { Accordion } from "../components/accordion.tsx";
import { Banner } from "../components/banner.tsx";
import { PromptCard } from "../components/prompt-card.tsx";
import { withSampleFallback } from "../failures/sample-fallback.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { courseListData, faqData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { examTestimonials } from "../testimonials/exam-testimonials.ts";
import { Testimonials } from "../testimonials/testimonials.tsx";
import type { Route } from "./+types/exams-page";
import { examAddress } from "./exam-address.ts";
import { ExamCard } from "./exam-card.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const requestData = context.get(requestDataContext);
  const [exams, questions] = await Promise.all([requestData.exams(), requestData.examQuestions()]);
  return { facts: context.get(factsContext), exams, questions };
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return withSampleFallback(serverLoader, request.signal, ({ facts, exams, examQuestions }) => ({
    facts,
    exams,
    questions: examQuestions,
  }));
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    facts: loaderData.facts,
    title: "International Exam Preparation in Sri Lanka",
    description:
      "Prepare in Sri Lanka for IELTS, the Goethe-Zertifikat, DELF, DELE, TORFL and Dutch civic integration: small groups, marked writing and mock exams.",
    path: "/exams",
  });

/** The exam catalogue (specification, section 2). */
export default function ExamsPage({ loaderData: { facts, exams, questions } }: Route.ComponentProps) {
  return (
    <>
      <Banner
        title="Exam Preparation"
        lead="Know the format, the timing and the marking before the day. We practise the real papers in small groups until nothing in them is new."
      />
      <Section title="All Exams">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {exams.map((exam, index) => (
            <ExamCard key={exam.id} exam={exam} eager={index === 0} />
          ))}
          <PromptCard count={exams.length} title="Not sure which exam fits?" to="/contact" link="Ask Us">
            Tell us your plan and your date. We will say which level you need, and how long it takes.
          </PromptCard>
        </ul>
      </Section>
      <Section title="Student Success Stories" tone="sand">
        <Testimonials testimonials={examTestimonials} label="What our students say" />
      </Section>
      <Section title="Frequently Asked Questions">
        <Accordion name="exam-questions" items={questions} />
      </Section>
      <StructuredData
        data={courseListData(
          facts,
          exams.map((exam) => ({ ...exam, path: examAddress(exam) })),
        )}
      />
      <StructuredData data={faqData(questions)} />
    </>
  );
}
