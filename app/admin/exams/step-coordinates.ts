import type { KeyboardCoordinateGetter } from "@dnd-kit/core";
import { dragKeyboardPixels } from "#contract/limits.ts";

const directions: Record<string, { x: number; y: number }> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** An arrow key moves what is dragged by 25 px (specification, section 9). */
export const stepCoordinates: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y } }) => {
  const direction = directions[event.code];
  return direction && { x: x + direction.x * dragKeyboardPixels, y: y + direction.y * dragKeyboardPixels };
};
