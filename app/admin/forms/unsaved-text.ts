import type { AutosaveAnswer, Autosaved, AutosaveInput } from "#contract/autosave.ts";
import type { Values } from "../compare/merge.ts";
import { sameValue } from "../compare/values.ts";
import type { Draft, KeptDraft } from "../session/kept-drafts.ts";

/**
 * What the fields of a form began as: the version of the record, and what the form showed of it, if known. What differs from `base` was
 * changed by this person.
 */
export type MadeFrom = { version: number | undefined; base: Values | undefined };

/** What a form may tell. `elsewhere`: the same person goes on with it in another window. `offer`: something else was typed before. */
export type Told = {
  restored: boolean;
  offer: Draft | undefined;
  others: readonly string[];
  elsewhere: boolean;
  kept: "" | "here" | "server" | "nowhere";
  conflict: { by: string | undefined; version: number; base: Values | undefined; theirs: Values } | undefined;
};

/** Where a form stands. `form` names it, as in "course:12", and `client` the window. */
export type Start = { form: string; client: string; isOnServer: boolean; stored: Values; madeFrom: MadeFrom };

/**
 * What stands in a form and is not saved. Each state of it has a number: the moment at which it was typed, or more, so that of two the one
 * with the greater number was typed later. A text that is only shown again keeps its number.
 */
export type UnsavedText = Start & {
  /** As `madeFrom`, which is about `typed`, but about `stored`. */
  storedFrom: MadeFrom;
  /** Undefined: nothing that is not saved. */
  typed: Values | undefined;
  number: number;
  /** Numbers of earlier states of this text. Where the server has one of them, that is no other text. */
  before: readonly number[];
  /** Other texts of this person, which were typed elsewhere and are not in this one. */
  offers: readonly Draft[];
  /** Somebody typed in this window: the text is not only shown again. */
  isChanged: boolean;
  /** Not in the browser's store yet. */
  isKeepDue: boolean;
  canKeep: boolean | undefined;
  /** The number of what the server has, and of what it does not take. */
  sent: number;
  refused: number;
  /** Nothing is sent before the server's own text was read. */
  hasRead: boolean;
  isReading: boolean;
  /** This window has taken the form over from others: what is sent first does that. */
  hasTaken: boolean;
  sending: AutosaveInput | undefined;
  /** Saved, and not typed into since. */
  isSaved: boolean;
  isClosed: boolean;
  /** The server knows that it is closed. */
  hasLeft: boolean;
  told: Told;
};

type Events = {
  "read here": { form: string; kept: readonly (KeptDraft & { key: string })[] };
  "read there": { form: string; found: Autosaved | undefined };
  typed: { values: Values; isDirty: boolean };
  /** It is about to be saved, or the page may be left. Kept before a save too: if its answer is lost, nobody knows whether it was done. */
  "keep now": object;
  kept: { isKept: boolean };
  "time to send": object;
  answered: { input: AutosaveInput; answer: AutosaveAnswer };
  "not sent": { input: AutosaveInput; isRefused: boolean };
  leaving: object;
  closed: object;
  /** `sent` is saved, as what `form` names from now on; without `madeFrom`, beside the record. */
  saved: { sent: Values; madeFrom: MadeFrom | undefined; form: string; client: string; goesOn: boolean };
  "given up": object;
  /** What is stored is wanted instead. */
  "put back": object;
  "offer taken": object;
  /** Somebody else saved it while it was in this form. */
  "theirs met": { theirs: Values; version: number; by: string | undefined };
  /** `mine`: what goes over theirs. */
  "theirs taken": { mine?: Values };
  /** Somebody else saved it: where nothing was typed, the form shows what is stored now. */
  "stored anew": { stored: Values; madeFrom: MadeFrom };
  /** The record was saved from within this form: later saves start from there. */
  "moved on": { from: number; madeFrom: MadeFrom };
};
export type UnsavedEvent<Is extends keyof Events = keyof Events> = { [Name in Is]: { is: Name } & Events[Name] }[Is];

