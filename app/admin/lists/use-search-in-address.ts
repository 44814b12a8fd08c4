import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useListAddress } from "./use-list-address.ts";

const pause = 250;

/** The text of a search box, mirrored in the address. `settled` is what a list asks for, a moment after the typing stops. */
export function useSearchInAddress() {
  const { get, filter } = useListAddress();
  const settled = get("q");
  const [text, setText] = useState(settled);
  const written = useRef(settled);

  // The address changed by itself: the Back button, or a link.
  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    setText(settled);
  }, [settled]);

  const write = useEffectEvent(() => {
    written.current = text;
    filter("q", text.trim() && text);
  });
  useEffect(() => {
    if (text === written.current) return;
    const timer = setTimeout(() => write(), pause);
    return () => clearTimeout(timer);
  }, [text]);

  /** At once in the entry itself: a form that opens within the pause stands on it, and closing it leads back to it. */
  function type(next: string) {
    setText(next);
    try {
      const params = new URLSearchParams(window.location.search);
      params.delete("page");
      if (next.trim() === "") params.delete("q");
      else params.set("q", next);
      window.history.replaceState(window.history.state, "", params.size > 0 ? `?${params}` : window.location.pathname);
    } catch {
      // A browser that finds this too often refuses; the address follows after the pause.
    }
  }

  return { text, setText: type, settled: settled.trim() };
}
