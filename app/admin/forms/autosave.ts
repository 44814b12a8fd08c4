import { newKey } from "#app/new-key.ts";
import type { AutosaveAnswer, Autosaved } from "#contract/autosave.ts";
import { Refused } from "../session/api-call.ts";
import type { Draft } from "../session/drafts.ts";
import { type KeptDraft, keptKey, readKept, writeKept } from "../session/kept-drafts.ts";
import { readAutosaved, sendAutosave } from "./autosave-calls.ts";

/** What a form may tell of its autosave. `elsewhere`: the same person goes on with it in another window. */
export type AutosaveState = { others: readonly string[]; elsewhere: boolean; kept: "" | "here" | "server" };

type Autosave = {
  /** Names the form: "course:12". */
  form: string;
  isOnServer: boolean;
  /** Whose it is, so that the next person at this computer does not find it. */
  owner: string;
  /** What this tab kept, which the form shows already. */
  shown: Draft | undefined;
  /** What was typed and not saved; undefined: nothing. */
  typed: () => Draft | undefined;
  isStored: (draft: Draft) => boolean;
  /** Shows what was typed before, here or on another device; undefined: what is stored. */
  show: (draft: Draft | undefined) => void;
  /** What was typed before is not what stands in the form now. */
  offer: (draft: Draft) => void;
  numbered: (number: number) => void;
  told: (state: AutosaveState) => void;
  after: Promise<void>;
};

/** Milliseconds. What was typed is in the browser after the first, on the server after the second. */
const hereAfter = 300;
const sentAfter = 2000;
const againAfter = 4000;
const openEvery = 20_000;

/**
 * Keeps what is typed into a form: in this browser at once, on the server a little later. One request is under way at a
 * time, and each has a number, so that none overwrites a later one: what is only shown again keeps the number that it was
 * typed under. Nothing is written before it was read what there is.
 */