export type Effect =
  | { do: "read here" | "read there"; form: string }
  /** `instead`: keys of what it was made from. */
  | { do: "keep"; form: string; client: string; kept: KeptDraft | undefined; instead: readonly string[] }
  | { do: "send"; form: string; input: AutosaveInput }
  | { do: "show"; values: Values; isStored: boolean }
  /** Starts a wait, unless one to the same end is under way. */
  | { do: "wait"; to: "keep" | "send"; milliseconds: number };

/** `at`: the moment, in milliseconds. */
export type Step = { state: UnsavedText; effects: Effect[]; at: number };

/** Milliseconds after which a typed text is kept in the browser, sent to the server, and sent again after a failure. */
const hereAfter = 300;
const sentAfter = 2000;
const againAfter = 4000;
const mostBefore = 20;
const mostOffers = 10;

export const nothingTold: Told = { restored: false, offer: undefined, others: [], elsewhere: false, kept: "", conflict: undefined };

/** A form that was just opened. */
export function opened(start: Start): Step {
  const state: UnsavedText = {
    ...start,
    storedFrom: start.madeFrom,
    ...{ typed: undefined, number: 0, before: [], offers: [], isChanged: false, isKeepDue: false, canKeep: undefined },
    ...{ sent: 0, refused: 0, hasRead: false, isReading: start.isOnServer, hasTaken: false, sending: undefined },
    ...{ isSaved: false, isClosed: false, hasLeft: false, told: nothingTold },
  };
  return { state, effects: [{ do: "read here", form: start.form }, ...readThere(state)], at: 0 };
}

/** What comes of an event: nothing that was typed is lost, and nothing later is written over. */
export function after<Is extends keyof Events>(before: UnsavedText, event: UnsavedEvent<Is>, at: number): Step {
  const step: Step = { state: { ...before }, effects: [], at };
  happens[event.is](step, event);
  step.state.told = toldOf(step.state, before.told);
  return step;
}

/** What was typed, and what it was made from; null: nothing. */
export function draftOf({ typed, madeFrom }: Pick<UnsavedText, "typed" | "madeFrom">): Draft | null {
  return typed ? { values: typed, ...madeFrom } : null;
}

const happens: { [Is in keyof Events]: (step: Step, event: UnsavedEvent<Is>) => void } = {
  "read here": meetKept,
  "read there": meetAutosaved,
  typed: (step, { values, isDirty }) =>
    isTyping(step.state, values, isDirty) && change(step, isDirty || step.state.isSaved ? values : undefined),
  "keep now": (step) => step.state.isKeepDue && keep(step),
  kept: ({ state }, { isKept }) => Object.assign(state, { canKeep: isKept }),
  "time to send": (step) => send(step),
  answered,
  "not sent": notSent,
  leaving: (step) => leave(step, true),
  closed: (step) => {
    leave(step, false);
    step.state.isClosed = true;
  },
  saved,
  "given up": giveUp,
  "put back": (step) => change(step, show(step, undefined)),
  "offer taken": takeOffer,
  "theirs met": ({ state }, { theirs, version, by }) => tell(state, { conflict: { by, version, base: state.madeFrom.base, theirs } }),
  "theirs taken": takeTheirs,
  "stored anew": showAnew,
  "moved on": ({ state }, { from, madeFrom }) => {
    if (state.madeFrom.version === from) state.madeFrom = madeFrom;
    if (state.storedFrom.version === from) state.storedFrom = madeFrom;
  },
};

/** Whether somebody typed: the library of the form tells its values at other moments too. */
function isTyping({ isClosed, isSaved, isChanged, typed, stored }: UnsavedText, values: Values, isDirty: boolean): boolean {
  return !isClosed && (isSaved ? !sameValue(values, stored) : isDirty || isChanged || typed !== undefined);
}

function toldOf({ told, typed, hasRead, sent, number, canKeep, offers }: UnsavedText, before: Told): Told {
  const isSent = hasRead && sent >= number && !told.elsewhere;
  const kept = !typed ? "" : isSent ? "server" : canKeep ? "here" : canKeep === false ? "nowhere" : "";
  const next: Told = { ...told, kept, restored: told.restored && typed !== undefined, offer: offers[0] };
  // The same object while it tells the same, so that nothing is drawn again at every key.
  return (Object.keys(next) as (keyof Told)[]).every((name) => next[name] === before[name]) ? before : next;
}

