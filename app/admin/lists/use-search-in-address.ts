import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";

const pause = 250;

/** The text of a search box, mirrored in the address a moment after the typing stops. `settled` is what stands there. */
export function useSearchInAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const settled = params.get("q") ?? "";
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
    const next = new URLSearchParams(params);
    next.delete("page");
    if (text.trim() === "") next.delete("q");
    else next.set("q", text);
    setParams(next, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => {
    if (text === written.current) return;
    const timer = setTimeout(() => write(), pause);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, settled: settled.trim() };
}
