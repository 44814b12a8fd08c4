/** Scrolls smoothly, or at once for people who asked for less motion. */
export function scrollSmoothly(element: Element | null | undefined, block: ScrollLogicalPosition = "start"): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element?.scrollIntoView({ behavior: still ? "auto" : "smooth", block });
}

/** Focus without the browser's own jump, which would fight with the smooth one. */
export function focusQuietly(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
}
