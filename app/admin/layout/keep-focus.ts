/** Elements that count as a place of their own for users of a screen reader or of Tab. */
const places = "li, ul, ol, tr, table, section, fieldset, form, dialog, main";
const pressable = "a, button, input, select, textarea, summary, label, [tabindex], [contenteditable]";

/**
 * Keeps the keyboard's place where the focused element is taken off the page, or was disabled for a while: browsers put the focus on the
 * body then, at the top of everything. Code that opens or closes a dialog, or moves things in a list, knows better where the focus belongs,
 * and goes first. Answers how to stop.
 */
export function keepFocus(): () => void {
  /** The element that had the focus, and what stood around it, the nearest first. */
  let path: HTMLElement[] = [];

  function remember({ target }: { target: EventTarget | null }): void {
    // A passing notice is no place to go back to: the place before it stays.
    if (target instanceof HTMLElement && !target.closest("[data-sonner-toaster]")) path = [...around(target)];
  }

  /** Somebody who presses beside everything has left the place. Needed besides the focus: Safari does not focus what is pressed. */
  function notePress({ target }: Event): void {
    const pressed = target instanceof HTMLElement ? target.closest<HTMLElement>(pressable) : null;
    if (pressed) remember({ target: pressed });
    else path = [];
  }

  const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

  function goBack(): void {
    const [was] = path;
    if (!was || !isNowhere() || (was.isConnected && was.matches(":disabled"))) return;
    const open = document.querySelector<HTMLElement>("dialog:modal");
    const isReached = (one: HTMLElement) => one.isConnected && (!open || open.contains(one));
    const place = isReached(was) ? was : (path.find((one) => one.matches(places) && isReached(one)) ?? open);
    const target = place instanceof HTMLDialogElement ? place.querySelector("h2") : (place ?? document.getElementById("main"));
    if (target && target !== was && !target.hasAttribute("tabindex")) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = new MutationObserver(() => {
    // Waits for the last change: sooner, a dialog that is closing would not have put the focus where it belongs.
    clearTimeout(timer);
    if (isNowhere() && path.length > 0) timer = setTimeout(goBack, 50);
  });
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", remember);
  document.addEventListener("pointerdown", notePress);
  return () => {
    watch.disconnect();
    clearTimeout(timer);
    document.removeEventListener("focusin", remember);
    document.removeEventListener("pointerdown", notePress);
  };
}

function* around(element: HTMLElement): Generator<HTMLElement> {
  for (let one: HTMLElement | null = element; one && one !== document.body; one = one.parentElement) yield one;
}
