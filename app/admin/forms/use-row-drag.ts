import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";

type RowDragOptions = {
  list: RefObject<HTMLElement | null>;
  /** Puts a row in another place; false when it cannot go there. */
  move: (from: number, to: number) => boolean;
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Rows one below the other that are moved by a grip: with the arrow keys, or by dragging, which moves a row as soon as the pointer is
 * over another place. Rows have no identity but their place: the grip that was pressed keeps the pointer, whatever its row holds.
 */
export function useRowDrag({ list, move }: RowDragOptions) {
  const [dragged, setDragged] = useState<number>();
  const at = useRef<number>(undefined);

  function placeUnder(y: number): number | undefined {
    const rows = [...(list.current?.children ?? [])];
    const place = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return y >= top && y <= bottom;
    });
    return place < 0 ? undefined : place;
  }

  function drag(event: PointerEvent) {
    const from = at.current;
    const to = placeUnder(event.clientY);
    if (from === undefined || to === undefined || !move(from, to)) return;
    at.current = to;
    setDragged(to);
  }

  function drop() {
    const row = list.current?.children[at.current ?? -1];
    at.current = undefined;
    row?.querySelector("button")?.focus();
    setDragged(undefined);
  }

  function press(event: KeyboardEvent, index: number) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    if (!move(index, index + step)) return;
    const row = list.current?.children[index + step];
    requestAnimationFrame(() => row?.querySelector("button")?.focus());
  }

  return {
    dragged,
    gripProps: (index: number) => ({
      onKeyDown: (event: KeyboardEvent) => press(event, index),
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        at.current = index;
        setDragged(index);
      },
      onPointerMove: drag,
      onPointerUp: drop,
      onPointerCancel: drop,
      onLostPointerCapture: drop,
    }),
  };
}
