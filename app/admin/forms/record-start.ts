import type { FieldValues } from "react-hook-form";
import type { Values as Fields } from "../compare/merge.ts";
import { type Draft, readDraft } from "../session/drafts.ts";

export type StoredRecord = { id: number; version: number };

/** What the fields of a form were made from: the version, and what the form showed of it, if that is known. What differs from it was changed by this person. */
export type MadeFrom = { version: number | undefined; base: Fields | undefined };

export type RecordStart<Values, Item> = {
  item: Item | undefined;
  values: Values;
  madeFrom: MadeFrom;
  /** Names the form and the record in the drafts: "course:12". */
  key: string;
  /** What this tab kept. */
  shown: Draft | undefined;
  /** It was saved in this form, which stayed open. */
  savedHere: boolean;
};

type Opened<Values, Item> = {
  name: string;
  item: Item | undefined;
  values: Values;
  madeFrom?: MadeFrom | undefined;
};

export const keyOf = (name: string, item: StoredRecord | undefined) => `${name}:${item?.id ?? "new"}`;

export function startOf<Values extends FieldValues, Item extends StoredRecord>(opened: Opened<Values, Item>): RecordStart<Values, Item> {
  const { name, item, values, madeFrom = { version: item?.version, base: values } } = opened;
  const key = keyOf(name, item);
  return { item, values, madeFrom, key, shown: readDraft(key), savedHere: false };
}

/** What a draft was typed over, when the form is over `stored`. */
export function draftMadeFrom(draft: Draft, stored: MadeFrom): MadeFrom {
  if (draft.version === stored.version) return stored;
  return { version: draft.version ?? stored.version, base: draft.base };
}
