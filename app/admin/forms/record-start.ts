import { type Draft, readDraft } from "../session/drafts.ts";

export type StoredRecord = { id: number; version: number };

export type RecordStart<Values, Item> = {
  item: Item | undefined;
  values: Values;
  version: number | undefined;
  /** What the values were made from; undefined when that is not known. */
  base: object | undefined;
  key: string;
  shown: Draft | undefined;
  savedHere: boolean;
};

type Opened<Values, Item> = {
  name: string;
  item: Item | undefined;
  values: Values;
  madeFrom?: { version: number; base: Values | undefined } | undefined;
};

export const keyOf = (name: string, item: StoredRecord | undefined) => `${name}:${item?.id ?? "new"}`;

export function startOf<Values extends object, Item extends StoredRecord>(opened: Opened<Values, Item>): RecordStart<Values, Item> {
  const { name, item, values, madeFrom } = opened;
  const key = keyOf(name, item);
  return {
    ...{ item, values, key },
    version: madeFrom?.version ?? item?.version,
    base: madeFrom ? madeFrom.base : values,
    shown: readDraft(key),
    savedHere: false,
  };
}

/** What a restored draft was typed over; undefined when that is not known any more. */
export function baseOf(draft: Draft | undefined, start: Pick<RecordStart<unknown, unknown>, "version" | "base">): Draft["base"] {
  if (!draft || draft.version === start.version) return start.base && { ...start.base };
  return draft.base;
}
