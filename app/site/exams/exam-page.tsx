import { data } from "react-router";
import type { QuestionScope } from "#contract/page-question.ts";
import { knownExam } from "#contract/site/exam-family.ts";
import { examAddress } from "#contract/site/page-address.ts";
import { searchTextsOf } from "#contract/site/search-texts.ts";
import { foreignOf, markForeignHtml } from "../components/foreign-runs.ts";
import { RichText } from "../components/rich-text.tsx";
import { shownHtml } from "../components/shown-html.ts";
import { findItem } from "../seo/find-item.ts";
import { notFoundMeta, pageMeta } from "../seo/page-meta.ts";
import { DetailLoadFailure, DetailNotFound, DetailPage, noBesides } from "../subjects/detail-page.tsx";
import { firstTexts, textsOf } from "../texts.ts";
import { centresOf } from "../trust/centres-of.ts";
import type { Route } from "./+types/exam-page";
import { examImageAlt } from "./exam-image-alt.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { item: found, requestData, status, shared } = await findItem(context, "exams", params.examId);
  // Marked here, so that the work does not reach the browser.
  const family = found && knownExam(found);
  const exam = found && { ...found, description: shownHtml(markForeignHtml(found.description, foreignOf(await requestData.languages()))) };
  const scopes: QuestionScope[] = family ? [`exam-kind:${family}`, "exams"] : ["exams"];
  const [questions, next, texts, trust, classTexts] = found
    ? await Promise.all([
        requestData.questions(`exam:${found.id}`, ...scopes),
        requestData.classesOf({ kind: "exam", id: found.id }),
        requestData.texts("subjects"),
        requestData.texts("trust"),
        requestData.texts("classes"),
      ])
    : [[], undefined];
  const besides = found ? await requestData.besides("exams", found, next?.classes ?? []) : noBesides;
  const told = found && searchTextsOf.exam(found, textsOf("subjects", texts, shared.facts).exam_head);
  return data(
    { ...shared, exam, told, questions, besides, texts, trust, classTexts, ...(next && next.classes.length > 0 && { next }) },
    { status },
  );
}

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const { facts, exam, told, share } = loaderData ?? {};
  if (!facts || !exam || !told) return notFoundMeta(facts, "exam", location.pathname);
  return pageMeta({ facts, ...told, path: examAddress(exam), image: exam.image, share });
};

export default function ExamPage({
  loaderData: { facts, exam, questions, failed, share, next, besides, texts, trust, classTexts },
}: Route.ComponentProps) {
  if (!exam) return failed ? <ErrorBoundary /> : <DetailNotFound kind="exam" />;
  const centres = centresOf(exam.title, facts.centres);
  const target = exam.targetScore && `Target: ${exam.targetScore}`;
  return (
    <DetailPage
      kind="exam"
      facts={facts}
      item={exam}
      path={examAddress(exam)}
      shareImage={share?.image}
      picture={{ image: exam.image, alt: examImageAlt(exam) }}
      highlights={[target, exam.preparationDuration]}
      details={[
        { label: "Target score", value: exam.targetScore },
        { label: "Exam fee", value: exam.examFee },
        { label: "Next exam date", value: exam.nextExamDate },
        {
          label: { ...firstTexts.trust, ...trust }.exam_centres,
          value:
            centres.length > 0 &&
            centres.map(({ name, url }) => (
              <a key={name} href={url} className="block text-action underline">
                {name}
              </a>
            )),
        },
        { label: "Preparation duration", value: exam.preparationDuration },
        { label: "Students per class", value: exam.studentsPerClass },
        { label: "Schedule", value: exam.schedule },
      ]}
      next={next}
      description={exam.description && <RichText html={exam.description} />}
      questions={questions}
      besides={besides}
      changed={texts}
      changedTrust={trust}
      changedClasses={classTexts}
    />
  );
}

export function ErrorBoundary() {
  return <DetailLoadFailure kind="exam" />;
}
