import { data } from "react-router";
import type { QuestionScope } from "#contract/page-question.ts";
import { knownExam } from "#contract/site/exam-family.ts";
import { examAddress } from "#contract/site/page-address.ts";
import { searchTextsOf } from "#contract/site/search-texts.ts";
import { foreignOf, markForeignHtml } from "../components/foreign-runs.ts";
import { RichText } from "../components/rich-text.tsx";
import { shownHtml } from "../components/shown-html.ts";
import { unbroken } from "../components/unbroken.ts";
import { findItem } from "../seo/find-item.ts";
import { notFoundMeta, pageMeta } from "../seo/page-meta.ts";
import { DetailLoadFailure, DetailNotFound, DetailPage } from "../subjects/detail-page.tsx";
import { readSubject } from "../subjects/read-subject.ts";
import { useExamPicture } from "../subjects/subject-picture.tsx";
import { centresOf } from "../trust/centres-of.ts";
import type { Route } from "./+types/exam-page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { item: found, requestData, status, shared } = await findItem(context, "exams", params.examId);
  const family = found && knownExam(found);
  const exam = found && { ...found, description: shownHtml(markForeignHtml(found.description, foreignOf(await requestData.languages()))) };
  const scopes: QuestionScope[] = family ? [`exam-kind:${family}`, "exams"] : ["exams"];
  return data({ ...shared, shown: exam && { exam, ...(await readSubject(context, "exam", exam, scopes)) } }, { status });
}

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  if (!loaderData?.shown) return notFoundMeta(loaderData?.facts, "exam", location.pathname);
  const { facts, share, shown } = loaderData;
  const { exam, texts } = shown;
  const told = searchTextsOf.exam(exam, texts.subjects.exam_head);
  return pageMeta({ facts, ...told, path: examAddress(exam), image: exam.image, share });
};

export default function ExamPage({ loaderData: { facts, failed, share, shown } }: Route.ComponentProps) {
  const picture = useExamPicture(shown?.exam);
  if (!shown) return failed ? <ErrorBoundary /> : <DetailNotFound kind="exam" />;
  const { exam, ...subject } = shown;
  const centres = centresOf(exam.title, facts.centres);
  const target = exam.targetScore && `Target: ${exam.targetScore}`;
  return (
    <DetailPage
      {...subject}
      kind="exam"
      facts={facts}
      item={exam}
      path={examAddress(exam)}
      shareImage={share?.image}
      picture={picture}
      highlights={[target, exam.preparationDuration]}
      details={[
        { label: "Target score", value: exam.targetScore },
        { label: "Exam fee", value: exam.examFee },
        { label: "Next exam date", value: exam.nextExamDate },
        {
          label: subject.texts.trust.exam_centres,
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

export function ErrorBoundary() {
  return <DetailLoadFailure kind="exam" />;
}
