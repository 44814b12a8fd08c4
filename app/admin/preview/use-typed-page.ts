import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { PagedPath } from "#contract/content-kinds.ts";
import { Refused } from "../session/api-call.ts";
import { isSessionEnd } from "../session/trouble.ts";
import { isChosenPicture, pageOfTyped } from "./preview-calls.ts";

/** After the last key; milliseconds. */
const pause = 150;
const retryAfter = 2000;

type Form = Pick<UseFormReturn<FieldValues>, "subscribe" | "getValues">;

/** The page of what stands in a form, made anew while somebody types: one at a time, and the newest in the end. */
export function useTypedPage(noun: PagedPath, id: number | undefined, { subscribe, getValues }: Form) {
  const [html, setHtml] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(true);
  const [lacksPicture, setLacksPicture] = useState(false);

  useEffect(() => {
    const closed = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRunning = false;
    let isOld = false;

    async function make() {
      isRunning = true;
      isOld = false;
      setBusy(true);
      const typed = { ...getValues() };
      try {
        const made = await pageOfTyped(noun, id, typed, closed.signal);
        if (closed.signal.aborted) return;
        setHtml(made);
        setTrouble(undefined);
        setLacksPicture(Object.values(typed).some(isChosenPicture));
      } catch (error) {
        if (closed.signal.aborted || isSessionEnd(error)) return;
        setTrouble(error instanceof Refused && error.message !== "" ? error.message : "The server could not be reached.");
        // What the server says of the input stays so until the input changes.
        if (!(error instanceof Refused) || error.status >= 429) makeSoon(retryAfter);
      }
      isRunning = false;
      if (isOld) makeSoon(pause);
      else setBusy(false);
    }

    function makeSoon(after: number) {
      isOld = true;
      clearTimeout(timer);
      if (!isRunning || after === retryAfter) timer = setTimeout(() => (isRunning ? undefined : make()), after);
    }

    const end = subscribe({ formState: { values: true }, callback: () => makeSoon(pause) });
    void make();
    return () => {
      end();
      clearTimeout(timer);
      closed.abort();
    };
  }, [noun, id, subscribe, getValues]);

  return { html, trouble, busy, lacksPicture };
}
