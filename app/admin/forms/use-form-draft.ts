import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type Draft, dropDraft, keepDraft } from "../session/drafts.ts";
import { draftMadeFrom, type MadeFrom, type RecordStart } from "./record-start.ts";
import { useAutosave } from "./use-autosave.ts";
import { useDraftKeeping } from "./use-draft-keeping.ts";

type FormDraft<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, "subscribe" | "getValues" | "reset">;
  /** What the form is over; another one when it goes on after a save. */
  start: RecordStart<Values, unknown>;
  madeFrom: { current: MadeFrom };
  isOnServer: boolean;
};

/** What was typed and not saved: kept in this tab, in this browser and on the server until it is saved or given up, and shown when the form is opened again. */
export function useFormDraft<Values extends FieldValues>({ form, start, madeFrom, isOnServer }: FormDraft<Values>) {
  const [restored, setRestored] = useState(start.shown);
  const settled = useRef(false);
  const number = useRef<number>(undefined);

  function show(draft: Draft): void {
    madeFrom.current = draftMadeFrom(draft, start.madeFrom);
    setRestored(draft);
    // It was typed into this very form; the schema judges it when it is saved.
    form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true });
  }

  function showStored(): void {
    madeFrom.current = start.madeFrom;
    form.reset(start.values);
    forget();
  }

  function forget(): void {
    dropDraft(start.key);
    setRestored(undefined);
  }

  const showAtFirst = useEffectEvent(() => start.shown && show(start.shown));
  useEffect(() => {
    if (start.savedHere) settled.current = false;
  }, [start]);
  // Keeping starts first: it must hear of what is restored.
  useDraftKeeping(start.key, form, { madeFrom, settled, number });
  useEffect(() => void showAtFirst(), []);
  const autosave = useAutosave<Values>({
    form,
    isOnServer,
    start,
    madeFrom,
    settled,
    number,
    restore: (draft) => (draft ? show(draft) : showStored()),
  });

  /** It was saved, or given up. */
  function settle(): void {
    settled.current = true;
    forget();
    autosave.settle();
    number.current = undefined;
  }

  /** Gives it up; answers how it comes back. */
  function discard(): () => void {
    const typed = { values: { ...form.getValues() }, ...madeFrom.current };
    const after = (number.current ?? 0) + 2;
    settle();
    return () => keepDraft(start.key, { ...typed, number: Math.max(Date.now(), after) });
  }

  return { restored, autosave, isSettled: () => settled.current, showStored, forget, settle, discard };
}
