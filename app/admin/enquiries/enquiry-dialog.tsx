import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import type { ChangedEnquiry, Enquiry, EnquiryChange, NewEnquiryEvent } from "#contract/enquiries/enquiry.ts";
import { enquiryStatuses, enquiryStatusWords } from "#contract/enquiries/enquiry-words.ts";
import { Button } from "../components/button.tsx";
import { SelectField } from "../components/field.tsx";
import { DeleteIcon } from "../components/icons.tsx";
import { RecordDialog } from "../forms/record-dialog.tsx";
import { saveWords, useRecordForm } from "../forms/use-record-form.ts";
import { ExportButton } from "../lists/export-button.tsx";
import { Refused } from "../session/api-call.ts";
import { AnswerPanel } from "./answer/answer-panel.tsx";
import { ReplyButtons } from "./answer/reply-buttons.tsx";
import {
  addEvent,
  changeEnquiry,
  classesQuery,
  enquiriesOfPerson,
  eventsQuery,
  findEnquiry,
  ownersQuery,
  relatedQuery,
} from "./enquiry-calls.ts";
import { csvOf } from "./enquiry-csv.ts";
import { EnquiryDetails } from "./enquiry-details.tsx";
import { comparedFields, type EnquiryForm, enquiryForm, formOf } from "./enquiry-form.ts";
import { ClassField, NextStepInputs, OwnerField } from "./enquiry-inputs.tsx";
import { FullClass } from "./full-class.tsx";
import { NoteInput } from "./note-input.tsx";
import { RelatedEnquiries } from "./related-enquiries.tsx";
import { Timeline } from "./timeline.tsx";

type EnquiryDialogProps = {
  item: Enquiry;
  onClose: () => void;
  /** `goOn`: the next one is to be opened. */
  onSaved: (item: ChangedEnquiry, goOn: boolean) => void;
  onChanged: (item: ChangedEnquiry) => void;
  /** Merged with another or taken apart; `into` has both. */
  onMerged: (into: number) => void;
  /** `whole`: everything this person wrote. `abandon` forgets what is typed here, once the enquiry is gone. */
  onErase: (whole: boolean, abandon: () => void) => void;
};

