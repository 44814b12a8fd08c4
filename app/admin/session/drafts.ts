import { z } from "#contract/zod.ts";

const prefix = "adminDraft:";
const picturePrefix = "adminDraftPicture:";
const draft = z.object({
  values: z.record(z.string(), z.unknown()),
  version: z.number().optional(),
  /** What the form showed when it was opened: without it nobody knows later what was changed. */
  base: z.record(z.string(), z.unknown()).optional(),
  /** The picture did not fit into the browser's store. */
  withoutPicture: z.boolean().optional(),
  /** When it was typed, of a form that is kept elsewhere too: of two, the greater was typed later. */
  number: z.number().optional(),
});

/** What was typed into a form and not saved yet, kept in this tab only. */
export type Draft = z.output<typeof draft>;

/** The kept draft of a form, or undefined. `key` names the form and the record. */
export function readDraft(key: string): Draft | undefined {
  const text = sessionStorage.getItem(prefix + key);
  if (text === null) return undefined;
  try {
    const kept = draft.parse(JSON.parse(text));
    const image = sessionStorage.getItem(picturePrefix + key);
    return image === null ? kept : { ...kept, values: { ...kept.values, image } };
  } catch {
    dropDraft(key);
    return undefined;
  }
}

/** Keeps a draft. A new picture that does not fit is left out rather than the words. */
export function keepDraft(key: string, { values, ...more }: Draft): void {
  const { image, ...words } = values;
  const isNew = isNewPicture(image);
  let withoutPicture = isNew && !keepPicture(key, image);
  // One among the entries of a list.
  const inner = JSON.stringify(isNew ? words : values, (_, value) => {
    if (!isNewPicture(value)) return value;
    withoutPicture = true;
    return "";
  });
  const kept: Draft = { ...more, values: JSON.parse(inner), ...(withoutPicture && { withoutPicture }) };
  if (!isNew) sessionStorage.removeItem(picturePrefix + key);
  store(prefix + key, JSON.stringify(kept));
}

function isNewPicture(value: unknown): value is string {
  return typeof value === "string" && value.startsWith("data:");
}

/** A picture has megabytes, so it is written when it changes and not at every pause in typing. */
function keepPicture(key: string, image: string): boolean {
  if (sessionStorage.getItem(picturePrefix + key) === image) return true;
  return store(picturePrefix + key, image);
}

/** False when the browser's store is full; the form itself still has everything. */
function store(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    sessionStorage.removeItem(key);
    return false;
  }
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
  sessionStorage.removeItem(picturePrefix + key);
}

/** Forgets every draft: the next person at this computer must not find them. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix) || key.startsWith(picturePrefix)) sessionStorage.removeItem(key);
}
