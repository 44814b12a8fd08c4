import type { Device } from "./device.ts";

export const lostHere = 1000;
export const lostThere = 5000;

/** How the text stood after a key, and when; `after`: which state it was before. */
type State = { text: string; at: number; after: number };

/** What a form shows: its text, whether it says that this is not saved, and whether it offers another. */
export type Shown = { text: string; isBack: boolean; isOffered: boolean };

export type Found = { ok: boolean; lost: number; says: string };

/** Spaces at the end and their number are no letters. */
export const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** Everything that was typed into one form since it was last saved, and what must come back of it. */
export class Ledger {
  stored: string;
  private states: State[] = [];
  /** The earliest state that a device may show again. */
  private here = new Map<string, number>();
  private there = -1;
  private now = -1;
  private otherwise = new Set<string>();
  private first = 0;
  constructor(stored: string) {
    this.stored = plain(stored);
  }

  /** A key is about to be pressed; the answered function says that it was. */
  pressing(text: string): () => void {
    const state = { text: plain(text), at: Number.POSITIVE_INFINITY, after: this.now };
    this.now = this.states.push(state) - 1;
    return () => {
      state.at = Date.now();
    };
  }

  isTyped(text: string, stored: string): boolean {
    return this.isUnsaved && plain(text) === plain(stored);
  }

  get isUnsaved(): boolean {
    return this.states.length > 0;
  }

  /** The device was left at this moment; the server could be reached without a break between the other two. */
  left(device: Device, at: number, reached: { from: number; until: number }): void {
    const last = (until: number) => this.states.findLastIndex((state, index) => index >= this.first && state.at <= until);
    this.here.set(device.name, Math.max(this.here.get(device.name) ?? -1, last(at - lostHere)));
    if (reached.until - reached.from >= lostThere) this.there = Math.max(this.there, last(reached.until - lostThere));
  }

  saved(text: string): void {
    // What was typed on another branch is not saved by that, and may come back.
    for (const [index, state] of this.states.entries()) if (!this.isAmongThoseBefore(index, this.now)) this.otherwise.add(state.text);
    this.stored = plain(text);
    this.states = [];
    this.first = 0;
    this.here.clear();
    this.there = -1;
    this.now = -1;
  }

  goOn(device: Device, { text }: Shown): void {
    this.now = this.states.findLastIndex((state) => state.text === plain(text));
    this.first = this.states.length;
    this.here.set(device.name, this.now);
  }

  /** Judges what a device shows after it was left at `at`. */
  judge(device: Device, { text, isBack, isOffered }: Shown, at: number): Found {
    const here = this.here.get(device.name) ?? -1;
    const floor = Math.max(this.there, here);
    const index = this.states.findLastIndex((state) => state.text === plain(text));
    const next = this.states[index + 1];
    const lost = next ? Math.max(0, at - next.at) : 0;
    const expected = this.states[floor]?.text ?? this.stored;
    const says = `shows "${text}", expected at least "${expected}", last "${this.states.at(-1)?.text ?? this.stored}"`;
    if (index < 0 && floor < 0 && isBack && this.otherwise.has(plain(text))) return { ok: true, lost, says };
    if (index < 0 && plain(text) !== this.stored) return { ok: false, lost, says: `${says}: it never stood there` };
    if (index < 0 && isBack) return { ok: false, lost, says: `${says}: it is saved, and said to be unsaved` };
    if (index < floor) return { ok: false, lost, says };
    if (!this.isAmongThoseBefore(here, index) && !isOffered)
      return { ok: false, lost, says: `${says}: what was typed here is not offered` };
    return { ok: true, lost, says };
  }

  /** Whether a state led to this one. Somebody may have gone on elsewhere from an earlier one. */
  private isAmongThoseBefore(wanted: number, index: number): boolean {
    let state = index;
    while (state > wanted) state = this.states[state]?.after ?? -1;
    return state === wanted;
  }
}
