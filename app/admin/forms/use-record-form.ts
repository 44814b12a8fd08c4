import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FieldValues, type Resolver, useForm } from "react-hook-form";
import type { z } from "#contract/zod.ts";
import { type Choice, type Values as Fields, mineToKeep } from "../compare/merge.ts";
import { sameValues } from "../compare/same-values.ts";
import type { Trouble } from "../components/notice.tsx";
import { Refused } from "../session/api-call.ts";
import { type Draft, dropDraft, keepDraft } from "../session/drafts.ts";
import { isSessionEnd, troubleOf } from "../session/trouble.ts";
import { defaultsOf, resolverOf, setFields, showIssues } from "./fields-by-name.ts";
import { baseOf, keyOf, type StoredRecord, startOf } from "./record-start.ts";
import { useAutosave } from "./use-autosave.ts";
import { useDraftKeeping } from "./use-draft-keeping.ts";

type RecordFormOptions<Values extends FieldValues, Output, Item extends StoredRecord> = {
  /** Names the form in the drafts, as in "course". */
  name: string;
  /** What is edited; undefined for a new one. Later changes of it are not taken over. */
  item: Item | undefined;
  values: Values;
  /** What `values` were made from, when that is not the item as it is now: its version, and what it showed, if that is known. */
  madeFrom?: { version: number; base: Values | undefined } | undefined;
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

export function useRecordForm<Values extends FieldValues, Output, Item extends StoredRecord>(
  options: RecordFormOptions<Values, Output, Item>,
) {
  const [start, setStart] = useState(() => startOf(options));
  const [draft, setDraft] = useState<Draft | undefined>(start.shown);
  const version = useRef(draft?.version ?? start.version);
  const settled = useRef(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const [theirs, setTheirs] = useState<{ item: Item; by: string | undefined }>();
  /** What the form showed when it was opened: what differs from it was changed by this person. */
  const base = useRef<Fields | undefined>(baseOf(draft, start));
  const number = useRef<number>(undefined);
  const [gone, setGone] = useState(false);
  const { schema } = options;
  const [resolver] = useState(
    (): Resolver<Values, unknown, Output> =>
      typeof schema === "function" ? (...given) => resolverOf<Values, Output>(schema())(...given) : resolverOf(schema),
  );
  const form = useForm<Values, unknown, Output>({ defaultValues: defaultsOf(start.values), resolver });
  const { isDirty, isSubmitting } = form.formState;

  const restore = useEffectEvent(() => {
    // The draft was made by this very form; its schema judges it when it is saved.
    if (draft) form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true });
  });
  useEffect(() => {
    if (start.savedHere) settled.current = false;
  }, [start]);
  // Keeping starts first: it must hear of what is restored.
  useDraftKeeping(start.key, form, { version, base, settled, number });
  useEffect(() => restore(), []);

  const madeOver = () => ({
    ...(version.current !== undefined && { version: version.current }),
    ...(base.current && { base: base.current }),
  });
  const autosave = useAutosave<Values>({
    name: start.key,
    isOnServer: options.autosaved === "server",
    form,
    over: madeOver,
    isSettled: () => settled.current,
    start,
    number,
    restore(found) {
      if (!found) return discardDraft();
      setDraft(found);
      version.current = found.version ?? start.version;
      base.current = baseOf(found, start);
      form.reset({ ...form.getValues(), ...found.values }, { keepDefaultValues: true });
    },
  });

  function discardDraft(): void {
    form.reset(start.values);
    version.current = start.version;
    base.current = start.base && { ...start.base };
    dropDraft(start.key);
    setDraft(undefined);
  }

  function settle(): void {
    settled.current = true;
    dropDraft(start.key);
    autosave.settle();
  }

  function discard(): () => void {
    const typed = { values: { ...form.getValues() }, ...madeOver() };
    const after = (number.current ?? 0) + 2;
    settle();
    return () => keepDraft(start.key, { ...typed, number: Math.max(Date.now(), after) });
  }

  async function send(fields: Output, over: number | undefined): Promise<void> {
    setTrouble(undefined);
    const id = gone ? undefined : start.item?.id;
    const sent = form.getValues();
    autosave.keepNow();
    try {
      const saved = await options.save(fields, id, id === undefined ? undefined : over);
      done(saved, id === undefined, sent);
    } catch (error) {
      await refuse(error, id);
    }
  }

  function done(saved: Item, created: boolean, sent: Values): void {
    settle();
    const how = options.goesOn?.();
    if (how) goOn(saved, sent, how);
    options.onSaved(saved, created);
  }

  function goOn(item: Item, sent: Values, how: "over" | "beside"): void {
    if (how === "over") {
      version.current = item.version;
      base.current = { ...options.valuesOf(item) };
    }
    number.current = undefined;
    setDraft(undefined);
    setTheirs(undefined);
    setGone(false);
    form.reset(sent, { keepValues: true });
    const madeFrom = { version: version.current, base: base.current };
    setStart({ item, values: sent, ...madeFrom, key: keyOf(options.name, item), shown: undefined, savedHere: true });
  }

  /** Whether it was saved before, and only the answer was lost. */
  const isWhatIsThere = (stored: Item) => sameValues(options.valuesOf(stored), form.getValues());

  async function refuse(error: unknown, id: number | undefined): Promise<void> {
    if (isSessionEnd(error)) return;
    if (error instanceof Refused && id !== undefined) {
      if (error.status === 409 && error.issues.some(({ path }) => path === "version")) {
        const found = await options.findTheirs(id).catch(() => undefined);
        if (found && isWhatIsThere(found)) return done(found, false, form.getValues());
        if (found) return setTheirs({ item: found, by: error.savedBy });
      }
      if (error.status === 404) setGone(true);
    }
    setTrouble(options.words(error));
    if (error instanceof Refused) showIssues(form, error.issues);
  }

  function startFrom(item: Item): void {
    const values = options.valuesOf(item);
    version.current = item.version;
    base.current = { ...values };
    form.reset(values);
    setTheirs(undefined);
  }

  const submit = form.handleSubmit((fields) => send(fields, version.current));

  return {
    form,
    submit,
    isNew: start.item === undefined,
    item: start.item,
    dirty: isDirty,
    /** Whether something was typed that is neither saved nor given up; asked when the form goes. */
    isUnsaved: () => isDirty && !settled.current,
    noticeId: `form ${start.key}`,
    savedHere: start.savedHere,
    saving: isSubmitting,
    trouble,
    /** Somebody else saved meanwhile: what there is to merge. */
    conflict: theirs && { by: theirs.by, base: base.current, theirs: options.valuesOf(theirs.item) },
    /** Somebody deleted the record meanwhile: the next save makes a new one. */
    gone,
    restored: draft,
    autosave,

    /** Saves what I changed over theirs, which I have seen, and nothing else of mine. */
    saveBoth: async (choices: ReadonlyMap<string, Choice>) => {
      if (!theirs) return;
      const stored = options.valuesOf(theirs.item);
      const mine = mineToKeep({ base: base.current, mine: form.getValues(), theirs: { ...stored } }, choices);
      startFrom(theirs.item);
      setFields(form, mine);
      await form.handleSubmit((fields) => send(fields, version.current))();
    },
    takeTheirs: () => {
      if (!theirs) return;
      startFrom(theirs.item);
      dropDraft(start.key);
      setDraft(undefined);
      setTrouble(undefined);
    },
    /** The record was saved from within this form (a featured swap): later saves start from there. */
    savedMeanwhile: (before: Item, after: Item) => {
      if (version.current !== before.version) return;
      version.current = after.version;
      base.current = { ...options.valuesOf(after) };
    },
    discardDraft,
    discard,
    abandon: settle,
  };
}

export type RecordForm = Omit<ReturnType<typeof useRecordForm<FieldValues, unknown, StoredRecord>>, "form" | "savedMeanwhile">;

/** The usual words: the sentence of section 8 and the server's own. */
export function saveWords(noun: string) {
  return (error: unknown): Trouble => troubleOf(error, { refused: `Failed to save ${noun}`, unreachable: `Error saving ${noun}` });
}
