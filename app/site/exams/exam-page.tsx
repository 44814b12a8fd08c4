import { data } from "react-router";
import type { QuestionScope } from "#contract/kinds/page-question.ts";
import { knownExam } from "#contract/site/exam-family.ts";
import { pagesOf } from "#contract/site/page-address.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import { foreignOf, markForeignHtml } from "../components/foreign-runs.ts";
import { RichText } from "../components/rich-text.tsx";
import { shownHtml } from "../components/shown-html.ts";
import { NoItem } from "../failures/no-item.tsx";
import { findItem } from "../seo/find-item.ts";
import { DetailPage } from "../subjects/detail-page.tsx";
import { readSubject, subjectMeta } from "../subjects/read-subject.ts";
import { centresOf } from "../trust/centres-of.ts";
import type { Route } from "./+types/exam-page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { item: found, requestData, status, shared } = await findItem(context, "exams", params.examId);
  const family = found && knownExam(found);
  const item = found && { ...found, description: shownHtml(markForeignHtml(found.description, foreignOf(await requestData.languages()))) };
  const scopes: QuestionScope[] = family ? [`exam-kind:${family}`, "exams"] : ["exams"];
  return data({ ...shared, shown: item && { item, ...(await readSubject(context, "exam", item, scopes)) } }, { status });
}

export const meta = ({ loaderData, location }: Route.MetaArgs) => subjectMeta("exam", loaderData, location.pathname);

export default function ExamPage({ loaderData: { facts, failed, share, shown } }: Route.ComponentProps) {
  if (!shown) return <NoItem what="exam" pages={pagesOf.exams} failed={failed} />;
  const { item: exam, texts } = shown;
  const centres = centresOf(exam.title, facts.centres);
  const target = exam.targetScore && `Target: ${exam.targetScore}`;
  return (
    <DetailPage
      {...shown}
      kind="exam"
      facts={facts}
      shareImage={share?.image}
      highlights={[target, exam.preparationDuration]}
      details={[
        { label: "Target score", value: exam.targetScore },
        { label: "Exam fee", value: exam.examFee },
        { label: "Next exam date", value: exam.nextExamDate },
        {
          label: texts.trust.exam_centres,
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
        { label: "Schedule", value: unbroken(exam.schedule) },
      ]}
      description={exam.description && <RichText html={exam.description} />}
    />
  );
}

export const ErrorBoundary = () => <NoItem what="exam" pages={pagesOf.exams} failed />;
