import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";
import { useReducedMotion } from "./motion.ts";
import { useSwipe } from "./use-swipe.ts";

type Hold = "hover" | "focus" | "hidden";

/**
 * Which of `count` slides is shown. It wraps around, advances every `every` milliseconds, and rests under the pointer or focus, in a hidden
 * tab, when paused, and for visitors who asked for less motion. `first` is asked once, before the slides are no longer a plain strip.
 */
export function useCarousel(count: number, every: number, first = () => 0) {
  const [index, setIndex] = useState(0);
  const [ready, setReady] = useState(false);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState<ReadonlySet<Hold>>(new Set());
  const reduced = useReducedMotion();
  const go = (to: number) => setIndex(((to % count) + count) % count);
  const hold = (reason: Hold, on: boolean) =>
    setHeld((before) => {
      const after = new Set(before);
      if (on) after.add(reason);
      else after.delete(reason);
      return after;
    });
  const playing = ready && count > 1 && !paused && !reduced && held.size === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; in a frame of its own, or it lays the page out amid hydration
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setIndex(first());
      setReady(true);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `index` is named so that a step by hand starts the wait anew
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setIndex((now) => (now + 1) % count), every);
    return () => clearTimeout(timer);
  }, [playing, count, every, index]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `hold` only sets state
  useEffect(() => {
    const look = () => hold("hidden", document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  const swipe = useSwipe({ left: () => go(index + 1), right: () => go(index - 1) });

  return {
    index,
    /** False on the server and until scripts run: then the slides are a plain strip. */
    ready,
    playing,
    paused,
    still: reduced || count < 2,
    next: () => go(index + 1),
    previous: () => go(index - 1),
    go,
    togglePaused: () => setPaused(!paused),
    holders: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && hold("hover", true),
      onPointerLeave: () => hold("hover", false),
      // A tap leaves the focus on a dot; only the keyboard holds the slides.
      onFocus: (event: FocusEvent) => event.target.matches(":focus-visible") && hold("focus", true),
      onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && hold("focus", false),
    },
    swipe,
  };
}
