import { z } from "zod";

const prefix = "adminDraft:";
const draft = z.object({
  values: z.record(z.string(), z.unknown()),
  version: z.number().optional(),
  /** The picture did not fit into the browser's store. */
  withoutPicture: z.boolean().optional(),
});

/** What was typed into a form and not saved yet, kept in this tab only. */
export type Draft = z.output<typeof draft>;

/** The kept draft of a form, or undefined. `key` names the form and the record. */
export function readDraft(key: string): Draft | undefined {
  const text = sessionStorage.getItem(prefix + key);
  if (text === null) return undefined;
  try {
    return draft.parse(JSON.parse(text));
  } catch {
    dropDraft(key);
    return undefined;
  }
}

/** Keeps a draft. A new picture that does not fit is left out rather than the words. */
export function keepDraft(key: string, kept: Draft): void {
  const store = (what: Draft) => sessionStorage.setItem(prefix + key, JSON.stringify(what));
  try {
    store(kept);
  } catch {
    const { image: _, ...words } = kept.values;
    try {
      store({ ...kept, values: words, withoutPicture: true });
    } catch {
      // The store is full of other things; the form itself still has everything.
    }
  }
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
}

/** Forgets every draft: the next person at this computer must not find them. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
