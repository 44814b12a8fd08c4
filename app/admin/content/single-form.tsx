import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useSearchParams } from "react-router";
import { formOf } from "#contract/fields/field.ts";
import { type FieldGroup as Group, partName, type SingleKind } from "#contract/kinds/single-kind.ts";
import { formOfSingle } from "#contract/single-kinds.ts";
import { comparedOf } from "../compare/compared.ts";
import { sameValue } from "../compare/values.ts";
import { PrimaryButton } from "../components/button.tsx";
import { useLayer } from "../components/layers.ts";
import { ReadingContext, useFieldsReading } from "../forms/reading-context.ts";
import { RecordNotices } from "../forms/record-notices.tsx";
import { type StoredSingle, singleCalls } from "../forms/single-calls.ts";
import { failedSaveSentences, nothingChanged, useRecordForm } from "../forms/use-record-form.ts";
import { ConfirmButton } from "../lists/confirm-dialog.tsx";
import type { UndoRestore } from "../versions/say-restored.ts";
import { EarlierVersions } from "../versions/versions-dialog.tsx";
import { FieldInput } from "./field-input.tsx";

type Values = Record<string, unknown>;

export type SingleFormParts = {
  /** Inputs of their own, by the names of their fields. */
  inputs?: Readonly<Record<string, ComponentType>>;
  /** Below the fields. */
  children?: ReactNode;
};

type SingleFormProps = SingleFormParts & {
  kind: SingleKind;
  stored: StoredSingle;
  onSaved: (stored: StoredSingle) => void;
  onRestored: (undo: UndoRestore) => Promise<void>;
  onFirst: (stored: StoredSingle) => void;
  /** It was saved a moment ago: the keyboard stays at the buttons instead of falling to the top of the page. */
  justSaved: boolean;
};

const asItem = (stored: StoredSingle) => ({ ...stored, id: 1 });

