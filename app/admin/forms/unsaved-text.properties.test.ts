import fc from "fast-check";
import { expect, it } from "vitest";
import type { AutosaveAnswer, Autosaved, AutosaveInput } from "#contract/autosave.ts";
import type { Draft, KeptDraft } from "../session/kept-drafts.ts";
import { after, draftOf, type Effect, opened, type Step, type UnsavedEvent, type UnsavedText } from "./unsaved-text.ts";

type Window = {
  device: number;
  state: UnsavedText;
  shown: string;
  timers: Set<"keep" | "send">;
  isOpen: boolean;
  isGone: boolean;
  isSaving: boolean;
};
/** Something on its way; `lose` is called instead where it never arrives. */
type OnItsWay = { arrive: () => void; lose?: () => void };

const form = "course:1";
const wordsOf = (draft: Draft | null | undefined) => String(draft?.values.summary ?? "").split(" ");

/** One person, two devices with their own clocks and stores, any number of windows, and a server that keeps one text of the form. */
class World {
  now = 1000;
  server = { row: undefined as { client: string; number: number; draft: Draft | null } | undefined, version: 1, text: "stored" };
  stores: Map<string, KeptDraft>[] = [new Map(), new Map()];
  windows: Window[] = [];
  wire: OnItsWay[] = [];
  typed = 0;
  /** Saved once, given up, or typed in the third of a second before a window was killed. */
  done = new Set<string>(["stored", ""]);
  accepted = new Map<string, string>();
  written = new Map<string, string>();

  open(device: number): void {
    const { text, version } = this.server;
    const stored = { summary: text };
    const client = `window-${this.windows.length}`;
    const first = opened({ form, client, isOnServer: true, stored, madeFrom: { version, base: stored } });
    const window: Window = {
      ...{ device, state: first.state, shown: text, timers: new Set<"keep" | "send">(), isOpen: true, isGone: false, isSaving: false },
    };
    this.windows.push(window);
    this.take(window, first);
  }

  clock = (window: Window) => this.now + (window.device === 0 ? 0 : 400);

  happen(window: Window, event: UnsavedEvent): void {
    if (!window.isGone) this.take(window, after(window.state, event, this.clock(window)));
  }

  take(window: Window, { state, effects }: Step): void {
    window.state = state;
    for (const effect of effects) this.perform(window, effect);
    if (!window.isOpen) return;
    const words = draftOf(state)?.values.summary;
    if (state.told.kept === "server") expect(this.accepted.get(state.client)).toBe(words);
    if (state.told.kept === "here" && !state.isKeepDue) expect(this.written.get(state.client)).toBe(words);
    if (state.typed) expect(window.shown).toBe(words);
  }

  perform(window: Window, effect: Effect): void {
    const store = this.stores[window.device] ?? new Map();
    const { client } = window.state;
    if (effect.do === "wait") window.timers.add(effect.to);
    if (effect.do === "show") window.shown = String(effect.values.summary);
    if (effect.do === "read here")
      this.wire.push({
        arrive: () => {
          const kept = [...store].filter(([key]) => key !== client).map(([key, one]) => ({ ...one, key }));
          this.happen(window, { is: "read here", form, kept: kept.sort((a, b) => a.number - b.number) });
        },
      });
    if (effect.do === "keep") {
      window.timers.delete("keep");
      for (const key of [client, ...effect.instead]) store.delete(key);
      if (effect.kept) store.set(client, structuredClone(effect.kept));
      this.written.set(client, String(effect.kept?.draft?.values.summary));
      this.wire.push({ arrive: () => this.happen(window, { is: "kept", isKept: true }) });
    }
    if (effect.do === "read there") {
      const answer = (found: Autosaved | undefined) => {
        if (found?.draft) this.accepted.set(client, String(found.draft.values.summary));
        this.happen(window, { is: "read there", form, found });
      };
      this.ask(
        () => ({ draft: this.server.row?.draft ?? null, number: this.server.row?.number ?? 0, others: [], saved_at: null }),
        answer,
        () => answer(undefined),
      );
    }
    if (effect.do === "send") {
      window.timers.delete("send");
      const { input } = effect;
      this.ask(
        () => this.autosave(input),
        (answer) => this.happen(window, { is: "answered", input, answer }),
        () => this.happen(window, { is: "not sent", input, isRefused: false }),
      );
    }
  }

