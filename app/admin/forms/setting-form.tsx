import { type ReactNode, useEffect, useRef, useState } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import type { z } from "#contract/zod.ts";
import type { Compared } from "../compare/differences.tsx";
import { Button } from "../components/button.tsx";
import { VersionsDialog } from "../versions/versions-dialog.tsx";
import { ReadingContext } from "./reading-context.ts";
import { RecordNotices } from "./record-notices.tsx";
import { failedSaveSentences, useRecordForm } from "./use-record-form.ts";

type Stored<Output> = Output & { version: number };

type SettingFormProps<Values extends FieldValues, Output> = {
  name: string;
  /** Of its calls: "/academy-facts". */
  at: string;
  /** As a screen reader announces the form, and as people say what it saves. */
  label: string;
  itemName: string;
  stored: Stored<Output>;
  valuesOf: (stored: Stored<Output>) => Values;
  schema: z.ZodType<Output>;
  compared: readonly Compared[];
  autosaved: "browser" | "server";
  read: () => Promise<Stored<Output>>;
  save: (fields: Output, version: number | undefined) => Promise<Stored<Output>>;
  onSaved: (stored: Stored<Output>) => void;
  onRestored: () => Promise<void>;
  /** It was saved a moment ago: the keyboard stays at the buttons instead of falling to the top of the page. */
  justSaved?: boolean;
  /** More buttons beside "Save changes". */
  actions?: (state: { dirty: boolean; saving: boolean }) => ReactNode;
  children: ReactNode;
};

export function SettingForm<Values extends FieldValues, Output extends object>(props: SettingFormProps<Values, Output>) {
  const { name, at, label, itemName, compared } = props;
  const asItem = (stored: Stored<Output>) => ({ ...stored, id: 1 });
  const record = useRecordForm<Values, Output, ReturnType<typeof asItem>>({
    name,
    item: asItem(props.stored),
    values: props.valuesOf(props.stored),
    valuesOf: props.valuesOf,
    schema: props.schema,
    save: async (fields, _, version) => asItem(await props.save(fields, version)),
    findTheirs: async () => asItem(await props.read()),
    autosaved: props.autosaved,
    words: failedSaveSentences(itemName),
    onSaved: props.onSaved,
  });
  const [versions, setVersions] = useState(false);
  const [reading, setReading] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const { justSaved = false } = props;

  useEffect(() => {
    if (justSaved) bar.current?.focus({ preventScroll: true });
  }, [justSaved]);

  return (
    <FormProvider {...record.form}>
      <form
        noValidate
        aria-label={label}
        className="max-w-4xl space-y-6 [&_:is(input,textarea,select,button,a)]:scroll-mb-24"
        onSubmit={(event) => {
          event.preventDefault();
          if (!record.saving && !record.told.conflict && !reading) record.submit();
        }}
      >
        <RecordNotices itemName={itemName} record={record} compared={compared} mine={() => record.form.getValues()} />
        <ReadingContext value={setReading}>{props.children}</ReadingContext>
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => setVersions(true)} disabled={record.dirty || record.saving}>
            Earlier versions
          </Button>
          {props.actions?.(record)}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced with every button; this is where the keyboard waits after a save. */}
        <div
          ref={bar}
          role="group"
          aria-label="Save"
          tabIndex={-1}
          // In sight as soon as there is something to save; before, it would only lie over fields.
          className={`flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3 !outline-none ${record.dirty ? "sticky bottom-0 z-10" : ""}`}
        >
          <Button
            type="submit"
            look="primary"
            busy={record.saving ? "Saving..." : undefined}
            disabled={record.told.conflict !== undefined || !record.dirty || reading}
          >
            Save changes
          </Button>
          <p className="text-sm text-quiet">{record.unsaved}</p>
        </div>
      </form>
      {versions ? (
        <VersionsDialog
          at={at}
          compared={compared}
          onRestored={async () => {
            record.abandon();
            await props.onRestored();
          }}
          onClose={() => setVersions(false)}
        />
      ) : null}
    </FormProvider>
  );
}