function change(step: Step, values: Values | undefined): void {
  const { state, at } = step;
  // What is typed now goes on from what was shown.
  if (!state.isChanged) state.before = [...state.before, state.number].slice(-mostBefore);
  Object.assign(state, { typed: values, isChanged: true, isKeepDue: true, isSaved: false, hasLeft: false });
  state.number = Math.max(at, state.number + 1);
  step.effects.push({ do: "wait", to: "keep", milliseconds: hereAfter });
  later(step, sentAfter);
}

function keep(step: Step, instead: readonly string[] = []): void {
  const { state } = step;
  const { form, client, isOnServer, number, sent, before, offers } = state;
  const draft = draftOf(state);
  const isNothing = draft === null && offers.length === 0 && (!isOnServer || sent >= number);
  const kept = isNothing ? undefined : { draft, number, sent, before: [...before], offers: [...offers] };
  state.isKeepDue = false;
  step.effects.push({ do: "keep", form, client, kept, instead });
}

function later(step: Step, milliseconds: number): void {
  const { isOnServer, isClosed, told } = step.state;
  if (isOnServer && !isClosed && !told.elsewhere) step.effects.push({ do: "wait", to: "send", milliseconds });
}

const readThere = ({ isOnServer, form }: UnsavedText): Effect[] => (isOnServer ? [{ do: "read there", form }] : []);

/** Tells the server that the form is open, and what was typed since. `beside`: also while another request is under way, which may never end. */
function send(step: Step, { open = true, beside = false } = {}): void {
  const { state, effects } = step;
  if (!state.isOnServer || state.told.elsewhere || (state.sending && !beside) || (state.isClosed && open)) return;
  if (!state.hasRead) {
    if (!state.isReading) effects.push(...readThere(state));
    state.isReading = true;
    return;
  }
  const { form, client, number, sent, hasTaken } = state;
  // Another window may have typed on since the server's text was read: the first request only takes the form over, without a new text.
  const isNew = hasTaken && isUnsent(state);
  const input: AutosaveInput = {
    ...{ client, number: isNew ? number : sent, open, take: !hasTaken },
    ...(isNew && { draft: draftOf(state) }),
  };
  if (isNew) state.before = [...state.before, number].slice(-mostBefore);
  if (!beside) state.sending = input;
  state.hasLeft = !open;
  effects.push({ do: "send", form, input });
}

function answered(step: Step, { input, answer: { taken, others, number: there } }: Events["answered"]): void {
  const { state } = step;
  if (!isHeard(state, input)) return;
  tell(state, { others, elsewhere: taken });
  if (!taken && there > input.number) catchUp(state, there);
  else if (!taken) {
    state.hasTaken = true;
    state.sent = Math.max(state.sent, input.number);
    if (input.draft !== undefined) keep(step);
  }
  goOnSending(step, input, input.take ? 0 : sentAfter);
}

function notSent(step: Step, { input, isRefused }: Events["not sent"]): void {
  const { state } = step;
  if (!isHeard(state, input)) return;
  // What the server cannot take stays in this browser.
  if (isRefused) state.refused = Math.max(state.refused, input.number);
  goOnSending(step, input, againAfter);
}

/** Notes that a request has ended; false where it was sent before the form became another record's, and its answer no longer counts. */
function isHeard(state: UnsavedText, input: AutosaveInput): boolean {
  if (input === state.sending) state.sending = undefined;
  return input.client === state.client;
}

/** Whether the server does not have the latest text yet. */
export const isSendDue = (state: UnsavedText) => state.isOnServer && !state.told.elsewhere && isUnsent(state);

const isUnsent = ({ number, sent, refused }: UnsavedText) => number > Math.max(sent, refused);

