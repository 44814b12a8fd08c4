import type { ExamCard as Exam } from "#academy/public/public-academy.ts";
import { examAddress } from "#contract/site/page-address.ts";
import { GridCard } from "../components/grid-card.tsx";
import { useExamPicture } from "../subjects/subject-picture.tsx";

export function ExamCard({ exam, eager = false }: { exam: Exam; eager?: boolean }) {
  return (
    <GridCard
      to={examAddress(exam)}
      title={exam.title}
      summary={exam.summary}
      badge={exam.targetScore && `Target: ${exam.targetScore}`}
      next={exam.next}
      picture={{ ...useExamPicture(exam), eager }}
    />
  );
}
