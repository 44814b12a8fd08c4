import type { Device } from "./device.ts";

/** What a person sees to have been lost: a second here, five seconds on another device. */
export const lostHere = 1000;
export const lostThere = 5000;

/** How the text stood after a key, and when. */
type State = { text: string; at: number; device: string };

/** What became of a text that was shown again. */
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
  constructor(stored: string) {
    this.stored = plain(stored);
  }

  /** A key is about to be pressed; the answered function says that it was. */
  pressing(text: string, device: Device): () => void {
    const state = { text: plain(text), at: Number.POSITIVE_INFINITY, device: device.name };
    this.states.push(state);
    return () => {
      state.at = Date.now();
    };
  }

  /** Whether what is stored is what stood there. */
  isTyped(text: string, stored: string): boolean {
    return this.isUnsaved && plain(text) === plain(stored);
  }

  get isUnsaved(): boolean {
    return this.states.length > 0;
  }

  /** The device was left at this moment; the server could be reached without a break between the other two. */
  left(device: Device, at: number, reached: { from: number; until: number }): void {
    const last = (until: number) => this.states.findLastIndex((state) => state.device === device.name && state.at <= until);
    this.here.set(device.name, Math.max(this.here.get(device.name) ?? -1, last(at - lostHere)));
    if (reached.until - reached.from >= lostThere) this.there = Math.max(this.there, last(reached.until - lostThere));
  }

  saved(text: string): void {
    this.stored = plain(text);
    this.states = [];
    this.here.clear();
    this.there = -1;
  }

  /** Judges what a device shows after it was left at `at`. */
  judge(device: Device, shown: string, isBack: boolean, at: number): Found {
    const floor = Math.max(this.there, this.here.get(device.name) ?? -1);
    const index = this.states.findLastIndex(({ text }) => text === plain(shown));
    const lastText = this.states.at(-1)?.text ?? this.stored;
    const expected = this.states[floor]?.text ?? this.stored;
    if (index < 0 && plain(shown) === this.stored) {
      if (isBack) return { ok: false, lost: 0, says: `saved, and said to be unsaved: "${shown}"` };
      const first = this.states[0];
      return { ok: floor < 0, lost: first ? at - first.at : 0, says: `shows what is stored, expected at least "${expected}"` };
    }
    if (index < 0) return { ok: false, lost: 0, says: `shows "${shown}", which never stood there; last "${lastText}"` };
    const next = this.states[index + 1];
    const says = `shows "${shown}", expected at least "${expected}", last "${lastText}"`;
    return { ok: index >= floor, lost: next ? Math.max(0, at - next.at) : 0, says };
  }
}
