import { toast } from "sonner";

let host: HTMLElement | undefined;

/** What the toasts are drawn in. Only within the dialog that is in front can they be read, heard and pressed: it is put there. */
export function toastHost(): HTMLElement {
  host ??= created();
  if (!host.isConnected) document.body.append(host);
  return host;
}

/**
 * Sonner remembers where the focus came from, and takes it back there whenever it leaves a toast: Tab would never get past one. Where
 * a toast goes under it, keepFocus() brings it back.
 */
function created(): HTMLElement {
  const made = document.createElement("div");
  const forget = (event: FocusEvent) => {
    if (!event.relatedTarget) return;
    event.stopPropagation();
    event.target?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  };
  made.addEventListener("focusin", forget, { capture: true });
  return made;
}

/** To be called when a dialog was opened or closed. */
export function bringToastsToFront(): void {
  const front = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  if (toastHost().parentElement !== front) front.append(toastHost());
}

/** Milliseconds in which "Saved" is read. */
const aGlance = 1500;

/** Whoever opens the next form has gone on: what only said that something went well goes, for it stands in front of that form. */
export function dropReadToasts(): void {
  for (const one of toast.getToasts())
    if ("type" in one && one.type === "success" && !one.action) setTimeout(() => toast.dismiss(one.id), aGlance);
}
