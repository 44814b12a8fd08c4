import { newKey } from "#app/new-key.ts";
import { type Autosaved, type AutosaveInput, autosaveAnswer, autosaved, maxAutosave } from "#contract/autosave.ts";
import { call, Refused } from "../session/api-call.ts";
import type { Draft } from "../session/drafts.ts";
import { type KeptDraft, keptKey, readKept, writeKept } from "../session/kept-drafts.ts";

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
/** A line that stalls tells nobody; a large text on a slow one takes its time. */
const patience = { small: 8000, large: 60_000 };
/** What a browser still sends while it closes a tab. */
const mostWhileClosing = 60_000;

/**
 * Keeps what is typed into a form: in this browser at once, on the server a little later. Requests go one at a time, numbered, so that none
 * overwrites a later one; what is only shown again keeps its number. Nothing is written before it was read what there is.
 */
export function startAutosave({ form, isOnServer, owner, shown, typed, isStored, show, offer, numbered, told, after }: Autosave) {
  const key = keptKey(owner, form);
  const path = `/autosaves/${encodeURIComponent(form)}`;
  const client = newKey();
  let state: AutosaveState = { others: [], elsewhere: false, kept: "" };
  let number = shown?.number ?? 0;
  let sent = 0;
  let kept: KeptDraft | undefined = shown && { draft: shown, number };
  let hasChanged = false;
  let hasRead = false;
  let isBusy = false;
  let hasTaken = false;
  let isOver = false;
  let hereTimer: ReturnType<typeof setTimeout> | undefined;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  const openTimer = setInterval(() => document.visibilityState === "visible" && void send(), openEvery);

  function tell(more: Partial<AutosaveState>): void {
    state = { ...state, ...more };
    if (!isOver) told(state);
  }

  function setNumber(next: number): void {
    number = next;
    numbered(next);
  }

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
      const { body } = await call(path, { answer: autosaved, signal: AbortSignal.timeout(patience.small) });
      hasRead = true;
      sent = Math.max(sent, body.number);
      tell({ others: body.others });
      return body;
    } catch {
      return undefined;
    }
  }

  /** Shows what was typed last, here or elsewhere. What was typed here before that and never reached the server is offered. */
  function showLatest(there: Autosaved | undefined): void {
    const isThere = there !== undefined && there.number > (kept?.number ?? -1);
    const latest = isThere ? there.draft : kept?.draft;
    if (!hasChanged) setNumber(isThere ? there.number : (kept?.number ?? number));
    else setNumber(Math.max(number, (there?.number ?? 0) + 1));
    if (hasChanged) {
      if (latest && !isStored(latest)) offer(latest);
    } else if (latest && isStored(latest)) {
      if (shown) show(undefined);
      forget();
    } else if (latest) {
      show(latest);
      tell({ kept: there && there.number >= number ? "server" : "here" });
      if (isThere) void writeKept(key, { draft: latest, number, told: true });
    } else if (shown) show(undefined);
    if (isThere && kept?.draft && !kept.told && !isStored(kept.draft)) offer(kept.draft);
  }

  function forget(): void {
    setNumber(Math.max(Date.now(), number + 1));
    clearTimeout(hereTimer);
    hereTimer = undefined;
    void writeKept(key, isOnServer ? { draft: null, number } : undefined);
  }

  function keepHere(): void {
    clearTimeout(hereTimer);
    hereTimer = undefined;
    if (state.elsewhere) return;
    const draft = typed();
    void writeKept(key, draft && { draft, number }).then((isKept) => isKept && draft && state.kept === "" && tell({ kept: "here" }));
  }

  /** Tells the server that the form is open and what was typed since. `last` may overtake a request; the numbers say which is later. */
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
    const about = number;
    const isNew = about > sent;
    const draft = typed();
    try {
      const body: AutosaveInput = { client, number: about, open, take: !hasTaken, ...(isNew && { draft: withoutPictures(draft) ?? null }) };
      const isSmall = JSON.stringify(body).length < mostWhileClosing;
      const { body: answer } = await call(path, {
        ...{ method: "PUT", body, answer: autosaveAnswer },
        ...(!open && isSmall ? { keepalive: true } : { signal: AbortSignal.timeout(isSmall ? patience.small : patience.large) }),
      });
      if (!answer.taken) heard(answer.number, about);
      if (!answer.taken && answer.number <= about) {
        hasTaken = true;
        if (isNew) sent = about;
        if (isNew && number === about) void writeKept(key, draft && { draft, number, told: true });
      }
      tell({ others: answer.others, elsewhere: answer.taken, ...(isNew && { kept: draft && !answer.taken ? "server" : "" }) });
    } catch (error) {
      // What the server cannot take stays in this browser.
      if (error instanceof Refused && error.status === 400) sent = about;
      else later(againAfter);
    } finally {
      isBusy = false;
      // The form was closed meanwhile: that, and what became of its words, is still to be told.
      if (isOver && open) void send(false);
      else if (!hasRead) later(0);
      else if (number > sent) later(sentAfter);
    }
  }

  /** The server knows of something later: of another window, or that this form was saved though the answer was lost. */
  function heard(there: number, about: number): void {
    if (there <= about) return;
    if (!hasTaken) hasRead = false;
    else if (hasChanged) setNumber(Math.max(number, there) + 1);
    else {
      setNumber(there);
      sent = there;
    }
  }

  function later(milliseconds: number): void {
    if (!isOver && !state.elsewhere) sendTimer ??= setTimeout(() => void send(), milliseconds);
  }

  function leaving(): void {
    // Without a change there is nothing to write, and perhaps something that was not read yet.
    if (hereTimer) keepHere();
    void send(false, true);
  }
  window.addEventListener("pagehide", leaving);
  void after.then(begin);

  return {
    changed(): void {
      if (isOver) return;
      hasChanged = true;
      setNumber(Math.max(Date.now(), number + 1));
      if (state.kept === "server") tell({ kept: "here" });
      hereTimer ??= setTimeout(keepHere, hereAfter);
      later(sentAfter);
    },
    /** What stands there is about to be saved: of a save whose answer is lost nobody knows whether it was done. */
    keepNow: keepHere,
    /** The form is closed; `settled`: what was typed was saved or given up, which is told at once. A second call does nothing. */
    stop(settled: boolean): Promise<void> {
      if (isOver) return Promise.resolve();
      isOver = true;
      clearInterval(openTimer);
      clearTimeout(sendTimer);
      window.removeEventListener("pagehide", leaving);
      if (settled) forget();
      else if (hereTimer) keepHere();
      return send(false, settled);
    },
  };
}

/** New pictures have megabytes: this browser keeps them, and the server has the other fields. */
function withoutPictures(draft: Draft | undefined): Draft | undefined {
  if (!draft) return undefined;
  const text = JSON.stringify(draft, (_, value) => (typeof value === "string" && value.startsWith("data:") ? undefined : value));
  return text.length > maxAutosave ? undefined : JSON.parse(text);
}
