import { factsContext, requestDataContext } from "#app/context.ts";
import { examAddress } from "#contract/site/page-address.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { Catalogue } from "../subjects/catalogue.tsx";
import type { Route } from "./+types/exams-page";
import { ExamCard } from "./exam-card.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const requestData = context.get(requestDataContext);
  const [exams, questions, testimonials] = await Promise.all([
    requestData.cards("exams"),
    requestData.examQuestions(),
    requestData.testimonials("exams"),
  ]);
  return { facts: context.get(factsContext), exams: await requestData.withNextClass("exam", exams), questions, testimonials };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    facts: loaderData.facts,
    title: "International Exam Preparation in Sri Lanka",
    description:
      "Prepare in Sri Lanka for IELTS, the Goethe-Zertifikat, DELF, DELE, TORFL and Dutch civic integration: small groups, marked writing and mock exams.",
    path: "/exams",
  });

export default function ExamsPage({ loaderData: { facts, exams, questions, testimonials } }: Route.ComponentProps) {
  return (
    <Catalogue
      kind="exam"
      title="Exam Preparation"
      lead="Know the format, the timing and the marking before the day. We practise the real papers in small groups until nothing in them is new."
      listTitle="All Exams"
      facts={facts}
      items={exams.map((exam) => ({ ...exam, path: examAddress(exam) }))}
      cards={exams.map((exam, index) => <ExamCard key={exam.id} exam={exam} eager={index === 0} />)}
      testimonials={testimonials}
      questions={questions}
    />
  );
}
