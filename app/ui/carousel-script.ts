import { slideAdvance, swipeThreshold } from "#contract/limits.ts";

type Hold = "hover" | "focus" | "hidden";

/**
 * Makes every carousel of the page move: it wraps around, advances every 5 s, and rests under the pointer or focus, in a hidden tab, when
 * paused, and for visitors who asked for less motion (specification, sections 2 and 4).
 */
export function startCarousels(): void {
  for (const section of document.querySelectorAll<HTMLElement>("[aria-roledescription=carousel]")) start(section);
}

function start(section: HTMLElement): void {
  const strip = section.querySelector<HTMLElement>("[data-slides]");
  if (!strip) return;
  const slides = [...strip.children];
  const dots = [...section.querySelectorAll(".carousel-dot")];
  const pause = section.querySelector<HTMLElement>("[data-does=pause]");
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const holds = new Set<Hold>();
  // Whoever scrolled the strip before this ran stays at the slide they had reached.
  let shown = Math.round(strip.scrollLeft / strip.clientWidth) || 0;
  let paused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(slide: number): void {
    shown = (slide + slides.length) % slides.length;
    for (const [index, one] of slides.entries()) {
      one.toggleAttribute("data-shown", index === shown);
      one.setAttribute("aria-hidden", String(index !== shown));
    }
    for (const [index, dot] of dots.entries())
      if (index === shown) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    wait();
  }

  function go(slide: number): void {
    section.dataset.moved = "";
    show(slide);
  }

  /** Waits anew for the next advance, if there is to be one. */
  function wait(): void {
    clearTimeout(timer);
    const plays = slides.length > 1 && !paused && !lessMotion.matches && holds.size === 0;
    strip?.setAttribute("aria-live", plays ? "off" : "polite");
    if (plays) timer = setTimeout(() => go(shown + 1), slideAdvance);
  }

  function hold(reason: Hold, on: boolean): void {
    if (on === holds.has(reason)) return;
    if (on) holds.add(reason);
    else holds.delete(reason);
    wait();
  }

  function togglePause(): void {
    paused = !paused;
    section.toggleAttribute("data-paused", paused);
    pause?.setAttribute("aria-label", paused ? "Play the slides" : "Pause the slides");
    wait();
  }

  for (const [index, dot] of dots.entries()) dot.addEventListener("click", () => go(index));
  pause?.addEventListener("click", togglePause);
  section.querySelector("[data-does=previous]")?.addEventListener("click", () => go(shown - 1));
  section.querySelector("[data-does=next]")?.addEventListener("click", () => go(shown + 1));
  onSwipe(section, (step) => go(shown + step));
  section.addEventListener("pointerenter", ({ pointerType }) => hold("hover", pointerType === "mouse"));
  section.addEventListener("pointerleave", () => hold("hover", false));
  // A tap leaves the focus on a dot; only the keyboard holds the slides.
  section.addEventListener("focusin", ({ target }) => hold("focus", target instanceof Element && target.matches(":focus-visible")));
  section.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && section.contains(relatedTarget))) hold("focus", false);
  });
  const look = () => hold("hidden", document.hidden);
  document.addEventListener("visibilitychange", look);
  lessMotion.addEventListener("change", wait);

  for (const name of ["role", "aria-label", "tabindex"]) strip.removeAttribute(name);
  show(shown);
  section.dataset.ready = "";
  strip.scrollTo({ left: 0, behavior: "instant" });
  look();
}

/** Calls `move` with 1 or -1 when a finger, pen or mouse went more than 50 px to the left or right, and more across than up or down. */
function onSwipe(section: HTMLElement, move: (step: 1 | -1) => void): void {
  let from: { x: number; y: number } | undefined;
  const begin = (at: Touch | MouseEvent | undefined) => {
    from = at && { x: at.clientX, y: at.clientY };
  };
  const end = (at: Touch | MouseEvent | undefined) => {
    const across = from && at ? at.clientX - from.x : 0;
    const down = from && at ? at.clientY - from.y : 0;
    from = undefined;
    if (Math.abs(across) > swipeThreshold && Math.abs(across) >= Math.abs(down)) move(across < 0 ? 1 : -1);
  };
  // Two fingers zoom; they never turn a slide.
  section.addEventListener("touchstart", ({ touches }) => begin(touches.length === 1 ? touches[0] : undefined), { passive: true });
  section.addEventListener("touchend", ({ changedTouches }) => end(changedTouches[0]));
  section.addEventListener("touchcancel", () => begin(undefined));
  section.addEventListener("mousedown", (event) => begin(event.button === 0 ? event : undefined));
  // A mouse that marks text is no swipe.
  section.addEventListener("mouseup", (event) => end(document.getSelection()?.isCollapsed === false ? undefined : event));
}
