import { useRef, useState } from "react";
import { type FieldValues, type Resolver, useForm } from "react-hook-form";
import type { z } from "#contract/zod.ts";
import type { Choice } from "../compare/merge.ts";
import { sameValue } from "../compare/values.ts";
import type { Trouble } from "../components/notice.tsx";
import { Refused } from "../session/api-call.ts";
import { isSessionEnd, troubleOf } from "../session/trouble.ts";
import { defaultsOf, resolverOf, showIssues } from "./fields-by-name.ts";
import { keyOf, type MadeFrom, type StoredRecord, startOf } from "./record-start.ts";
import { useConflict } from "./use-conflict.ts";
import { useFormDraft } from "./use-form-draft.ts";

type RecordFormOptions<Values extends FieldValues, Output, Item extends StoredRecord> = {
  /** Names the form in the drafts, as in "course". */
  name: string;
  /** What is edited; undefined for a new one. Later changes of it are not taken over. */
  item: Item | undefined;
  values: Values;
  /** What `values` were made from, when that is not the item as it is now. */
  madeFrom?: MadeFrom | undefined;
  /** Judges what was typed, when it is sent; of the contract. */
  schema: z.ZodType<Output> | (() => z.ZodType<Output>);
  /** Sends what was typed; `id` undefined creates. */
  save: (fields: Output, id: number | undefined, version: number | undefined) => Promise<Item>;
  /** Reads the record again after somebody else saved it; undefined when it is gone. */
  findTheirs: (id: number) => Promise<Item | undefined>;
  valuesOf: (item: Item) => Values;
  /** Where what is typed is kept: in this browser, or on the server too, for the same person on another device. */
  autosaved: "browser" | "server";
  /** What section 8 of the specification says of a save that fails. */
  words: (error: unknown) => Trouble;
  onSaved: (item: Item, created: boolean) => void;
  /** Whether the form stays open over what was just saved. `beside`: that is kept beside the item, which stays as it is. */
  goesOn?: () => "over" | "beside" | undefined;
};

/** The form of a record: its save, what becomes of that, and, in files of their own, the draft (use-form-draft.ts) and the conflict (use-conflict.ts). */
export function useRecordForm<Values extends FieldValues, Output, Item extends StoredRecord>(
  options: RecordFormOptions<Values, Output, Item>,
) {
  const { schema, valuesOf } = options;
  const [start, setStart] = useState(() => startOf(options));
  const [resolver] = useState(
    (): Resolver<Values, unknown, Output> =>
      typeof schema === "function" ? (...given) => resolverOf<Values, Output>(schema())(...given) : resolverOf(schema),
  );
  const form = useForm<Values, unknown, Output>({ defaultValues: defaultsOf(start.values), resolver });
  const { isDirty, isSubmitting } = form.formState;
  const madeFrom = useRef(start.madeFrom);
  const draft = useFormDraft<Values>({ form, start, madeFrom, isOnServer: options.autosaved === "server" });
  const conflict = useConflict({ form, madeFrom, valuesOf });
  const [trouble, setTrouble] = useState<Trouble>();
  const [gone, setGone] = useState(false);

  const submit = form.handleSubmit((fields) => save(fields));

  async function save(fields: Output): Promise<void> {
    setTrouble(undefined);
    const id = gone ? undefined : start.item?.id;
    const sent = form.getValues();
    draft.autosave.keepNow();
    try {
      const saved = await options.save(fields, id, id === undefined ? undefined : madeFrom.current.version);
      done(saved, id === undefined, sent);
    } catch (error) {
      await refused(error, id);
    }
  }

  function done(saved: Item, created: boolean, sent: Values): void {
    draft.settle();
    const how = options.goesOn?.();
    if (how) goOn(saved, sent, how);
    options.onSaved(saved, created);
  }

  function goOn(item: Item, sent: Values, how: "over" | "beside"): void {
    if (how === "over") madeFrom.current = { version: item.version, base: valuesOf(item) };
    conflict.close();
    setGone(false);
    form.reset(sent, { keepValues: true });
    setStart({ item, values: sent, madeFrom: madeFrom.current, key: keyOf(options.name, item), shown: undefined, savedHere: true });
  }

  async function refused(error: unknown, id: number | undefined): Promise<void> {
    // The draft is kept, and back after the next sign-in.
    if (isSessionEnd(error)) return;
    if (error instanceof Refused && id !== undefined) {
      if (error.status === 409 && error.issues.some(({ path }) => path === "version")) {
        const theirs = await options.findTheirs(id).catch(() => undefined);
        if (theirs && isWhatIsThere(theirs)) return done(theirs, false, form.getValues());
        if (theirs) return conflict.show({ item: theirs, by: error.savedBy });
      }
      if (error.status === 404) setGone(true);
    }
    setTrouble(options.words(error));
    if (error instanceof Refused) showIssues(form, error.issues);
  }

  /** Whether it was saved before, and only the answer was lost. */
  const isWhatIsThere = (stored: Item) => sameValue(valuesOf(stored), form.getValues());

  return {
    form,
    submit,
    isNew: start.item === undefined,
    item: start.item,
    dirty: isDirty,
    /** Whether something was typed that is neither saved nor given up; asked when the form goes. */
    isUnsaved: () => isDirty && !draft.isSettled(),
    noticeId: `form ${start.key}`,
    savedHere: start.savedHere,
    saving: isSubmitting,
    trouble,
    /** Somebody deleted the record meanwhile: the next save makes a new one. */
    gone,
    conflict: conflict.sides,
    /** Saves what I changed over theirs, which I have seen, and nothing else of mine. */
    saveBoth: async (choices: ReadonlyMap<string, Choice>) => {
      conflict.takeBoth(choices);
      await submit();
    },
    takeTheirs: () => {
      conflict.takeTheirs();
      draft.forget();
      setTrouble(undefined);
    },
    /** The record was saved from within this form (a featured swap): later saves start from there. */
    savedMeanwhile: (before: Item, after: Item) => {
      if (madeFrom.current.version === before.version) madeFrom.current = { version: after.version, base: valuesOf(after) };
    },
    restored: draft.restored,
    autosave: draft.autosave,
    discardDraft: draft.showStored,
    discard: draft.discard,
    abandon: draft.settle,
  };
}

export type RecordForm = Omit<ReturnType<typeof useRecordForm<FieldValues, unknown, StoredRecord>>, "form" | "savedMeanwhile">;

/** The usual words: the sentence of section 8 and the server's own. */
export function failedSaveSentences(itemName: string) {
  return (error: unknown): Trouble => troubleOf(error, { refused: `Failed to save ${itemName}`, unreachable: `Error saving ${itemName}` });
}
