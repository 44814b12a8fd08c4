import { type CollisionDetection, closestCenter } from "@dnd-kit/core";

/** The card dropped on; none between cards and outside (specification, section 4). What counts is the pointer, by keyboard the middle of what is dragged. */
export const dropPlace: CollisionDetection = (drag) => {
  const { collisionRect: box, pointerCoordinates: pointer, droppableRects } = drag;
  const { x, y } = pointer ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const under = drag.droppableContainers.filter(({ id }) => {
    const card = droppableRects.get(id);
    return card !== undefined && x >= card.left && x <= card.right && y >= card.top && y <= card.bottom;
  });
  return closestCenter({ ...drag, droppableContainers: under });
};
