import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { FormProvider, type Path, useWatch } from "react-hook-form";
import { formOfKind } from "#contract/autosave.ts";
import { isPagedPath } from "#contract/content-kinds.ts";
import { blankOf, type FieldList, type FormOf, formOf } from "#contract/fields/field.ts";
import { type Publishing, publishingState } from "#contract/fields/publishing.ts";
import type { WorkingCopy } from "#contract/working-copy.ts";
import { BeforeLive } from "../before-live/before-live.tsx";
import { SeoInputs } from "../before-live/share-previews.tsx";
import { comparedOf } from "../compare/compared.ts";
import { sameValue } from "../compare/values.ts";
import { capitalised } from "../components/capitalised.ts";
import type { Trouble } from "../components/notice.tsx";
import { setFields } from "../forms/fields-by-name.ts";
import { FormParts, PartsList, useFormParts } from "../forms/form-parts.tsx";
import { RecordDialog } from "../forms/record-dialog.tsx";
import { failedSaveSentences, type SaveOutcome, useRecordForm } from "../forms/use-record-form.ts";
import { PreviewedForm } from "../preview/previewed-form.tsx";
import type { UndoRestore } from "../versions/say-restored.ts";
import type { ContentCalls, StoredItem } from "./content-calls.ts";
import { PublishingInputs } from "./publishing-inputs.tsx";
import { publishingOf, publishingWays, type SaveWay } from "./publishing-ways.ts";
import { theirsMet } from "./theirs-met.ts";
import { AddressContext } from "./title-and-slug-inputs.tsx";
import { UnpublishedChanges } from "./unpublished-changes.tsx";

export type ContentDialogProps<Item> = {
  item: Item | undefined;
  onClose: () => void;
  onSaved: (item: Item, created: boolean, way: SaveWay) => void;
  workingCopy?: WorkingCopy | undefined;
  onDiscarded?: () => void;
  onRestored: (undo: UndoRestore, said: string) => Promise<void>;
  /** Opens the form of another one. */
  onGoTo?: (id: number) => Promise<void>;
};

type ContentFormOptions<List extends FieldList, Item extends StoredItem, Fields extends object> = ContentDialogProps<Item> & {
  calls: ContentCalls<Item, Fields>;
  list: List;
  /** What a form holds that an empty or a stored field does not say. */
  fill?: (form: FormOf<List>) => FormOf<List>;
  save?: ContentCalls<Item, Fields>["save"];
  /** What is said of a save that fails, where section 8 of the specification has other words. */
  words?: (error: unknown) => Trouble;
};

/** What was typed, as it can be saved; or, where it may be unfinished, only kept. */
type Judged<Fields> = { whole: Fields } | { unfinished: object };

/** The form of an item: publishes what is typed, keeps it as a draft or beside the item, and deals with what somebody else saved meanwhile. */
export function useContentForm<List extends FieldList, Item extends StoredItem, Fields extends object>(
  options: ContentFormOptions<List, Item, Fields>,
) {
  const { calls, list, item, fill = (form) => form, save = calls.save, words, onSaved } = options;
  const { kind } = calls;
  const valuesOf = (stored: object) => fill(formOf(list, stored));
  const way = useRef<SaveWay>("publish");
  const stored = useRef(item);
  /** What a save met that somebody else had saved. */
  const [met, setMet] = useState<Item>();
  const [workingCopy, setWorkingCopy] = useState(options.workingCopy);
  const seen = useRef(workingCopy?.version);
  const client = useQueryClient();
  /** Reads the item again after somebody else saved it, from its list where that is read whole; undefined when it is gone. */
  async function findTheirs(id: number): Promise<Item | undefined> {
    if (!kind.reorder) return (await calls.find(id)) ?? undefined;
    return (await client.fetchQuery({ ...calls.all, staleTime: 0 })).find((one) => one.id === id);
  }

  /** What a form shows of an item, or of its unpublished changes. */
  function madeFromCopy(item: Item, copy: WorkingCopy | undefined) {
    const base = valuesOf(item);
    if (!copy) return { values: base, madeFrom: { version: item.version, base } };
    return {
      values: valuesOf(copy.item),
      madeFrom: { version: copy.base_version, base: item.version === copy.base_version ? base : undefined },
    };
  }

  /** Keeps changes beside the item, which stays as it is. */
  async function keep(changes: object, version: number | undefined): Promise<Item> {
    if (!stored.current || version === undefined) throw new Error("There is no item yet to keep changes beside");
    const kept = await calls.keepChanges(stored.current.id, changes, version, seen.current);
    seen.current = kept.version;
    setWorkingCopy(kept);
    return stored.current;
  }

  const record = useRecordForm<FormOf<List>, Judged<Fields>, Item>({
    name: formOfKind(kind.operation),
    item,
    ...(item ? madeFromCopy(item, workingCopy) : { values: fill(blankOf(list)) }),
    valuesOf,
    async readAnew(id) {
      const [copy, theirs] = await Promise.all([kind.publishing ? calls.findWorkingCopy(id) : null, findTheirs(id)]);
      if (!theirs) return undefined;
      stored.current = theirs;
      setWorkingCopy(copy ?? undefined);
      const made = madeFromCopy(theirs, copy ?? undefined);
      const accept = () => {
        seen.current = copy?.version;
      };
      return { item: theirs, ...made, accept };
    },
    copy: workingCopy?.version,
    autosaved: "server",
    schema: () =>
      way.current === "keep" && kind.publishing
        ? kind.publishing.workingCopy.transform((unfinished) => ({ unfinished }))
        : kind.input.transform((whole) => ({ whole })),
    async save(judged, id, version) {
      if ("unfinished" in judged) return keep(judged.unfinished, version);
      const { whole } = judged;
      return save(seen.current === undefined || id === undefined ? whole : { ...whole, working_copy: seen.current }, id, version);
    },
    async findTheirs(id): Promise<Item | undefined> {
      if (!kind.publishing) return findTheirs(id);
      const [copy, theirs] = await Promise.all([calls.findWorkingCopy(id), findTheirs(id)]);
      setMet(theirs);
      const seenBefore = seen.current;
      seen.current = copy?.version;
      const publishes = (copied: object): boolean => way.current !== "keep" && sameValue(valuesOf(copied), record.form.getValues());
      return theirs && theirsMet({ item: theirs, copy, seen: seenBefore, publishes });
    },
    words: words ?? failedSaveSentences(kind.screen.one),
    goesOn: () => (way.current === "draft" ? "over" : way.current === "keep" ? "beside" : undefined),
    onSaved(saved, created) {
      stored.current = saved;
      onSaved(saved, created, way.current);
    },
  });
  const { onGoTo } = options;
  const goOnIn =
    onGoTo &&
    (async (id: number) => {
      await record.moveTo(id);
      await onGoTo(id);
    });
  const lookAtTheirs = async () => {
    const state = kind.publishing && stored.current ? publishingState(publishingOf(stored.current)) : undefined;
    // What is put together then is on the website only when somebody presses the button that says so.
    if (state) way.current = state === "draft" || state === "withdrawn" ? "draft" : "keep";
    await record.lookAtTheirs();
  };
  return {
    ...record,
    /** As far as it is known here: what the form says of visitors is true also beside changes that were not saved. */
    stored: record.item && met && met.version > record.item.version ? met : record.item,
    ...{ calls, way, workingCopy, goOnIn, lookAtTheirs, options },
  };
}