export function startAutosave({ form, isOnServer, owner, shown, typed, isStored, show, offer, numbered, told, after }: Autosave) {
  const key = keptKey(owner, form);
  const client = newKey();
  let state: AutosaveState = { others: [], elsewhere: false, kept: "" };
  /** Of what stands in the form, and of what the server has. */
  let number = shown?.number ?? 0;
  let sent = 0;
  /** What this browser had when the form was opened. */
  let kept: KeptDraft | undefined = shown && { draft: shown, number };
  let hasChanged = false;
  let hasRead = false;
  let hasTaken = false;
  let isBusy = false;
  let isOver = false;
  let hereTimer: ReturnType<typeof setTimeout> | undefined;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  const openTimer = setInterval(() => document.visibilityState === "visible" && void send(), openEvery);
  window.addEventListener("pagehide", leaving);
  void after.then(begin);

  async function begin(): Promise<void> {
    const [here, there] = await Promise.all([readKept(key), readThere()]);
    if (isOver) return;
    if (here && here.number >= (kept?.number ?? 0)) kept = here;
    showLatest(there);
    await send();
  }

  async function readThere(): Promise<Autosaved | undefined> {
    if (!isOnServer) return undefined;
    try {
      const there = await readAutosaved(form);
      hasRead = true;
      sent = Math.max(sent, there.number);
      tell({ others: there.others });
      return there;
    } catch {
      return undefined;
    }
  }

  /** Shows what was typed last, here or elsewhere. What was typed here before that and never reached the server is offered. */
  function showLatest(there: Autosaved | undefined): void {
    const isThere = there !== undefined && there.number > (kept?.number ?? -1);
    const latest = isThere ? there : kept;
    if (hasChanged) {
      setNumber(Math.max(number, (there?.number ?? 0) + 1));
      offerUnlessStored(latest?.draft);
    } else if (latest?.draft && !isStored(latest.draft)) {
      setNumber(latest.number);
      show(latest.draft);
      tell({ kept: there && there.number >= number ? "server" : "here" });
      if (isThere) void writeKept(key, { draft: latest.draft, number, told: true });
    } else {
      setNumber(latest?.number ?? number);
      if (shown) show(undefined);
      if (latest?.draft) forget();
    }
    if (isThere && !kept?.told) offerUnlessStored(kept?.draft);
  }

  function offerUnlessStored(draft: Draft | null | undefined): void {
    if (draft && !isStored(draft)) offer(draft);
  }

  function changed(): void {
    if (isOver) return;
    hasChanged = true;
    setNumber(Math.max(Date.now(), number + 1));
    if (state.kept === "server") tell({ kept: "here" });
    hereTimer ??= setTimeout(keepHere, hereAfter);
    later(sentAfter);
  }

  function keepHere(): void {
    clearTimeout(hereTimer);
    hereTimer = undefined;
    if (state.elsewhere) return;
    const draft = typed();
    void writeKept(key, draft && { draft, number }).then((isKept) => isKept && draft && state.kept === "" && tell({ kept: "here" }));
  }

  function later(milliseconds: number): void {
    if (!isOver && !state.elsewhere) sendTimer ??= setTimeout(() => void send(), milliseconds);
  }

  /**
   * Tells the server that the form is open, and what was typed since it was told last. `last` goes beside a request under
   * way, which may never end: the numbers say which of them was later.
   */
  async function send(open = true, last = false): Promise<void> {
    clearTimeout(sendTimer);
    sendTimer = undefined;
    if (!isOnServer || (isBusy && !last) || state.elsewhere || (isOver && open)) return;
    if (!hasRead) {
      const there = await readThere();
      if (!there) return later(againAfter);
      if (!isOver) showLatest(there);
    }
    isBusy = true;
    const telling = { number, isNew: number > sent, draft: typed() };
    try {
      const draft = telling.isNew ? (telling.draft ?? null) : undefined;
      answered(await sendAutosave(form, { client, number: telling.number, open, take: !hasTaken, draft }), telling);
    } catch (error) {
      // What the server cannot take stays in this browser.
      if (error instanceof Refused && error.status === 400) sent = telling.number;
      else later(againAfter);
    } finally {
      isBusy = false;
      // The form was closed meanwhile: that, and what became of its words, is still to be told.
      if (isOver && open) void send(false);
      else if (!hasRead) later(0);
      else if (number > sent) later(sentAfter);
    }
  }

  function answered(
    { taken, others, number: there }: AutosaveAnswer,
    telling: { number: number; isNew: boolean; draft: Draft | undefined },
  ): void {
    if (!taken && there > telling.number) catchUp(there);
    else if (!taken) {
      hasTaken = true;
      if (telling.isNew) sent = telling.number;
      if (telling.isNew && number === telling.number) void writeKept(key, telling.draft && { draft: telling.draft, number, told: true });
    }
    tell({ others, elsewhere: taken, ...(telling.isNew && { kept: telling.draft && !taken ? "server" : "" }) });
  }

  /** The server knows of something later: of another window, or that this form was saved though the answer was lost. */
  function catchUp(there: number): void {
    if (!hasTaken) hasRead = false;
    else if (hasChanged) setNumber(Math.max(number, there) + 1);
    else {
      setNumber(there);
      sent = there;
    }
  }

  function leaving(): void {
    // Without a change there is nothing to write, and perhaps something that was not read yet.
    if (hereTimer) keepHere();
    void send(false, true);
  }

  function stop(settled: boolean): Promise<void> {
    if (isOver) return Promise.resolve();
    isOver = true;
    clearInterval(openTimer);
    clearTimeout(sendTimer);
    window.removeEventListener("pagehide", leaving);
    if (settled) forget();
    else if (hereTimer) keepHere();
    return send(false, settled);
  }

  function forget(): void {
    setNumber(Math.max(Date.now(), number + 1));
    clearTimeout(hereTimer);
    hereTimer = undefined;
    void writeKept(key, isOnServer ? { draft: null, number } : undefined);
  }

  function setNumber(next: number): void {
    number = next;
    numbered(next);
  }

  function tell(more: Partial<AutosaveState>): void {
    state = { ...state, ...more };
    if (!isOver) told(state);
  }

  return {
    changed,
    /** What stands there is about to be saved: of a save whose answer is lost nobody knows whether it was done. */
    keepNow: keepHere,
    /** The form is closed; `settled`: what was typed was saved or given up, which is told at once. A second call does nothing. */
    stop,
  };
}
