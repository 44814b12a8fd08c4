import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { toast } from "sonner";
import { newKey } from "#app/new-key.ts";
import type { Values } from "../compare/merge.ts";
import { useClosingGuard } from "../components/use-closing-guard.ts";
import { Refused } from "../session/api-call.ts";
import { inTime, keptKey, readKept, timesForgotten, writeKept } from "../session/kept-drafts.ts";
import { useSignedIn } from "../session/session.ts";
import { readAutosaved, sendAutosave } from "./autosave-calls.ts";
import { nameIn } from "./say-discarded.ts";
import { after, draftOf, type Effect, isSendDue, nothingTold, opened, type Start, type Told, type UnsavedEvent } from "./unsaved-text.ts";

/** Milliseconds between two messages to the server that a form is open. */
const openEvery = 20_000;

/** No record has this version, so that a text made from it is compared with the record before it is saved. */
const ofNoVersion = Number.MAX_SAFE_INTEGER;

/** The name of the notice about a form that was left: a later one takes its place, and opening the form again takes it away. */
export const noticeOf = (form: string) => `form ${form}`;

/** One for each open form: sends what stands in it, and ends when that is done or `until` is over. */
const senders = new Set<(until: AbortSignal) => Promise<void>>();

/** Keeps what stands in open forms, and sends what waits to be autosaved. */
export async function sendOpenForms(until: AbortSignal): Promise<void> {
  await Promise.all([...senders].map((sendNow) => sendNow(until)));
}

/** Says, when a form is left, where its text is found again; `name`: "“Nimal”", or "". */
export type FoundAgain = (name: string) => string;
const whenOpened: FoundAgain = (name) =>
  name ? `${name}: they are back when you open it again.` : "They are back when you open this form again.";

/** Keeps what is typed and not saved, in this browser and on the server, and shows it when the form is opened again (unsaved-text.ts). */
export function useUnsavedText<Shown extends FieldValues>(
  { subscribe, getValues, reset }: Pick<UseFormReturn<Shown>, "subscribe" | "getValues" | "reset">,
  first: Omit<Start, "client">,
  foundAgain: FoundAgain = whenOpened,
) {
  const { username: owner } = useSignedIn();
  const [told, setTold] = useState<Told>(nothingTold);
  const keeper = useRef<ReturnType<typeof startKeeper>>(undefined);
  useClosingGuard(told.kept === "nowhere");

  useEffect(() => {
    // React may end an effect only to start it again: the new one goes on from where the old one was.
    const { form, stored, storedFrom: madeFrom } = keeper.current?.state() ?? { ...first, storedFrom: first.madeFrom };
    let isDirty = false;
    let isShowing = false;
    const show = (values: Values, isStored: boolean) => {
      // Not typed now: it must not count as later than what was typed elsewhere meanwhile.
      isShowing = true;
      // It was typed into this very form; the schema judges it when it is saved.
      reset({ ...getValues(), ...values }, { keepDefaultValues: !isStored });
      isShowing = false;
    };
    const started = startKeeper(owner, { ...first, form, stored, madeFrom, client: newKey() }, show, setTold, foundAgain);
    keeper.current = started;
    toast.dismiss(noticeOf(form));
    const end = subscribe({
      formState: { values: true, isDirty: true },
      callback: (now) => {
        if (now.isDirty !== undefined) isDirty = now.isDirty;
        if (!isShowing) started.happen({ is: "typed", values: { ...getValues() }, isDirty });
      },
    });
    return () => {
      end();
      started.close();
    };
  }, [owner, subscribe, getValues, reset, first, foundAgain]);

  return {
    told,
    happen: (event: UnsavedEvent) => keeper.current?.happen(event),
    isTyped: () => keeper.current?.state().typed !== undefined,
    madeFrom: () => keeper.current?.state().madeFrom ?? first.madeFrom,
    /** Gives up what was typed; answers with a function that brings it back. */
    discard: () => keeper.current?.discard() ?? (() => {}),
    moveTo: async (form: string) => keeper.current?.moveTo(form),
  };
}

