import { useEffect, useEffectEvent, useRef, useState } from "react";
import { onItsWay } from "./search-on-its-way.ts";
import { useListAddress } from "./use-list-address.ts";

const pause = 250;

/** The text of a search box, mirrored in the address. `settled` is what a list asks for, a moment after the typing stops. */
export function useSearchInAddress() {
  const { get, filter } = useListAddress();
  const settled = get("q");
  const [text, setText] = useState(settled);
  const written = useRef([settled]);

  useEffect(() => {
    const ours = onItsWay(written.current, settled);
    written.current = ours ?? [settled];
    // The address changed by itself: the Back button, or a link.
    if (!ours) setText(settled);
  }, [settled]);

  const write = useEffectEvent(() => {
    const wanted = text.trim() && text;
    written.current.push(wanted);
    filter("q", wanted);
  });
  useEffect(() => {
    if (text === written.current.at(-1)) return;
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
