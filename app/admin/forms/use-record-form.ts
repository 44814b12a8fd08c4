import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { type FieldValues, type Resolver, useForm } from "react-hook-form";
import { newKey } from "#app/new-key.ts";
import { type RecordNews, recordNews } from "#contract/record-news.ts";
import type { z } from "#contract/zod.ts";
import { type Choice, mineToKeep } from "../compare/merge.ts";
import { sameValue } from "../compare/values.ts";
import { incompleteField } from "../components/day-input.tsx";
import type { Trouble } from "../components/notice.tsx";
import { call, Refused } from "../session/api-call.ts";
import { isSessionEnd, troubleOf } from "../session/trouble.ts";
import { defaultsOf, resolverOf, showIssues } from "./fields-by-name.ts";
import { sayDiscarded } from "./say-discarded.ts";
import type { MadeFrom } from "./unsaved-text.ts";
import { type FoundAgain, noticeOf, useUnsavedText } from "./use-unsaved-text.ts";

export type StoredRecord = { id: number; version: number };

/** A record as it is stored now; `accept` is called where the form shows it. */
type StoredAnew<Values, Item> = { item: Item; values: Values; madeFrom: MadeFrom; accept?: () => void };

/** What somebody else did to what an open form shows; `isShown`: the form shows it as it is now. */
export type Heard = { last: RecordNews["last"]; isShown: boolean };

type RecordFormOptions<Values extends FieldValues, Output, Item extends StoredRecord> = {
  /** Names the form in the drafts, as in "course". */
  name: string;
  /** The record that is edited; undefined for a new one. Only its first value is used. */
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
  /** A field that adds something, such as a note: it stays when somebody else's save is taken. */
  adds?: string;
  /** Reads what is stored now, which is shown where nothing was typed. Without it a form hears of other people's saves only when it saves. */
  readAnew?: (id: number) => Promise<StoredAnew<Values, Item> | undefined>;
  /** The version of the unpublished changes that the form shows. */
  copy?: number | undefined;
  /** Where what is typed is kept: in this browser, or on the server too, for the same person on another device. */
  autosaved: "browser" | "server";
  /** Says where the text is found again, if not by opening the same form. Must stay the same function. */
  foundAgain?: FoundAgain;
  /** What section 8 of the specification says of a save that fails. */
  words: (error: unknown) => Trouble;
  /** `sent`: what stood in the form then; something else may stand there now. */
  onSaved: (item: Item, created: boolean, sent: Values) => void;
  /** Whether the form stays open over what was just saved. `beside`: that is kept beside the item, which stays as it is. */
  goesOn?: () => "over" | "beside" | undefined;
};

/**
 * What became of a save: `refused`, nothing of it is stored; `conflict`, somebody else's save was met, and what was typed is still to be
 * put together with it.
 */