function goOnSending(step: Step, { open, take }: AutosaveInput, milliseconds: number): void {
  const { state } = step;
  // The form was closed meanwhile: the server is still to hear that, and the last text or that it was given up.
  if (state.isClosed) {
    if (open ? !state.hasLeft : take && state.hasTaken && isUnsent(state)) send(step, { open: false });
  } else if (!state.hasRead || isUnsent(state)) later(step, milliseconds);
}

/** The server has a greater number: from another window, or from a save of this form whose answer was lost. */
function catchUp(state: UnsavedText, there: number): void {
  if (!state.hasTaken) state.hasRead = false;
  else {
    state.number = Math.max(state.number, there) + (state.typed ? 1 : 0);
    state.sent = Math.max(state.sent, there);
  }
}

/** A text that was kept somewhere. `isTold`: the server had it, so what is there now was typed by somebody who saw it. */
type Found = Pick<KeptDraft, "draft" | "number" | "sent" | "before"> & { isTold: boolean };

function meetKept(step: Step, { form, kept }: Events["read here"]): void {
  const { state } = step;
  if (form !== state.form || state.isClosed || kept.length === 0) return;
  state.canKeep ??= true;
  for (const found of kept) {
    meet(step, { ...found, isTold: found.sent >= found.number });
    for (const draft of found.offers) offer(state, draft);
  }
  const keys = kept.map(({ key }) => key);
  keep(step, keys);
  if (state.hasRead) later(step, 0);
}

function meetAutosaved(step: Step, { form, found }: Events["read there"]): void {
  const { state } = step;
  if (form !== state.form) return;
  state.isReading = false;
  if (!found) {
    later(step, againAfter);
    return;
  }
  tell(state, { others: found.others });
  const there = { draft: found.draft, number: found.number, sent: found.number, before: [], isTold: false };
  if (!state.isClosed) meet(step, there);
  else {
    const isUnseen = found.draft !== null && !state.before.includes(found.number);
    // Closed before anybody saw what is there: nothing is written over that, nor given up.
    if (isUnseen && !state.typed) state.sent = state.number;
    if (isUnseen) keep(step);
    if (isUnseen || (found.number > state.number && !state.isChanged)) return;
    if (state.isChanged) state.number = Math.max(state.number, found.number + 1);
  }
  // Typed in the same millisecond as something else.
  if (state.number === found.number && state.typed && !isSame(found.draft, draftOf(state))) state.number += 1;
  state.hasRead = true;
  state.sent = Math.max(state.sent, found.number);
  if (state.typed || state.offers.length > 0 || state.isClosed) keep(step);
  send(step, { open: !state.isClosed });
}

/** Shows the later of the found text and this one; the earlier, where the later did not come from it, is offered. */
function meet(step: Step, found: Found): void {
  const { state } = step;
  const { number, before, hasRead, isChanged, sent } = state;
  if (found.number > number && !isChanged) {
    const mine = draftOf(state);
    adopt(step, found);
    if (!found.before.includes(number) && (hasRead || number > sent)) offer(state, mine);
  } else {
    if (isChanged) state.number = Math.max(number, found.number + 1);
    const isInMine = found.number !== number && before.includes(found.number);
    if (!isInMine && !found.isTold) offer(state, found.draft);
  }
}

function adopt(step: Step, { draft, number, sent, before }: Found): void {
  const { state } = step;
  Object.assign(state, { number, before, sent: state.hasRead ? state.sent : sent });
  if (draft && !isStored(state, draft)) show(step, draft);
  else {
    if (state.typed) show(step, undefined);
    if (draft) settle(step, undefined);
  }
}

function offer(state: UnsavedText, draft: Draft | null): void {
  if (!draft || isStored(state, draft) || [draftOf(state), ...state.offers].some((one) => isSame(one, draft))) return;
  state.offers = [draft, ...state.offers].slice(0, mostOffers);
}

/** Whether two hold the same, new pictures aside: these are not sent to the server. */
function isSame(one: Draft | null, other: Draft | null): boolean {
  const words = (values: Values) => JSON.stringify(values, (_, value) => (String(value).startsWith("data:image/") ? undefined : value));
  return one !== null && other !== null && sameValue(JSON.parse(words(one.values)), JSON.parse(words(other.values)));
}

