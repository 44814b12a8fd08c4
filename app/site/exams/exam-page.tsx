import { data, Link } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { buttonLook } from "#app/ui/button-link.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import { Subsection } from "#app/ui/subsection.tsx";
import { Accordion } from "../components/accordion.tsx";
import { DetailBox } from "../components/detail-box.tsx";
import { DetailHead } from "../components/detail-head.tsx";
import { DetailLayout } from "../components/detail-layout.tsx";
import { markForeignHtml } from "../components/foreign-runs.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { NumberedPoints, TickedPoints } from "../components/point-list.tsx";
import { RichText } from "../components/rich-text.tsx";
import { LoadFailure } from "../failures/load-failure.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { redirectToCanonical } from "../seo/redirect-to-canonical.ts";
import { breadcrumbData, courseData, faqData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import type { Route } from "./+types/exam-page";
import { examAddress } from "./exam-address.ts";
import { examFaqs, generalExamFaqs } from "./exam-faqs.ts";
import { examImageAlt } from "./exam-image-alt.ts";
import { examKinds, knownExam } from "./exam-kind.ts";
import { ExamTitle } from "./exam-title.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const requestData = context.get(requestDataContext);
  const found = await requestData.exam(params.examId);
  if (found) redirectToCanonical(examAddress(found), `/exam/${encodeURIComponent(params.examId)}`);
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
        picture={{ image: exam.image, alt: examImageAlt(exam), title: exam.title }}
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
          <Subsection title="About This Exam">
            <RichText html={exam.description} />
          </Subsection>
        ) : null}
        {exam.modules.length > 0 ? (
          <Subsection title="What You Will Prepare For">
            <NumberedPoints points={exam.modules} />
          </Subsection>
        ) : null}
        {exam.features.length > 0 ? (
          <Subsection title="Exam Features">
            <TickedPoints points={exam.features} />
          </Subsection>
        ) : null}
        <Subsection title="Frequently Asked Questions">
          <Accordion name="exam-faqs" items={faqs} />
        </Subsection>
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
    <NotFound title="Exam Not Found" to="/exams" back="Back to Exams">
      The requested exam could not be found.
    </NotFound>
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
