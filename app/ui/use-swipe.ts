import { type MouseEvent, type TouchEvent, useRef } from "react";
import { swipeThreshold } from "#contract/limits.ts";

/** Calls `left` or `right` when a finger, pen or mouse moved more than 50 px that way, and more across than up or down. */
export function useSwipe({ left, right }: { left: () => void; right: () => void }) {
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  const begin = (at: { clientX: number; clientY: number } | undefined) => {
    from.current = at && { x: at.clientX, y: at.clientY };
  };
  const end = (at: { clientX: number; clientY: number } | undefined) => {
    const start = from.current;
    from.current = undefined;
    if (!start || !at) return;
    const across = at.clientX - start.x;
    if (Math.abs(across) <= swipeThreshold || Math.abs(across) < Math.abs(at.clientY - start.y)) return;
    if (across < 0) left();
    else right();
  };

  return {
    // Two fingers zoom; they never turn a slide.
    onTouchStart: (event: TouchEvent) => begin(event.touches.length === 1 ? event.touches[0] : undefined),
    onTouchEnd: (event: TouchEvent) => end(event.changedTouches[0]),
    onTouchCancel: () => begin(undefined),
    onMouseDown: (event: MouseEvent) => begin(event.button === 0 ? event : undefined),
    // A mouse that marks text is no swipe.
    onMouseUp: (event: MouseEvent) => (document.getSelection()?.isCollapsed === false ? begin(undefined) : end(event)),
  };
}