function isStored({ stored }: UnsavedText, { values }: Draft): boolean {
  return sameValue({ ...stored, ...values }, stored);
}

/** Shows a draft, or without one what is stored. Answers what counts as typed from now on. */
function show({ state, effects }: Step, draft: Draft | undefined): Values | undefined {
  const { stored, storedFrom } = state;
  state.typed = draft && { ...stored, ...draft.values };
  state.offers = state.offers.filter((one) => !isSame(one, draft ?? null));
  const isOfStored = draft === undefined || draft.version === storedFrom.version;
  state.madeFrom = isOfStored ? storedFrom : { version: draft.version ?? storedFrom.version, base: draft.base };
  tell(state, { restored: draft !== undefined });
  effects.push({ do: "show", values: state.typed ?? stored, isStored: draft === undefined });
  return state.typed;
}

function takeOffer(step: Step): void {
  const { state } = step;
  const [wanted, ...rest] = state.offers;
  if (!wanted) return;
  const mine = draftOf(state);
  state.offers = mine ? [...rest, mine] : rest;
  change(step, show(step, wanted));
  keep(step);
}

function takeTheirs(step: Step, { mine }: Events["theirs taken"]): void {
  const { state } = step;
  if (!state.told.conflict) return;
  const { theirs: stored, version } = state.told.conflict;
  Object.assign(state, { stored, storedFrom: { version, base: stored } });
  show(step, undefined);
  tell(state, { conflict: undefined });
  if (mine) step.effects.push({ do: "show", values: { ...stored, ...mine }, isStored: false });
  change(step, mine && { ...stored, ...mine });
}

function showAnew(step: Step, { stored, madeFrom }: Events["stored anew"]): void {
  const { state } = step;
  if (state.typed || state.isClosed) return;
  Object.assign(state, { stored, storedFrom: madeFrom });
  show(step, undefined);
}

/** It was saved. What was typed while it was on its way is not. */
function saved(step: Step, { sent, madeFrom, form, client, goesOn }: Events["saved"]): void {
  const { state } = step;
  const typed = state.typed && !sameValue(state.typed, sent) ? state.typed : undefined;
  const next = madeFrom ?? state.madeFrom;
  Object.assign(state, { stored: sent, storedFrom: next, madeFrom: next, offers: [] });
  tell(state, { conflict: undefined });
  if (form !== state.form && (goesOn || typed)) {
    settle(step, undefined);
    send(step, { open: false, beside: true });
    const fresh = opened({ form, client, isOnServer: state.isOnServer, stored: sent, madeFrom: next });
    Object.assign(state, fresh.state, { isSaved: true, canKeep: state.canKeep });
    step.effects.push(...fresh.effects);
    if (typed) change(step, typed);
    return;
  }
  settle(step, typed);
  if (goesOn && state.told.elsewhere) {
    tell(state, { elsewhere: false });
    Object.assign(state, { hasRead: false, hasTaken: false });
  }
  send(step, { open: goesOn, beside: true });
}

function giveUp(step: Step): void {
  const { state } = step;
  if (state.typed || state.offers.length > 0) {
    state.offers = [];
    settle(step, undefined);
  }
  send(step, { open: false, beside: true });
  state.isClosed = true;
}

/** `isBeside`: the page may be gone before a request under way is answered. */
function leave(step: Step, isBeside: boolean): void {
  const { state } = step;
  if (state.isKeepDue) keep(step);
  if (!state.hasLeft) send(step, { open: false, beside: isBeside });
}

/** From now on `typed` is all that is not saved. This is kept at once: otherwise a page left now would find the old text again. */
function settle(step: Step, typed: Values | undefined): void {
  const { state, at } = step;
  Object.assign(state, { typed, isSaved: typed === undefined, isChanged: typed !== undefined });
  state.number = Math.max(at, state.number + 1);
  tell(state, { restored: false });
  keep(step);
}

function tell(state: UnsavedText, news: Partial<Told>): void {
  state.told = { ...state.told, ...news };
}
