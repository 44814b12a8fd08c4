import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Draft } from "../session/drafts.ts";
import { useSignedIn } from "../session/session.ts";
import { type AutosaveState, startAutosave } from "./autosave.ts";

type UseAutosave<Values extends FieldValues> = {
  /** Undefined for forms that are not kept on the server. */
  name: string | undefined;
  form: Pick<UseFormReturn<Values>, "subscribe" | "getValues">;
  /** What the form was opened over. */
  over: () => Pick<Draft, "version" | "base">;
  isSettled: () => boolean;
  /** Shows what was typed before. */
  restore: (draft: Draft) => void;
};

/** Keeps what is typed in this browser and on the server (autosave.ts). `offer`: something else was typed before what is typed now. */
export function useAutosave<Values extends FieldValues>({ name, form, over, isSettled, restore }: UseAutosave<Values>) {
  const { subscribe, getValues } = form;
  const { username: owner } = useSignedIn();
  const [state, setState] = useState<AutosaveState>({ others: [], elsewhere: false, kept: "" });
  const [offer, setOffer] = useState<Draft>();
  const started = useRef<ReturnType<typeof startAutosave>>(undefined);
  const show = useEffectEvent((draft: Draft) => restore(draft));
  const about = useEffectEvent(over);
  const settled = useEffectEvent(isSettled);

  useEffect(() => {
    if (name === undefined) return;
    let isDirty = false;
    const typed = () => (isDirty && !settled() ? { values: { ...getValues() }, ...about() } : undefined);
    const autosave = startAutosave({
      form: name,
      owner,
      typed,
      told: setState,
      found: (draft) => {
        const isSame = JSON.stringify(draft.values) === JSON.stringify(getValues());
        if (!isDirty && isSame) return false;
        if (!isDirty) show(draft);
        else if (!isSame) setOffer(draft);
        return true;
      },
    });
    started.current = autosave;
    const end = subscribe({
      formState: { values: true, isDirty: true },
      callback: (now) => {
        if (now.isDirty !== undefined) isDirty = now.isDirty;
        autosave.changed();
      },
    });
    return () => {
      end();
      autosave.stop(settled());
    };
  }, [name, owner, subscribe, getValues]);

  return {
    ...state,
    offer,
    /** What was typed was saved or given up. Told before the form closes: a page that is left at once would find it again. */
    settle: () => started.current?.stop(true),
    takeOffer: () => {
      if (offer) restore(offer);
      setOffer(undefined);
    },
  };
}
