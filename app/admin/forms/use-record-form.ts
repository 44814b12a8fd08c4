import { useState } from "react";
import { type FieldValues, type Resolver, useForm } from "react-hook-form";
import { newKey } from "#app/new-key.ts";
import type { z } from "#contract/zod.ts";
import { type Choice, mineToKeep } from "../compare/merge.ts";
import { sameValue } from "../compare/values.ts";
import type { Trouble } from "../components/notice.tsx";
import { Refused } from "../session/api-call.ts";
import { isSessionEnd, troubleOf } from "../session/trouble.ts";
import { defaultsOf, resolverOf, showIssues } from "./fields-by-name.ts";
import { sayDiscarded } from "./say-discarded.ts";
import type { MadeFrom } from "./unsaved-text.ts";
import { noticeOf, useUnsavedText } from "./use-unsaved-text.ts";

export type StoredRecord = { id: number; version: number };

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

const keptWords = { "": "", here: ", kept in this browser", server: ", kept for you", nowhere: "" };

const keyOf = (name: string, item: StoredRecord | undefined) => `${name}:${item?.id ?? "new"}`;

/** The form of a record: its save, and what becomes of that. What is typed and not saved is in unsaved-text.ts. */
export function useRecordForm<Values extends FieldValues, Output, Item extends StoredRecord>(
  options: RecordFormOptions<Values, Output, Item>,
) {
  const { name, schema, valuesOf } = options;
  const [{ item, savedHere }, setOpened] = useState({ item: options.item, savedHere: false });
  const [resolver] = useState(
    (): Resolver<Values, unknown, Output> =>
      typeof schema === "function" ? (...given) => resolverOf<Values, Output>(schema())(...given) : resolverOf(schema),
  );
  const form = useForm<Values, unknown, Output>({ defaultValues: defaultsOf(options.values), resolver });
  const { isDirty, isSubmitting } = form.formState;
  const [first] = useState(() => ({
    form: keyOf(name, item),
    isOnServer: options.autosaved === "server",
    stored: options.values,
    madeFrom: options.madeFrom ?? { version: item?.version, base: options.values },
  }));
  const { told, happen, madeFrom, discard } = useUnsavedText<Values>(form, first);
  const [trouble, setTrouble] = useState<Trouble>();
  const [gone, setGone] = useState(false);

  const submit = form.handleSubmit((fields) => save(fields));

  async function save(fields: Output): Promise<void> {
    setTrouble(undefined);
    const id = gone ? undefined : item?.id;
    const sent = structuredClone(form.getValues());
    happen({ is: "keep now" });
    try {
      const saved = await options.save(fields, id, id === undefined ? undefined : madeFrom().version);
      done(saved, id === undefined, sent);
    } catch (error) {
      await refused(error, id);
    }
  }

  function done(saved: Item, created: boolean, sent: Values): void {
    const how = options.goesOn?.();
    const over = how === "beside" ? undefined : { version: saved.version, base: valuesOf(saved) };
    happen({ is: "saved", sent, madeFrom: over, form: keyOf(name, saved), client: newKey(), goesOn: how !== undefined });
    if (how) {
      setGone(false);
      form.reset(sent, { keepValues: true });
      setOpened({ item: saved, savedHere: true });
    }
    options.onSaved(saved, created);
  }

  async function refused(error: unknown, id: number | undefined): Promise<void> {
    // The draft is kept, and back after the next sign-in.
    if (isSessionEnd(error)) return;
    if (error instanceof Refused && id !== undefined) {
      if (error.status === 409 && error.issues.some(({ path }) => path === "version")) {
        const theirs = await options.findTheirs(id).catch(() => undefined);
        // It was saved before, and only the answer was lost.
        if (theirs && sameValue(valuesOf(theirs), form.getValues())) return done(theirs, false, form.getValues());
        if (theirs) return happen({ is: "theirs met", theirs: valuesOf(theirs), version: theirs.version, by: error.savedBy });
      }
      if (error.status === 404) setGone(true);
    }
    setTrouble(options.words(error));
    if (error instanceof Refused) showIssues(form, error.issues);
  }

  return {
    form,
    submit,
    isNew: item === undefined,
    item,
    dirty: isDirty,
    noticeId: noticeOf(keyOf(name, item)),
    savedHere,
    saving: isSubmitting,
    trouble,
    /** Somebody deleted the record meanwhile: the next save makes a new one. */
    gone,
    told,
    /** Beside the button that saves: whether something is not saved, and where it is kept. */
    unsaved: isDirty ? `Unsaved changes${keptWords[told.kept]}` : "",
    /** Saves what I changed over theirs, which I have seen, and nothing else of mine. */
    saveBoth: async (choices: ReadonlyMap<string, Choice>) => {
      if (told.conflict) happen({ is: "theirs taken", mine: mineToKeep({ ...told.conflict, mine: form.getValues() }, choices) });
      await submit();
    },
    takeTheirs: () => {
      happen({ is: "theirs taken" });
      setTrouble(undefined);
    },
    /** The record was saved from within this form (a featured swap): later saves start from there. */
    savedMeanwhile: (before: Item, after: Item) =>
      happen({ is: "moved on", from: before.version, madeFrom: { version: after.version, base: valuesOf(after) } }),
    takeOffer: () => happen({ is: "offer taken" }),
    /** What is stored is wanted instead. */
    putBack: () => {
      const typed = structuredClone(form.getValues());
      happen({ is: "put back" });
      sayDiscarded(() => form.reset(typed, { keepDefaultValues: true }));
    },
    discard,
    abandon: () => happen({ is: "given up" }),
  };
}

export type RecordForm = Omit<ReturnType<typeof useRecordForm<FieldValues, unknown, StoredRecord>>, "form" | "savedMeanwhile">;

/** The usual words: the sentence of section 8 and the server's own. */
export function failedSaveSentences(itemName: string) {
  return (error: unknown): Trouble => troubleOf(error, { refused: `Failed to save ${itemName}`, unreachable: `Error saving ${itemName}` });
}
