import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import { useMemo, useRef, useState } from "react";
import type { Exam } from "#contract/kinds/exam.ts";
import { dragActivationPixels } from "#contract/limits.ts";
import { ExamCard, type ExamCardProps } from "./exam-card.tsx";
import { DrawnMouseSensor, DrawnTouchSensor, StepSensor } from "./step-sensor.ts";

type ExamBoardProps = Omit<ExamCardProps, "exam" | "isFirst" | "isLast"> & {
  shown: readonly Exam[];
  exams: readonly Exam[];
  onDrop: (id: number, to: number) => void;
};

const instructions = {
  draggable:
    "To move this exam, press Space or Enter on the grip. Move it by one place with Shift and an arrow key, or a little with an arrow key alone, then press Space or Enter again to put it down, or Escape to leave it where it was.",
};

/** The exams as cards that can be dragged into another order (specification, section 2). */
export function ExamBoard({ shown, exams, onDrop, ...card }: ExamBoardProps) {
  const distance = { activationConstraint: { distance: dragActivationPixels } };
  const sensors = useSensors(useSensor(DrawnMouseSensor, distance), useSensor(DrawnTouchSensor, distance), useSensor(StepSensor));
  // At the end of a drag the library may name an older place than it last announced: the announced one counts.
  const over = useRef<UniqueIdentifier>(undefined);
  const [byKeyboard, setByKeyboard] = useState(false);
  const announcements = useMemo(() => announcementsFor(exams, over), [exams]);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);

  function drop({ active }: DragEndEvent) {
    setByKeyboard(false);
    const place = over.current;
    if (place !== undefined && place !== active.id) {
      onDrop(
        Number(active.id),
        exams.findIndex(({ id }) => id === place),
      );
    }
  }

  return (
    <DndContext
      id="exams"
      sensors={sensors}
      collisionDetection={dropPlace}
      onDragStart={({ active, activatorEvent }) => {
        over.current = active.id;
        setByKeyboard(activatorEvent instanceof KeyboardEvent);
      }}
      onDragOver={(event: DragOverEvent) => {
        over.current = event.over?.id;
      }}
      onDragEnd={drop}
      onDragCancel={() => setByKeyboard(false)}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy} disabled={!card.canMove}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
          {shown.map((exam) => (
            <ExamCard key={exam.id} exam={exam} isFirst={exam.id === exams[0]?.id} isLast={exam.id === exams.at(-1)?.id} {...card} />
          ))}
        </ul>
      </SortableContext>
      {byKeyboard ? (
        // Hidden from screen readers, which have read the same as the instructions of the grip.
        <p aria-hidden className="fixed inset-x-4 bottom-4 z-20 mx-auto w-fit rounded-lg bg-night px-4 py-2 text-on-night shadow-lg">
          <b>Shift + arrow</b>: one place. <b>Arrow</b>: a little. <b>Space</b> puts it down, <b>Escape</b> leaves it where it was.
        </p>
      ) : null}
    </DndContext>
  );
}

/** `at`: the place that it is over, which the board keeps. */
function announcementsFor(exams: readonly Exam[], at: { readonly current: UniqueIdentifier | undefined }): Announcements {
  const title = (id: UniqueIdentifier) => exams.find((exam) => exam.id === id)?.title ?? "The exam";
  const place = (id: UniqueIdentifier) => `${exams.findIndex((exam) => exam.id === id) + 1} of ${exams.length}`;
  let last: UniqueIdentifier | undefined;
  return {
    onDragStart: ({ active }) => {
      last = active.id;
      return `Picked up ${title(active.id)}. It is number ${place(active.id)}.`;
    },
    // The first place that a card is over is its own, which has just been announced.
    onDragOver: ({ active, over }) => {
      if (over?.id === last) return undefined;
      last = over?.id;
      return over ? `${title(active.id)} is over place ${place(over.id)}.` : `${title(active.id)} is not over another place.`;
    },
    onDragEnd: ({ active }) =>
      at.current !== undefined && at.current !== active.id
        ? `${title(active.id)} was put down at place ${place(at.current)}.`
        : `${title(active.id)} was put down where it was.`,
    onDragCancel: ({ active }) => `Moving was cancelled. ${title(active.id)} is where it was.`,
  };
}

/** The card dropped on; none between cards and outside (specification, section 4). What counts is the pointer, by keyboard the middle of what is dragged. */
const dropPlace: CollisionDetection = (drag) => {
  const { collisionRect: box, pointerCoordinates: pointer, droppableRects } = drag;
  const { x, y } = pointer ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const under = drag.droppableContainers.filter(({ id }) => {
    const card = droppableRects.get(id);
    return card !== undefined && x >= card.left && x <= card.right && y >= card.top && y <= card.bottom;
  });
  return closestCenter({ ...drag, droppableContainers: under });
};