export type SaveOutcome = "saved" | "conflict" | "refused";

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
  const { told, happen, madeFrom, isTyped, discard, moveTo } = useUnsavedText<Values>(form, first, options.foundAgain);
  const [trouble, setTrouble] = useState<Trouble>();
  const [gone, setGone] = useState(false);
  const [holder, setHolder] = useState<Refused["takenBy"]>();
  const [heard, setHeard] = useState<Heard>();
  // A new record can be saved without this window only where another window has the form.
  const hasNews = options.autosaved === "server" && options.readAnew !== undefined;
  const hearsNews = hasNews && (item !== undefined || told.elsewhere) && !isSubmitting && !told.conflict;
  const heardNow = useRecordNews(keyOf(name, item), { version: item?.version, copy: options.copy }, hearsNews);
  const heardAt = heardNow?.at;
  const hearNow = useEffectEvent(() => heardNow && void hear(heardNow.news));
  useEffect(() => {
    if (heardAt !== undefined) hearNow();
  }, [heardAt]);

  async function hear({ version, last }: RecordNews): Promise<void> {
    if (!item || (version === null && gone)) return;
    setGone(version === null);
    if (version === null) return setHeard({ last, isShown: false });
    const anew = await options.readAnew?.(item.id).catch(() => undefined);
    if (!anew) return;
    const isShown = !isTyped();
    happen({ is: "stored anew", stored: anew.values, madeFrom: anew.madeFrom });
    if (isShown) anew.accept?.();
    setOpened({ item: anew.item, savedHere: false });
    setHeard({ last, isShown });
  }

  async function submit(): Promise<SaveOutcome> {
    let outcome: SaveOutcome = "refused";
    const incomplete = incompleteField();
    if (incomplete) {
      const name = incomplete.ariaLabel ?? incomplete.labels?.[0]?.textContent;
      setTrouble({ title: `“${name}” is not complete.`, detail: "Fill in every part of it, or empty it. Nothing was saved." });
      incomplete.focus();
      return outcome;
    }
    await form.handleSubmit(async (fields) => {
      outcome = await save(fields);
    })();
    return outcome;
  }

  async function save(fields: Output): Promise<SaveOutcome> {
    setTrouble(undefined);
    setHolder(undefined);
    const id = gone ? undefined : item?.id;
    const sent = structuredClone(form.getValues());
    happen({ is: "keep now" });
    try {
      const saved = await options.save(fields, id, id === undefined ? undefined : madeFrom().version);
      return done(saved, id === undefined, sent);
    } catch (error) {
      return refused(error, id);
    }
  }

  function done(saved: Item, created: boolean, sent: Values): SaveOutcome {
    const how = options.goesOn?.();
    const over = how === "beside" ? undefined : { version: saved.version, base: valuesOf(saved) };
    happen({ is: "saved", sent, madeFrom: over, form: keyOf(name, saved), client: newKey(), goesOn: how !== undefined });
    setHeard(undefined);
    if (how) {
      setGone(false);
      form.reset(sent, { keepValues: true });
      setOpened({ item: saved, savedHere: true });
    }
    options.onSaved(saved, created, sent);
    return "saved";
  }

  async function refused(error: unknown, id: number | undefined): Promise<SaveOutcome> {
    // The draft is kept, and back after the next sign-in.
    if (isSessionEnd(error)) return "refused";
    if (error instanceof Refused && id !== undefined) {
      if (error.status === 409 && error.issues.some(({ path }) => path === "version")) {
        const theirs = await options.findTheirs(id).catch(() => undefined);
        // It was saved before, and only the answer was lost.
        if (theirs && sameValue(valuesOf(theirs), form.getValues())) return done(theirs, false, form.getValues());
        if (theirs) {
          happen({ is: "theirs met", theirs: valuesOf(theirs), version: theirs.version, by: error.savedBy });
          return "conflict";
        }
      }
      if (error.status === 404) setGone(true);
    }
    setTrouble(options.words(error));
    if (error instanceof Refused) {
      if (item === undefined) setHolder(error.takenBy);
      showIssues(form, error.issues);
    }
    return "refused";
  }

  return {
    form,
    submit,
    isNew: item === undefined,
    item,
    dirty: isDirty,
    /** Whether a typed text would be lost with the form: it stands there, or is offered. */
    holdsText: isDirty || told.offer !== undefined,
    noticeId: noticeOf(keyOf(name, item)),
    savedHere,
    saving: isSubmitting,
    trouble,
    /** Somebody deleted the record meanwhile: the next save makes a new one. */
    gone,
    told,
    /** The record that has the address asked for by a new one: perhaps this very text, saved on another device. */
    holder,
    /** What was made of this new one on another device. */
    savedAs: heardNow?.news.saved_as ?? undefined,
    /** Goes on in another record's form, with what was typed here. */
    moveTo: (id: number) => moveTo(`${name}:${id}`),
    heard: told.conflict ? undefined : heard,
    hearNoMore: () => setHeard(undefined),
    /** Beside the button that saves: whether something is not saved, and where it is kept. */
    unsaved: isDirty ? `Unsaved changes${keptWords[told.kept]}` : "",
    /** Saves what I changed over theirs, which I have seen, and nothing else of mine. */
    saveBoth: async (choices: ReadonlyMap<string, Choice>) => {
      if (told.conflict) happen({ is: "theirs taken", mine: mineToKeep({ ...told.conflict, mine: form.getValues() }, choices) });
      await submit();
    },
    takeTheirs: () => {
      const added = options.adds === undefined ? undefined : form.getValues()[options.adds];
      happen({ is: "theirs taken", ...(options.adds !== undefined && added && { mine: { [options.adds]: added } }) });
      setTrouble(undefined);
      setHeard(undefined);
    },
    /** Shows what somebody else saved beside what was typed here, before it is saved. */
    lookAtTheirs: async () => {
      const theirs = item && (await options.findTheirs(item.id).catch(() => undefined));
      if (theirs) happen({ is: "theirs met", theirs: valuesOf(theirs), version: theirs.version, by: heard?.last?.actor });
    },
    /** The record was saved from within this form (a featured swap): later saves start from there. */
    savedMeanwhile: (before: Item, after: Item) => {
      happen({ is: "moved on", from: before.version, madeFrom: { version: after.version, base: valuesOf(after) } });
      setOpened((opened) => (opened.item?.version === before.version ? { ...opened, item: after } : opened));
    },
    takeOffer: () => happen({ is: "offer taken" }),
    /** Shows what is stored in place of what was typed. `what` is the name of the text given up. */
    putBack: (what: string) => {
      const typed = structuredClone(form.getValues());
      happen({ is: "put back" });
      sayDiscarded(what, () => form.reset(typed, { keepDefaultValues: true }));
    },
    /** What the form holds now. */
    mine: (): Record<string, unknown> => form.getValues(),
    discard,
    abandon: () => happen({ is: "given up" }),
  };
}

export type RecordForm = Omit<
  ReturnType<typeof useRecordForm<FieldValues, unknown, StoredRecord>>,
  "form" | "savedMeanwhile" | "submit"
> & {
  submit: () => Promise<unknown>;
};

/** Said where somebody saves without having changed anything. */
export const nothingChanged = "Nothing was changed, so nothing is saved.";

/** The usual words: the sentence of section 8 and the server's own. */
export function failedSaveSentences(itemName: string) {
  return (error: unknown): Trouble => troubleOf(error, { refused: `Failed to save ${itemName}`, unreachable: `Error saving ${itemName}` });
}

/** Milliseconds between two questions of a form in sight whether somebody else saved its record. */
const askedEvery = 4000;

/** What the form shows: `version` is undefined for a new record; `copy` is the version of its unpublished changes. */
type Known = { version: number | undefined; copy: number | undefined };

/** News of the record that an open form shows, and when it came; undefined while nothing changed. `form` as in "course:12". */
function useRecordNews(form: string, { version, copy }: Known, isOn: boolean): { news: RecordNews; at: number } | undefined {
  const { data, dataUpdatedAt } = useQuery({
    // The versions are in the key, so that an answer asked for before this form's own save is not taken as news.
    queryKey: ["form-news", form, version, copy],
    queryFn: ({ signal }) => call(`/autosaves/${encodeURIComponent(form)}/news`, { answer: recordNews, signal }),
    enabled: isOn,
    refetchInterval: askedEvery,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (!isOn || !data) return;
  const isNews = version === undefined ? data.saved_as !== null : data.version !== version || (data.working_copy ?? undefined) !== copy;
  return isNews ? { news: data, at: dataUpdatedAt } : undefined;
}
