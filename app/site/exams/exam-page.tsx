import { data, Link } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { buttonLook } from "#app/ui/button-link.tsx";
import { Chapter } from "#app/ui/chapter.tsx";
import { DetailBox } from "#app/ui/detail-box.tsx";
import { DetailHead } from "#app/ui/detail-head.tsx";
import { DetailLayout } from "#app/ui/detail-layout.tsx";
import { markForeignHtml } from "#app/ui/foreign-runs.ts";
import { ForeignWords } from "#app/ui/foreign-words.tsx";
import { Missing } from "#app/ui/missing.tsx";
import { NumberedPoints, TickedPoints } from "#app/ui/point-list.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { LoadFailure } from "../failures/load-failure.tsx";
import { leadTo } from "../seo/lead-to.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, courseData, faqData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import type { Route } from "./+types/exam-page";
import { examAddress } from "./exam-address.ts";
import { examFaqs, generalExamFaqs } from "./exam-faqs.ts";
import { examKinds, knownExam } from "./exam-kind.ts";
import { examPosterText } from "./exam-poster.ts";
import { ExamTitle } from "./exam-title.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const requestData = context.get(requestDataContext);
  const found = await requestData.exam(params.examId);
  if (found) leadTo(examAddress(found), `/exam/${encodeURIComponent(params.examId)}`);
  // While the database is away, nobody knows whether there is such an exam.
  const failed = !found && requestData.usedFallback();
  // Chosen and marked here, so that neither the questions of six exams nor the work reach the browser.
  const kind = found && knownExam(found);
  const exam = found && { ...found, description: markForeignHtml(found.description) };
  const faqs = kind ? examFaqs[kind] : generalExamFaqs;
  return data({ facts, exam, faqs, failed }, { status: exam ? 200 : failed ? 503 : 404 });
}

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const { facts, exam } = loaderData ?? {};
  if (!exam)
    return pageMeta({
      facts,
      title: "Exam Not Found",
      description: "The requested exam could not be found.",
      path: location.pathname,
      noIndex: true,
    });
  const kind = knownExam(exam);
  return pageMeta({
    facts,
    title: kind ? examKinds[kind].metaTitle : `${exam.title}${/\bpreparation\b/i.test(exam.title) ? "" : " Preparation"} in Sri Lanka`,
    description: kind ? examKinds[kind].metaDescription : exam.summary,
    path: examAddress(exam),
    image: exam.image,
  });
};

/** One exam (specification, section 2). */
export default function ExamPage({ loaderData: { facts, exam, faqs, failed } }: Route.ComponentProps) {
  if (!exam) return failed ? <ErrorBoundary /> : <ExamMissing />;
  return (
    <>
      <DetailHead
        back={{ to: "/exams", text: "All exams" }}
        title={<ExamTitle {...exam} />}
        summary={<ForeignWords text={exam.summary} />}
        facts={[exam.targetScore && `Target: ${exam.targetScore}`, exam.preparationDuration]}
        picture={{ image: exam.image, alt: examPosterText(exam), title: exam.title }}
      />
      <DetailLayout
        aside={
          <DetailBox
            title="Exam Details"
            details={[
              { label: "Target score", value: exam.targetScore },
              { label: "Exam fee", value: exam.examFee },
              { label: "Next exam date", value: exam.nextExamDate },
              { label: "Preparation duration", value: exam.preparationDuration },
              { label: "Students per class", value: exam.studentsPerClass },
              { label: "Schedule", value: exam.schedule },
            ]}
          >
            <Link to="/contact" state={{ exam: exam.title }} className={buttonLook("primary")}>
              Connect Now
            </Link>
          </DetailBox>
        }
      >
        {exam.description ? (
          <Chapter title="About This Exam">
            <RichText html={exam.description} />
          </Chapter>
        ) : null}
        {exam.modules.length > 0 ? (
          <Chapter title="What You Will Prepare For">
            <NumberedPoints points={exam.modules} />
          </Chapter>
        ) : null}
        {exam.features.length > 0 ? (
          <Chapter title="Exam Features">
            <TickedPoints points={exam.features} />
          </Chapter>
        ) : null}
        <Chapter title="Frequently Asked Questions">
          <Accordion name="exam-faqs" items={faqs} />
        </Chapter>
      </DetailLayout>
      <StructuredData data={courseData(facts, exam, examAddress(exam))} />
      <StructuredData data={faqData(faqs)} />
      <StructuredData
        data={breadcrumbData(facts, [
          { name: "Exams", path: "/exams" },
          { name: exam.title, path: examAddress(exam) },
        ])}
      />
    </>
  );
}

function ExamMissing() {
  return (
    <Missing title="Exam Not Found" to="/exams" back="Back to Exams">
      The requested exam could not be found.
    </Missing>
  );
}

/** Data that did not come: the network while moving here, or the database (specification, section 8). */
export function ErrorBoundary() {
  return (
    <LoadFailure
      title="Exam Not Found"
      message="Failed to load exam data. The requested exam could not be found."
      to="/exams"
      back="Back to Exams"
    />
  );
}
