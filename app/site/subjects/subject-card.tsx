import type { CourseCard, ExamCard } from "#academy/public/public-academy.ts";
import { subjectAddress } from "#contract/site/page-address.ts";
import { GridCard } from "../components/grid-card.tsx";
import { type SubjectKind, useSubjectPicture } from "./subject-picture.tsx";

/** A course or an exam in a list. */
export function SubjectCard({ kind, item, eager = false }: { kind: SubjectKind; item: CourseCard | ExamCard; eager?: boolean }) {
  return (
    <GridCard
      to={subjectAddress({ kind, ...item })}
      title={item.title}
      summary={item.summary}
      badge={"duration" in item ? item.duration : item.targetScore && `Target: ${item.targetScore}`}
      next={item.next}
      picture={{ ...useSubjectPicture(kind, item), eager }}
    />
  );
}
