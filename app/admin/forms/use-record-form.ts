import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import { Refused } from "../session/api-call.ts";
import { type Draft, dropDraft, keepDraft, readDraft } from "../session/drafts.ts";
import { isSessionEnd, type Trouble, troubleOf } from "../session/trouble.ts";

/** Anything staff edit: the version tells the server what they had read. */
export type StoredRecord = { id: number; version: number };

type RecordFormOptions<Values extends FieldValues, Output, Item extends StoredRecord> = {
  /** Names the form in the drafts, as in "course". */
  name: string;
  /** What is edited; undefined for a new one. Later changes of it are not taken over. */
  item: Item | undefined;
  values: DefaultValues<Values>;
  resolver: Resolver<Values, unknown, Output>;
  /** Sends what was typed; `id` undefined creates. */
  save: (fields: Output, id: number | undefined, version: number | undefined) => Promise<Item>;
  /** Reads the record again after somebody else saved it; undefined when it is gone. */
  findTheirs: (id: number) => Promise<Item | undefined>;
  valuesOf: (item: Item) => DefaultValues<Values>;
  /** What section 8 of the specification says of a save that fails. */
  words: (error: unknown) => Trouble;
  onSaved: (item: Item, created: boolean) => void;
};

/** State of one form over one record: what was typed survives failures, other people's saves and the end of a session. */
export function useRecordForm<Values extends FieldValues, Output, Item extends StoredRecord>(
  options: RecordFormOptions<Values, Output, Item>,
) {
  const [start] = useState(() => ({ item: options.item, values: options.values, key: `${options.name}:${options.item?.id ?? "new"}` }));
  const [draft, setDraft] = useState<Draft | undefined>(() => readDraft(start.key));
  const version = useRef(draft?.version ?? start.item?.version);
  const settled = useRef(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const [theirs, setTheirs] = useState<Item>();
  const [gone, setGone] = useState(false);
  const form = useForm<Values, unknown, Output>({ defaultValues: start.values, resolver: options.resolver });
  const { isDirty, isSubmitting } = form.formState;

  const restore = useEffectEvent(() => {
    // The draft was made by this very form; its schema judges it when it is saved.
    if (draft) form.reset({ ...form.getValues(), ...(draft.values as Partial<Values>) }, { keepDefaultValues: true });
  });
  // Keeping starts first: it must hear of what is restored.
  useDraftKeeping(start.key, form, version, settled);
  useEffect(() => restore(), []);

  async function send(fields: Output, over: number | undefined): Promise<void> {
    setTrouble(undefined);
    const id = gone ? undefined : start.item?.id;
    try {
      const saved = await options.save(fields, id, id === undefined ? undefined : over);
      settled.current = true;
      dropDraft(start.key);
      options.onSaved(saved, id === undefined);
    } catch (error) {
      await refuse(error, id);
    }
  }

  async function refuse(error: unknown, id: number | undefined): Promise<void> {
    if (isSessionEnd(error)) return;
    if (error instanceof Refused && id !== undefined) {
      if (error.status === 409 && error.issues.some(({ path }) => path === "version")) {
        const found = await options.findTheirs(id).catch(() => undefined);
        if (found) return setTheirs(found);
      }
      if (error.status === 404) setGone(true);
    }
    setTrouble(options.words(error));
    if (error instanceof Refused) showIssues(error.issues);
  }

  function showIssues(issues: Refused["issues"]): void {
    for (const [index, { path, message }] of issues.entries()) {
      const [name = ""] = path.split(".");
      if (name in form.getValues()) form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: index === 0 });
    }
  }

  const submit = form.handleSubmit((fields) => send(fields, version.current));

  return {
    form,
    submit,
    isNew: start.item === undefined,
    item: start.item,
    dirty: isDirty,
    /** Saved or given up: nothing holds the person back any more. */
    isSettled: () => settled.current,
    saving: isSubmitting,
    trouble,
    theirs,
    /** Somebody deleted the record meanwhile: the next save makes a new one. */
    gone,
    restored: draft,

    /** Puts mine in the place of theirs, which I have seen. */
    saveOverTheirs: async () => {
      if (!theirs) return;
      version.current = theirs.version;
      setTheirs(undefined);
      await form.handleSubmit((fields) => send(fields, theirs.version))();
    },
    takeTheirs: () => {
      if (!theirs) return;
      version.current = theirs.version;
      form.reset(options.valuesOf(theirs));
      dropDraft(start.key);
      setDraft(undefined);
      setTheirs(undefined);
      setTrouble(undefined);
    },
    /** The record was saved from within this form (a featured swap): later saves start from there. */
    savedMeanwhile: (before: Item, after: Item) => {
      if (version.current === before.version) version.current = after.version;
    },
    /** Back to what is stored. */
    discardDraft: () => {
      form.reset(start.values);
      version.current = start.item?.version;
      dropDraft(start.key);
      setDraft(undefined);
    },
    /** Forgets what was typed: the person said so. */
    abandon: () => {
      settled.current = true;
      dropDraft(start.key);
    },
  };
}

export type RecordForm = Omit<ReturnType<typeof useRecordForm<FieldValues, unknown, StoredRecord>>, "form" | "savedMeanwhile">;

/** The usual words: the sentence of section 8 and the server's own. */
export function saveWords(noun: string) {
  return (error: unknown): Trouble => troubleOf(error, { refused: `Failed to save ${noun}`, unreachable: `Error saving ${noun}` });
}

function useDraftKeeping<Values extends FieldValues>(
  key: string,
  form: Pick<ReturnType<typeof useForm<Values>>, "subscribe" | "getValues">,
  version: { current: number | undefined },
  settled: { current: boolean },
): void {
  const { subscribe, getValues } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let dirty = false;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (settled.current) return;
      if (!dirty) return dropDraft(key);
      keepDraft(key, { values: getValues(), ...(version.current !== undefined && { version: version.current }) });
    };
    const end = subscribe({
      formState: { values: true, isDirty: true },
      callback: (state) => {
        if (state.isDirty !== undefined) dirty = state.isDirty;
        timer ??= setTimeout(keep, 300);
      },
    });
    window.addEventListener("pagehide", keep);
    return () => {
      keep();
      end();
      window.removeEventListener("pagehide", keep);
    };
  }, [key, subscribe, getValues, version, settled]);
}