/** Room for the form and its page beside each other. */
const wide = "(min-width: 85rem)";

type ContentFormProps<List extends FieldList, Item extends StoredItem, Fields extends object> = {
  record: ReturnType<typeof useContentForm<List, Item, Fields>>;
  submit?: () => Promise<SaveOutcome>;
  size?: "small" | "large";
  aboveButtons?: ReactNode;
  children: ReactNode;
};

export function ContentForm<List extends FieldList, Item extends StoredItem, Fields extends object>(
  props: ContentFormProps<List, Item, Fields>,
) {
  const { record, submit = record.submit, size = "large", aboveButtons, children } = props;
  const { calls, options } = record;
  const { path, list, screen, publishing } = calls.kind;
  const [previewing, setPreviewing] = useState(() => isPagedPath(path) && "matchMedia" in globalThis && matchMedia(wide).matches);
  const { parts, hear } = useFormParts();
  const [unlocked, setUnlocked] = useState(false);
  const itemName = screen.one;
  const shown = capitalised(itemName);
  const usual = record.isNew ? `Create ${shown}` : `Update ${shown}`;
  const set = (fields: Partial<Publishing>) => setFields(record.form, fields);
  const get = () => publishingOf(record.form.getValues());
  // What is typed there changes what the button does; not every kind has it.
  useWatch({ control: record.form.control, name: ["publish_at", "unpublish_at", "date"] as Path<FormOf<List>>[] });
  const { stored, way } = record;
  const slug = record.item && String(Reflect.get(record.item, "slug"));
  const hasChanges = record.workingCopy !== undefined;
  const ways = publishing && publishingWays({ item: stored, hasChanges, way, set, get, submit, usual });
  const discarded = () => {
    record.abandon();
    options.onDiscarded?.();
  };
  const moments = ways && (
    <PublishingInputs
      stored={stored && publishingOf(stored)}
      publish={ways.dialog.submit ?? usual}
      comesNow={ways.comesNow}
      hide={ways.hide}
    />
  );
  return (
    <FormProvider {...record.form}>
      <RecordDialog
        itemName={itemName}
        title={record.isNew ? `Add New ${shown}` : `Edit ${shown}`}
        record={{ ...record, submit }}
        submit={usual}
        {...ways?.dialog}
        compared={comparedOf(list)}
        onClose={options.onClose}
        history={{ path, onRestored: options.onRestored }}
        returnTo={record.item ? `edit-${record.item.id}` : "add-new"}
        size={previewing ? "wide" : size}
        bar={<PartsList parts={parts} />}
        aboveButtons={aboveButtons}
        goOnIn={record.goOnIn}
      >
        {record.workingCopy && record.item && stored ? (
          <UnpublishedChanges calls={calls} id={record.item.id} item={stored} workingCopy={record.workingCopy} onDiscarded={discarded} />
        ) : null}
        {isPagedPath(path) ? (
          <PreviewedForm noun={path} item={stored} isOpen={previewing} onOpen={setPreviewing}>
            <FormParts value={hear}>
              <AddressContext value={{ kind: path, stored: slug, unlocked, onUnlock: setUnlocked }}>{children}</AddressContext>
              <SeoInputs kind={path} />
              <BeforeLive kind={path} id={record.item?.id} />
              {moments}
            </FormParts>
          </PreviewedForm>
        ) : (
          <>
            {children}
            {moments}
          </>
        )}
      </RecordDialog>
    </FormProvider>
  );
}

type ItemDialogProps<List extends FieldList, Item extends StoredItem, Fields extends object> = ContentFormOptions<List, Item, Fields> & {
  size?: "small" | "large";
  children: ReactNode;
};

/** The form of a kind of which nothing but its inputs is its own. */
export function ItemDialog<List extends FieldList, Item extends StoredItem, Fields extends object>({
  size,
  children,
  ...options
}: ItemDialogProps<List, Item, Fields>) {
  return (
    <ContentForm record={useContentForm(options)} {...(size && { size })}>
      {children}
    </ContentForm>
  );
}
