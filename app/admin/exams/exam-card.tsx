import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { memo } from "react";
import type { Exam } from "#contract/kinds/exam.ts";
import { examAddress } from "#contract/site/page-address.ts";
import { Badge } from "../components/badge.tsx";
import { GripIcon } from "../components/icons.tsx";
import { Thumbnail } from "../components/thumbnail.tsx";
import { type CardActions, CardButtons } from "../content/item-buttons.tsx";
import { StateBadge } from "../content/state-badge.tsx";
import { ViewOnSite } from "../preview/view-on-site.tsx";

export type ExamCardProps = CardActions<Exam> & {
  exam: Exam;
  isFirst: boolean;
  isLast: boolean;
  canMove: boolean;
  onMove: (id: number, by: 1 | -1) => void;
};

export const ExamCard = memo(function ExamCard(props: ExamCardProps) {
  const { exam, canMove } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: exam.id,
    disabled: !canMove,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`flex flex-col overflow-hidden rounded-xl border bg-card ${isDragging ? "relative z-10 border-lagoon shadow-lg" : "far-cards border-line"}`}
    >
      <div className="relative">
        <Thumbnail image={exam.image} className="aspect-3/2 w-full" />
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          id={`grip-${exam.id}`}
          disabled={!canMove}
          aria-label={`Drag ${exam.title} to another place`}
          title="Drag to another place"
          className="absolute top-full right-1 mt-1.5 flex size-11 cursor-grab touch-none items-center justify-center rounded-lg text-ink hover:bg-sand disabled:cursor-not-allowed disabled:opacity-50"
        >
          <GripIcon />
        </button>
      </div>
      <CardBody {...props} />
    </li>
  );
});

/** Apart from the frame, so that a drag redraws frames only. */
const CardBody = memo(function CardBody({ exam, isFirst, isLast, canMove, onMove, ...actions }: ExamCardProps) {
  return (
    <>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="pr-9 font-display text-lg leading-snug font-semibold wrap-anywhere">{exam.title}</h2>
        <p className="text-sm font-semibold wrap-anywhere">{exam.targetScore || "Cert"}</p>
        <p className="line-clamp-3 text-quiet wrap-anywhere">{exam.summary}</p>
        <p className="mt-auto flex flex-wrap items-center gap-2 pt-1 text-sm">
          <Badge look="brand">Order: {exam.display_order}</Badge>
          <Badge>
            {exam.modules.length} {exam.modules.length === 1 ? "module" : "modules"}
          </Badge>
          <StateBadge item={exam} />
          <span className="ml-auto">
            <ViewOnSite item={exam} address={examAddress(exam)} />
          </span>
        </p>
      </div>
      <CardButtons card={exam} move={{ canMoveUp: canMove && !isFirst, canMoveDown: canMove && !isLast, onMove }} {...actions} />
    </>
  );
});