export function EnquiryDialog({ item, onClose, onSaved, onChanged, onMerged, onErase }: EnquiryDialogProps) {
  const client = useQueryClient();
  const latest = useRef<ChangedEnquiry>(item);
  const goOn = useRef(false);
  const [full, setFull] = useState(false);
  const { data: related = [] } = useQuery(relatedQuery(item.id));
  const { data: classes = [] } = useQuery(classesQuery);
  const { data: owners = [] } = useQuery(ownersQuery);
  const merged = related.filter((other) => other.merged_into === item.id);

  async function save(fields: EnquiryChange, _id: number | undefined, version: number | undefined): Promise<ChangedEnquiry> {
    setFull(false);
    try {
      return await changeEnquiry(item.id, { ...fields, version });
    } catch (error) {
      setFull(error instanceof Refused && error.status === 409 && error.issues.some(({ path }) => path === "class_id"));
      throw error;
    } finally {
      // Whether it went out is not known when no answer came.
      client.invalidateQueries({ queryKey: eventsQuery(item.id).queryKey });
      client.invalidateQueries({ queryKey: classesQuery.queryKey });
    }
  }

  const record = useRecordForm<EnquiryForm, EnquiryChange, ChangedEnquiry>({
    name: "enquiry",
    item,
    values: formOf(item),
    valuesOf: formOf,
    schema: enquiryForm,
    save,
    findTheirs: async (id) => (await findEnquiry(id)) ?? undefined,
    // What is about a visitor does not lie on the server before it is saved.
    autosaved: "browser",
    words: saveWords("enquiry"),
    onSaved: (saved) => onSaved(saved, goOn.current),
  });
  const { form } = record;

  /** Takes over what was changed from within this form; what is typed and not saved stays. */
  function adopt(after: ChangedEnquiry): void {
    record.savedMeanwhile(latest.current, after);
    latest.current = after;
    const values = formOf(after);
    for (const name of ["status", "class_id", "owner_id", "next_step", "next_on"] as const)
      if (!form.getFieldState(name).isDirty) form.resetField(name, { defaultValue: values[name] });
    onChanged(after);
  }

  async function add(event: NewEnquiryEvent): Promise<void> {
    const isFirstContact = event.kind !== "note" && latest.current.status === "New";
    if (isFirstContact) adopt(await changeEnquiry(item.id, { event, status: "Contacted", version: latest.current.version }));
    else await addEvent(item.id, event);
    client.invalidateQueries({ queryKey: eventsQuery(item.id).queryKey });
  }

  async function answered(): Promise<void> {
    client.invalidateQueries({ queryKey: eventsQuery(item.id).queryKey });
    const after = await findEnquiry(item.id).catch(() => null);
    if (after) adopt(after);
  }

  useEffect(() => {
    // Who opened it first is told in the timeline; without it nothing else fails.
    addEvent(item.id, { kind: "opened", text: "" }).catch(() => {});
  }, [item.id]);

  function submit(next: boolean): void {
    goOn.current = next;
    record.submit();
  }

  return (
    <RecordDialog
      noun="enquiry"
      title={`Enquiry of ${item.name}`}
      submit="Save"
      record={{ ...record, submit: () => Promise.resolve(submit(false)) }}
      alsoSaves={{ label: "Save and next", onPress: () => submit(true) }}
      compared={comparedFields(namesOf(classes), namesOf(owners))}
      mine={() => form.getValues()}
      onClose={onClose}
      returnTo={`edit-${item.id}`}
    >
      <ReplyButtons enquiry={item} />
      <AnswerPanel enquiry={item} onSent={answered} />
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <div className="min-w-0 space-y-5">
          <EnquiryDetails enquiry={item} merged={merged} />
        </div>
        <div className="min-w-0 space-y-5 md:row-span-2">
          {full ? (
            <FullClass
              busy={record.saving}
              onWait={() => {
                form.setValue("status", "Waiting", { shouldDirty: true });
                submit(goOn.current);
              }}
              onOverbook={(reason) => {
                form.setValue("overbook", reason, { shouldDirty: true });
                submit(goOn.current);
              }}
            />
          ) : null}
          <SelectField label="Status" {...form.register("status")} error={form.formState.errors.status?.message}>
            {enquiryStatuses.map((status) => (
              <option key={status} value={status}>
                {enquiryStatusWords[status]}
              </option>
            ))}
          </SelectField>
          <FormProvider {...form}>
            <ClassField chosen={item} />
            <OwnerField chosen={item} />
            <NextStepInputs />
          </FormProvider>
          <NoteInput form={form} add={add} />
        </div>
        <div className="min-w-0 space-y-5">
          <RelatedEnquiries enquiry={item} related={related} onMerged={onMerged} dirty={record.dirty} />
          <Timeline enquiry={item} merged={merged} />
        </div>
      </div>
      <details className="border-t border-line pt-3">
        <summary className="w-fit font-semibold">Personal data</summary>
        <div className="mt-3 flex flex-wrap gap-2">
          <ExportButton read={() => enquiriesOfPerson(item.email)} name="one-person" csvOf={csvOf} one="enquiry" many="enquiries">
            Export all from this person
          </ExportButton>
          <Button look="remove" className="!px-3" onClick={() => onErase(false, record.abandon)}>
            <DeleteIcon />
            Erase this enquiry
          </Button>
          {item.email === "" ? null : (
            <Button look="remove" className="!px-3" onClick={() => onErase(true, record.abandon)}>
              <DeleteIcon />
              Erase all from this person
            </Button>
          )}
        </div>
      </details>
    </RecordDialog>
  );
}

const namesOf = (choices: readonly { id: number; name: string }[]): ReadonlyMap<string, string> =>
  new Map(choices.map(({ id, name }) => [String(id), name]));
