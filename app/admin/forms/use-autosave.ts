import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { sameValues } from "../compare/same-values.ts";
import type { Draft } from "../session/drafts.ts";
import { useSignedIn } from "../session/session.ts";
import { type AutosaveState, startAutosave } from "./autosave.ts";

type UseAutosave<Values extends FieldValues> = {
  name: string;
  isOnServer: boolean;
  form: Pick<UseFormReturn<Values>, "subscribe" | "getValues">;
  over: () => Pick<Draft, "version" | "base">;
  isSettled: () => boolean;
  /** What the form is over; another one when it goes on after a save. */
  start: {
    shown: Draft | undefined;
    /** What is stored, as the form would show it. */
    values: Values;
    /** It was saved in this form, in which something else may stand by now. */
    savedHere: boolean;
  };
  /** Shows what was typed before, or what is stored. */
  restore: (draft: Draft | undefined) => void;
  number: { current: number | undefined };
};

/** Keeps what is typed in this browser and on the server (autosave.ts). `offer`: something else was typed before what is typed now. */
export function useAutosave<Values extends FieldValues>(options: UseAutosave<Values>) {
  const { name, isOnServer, form, over, isSettled, restore, number, start } = options;
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
  const about = useEffectEvent(over);
  const settled = useEffectEvent(isSettled);

  useEffect(() => {
    const { shown, values: stored, savedHere } = start;
    const isTyped = savedHere && !sameValues(getValues(), stored);
    let isDirty = shown !== undefined || isTyped;
    const autosave = startAutosave({
      form: name,
      isOnServer,
      owner,
      shown,
      typed: () => (isDirty && !settled() ? { values: { ...getValues() }, ...about() } : undefined),
      isStored: ({ values }) => sameValues({ ...stored, ...values }, stored),
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
      void autosave.stop(settled());
    };
  }, [name, isOnServer, owner, subscribe, getValues, start, number]);

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