  /** A request and its answer, each of which may be late or lost. */
  ask<Answer>(serve: () => Answer, hear: (answer: Answer) => void, lose: () => void): void {
    const arrive = () => {
      const answer = serve();
      this.wire.push({ arrive: () => hear(answer), lose });
    };
    this.wire.push({ arrive, lose });
  }

  /** As in academy/autosaves/autosaves.ts. */
  autosave({ client, number, take, draft }: AutosaveInput): AutosaveAnswer {
    const { row } = this.server;
    const last = row?.number ?? 0;
    if (row && row.client !== client && !take) return { taken: true, others: [], number: last };
    if (number < last) return { taken: false, others: [], number: last };
    this.server.row = { client, number, draft: draft === undefined ? (row?.draft ?? null) : structuredClone(draft) };
    if (draft) this.accepted.set(client, String(draft.values.summary));
    return { taken: false, others: [], number };
  }

  type(window: Window): void {
    if (!window.isOpen) return;
    window.shown = `${window.shown} w${++this.typed}`;
    this.happen(window, { is: "typed", values: { summary: window.shown }, isDirty: true });
  }

  save(window: Window, goesOn: boolean): void {
    if (!window.isOpen || window.isSaving || window.state.told.conflict) return;
    const { shown: text } = window;
    const { version } = window.state.madeFrom;
    window.isSaving = true;
    this.happen(window, { is: "keep now" });
    this.ask(
      () => {
        if (version !== this.server.version) return { ...this.server, isSaved: text === this.server.text };
        const { row } = this.server;
        this.server.text = text;
        this.server.version += 1;
        // Whoever saves settles what the same person has on the server.
        this.forget([text, ...wordsOf(row?.draft)].join(" "));
        if (row?.draft) this.server.row = { ...row, draft: null, number: row.number + 1 };
        return { ...this.server, isSaved: true };
      },
      ({ isSaved, text: there, version: now }) => {
        window.isSaving = false;
        if (!window.isOpen) return;
        if (!isSaved) return this.happen(window, { is: "theirs met", theirs: { summary: there }, version: now, by: undefined });
        for (const draft of window.state.offers) this.forget(wordsOf(draft).join(" "));
        const { client } = window.state;
        const madeFrom = { version: now, base: { summary: text } };
        this.happen(window, { is: "saved", sent: { summary: text }, madeFrom, form, client, goesOn });
        if (!goesOn) this.close(window);
      },
      () => {
        window.isSaving = false;
      },
    );
  }

  settleConflict(window: Window, both: boolean): void {
    const { conflict } = window.state.told;
    if (!window.isOpen || !conflict) return;
    if (both) this.happen(window, { is: "theirs taken", mine: { summary: `${conflict.theirs.summary} ${window.shown}` } });
    else {
      this.forget(window.shown);
      this.happen(window, { is: "theirs taken" });
    }
  }

  giveUp(window: Window): void {
    if (!window.isOpen || window.isSaving) return;
    for (const draft of [draftOf(window.state), ...window.state.offers]) this.forget(wordsOf(draft).join(" "));
    this.happen(window, { is: "given up" });
    this.close(window);
  }

  putBack(window: Window): void {
    if (!window.isOpen || !window.state.told.restored) return;
    this.forget(window.shown);
    this.happen(window, { is: "put back" });
  }

  close(window: Window): void {
    this.happen(window, { is: "closed" });
    window.isOpen = false;
  }

  kill(window: Window): void {
    if (window.state.isKeepDue) this.forget(window.shown);
    Object.assign(window, { isOpen: false, isGone: true });
  }

  leave(window: Window): void {
    this.happen(window, { is: "leaving" });
    Object.assign(window, { isOpen: false, isGone: true });
  }

