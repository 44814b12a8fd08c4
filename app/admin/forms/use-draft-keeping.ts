import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Values as Fields } from "../compare/merge.ts";
import { dropDraft, keepDraft } from "../session/drafts.ts";

type Kept = {
  version: { current: number | undefined };
  base: { current: Fields | undefined };
  settled: { current: boolean };
  /** Of the autosave; undefined where there is none. */
  number: { current: number | undefined };
};

/** Keeps what is typed in this tab, so that a reload and the end of a session lose nothing. */
export function useDraftKeeping<Values extends FieldValues>(
  key: string,
  form: Pick<UseFormReturn<Values>, "subscribe" | "getValues">,
  { version, base, settled, number }: Kept,
): void {
  const { subscribe, getValues } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let dirty = false;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (settled.current) return;
      if (!dirty) return dropDraft(key);
      keepDraft(key, {
        values: getValues(),
        ...(version.current !== undefined && { version: version.current }),
        ...(base.current && { base: base.current }),
        ...(number.current !== undefined && { number: number.current }),
      });
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
  }, [key, subscribe, getValues, version, base, settled, number]);
}
