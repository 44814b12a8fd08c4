import { factsContext, requestDataContext } from "#app/context.ts";
import { examAddress } from "#contract/site/page-address.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { Catalogue } from "../subjects/catalogue.tsx";
import { readTexts } from "../texts.ts";
import type { Route } from "./+types/exams-page";
import { ExamCard } from "./exam-card.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const requestData = context.get(requestDataContext);
  const [exams, questions, testimonials, texts] = await Promise.all([
    requestData.cards("exams"),
    requestData.examQuestions(),
    requestData.testimonials("exams"),
    readTexts(context, "lists"),
  ]);
  return {
    facts: context.get(factsContext),
    exams: await requestData.withNextClass("exam", exams),
    questions,
    testimonials,
    texts: texts.lists,
  };
}

export const meta = ({ loaderData: { facts, exams, texts } }: Route.MetaArgs) => {
  const { exams_head, exams_description, exam_none } = texts;
  return pageMeta({ facts, title: exams_head, description: exams.length > 0 ? exams_description : exam_none, path: "/exams" });
};

export default function ExamsPage({ loaderData: { facts, exams, questions, testimonials, texts } }: Route.ComponentProps) {
  return (
    <Catalogue
      kind="exam"
      texts={texts}
      facts={facts}
      items={exams.map((exam) => ({ ...exam, path: examAddress(exam) }))}
      cards={exams.map((exam, index) => <ExamCard key={exam.id} exam={exam} eager={index === 0} />)}
      testimonials={testimonials}
      questions={questions}
    />
  );
}