  forget(text: string): void {
    for (const word of text.split(" ")) this.done.add(word);
  }

  arriveAll(): void {
    for (let turn = 0; turn < 400; turn++) {
      const next = this.wire.shift();
      if (next) next.arrive();
      else if (!this.fireOne()) return;
    }
    throw new Error("They never come to rest.");
  }

  fireOne(): boolean {
    const window = this.windows.find(({ timers, isGone }) => timers.size > 0 && !isGone);
    const [timer] = window?.timers ?? [];
    if (!window || !timer) return false;
    this.fire(window, timer);
    return true;
  }

  fire(window: Window, timer: "keep" | "send"): void {
    window.timers.delete(timer);
    this.happen(window, { is: timer === "keep" ? "keep now" : "time to send" });
  }

  /** Every word is saved, given up, or somewhere from where it comes back. */
  expectWords(places: (Draft | null | undefined)[]): void {
    const found = new Set([...this.done, ...places.flatMap(wordsOf)]);
    const lost = Array.from({ length: this.typed }, (_, index) => `w${index + 1}`).filter((word) => !found.has(word));
    expect(lost).toEqual([]);
  }

  everywhere(): (Draft | null | undefined)[] {
    const open = this.windows.filter(({ isOpen }) => isOpen);
    return [
      this.server.row?.draft,
      ...this.stores.flatMap((store) => [...store.values()].flatMap(({ draft, offers }) => [draft, ...offers])),
      ...open.flatMap(({ state }) => [draftOf(state), ...state.offers]),
    ];
  }
}

const step = fc.record({
  what: fc.constantFrom(
    ...(["type", "type", "type", "arrive", "arrive", "arrive", "arrive", "fire", "fire", "lose", "open", "save"] as const),
    ...(["go on", "conflict", "both", "give up", "put back", "offer", "close", "kill", "leave", "wait"] as const),
  ),
  which: fc.nat({ max: 20 }),
});

function play(world: World, { what, which }: { what: string; which: number }): void {
  world.now += 1 + which;
  const open = world.windows.filter(({ isOpen }) => isOpen);
  const window = open[which % Math.max(1, open.length)];
  const at = which % Math.max(1, world.wire.length);
  // Of more texts than these windows can hold the oldest is forgotten.
  if (what === "open" && open.length < 4 && world.windows.length < 9) world.open(which % 2);
  if (what === "arrive") world.wire.splice(at, 1)[0]?.arrive();
  if (what === "lose" && world.wire[at]?.lose) world.wire.splice(at, 1)[0]?.lose?.();
  if (what === "wait") world.now += 5000;
  if (!window) return;
  const [timer] = [...window.timers].slice(which % 2);
  if (what === "type") world.type(window);
  if (what === "fire" && timer) world.fire(window, timer);
  if (what === "save" || what === "go on") world.save(window, what === "go on");
  if (what === "conflict" || what === "both") world.settleConflict(window, what === "both");
  if (what === "give up") world.giveUp(window);
  if (what === "put back") world.putBack(window);
  if (what === "offer") world.happen(window, { is: "offer taken" });
  if (what === "close") world.close(window);
  if (what === "kill") world.kill(window);
  if (what === "leave") world.leave(window);
}

it("no typed word is lost and none is said to be kept that is not, in whatever order windows, devices, answers and losses come", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80, size: "max" }), (steps) => {
      const world = new World();
      world.open(0);
      for (const one of steps) {
        play(world, one);
        world.expectWords(world.everywhere());
      }
      world.arriveAll();
      for (const window of world.windows) if (window.isOpen) world.leave(window);
      world.arriveAll();
      world.expectWords(world.everywhere());
      const back = [0, 1].map((device) => {
        world.open(device);
        world.arriveAll();
        const window = world.windows.at(-1);
        if (window) world.leave(window);
        world.arriveAll();
        return window ? [draftOf(window.state), ...window.state.offers] : [];
      });
      world.expectWords(back.flat());
    }),
    { numRuns: 1000 },
  );
});
