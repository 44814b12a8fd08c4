import { type CollisionDetection, closestCenter } from "@dnd-kit/core";

/** Half of the gap between two cards: between them the nearer one counts. */
const halfGap = 8;

/** The card dropped on; none outside (specification, section 4). What counts is the pointer, by keyboard the middle of what is dragged. */
export const dropPlace: CollisionDetection = (drag) => {
  const { collisionRect: box, pointerCoordinates: pointer, droppableRects } = drag;
  const { x, y } = pointer ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const under = drag.droppableContainers.filter(({ id }) => {
    const card = droppableRects.get(id);
    if (!card) return false;
    const beside = Math.max(card.left - x, x - card.right);
    const above = Math.max(card.top - y, y - card.bottom);
    return beside <= halfGap && above <= halfGap;
  });
  return closestCenter({ ...drag, droppableContainers: under });
};