/** The form of a kind with one item. */
export function SingleForm({ kind, stored, inputs = {}, children, ...props }: SingleFormProps) {
  const { path, list, groups, label, itemName, asks, first, page } = kind;
  const { at, read, save, restoreFirst } = singleCalls(kind);
  const compared = comparedOf(list, groups);
  const valuesOf = (item: StoredSingle): Values => formOf(list, item);
  const readAnew = async () => {
    const item = asItem(await read());
    const values = valuesOf(item);
    return { item, values, madeFrom: { version: item.version, base: values } };
  };
  const record = useRecordForm<Values, object, StoredSingle & { id: number }>({
    name: formOfSingle(path),
    item: asItem(stored),
    values: valuesOf(stored),
    valuesOf,
    schema: kind.input,
    save: async (fields, _, version) => asItem(await save(fields, version)),
    findTheirs: async () => asItem(await read()),
    ...(asks === "content" && { readAnew }),
    // The calls that keep what is typed on the server ask for "content".
    autosaved: asks === "content" ? "server" : "browser",
    words: failedSaveSentences(itemName),
    goesOn: () => "over",
    onSaved(saved, _, sent) {
      const values = valuesOf(saved);
      // As the server keeps it; what was typed meanwhile stays.
      if (!sameValue(values, sent) && sameValue(record.form.getValues(), sent)) record.form.reset(values);
      props.onSaved(saved);
    },
  });
  const [reading, tellReading] = useFieldsReading();
  const bar = useRef<HTMLDivElement>(null);
  const { justSaved } = props;

  const [nothing, setNothing] = useState(false);
  const submit = () => {
    setNothing(false);
    if (!record.saving && !record.told.conflict && !reading) void record.submit();
  };
  // It takes the key also where nothing was changed: otherwise the browser's own dialog would come up.
  useLayer(true, undefined, () => (record.dirty ? submit() : setNothing(!record.saving)));

  const form = useAskedField(justSaved);
  const { version } = stored;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each save.
  useEffect(() => {
    // Who saves by the key goes on typing.
    const isTyping = form.current?.contains(document.activeElement) && document.activeElement?.matches("input, textarea, select");
    if (justSaved && !isTyping) bar.current?.focus({ preventScroll: true });
  }, [justSaved, version]);

  return (
    <FormProvider {...record.form}>
      <form
        ref={form}
        noValidate
        aria-label={label}
        className="max-w-4xl space-y-6 [&_:is(input,textarea,select,button,a)]:scroll-mb-24"
        // Enter in one of several fields is no wish to save.
        onSubmit={(event) => event.preventDefault()}
      >
        <RecordNotices itemName={itemName} record={record} compared={compared} />
        <ReadingContext value={tellReading}>
          {groups.map((group) => (
            <Fields key={Object.keys(group.fields).join()} group={group} inputs={inputs} />
          ))}
          {children}
        </ReadingContext>
        <div className="flex flex-wrap items-center gap-3">
          <EarlierVersions record={record} at={at} compared={compared} onRestored={props.onRestored} />
          {first ? (
            <ConfirmButton
              button={{ disabled: record.holdsText || record.saving, children: first.button }}
              title={`${first.button}?`}
              confirm={first.button}
              busy="Restoring..."
              danger
              failed={first.failed}
              onConfirm={async () => props.onFirst(await restoreFirst())}
            >
              <p>{first.asked}</p>
              <p>It can be undone for a moment, and what is there now stays among the earlier versions.</p>
            </ConfirmButton>
          ) : null}
          {page ? (
            <a
              href={page}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center font-semibold text-lagoon underline underline-offset-4"
            >
              See it on the site
            </a>
          ) : null}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced with every button; this is where the keyboard waits after a save. */}
        <div
          ref={bar}
          role="group"
          aria-label="Save"
          tabIndex={-1}
          // In sight as soon as there is something to save, or that there is nothing is said; before, it would only lie over fields.
          className={`flex flex-wrap items-center gap-3 border-t border-line py-3 !outline-none ${record.dirty || nothing ? "sticky bottom-0 z-10 bg-paper" : ""}`}
        >
          <PrimaryButton
            onClick={submit}
            busy={record.saving && "Saving..."}
            disabled={record.told.conflict !== undefined || !record.dirty || reading}
          >
            Save changes
          </PrimaryButton>
          <p className="text-sm text-quiet">{record.unsaved}</p>
          <p role="status" className="text-sm font-semibold text-lagoon empty:hidden">
            {nothing && !record.dirty ? nothingChanged : ""}
          </p>
        </div>
      </form>
    </FormProvider>
  );
}

/** A part of a long form; an address ends in `#part-how-to-pay` to lead to it. */
function Fields({ group: { title, shown, fields }, inputs }: { group: Group; inputs: Readonly<Record<string, ComponentType>> }) {
  const id = useId();
  const all = Object.entries(fields).map(([name, field]) => {
    const Own = inputs[name];
    return Own ? <Own key={name} /> : <FieldInput key={name} name={name} field={field} />;
  });
  if (title === undefined) return <div className="space-y-5">{all}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot hold the look of a heading with a sentence below it.
    <div id={partName(title)} role="group" aria-labelledby={id} className="rounded-xl border border-line bg-card p-5">
      <h2 id={id} className="font-display text-xl font-semibold">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-sm text-quiet">
        {shown ? <span className="font-semibold">Where it appears: </span> : null}
        {shown}
      </p>
      <div className="space-y-5">{all}</div>
    </div>
  );
}

/** Opens a form at the field that the address asks for (`?field=values.0.text`), unless it was saved a moment ago. */
function useAskedField(justSaved: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const asked = useSearchParams()[0].get("field");
  useEffect(() => {
    if (asked === null || justSaved) return;
    // The layout puts the focus on a new screen first (staff-layout.tsx).
    const timer = setTimeout(() => show(form.current, asked));
    return () => clearTimeout(timer);
  }, [asked, justSaved]);
  return form;
}

function show(form: HTMLFormElement | null, asked: string): void {
  const input =
    form?.elements.namedItem(asked) ??
    form?.querySelector(`[data-field="${CSS.escape(asked)}"] :is(input, textarea, button, [contenteditable])`);
  if (!(input instanceof HTMLElement)) return;
  input.focus({ preventScroll: true });
  input.scrollIntoView({ block: "center" });
}
