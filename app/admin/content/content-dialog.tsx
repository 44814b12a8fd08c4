import { type ReactNode, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { formOfKind } from "#contract/autosave.ts";
import { isPagedPath } from "#contract/content-kinds.ts";
import { blankOf, type FieldList, type FormOf, formOf } from "#contract/field.ts";
import type { Publishing } from "#contract/publishing.ts";
import { BeforeLive } from "../before-live/before-live.tsx";
import { SeoInputs } from "../before-live/seo-inputs.tsx";
import { comparedOf } from "../compare/compared.ts";
import { capitalised } from "../components/capitalised.ts";
import type { Trouble } from "../components/notice.tsx";
import { setFields } from "../forms/fields-by-name.ts";
import { RecordDialog } from "../forms/record-dialog.tsx";
import { failedSaveSentences, useRecordForm } from "../forms/use-record-form.ts";
import { PreviewedForm } from "../preview/previewed-form.tsx";
import type { ContentCalls, StoredItem } from "./content-calls.ts";
import type { ContentDialogProps } from "./content-screen.tsx";
import { PublishingInputs } from "./publishing-inputs.tsx";
import { publishingOf, publishingWays, type SaveWay } from "./publishing-ways.ts";
import { UnpublishedChanges } from "./unpublished-changes.tsx";

type ContentFormOptions<List extends FieldList, Item extends StoredItem, Fields extends object> = ContentDialogProps<Item> & {
  calls: ContentCalls<Item, Fields>;
  list: List;
  /** What a form holds that an empty or a stored field does not say. */
  fill?: (form: FormOf<List>) => FormOf<List>;
  save?: ContentCalls<Item, Fields>["save"];
  /** Reads the item again after somebody else saved it. */
  findTheirs?: (id: number) => Promise<Item | undefined>;
  /** What is said of a save that fails, where section 8 of the specification has other words. */
  words?: (error: unknown) => Trouble;
};

/** What was typed, as it can be saved; or, where it may be unfinished, only kept. */
type Judged<Fields> = { whole: Fields } | { unfinished: object };

export function useContentForm<List extends FieldList, Item extends StoredItem, Fields extends object>(
  options: ContentFormOptions<List, Item, Fields>,
) {
  const { calls, list, item, fill = (form) => form, save = calls.save, words, onSaved } = options;
  const { kind } = calls;
  const valuesOf = (stored: object) => fill(formOf(list, stored));
  const way = useRef<SaveWay>("publish");
  const stored = useRef(item);
  const [workingCopy, setWorkingCopy] = useState(options.workingCopy);
  const seen = useRef(workingCopy?.version);
  const findTheirs = options.findTheirs ?? (async (id: number) => (await calls.find(id)) ?? undefined);

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
    values: item ? valuesOf(workingCopy?.item ?? item) : fill(blankOf(list)),
    madeFrom: workingCopy && {
      version: workingCopy.base_version,
      base: item && item.version === workingCopy.base_version ? valuesOf(item) : undefined,
    },
    valuesOf,
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
    async findTheirs(id) {
      if (!kind.publishing) return findTheirs(id);
      const [copy, theirs] = await Promise.all([calls.findWorkingCopy(id), findTheirs(id)]);
      seen.current = copy?.version;
      // Their changes are the item as it would be, made on the version that they say.
      return theirs && copy ? { ...theirs, ...copy.item, version: copy.base_version } : theirs;
    },
    words: words ?? failedSaveSentences(kind.screen.one),
    goesOn: () => (way.current === "draft" ? "over" : way.current === "keep" ? "beside" : undefined),
    onSaved(saved, created) {
      stored.current = saved;
      onSaved(saved, created, way.current);
    },
  });
  return { ...record, way, workingCopy, onDiscarded: options.onDiscarded };
}

type ContentFormProps<List extends FieldList, Item extends StoredItem, Fields extends object> = {
  calls: ContentCalls<Item, Fields>;
  record: ReturnType<typeof useContentForm<List, Item, Fields>>;
  submit?: () => Promise<void>;
  onClose: () => void;
  onRestored: () => Promise<void>;
  size?: "small" | "large";
  children: ReactNode;
};

export function ContentForm<List extends FieldList, Item extends StoredItem, Fields extends object>(
  props: ContentFormProps<List, Item, Fields>,
) {
  const { calls, record, submit = record.submit, onClose, onRestored, size = "large", children } = props;
  const { path, list, screen, publishing } = calls.kind;
  const [previewing, setPreviewing] = useState(false);
  const itemName = screen.one;
  const shown = capitalised(itemName);
  const usual = record.isNew ? `Create ${shown}` : `Update ${shown}`;
  const set = (fields: Partial<Publishing>) => setFields(record.form, fields);
  const ways =
    publishing && publishingWays({ item: record.item, hasChanges: record.workingCopy !== undefined, way: record.way, set, submit, usual });
  const discarded = () => {
    record.abandon();
    record.onDiscarded?.();
  };
  const moments = ways && (
    <PublishingInputs
      stored={record.item && publishingOf(record.item)}
      publish={usual}
      onWithdraw={"withdraw" in ways ? ways.withdraw : undefined}
    />
  );
  return (
    <RecordDialog
      itemName={itemName}
      title={record.isNew ? `Add New ${shown}` : `Edit ${shown}`}
      record={{ ...record, submit }}
      submit={usual}
      {...ways?.dialog}
      compared={comparedOf(list)}
      mine={() => record.form.getValues()}
      onClose={onClose}
      history={{ path, onRestored }}
      returnTo={record.item ? `edit-${record.item.id}` : "add-new"}
      size={previewing ? "wide" : size}
    >
      <FormProvider {...record.form}>
        {record.workingCopy && record.item ? (
          <UnpublishedChanges calls={calls} id={record.item.id} workingCopy={record.workingCopy} onDiscarded={discarded} />
        ) : null}
        {isPagedPath(path) ? (
          <PreviewedForm noun={path} item={record.item} isOpen={previewing} onOpen={setPreviewing}>
            {children}
            <SeoInputs kind={path} />
            <BeforeLive kind={path} id={record.item?.id} />
            {moments}
          </PreviewedForm>
        ) : (
          <>
            {children}
            {moments}
          </>
        )}
      </FormProvider>
    </RecordDialog>
  );
}
