import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { sameValue } from "../compare/values.ts";
import type { Draft } from "../session/drafts.ts";
import { useSignedIn } from "../session/session.ts";
import { type AutosaveState, startAutosave } from "./autosave.ts";
import type { MadeFrom, RecordStart } from "./record-start.ts";

type UseAutosave<Values extends FieldValues> = {
  form: Pick<UseFormReturn<Values>, "subscribe" | "getValues">;
  isOnServer: boolean;
  start: Pick<RecordStart<Values, unknown>, "key" | "shown" | "values" | "savedHere">;
  madeFrom: { current: MadeFrom };
  settled: { current: boolean };
  /** Shows what was typed before, or what is stored. */
  restore: (draft: Draft | undefined) => void;
  number: { current: number | undefined };
};

/** Keeps what is typed in this browser and on the server (autosave.ts). `offer`: something else was typed before what is typed now. */
export function useAutosave<Values extends FieldValues>(options: UseAutosave<Values>) {
  const { form, isOnServer, start, madeFrom, settled, number, restore } = options;
  const { subscribe, getValues } = form;
  const { username: owner } = useSignedIn();
  const [state, setState] = useState<AutosaveState>({ others: [], elsewhere: false, kept: "" });
  const [offer, setOffer] = useState<Draft>();
  const started = useRef<ReturnType<typeof startAutosave>>(undefined);
  const ended = useRef(Promise.resolve());
  const isShowing = useRef(false);
  const show = useEffectEvent((draft: Draft | undefined) => {
    // What is shown again was not typed now: it must not count as later than what was typed elsewhere meanwhile.
    isShowing.current = true;
    restore(draft);
    isShowing.current = false;
  });

  useEffect(() => {
    const { key, shown, values: stored, savedHere } = start;
    // Where the form goes on after a save, something else may stand in it by now.
    const isTyped = savedHere && !sameValue(getValues(), stored);
    let isDirty = shown !== undefined || isTyped;
    const autosave = startAutosave({
      form: key,
      isOnServer,
      owner,
      shown,
      typed: () => (isDirty && !settled.current ? { values: { ...getValues() }, ...madeFrom.current } : undefined),
      isStored: ({ values }) => sameValue({ ...stored, ...values }, stored),
      show,
      offer: setOffer,
      numbered: (next) => {
        number.current = next;
      },
      told: setState,
      after: ended.current,
    });
    started.current = autosave;
    const end = subscribe({
      formState: { values: true, isDirty: true },
      callback: (now) => {
        if (now.isDirty !== undefined) isDirty = now.isDirty;
        if (!isShowing.current) autosave.changed();
      },
    });
    if (isTyped) autosave.changed();
    return () => {
      end();
      void autosave.stop(settled.current);
    };
  }, [isOnServer, owner, subscribe, getValues, start, madeFrom, settled, number]);

  return {
    ...state,
    offer,
    keepNow: () => started.current?.keepNow(),
    /** What was typed was saved or given up. Told before the form closes: a page that is left at once would find it again. */
    settle: () => {
      if (started.current) ended.current = started.current.stop(true);
    },
    takeOffer: () => {
      if (offer) restore(offer);
      setOffer(undefined);
    },
  };
}
