/** Longer than the screens wait between asking for news, so that a person at work is seen by the next question. Milliseconds. */
const lasts = 2 * 60_000;
const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove"] as const;

// Opening a page is something a person does.
let lastSign = Date.now();
if (typeof window !== "undefined")
  for (const sign of signs)
    window.addEventListener(
      sign,
      () => {
        lastSign = Date.now();
      },
      { capture: true, passive: true },
    );

/** Whether a person did something in this tab just now: what a tab asks by itself must not keep a session alive. */
export function isPersonActive(): boolean {
  return Date.now() - lastSign < lasts;
}
