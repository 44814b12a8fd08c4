import { createStore, del, entries, get, keys, set } from "idb-keyval";
import { z } from "#contract/zod.ts";

const draft = z.object({
  values: z.record(z.string(), z.unknown()),
  version: z.number().optional(),
  base: z.record(z.string(), z.unknown()).optional(),
});
const kept = z.object({
  /** Null: it was saved or given up, and the server does not know that yet. */
  draft: draft.nullable(),
  number: z.number(),
  told: z.boolean().optional(),
});

/** What was typed into a form and not saved; of two, the one with the greater number was typed later. */
export type KeptDraft = z.output<typeof kept>;

/** Milliseconds. What nobody came back to is forgotten, as on the server. */
const keptFor = 30 * 24 * 3_600_000;

let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  if (opened) return opened;
  opened = createStore("admin-drafts", "drafts");
  void dropOld(opened).catch(() => {});
  return opened;
};

/** The number of a draft is the moment at which it was typed, or later. */
async function dropOld(at: ReturnType<typeof createStore>): Promise<void> {
  for (const [key, value] of await entries(at)) {
    const { data } = kept.safeParse(value);
    if (!data || data.number < Date.now() - keptFor) await del(key, at);
  }
}

/** Under which a person's draft of a form lies in this browser; `form` as in "course:12". */
export const keptKey = (owner: string, form: string) => `${owner} ${form}`;

/** Reads what this browser kept for a form, also after it was killed; undefined when there is nothing, or no store to keep it in. */
export async function readKept(key: string): Promise<KeptDraft | undefined> {
  // WebKit never answers a page that comes right after one that was writing: the form has to go on without.
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, 2000));
  const found = await Promise.race([get<unknown>(key, store()).catch(() => undefined), tooLong]);
  return kept.safeParse(found).data;
}

/** Answers false when the browser has no room. The form itself, and the server, still have everything. */
export function writeKept(key: string, draft: KeptDraft | undefined): Promise<boolean> {
  return (draft === undefined ? del(key, store()) : set(key, draft, store())).then(
    () => true,
    () => false,
  );
}

/** Forgets all: the next person at this computer must not find them. */
export async function dropAllKept(): Promise<void> {
  const names = await keys(store()).catch(() => []);
  await Promise.all(names.map((name) => del(name, store()).catch(() => {})));
}
