import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/** Opens a form at the field that the address asks for (`?field=values.0.text`), unless it was saved a moment ago. */
export function useAskedField(justSaved: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const asked = useSearchParams()[0].get("field");
  useEffect(() => {
    if (asked === null || justSaved) return;
    // The layout puts the focus on a new screen first (staff-layout.tsx).
    const timer = setTimeout(() => show(form.current, asked));
    return () => clearTimeout(timer);
  }, [asked, justSaved]);
  return form;
}

function show(form: HTMLFormElement | null, asked: string): void {
  const input =
    form?.elements.namedItem(asked) ??
    form?.querySelector(`[data-field="${CSS.escape(asked)}"] :is(input, textarea, button, [contenteditable])`);
  if (!(input instanceof HTMLElement)) return;
  input.focus({ preventScroll: true });
  input.scrollIntoView({ block: "center" });
}
