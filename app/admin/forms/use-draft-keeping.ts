import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { dropDraft, keepDraft } from "../session/drafts.ts";
import type { MadeFrom } from "./record-start.ts";

type Kept = {
  madeFrom: { current: MadeFrom };
  settled: { current: boolean };
  /** Of the autosave. */
  number: { current: number | undefined };
};

/** Keeps what is typed in this tab, so that a reload and the end of a session lose nothing. */
export function useDraftKeeping<Values extends FieldValues>(
  key: string,
  form: Pick<UseFormReturn<Values>, "subscribe" | "getValues">,
  { madeFrom, settled, number }: Kept,
): void {
  const { subscribe, getValues } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let dirty = false;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (settled.current) return;
      if (dirty) keepDraft(key, { values: getValues(), ...madeFrom.current, number: number.current });
      else dropDraft(key);
    };
    const end = subscribe({
      formState: { values: true, isDirty: true },
      callback: (state) => {
        if (state.isDirty !== undefined) dirty = state.isDirty;
        timer ??= setTimeout(keep, 300);
      },
    });
    window.addEventListener("pagehide", keep);
    return () => {
      keep();
      end();
      window.removeEventListener("pagehide", keep);
    };
  }, [key, subscribe, getValues, madeFrom, settled, number]);
}
