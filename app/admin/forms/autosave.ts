import { newKey } from "#app/retry-key.ts";
import { type AutosaveInput, autosaveAnswer, autosaved, maxAutosave } from "#contract/autosave.ts";
import { call, Refused } from "../session/api-call.ts";
import { type KeptDraft, readKept, writeKept } from "../session/kept-drafts.ts";

type Draft = KeptDraft["draft"];

/** What a form may tell of its autosave. `elsewhere`: the same person goes on with it in another window. */
export type AutosaveState = { others: readonly string[]; elsewhere: boolean; kept: "" | "here" | "server" };

type Autosave = {
  /** Names the form: "course:12". */
  form: string;
  /** Whose it is, so that the next person at this computer does not find it. */
  owner: string;
  /** What was typed and not saved; undefined: nothing. */
  typed: () => Draft | undefined;
  /** Something was typed before, here or on another device. Answers false for what is stored already. */
  found: (draft: Draft) => boolean;
  told: (state: AutosaveState) => void;
};

/** Milliseconds. What was typed is in the browser after the first, on the server after the second. */
const hereAfter = 300;
const sentAfter = 2000;
const againAfter = 4000;
const openEvery = 20_000;
/** What a browser still sends while it closes a tab. */
const mostWhileClosing = 60_000;

/**
 * Keeps what is typed into a form: in this browser at once, on the server a little later. One request is under way at a
 * time, and each has a number, so that none overwrites a later one. Nothing is written before it was read what there is.
 */
export function startAutosave({ form, owner, typed, found, told }: Autosave) {
  const key = `${owner} ${form}`;
  const client = newKey();
  let state: AutosaveState = { others: [], elsewhere: false, kept: "" };
  let number = 0;
  let sent = 0;
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

  async function begin(): Promise<void> {
    const [here, there] = await Promise.all([readKept(key), readThere()]);
    if (isOver) return;
    if (here && here.number > (there?.number ?? 0)) {
      number = Math.max(number, here.number);
      if (!found(here.draft)) forget();
    } else if (there?.draft) {
      if (!found(there.draft)) forget();
    } else if (here && there) void writeKept(key, undefined);
    await send();
  }

  async function readThere() {
    try {
      const { body } = await call(`/autosaves/${encodeURIComponent(form)}`, { answer: autosaved });
      hasRead = true;
      number = Math.max(number, body.number);
      sent = Math.max(sent, body.number);
      tell({ others: body.others });
      return body;
    } catch {
      return undefined;
    }
  }

  /** Nothing is unsaved any more, here or there. */
  function forget(): void {
    number = Math.max(Date.now(), number + 1);
    clearTimeout(hereTimer);
    hereTimer = undefined;
    void writeKept(key, undefined);
  }

  function keepHere(): void {
    clearTimeout(hereTimer);
    hereTimer = undefined;
    if (state.elsewhere) return;
    const draft = typed();
    void writeKept(key, draft && { draft, number }).then((isKept) => isKept && draft && state.kept === "" && tell({ kept: "here" }));
  }

  /**
   * Tells the server that the form is open, and what was typed since it was told last. `last` goes beside a request under
   * way, which may never end: the numbers say which of them was later.
   */
  async function send(open = true, last = false): Promise<void> {
    clearTimeout(sendTimer);
    sendTimer = undefined;
    if ((isBusy && !last) || state.elsewhere || (isOver && open)) return;
    if (!hasRead && !(await readThere())) return later(againAfter);
    isBusy = true;
    const about = number;
    const isNew = about > sent;
    try {
      const body: AutosaveInput = {
        client,
        number: about,
        open,
        take: !hasTaken,
        ...(isNew && { draft: withoutPictures(typed()) ?? null }),
      };
      const isSmall = !open && JSON.stringify(body).length < mostWhileClosing;
      const { body: answer } = await call(`/autosaves/${encodeURIComponent(form)}`, {
        ...{ method: "PUT", body, answer: autosaveAnswer },
        ...(isSmall && { keepalive: true }),
      });
      hasTaken = true;
      if (isNew) sent = about;
      tell({ others: answer.others, elsewhere: answer.taken, ...(isNew && { kept: typed() && !answer.taken ? "server" : "" }) });
    } catch (error) {
      // What the server cannot take stays in this browser.
      if (error instanceof Refused && error.status === 400) sent = about;
      else later(againAfter);
    } finally {
      isBusy = false;
      // The form was closed meanwhile: that, and what became of its words, is still to be told.
      if (isOver && open) void send(false);
      else if (number > sent) later(sentAfter);
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
  void begin();

  return {
    changed(): void {
      number = Math.max(Date.now(), number + 1);
      if (state.kept === "server") tell({ kept: "here" });
      hereTimer ??= setTimeout(keepHere, hereAfter);
      later(sentAfter);
    },
    /** The form is closed; `settled`: what was typed was saved or given up, which is told at once. A second call does nothing. */
    stop(settled: boolean): void {
      if (isOver) return;
      isOver = true;
      clearInterval(openTimer);
      clearTimeout(sendTimer);
      window.removeEventListener("pagehide", leaving);
      if (settled) forget();
      else if (hereTimer) keepHere();
      void send(false, settled);
    },
  };
}

/** New pictures have megabytes: this browser keeps them, the server only the words. */
function withoutPictures(draft: Draft | undefined): Draft | undefined {
  if (!draft) return undefined;
  const text = JSON.stringify(draft, (_, value) => (typeof value === "string" && value.startsWith("data:") ? "" : value));
  return text.length > maxAutosave ? undefined : JSON.parse(text);
}