/** Holds the state of one open form and carries out the effects of each event. */
function startKeeper(
  owner: string,
  start: Start,
  show: (values: Values, isStored: boolean) => void,
  tell: (told: Told) => void,
  foundAgain: FoundAgain,
) {
  let { state, effects } = opened(start);
  let here = Promise.resolve();
  const before = timesForgotten();
  const isForgotten = () => timesForgotten() !== before;
  const timers = new Map<"keep" | "send", ReturnType<typeof setTimeout>>();
  const openTimer = setInterval(() => document.visibilityState === "visible" && happen({ is: "time to send" }), openEvery);
  const leaving = () => happen({ is: "leaving" });
  // WebKit drops what is written to its store later than this event.
  const keepNow = () => happen({ is: "keep now" });
  window.addEventListener("pagehide", leaving);
  window.addEventListener("beforeunload", keepNow);
  for (const effect of effects) perform(effect);
  senders.add(sendNow);

  async function sendNow(until: AbortSignal): Promise<void> {
    happen({ is: "keep now" });
    happen({ is: "leaving" });
    while (isSendDue(state) && !until.aborted) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  function happen(event: UnsavedEvent): void {
    ({ state, effects } = after(state, event, Date.now()));
    tell(state.told);
    for (const effect of effects) perform(effect);
  }

  function perform(effect: Effect): void {
    if (effect.do === "show") show(effect.values, effect.isStored);
    if (effect.do === "read here") here = readHere(effect.form);
    if (effect.do === "read there") void readThere(effect.form);
    if (effect.do === "keep") void keep(effect);
    if (effect.do === "send") void send(effect);
    if (effect.do === "wait" && !timers.has(effect.to)) timers.set(effect.to, setTimeout(waited, effect.milliseconds, effect.to));
  }

  async function readHere(form: string): Promise<void> {
    happen({ is: "read here", form, kept: await readKept(owner, form) });
  }

  async function readThere(form: string): Promise<void> {
    const found = await readAutosaved(form).catch(() => undefined);
    await inTime(here, undefined);
    happen({ is: "read there", form, found });
  }

  async function keep({ form, client, kept, instead }: Extract<Effect, { do: "keep" }>): Promise<void> {
    endWait("keep");
    // An answer may come after a logout.
    if (isForgotten()) return;
    happen({ is: "kept", isKept: await writeKept(keptKey(owner, form, client), kept, instead) });
  }

  async function send({ form, input }: Extract<Effect, { do: "send" }>): Promise<void> {
    endWait("send");
    try {
      happen({ is: "answered", input, answer: await sendAutosave(form, input) });
    } catch (error) {
      happen({ is: "not sent", input, isRefused: error instanceof Refused && error.status === 400 });
    }
  }

  function waited(to: "keep" | "send"): void {
    timers.delete(to);
    happen({ is: to === "keep" ? "keep now" : "time to send" });
  }

  function endWait(to: "keep" | "send"): void {
    clearTimeout(timers.get(to));
    timers.delete(to);
  }

  return {
    happen,
    state: () => state,
    discard(): () => void {
      const { form, offers } = state;
      const draft = draftOf(state);
      happen({ is: "given up" });
      const number = state.number + 1;
      return () => void writeKept(keptKey(owner, form, newKey()), { draft, offers: [...offers], number: Math.max(Date.now(), number) });
    },
    /** Moves the text into another form, where it is compared with what that holds before it is saved. */
    async moveTo(form: string): Promise<void> {
      const draft = draftOf(state);
      happen({ is: "given up" });
      if (draft)
        await writeKept(keptKey(owner, form, newKey()), { draft: { values: draft.values, version: ofNoVersion }, number: Date.now() });
    },
    close(): void {
      const name = nameIn(draftOf(state)?.values);
      happen({ is: "closed" });
      senders.delete(sendNow);
      // A session that ended says so itself, and a logout forgets all.
      if (state.typed && !isForgotten() && location.pathname !== "/admin/login")
        toast("Your changes are kept", {
          id: noticeOf(state.form),
          description: foundAgain(name),
        });
      clearInterval(openTimer);
      for (const to of timers.keys()) endWait(to);
      window.removeEventListener("pagehide", leaving);
      window.removeEventListener("beforeunload", keepNow);
    },
  };
}
