import { createStore, promisifyRequest } from "idb-keyval";
import { z } from "#contract/zod.ts";

const draft = z.object({
  values: z.record(z.string(), z.unknown()),
  version: z.number().optional(),
  /** What the form showed when it was opened: without it nobody knows later what was changed. */
  base: z.record(z.string(), z.unknown()).optional(),
});
const kept = z.object({
  /** Null: the text was saved or given up, and the server does not know that yet. */
  draft: draft.nullable(),
  number: z.number(),
  /** The number of the text that the server had when this was kept. */
  sent: z.number().default(0),
  /** The numbers of earlier states of this text, which the server may have. */
  before: z.array(z.number()).default([]),
  /** Other texts of this person, typed elsewhere, which are offered in its place. */
  offers: z.array(draft).default([]),
});

export type Draft = z.output<typeof draft>;

/** What one window keeps of a form; of two, the one with the greater number was typed later. */
export type KeptDraft = z.output<typeof kept>;

/** Milliseconds. What nobody came back to is forgotten, as on the server. */
const keptFor = 30 * 24 * 3_600_000;

let opened: ReturnType<typeof createStore> | undefined;
function store() {
  if (opened) return opened;
  opened = createStore("admin-drafts", "drafts");
  void dropOld().catch(() => {});
  return opened;
}

/** The number of a draft is the moment at which it was typed, or later. */
async function dropOld(): Promise<void> {
  const isOld = ([, value]: [unknown, unknown]) => (kept.safeParse(value).data?.number ?? 0) < Date.now() - keptFor;
  const old = (await entriesOf()).filter(isOld);
  if (old.length > 0) await change((at) => old.map(([key]) => at.delete(key)));
}

async function entriesOf(range?: IDBKeyRange): Promise<[IDBValidKey, unknown][]> {
  const [keys, values] = await store()("readonly", (at) =>
    Promise.all([promisifyRequest(at.getAllKeys(range)), promisifyRequest<unknown[]>(at.getAll(range))]),
  );
  return keys.map((key, place) => [key, values[place]]);
}

/** The key under which a window keeps a person's draft of a form; `form` as in "course:12". */
export const keptKey = (owner: string, form: string, client: string) => `${owner} ${form} ${client}`;

/** Milliseconds that anything waits for what may not answer. */
export const patience = 2000;

/** What `work` answers, or `otherwise` where that takes too long. */
export function inTime<Answer>(work: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  return Promise.race([work, new Promise<Answer>((resolve) => setTimeout(resolve, patience, otherwise))]);
}

const rangeOf = (owner: string, form: string) => IDBKeyRange.bound(`${owner} ${form}`, `${owner} ${form} \uffff`);

/**
 * What all windows of this browser kept of a form, the latest last, also from before the browser was killed; empty where there is no store.
 * WebKit may never answer a page that comes right after one that was writing: wait for it only with `inTime`.
 */
export async function readKept(owner: string, form: string): Promise<(KeptDraft & { key: string })[]> {
  const found = await entriesOf(rangeOf(owner, form)).catch(() => []);
  const read = found.flatMap(([key, value]) => (kept.safeParse(value).data ? [{ ...kept.parse(value), key: String(key) }] : []));
  return read.sort((one, other) => one.number - other.number);
}

/** All that is kept here of this person's forms whose name begins with `start`. */
export async function readAllKept(owner: string, start = ""): Promise<(KeptDraft & { form: string })[]> {
  const found = await entriesOf(IDBKeyRange.bound(`${owner} ${start}`, `${owner} ${start}\uffff`)).catch(() => []);
  return found.flatMap(([key, value]) => {
    const [form = ""] = String(key)
      .slice(owner.length + 1)
      .split(" ");
    const { data } = kept.safeParse(value);
    return data ? [{ ...data, form }] : [];
  });
}

/** The forms whose name begins with `start` and in which something typed is not saved, each with the latest of it. */
export async function keptForms(owner: string, start: string): Promise<{ form: string; draft: Draft; number: number }[]> {
  const latest = new Map<string, { form: string; draft: Draft; number: number }>();
  for (const { form, draft, number } of await readAllKept(owner, start))
    if (draft && number > (latest.get(form)?.number ?? 0)) latest.set(form, { form, draft, number });
  return [...latest.values()].sort((one, other) => other.number - one.number);
}

/** Answers false when the browser has no room, or no store. */
function change(work: (at: IDBObjectStore) => void): Promise<boolean> {
  const done = store()("readwrite", (at) => {
    work(at);
    const written = promisifyRequest(at.transaction);
    // Without this, Chromium and Firefox drop what a page writes while it is left.
    at.transaction.commit();
    return written;
  });
  return done.then(
    () => true,
    () => false,
  );
}

/** Keeps a draft under a key, or with undefined nothing; what is kept under the keys `instead` is removed. */
export function writeKept(key: string, draft: Partial<KeptDraft> | undefined, instead: readonly string[] = []): Promise<boolean> {
  return change((at) => {
    for (const old of [key, ...instead]) at.delete(old);
    if (draft) at.put(draft, key);
  });
}

export async function dropKeptOf(owner: string, form: string): Promise<void> {
  await change((at) => at.delete(rangeOf(owner, form)));
}

let forgotten = 0;

/** How often everything was forgotten: a form that was open then must keep nothing afterwards. */
export const timesForgotten = () => forgotten;

/** Forgets everything: the next person at this computer must not find it. */
export async function dropAllKept(): Promise<void> {
  forgotten += 1;
  await change((at) => at.clear());
}
