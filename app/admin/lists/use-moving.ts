import { useCallback, useEffect, useRef, useState } from "react";

type Movable = { id: number; title: string };

/** Moves cards by buttons, told to screen readers; the focus follows. `place` answers the new place, from 1; undefined: it cannot move. */
export function useMoving(items: readonly Movable[] | undefined, place: (id: number, by: 1 | -1) => number | undefined) {
  const [moved, setMoved] = useState("");
  const focus = useRef<{ id: number; by: 1 | -1 }>(undefined);
  const latest = useRef({ items, place });
  useEffect(() => {
    latest.current = { items, place };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards stand in a new order, so the focus may have been lost.
  useEffect(() => {
    const wanted = focus.current;
    const now = document.activeElement;
    if (!wanted || (now !== document.body && !now?.matches(":disabled"))) return;
    // At an end of the list the other button takes it.
    const names = wanted.by === 1 ? ["down", "up"] : ["up", "down"];
    const buttons = names.map((name) => document.getElementById(`${name}-${wanted.id}`));
    buttons.find((button) => button && !button.matches(":disabled"))?.focus();
  }, [items]);

  // One function for ever, so that a move redraws two cards and not all of them.
  const move = useCallback((id: number, by: 1 | -1) => {
    const all = latest.current.items ?? [];
    const at = latest.current.place(id, by);
    if (at === undefined) return;
    focus.current = { id, by };
    setMoved(`${all.find((item) => item.id === id)?.title ?? "It"} is now number ${at} of ${all.length}.`);
  }, []);
  return { move, moved };
}
