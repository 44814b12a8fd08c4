import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { ChangedEnquiry, Enquiry, EnquiryChange, NewEnquiryEvent } from "#contract/enquiries/enquiry.ts";
import { failedSaveSentences, useRecordForm } from "../../forms/use-record-form.ts";
import { addEvent, changeEnquiry, classesQuery, eventsQuery, findEnquiry } from "../enquiry-calls.ts";
import { useSendPlaced } from "../seats/choose-class.tsx";
import { useFullClass } from "../seats/full-class.tsx";
import { lacksClass } from "../seats/seat-rules.ts";
import { type EnquiryForm, enquiryForm, formOf } from "./enquiry-form.ts";

export type EnquiryFormOptions = {
  item: Enquiry;
  onClose: () => void;
  /** `goOn`: the next one is to be opened. */
  onSaved: (item: ChangedEnquiry, goOn: boolean) => void;
  onChanged: (item: ChangedEnquiry) => void;
  /** The next one is to be opened, and of this one everything is saved. */
  onNext: (item: ChangedEnquiry) => void;
};

/** The form of an enquiry, and what changes the enquiry from within it. */
export function useEnquiryForm({ item, onClose, onSaved, onChanged, onNext }: EnquiryFormOptions) {
  const client = useQueryClient();
  const latest = useRef<ChangedEnquiry>(item);
  const goOn = useRef(false);
  const { isClassFull, noticing } = useFullClass();

  const record = useRecordForm<EnquiryForm, EnquiryChange, ChangedEnquiry>({
    name: "enquiry",
    item,
    values: formOf(item),
    valuesOf: formOf,
    adds: "note",
    schema: () => enquiryForm(latest.current),
    save,
    findTheirs: async (id) => (await findEnquiry(id)) ?? undefined,
    // What is about a visitor does not lie on the server before it is saved.
    autosaved: "browser",
    words: failedSaveSentences("enquiry"),
    onSaved: (saved) => onSaved(saved, goOn.current),
  });
  const { form } = record;

  const placed = useSendPlaced(
    form,
    () => void record.submit(),
    (status, classId) => lacksClass(latest.current, { status, class_id: classId === "" ? null : 0 }),
  );

  function submit(next: boolean): void {
    // Calls and notes are saved by the press that notes them, so there may be nothing left to save.
    if (!record.dirty) {
      if (next) onNext(latest.current);
      else onClose();
      return;
    }
    goOn.current = next;
    placed.submit();
  }

  async function save(fields: EnquiryChange, _id: number | undefined, version: number | undefined): Promise<ChangedEnquiry> {
    try {
      return await noticing(changeEnquiry(item.id, { ...fields, version }));
    } finally {
      // Whether it went out is not known when no answer came.
      rereadEvents();
      client.invalidateQueries({ queryKey: classesQuery.queryKey });
    }
  }

  async function addToTimeline(event: NewEnquiryEvent): Promise<void> {
    const isFirstContact = event.kind !== "note" && latest.current.status === "New";
    if (isFirstContact) adopt(await changeEnquiry(item.id, { event, status: "Contacted", version: latest.current.version }));
    else await addEvent(item.id, event);
    rereadEvents();
  }

  /** After an answer was sent, which may have changed the status. */
  async function reread(): Promise<void> {
    rereadEvents();
    const after = await findEnquiry(item.id).catch(() => null);
    if (after) adopt(after);
  }

  /** Takes over what was changed from within this form; what is typed and not saved stays. */
  function adopt(after: ChangedEnquiry): void {
    record.savedMeanwhile(latest.current, after);
    latest.current = after;
    const values = formOf(after);
    for (const name of ["name", "email", "phone", "status", "class_id", "owner_id", "next_step", "next_on"] as const)
      if (!form.getFieldState(name).isDirty) form.resetField(name, { defaultValue: values[name] });
    onChanged(after);
  }

  const rereadEvents = () => void client.invalidateQueries({ queryKey: eventsQuery(item.id).queryKey });

  const { asking, submitWith } = placed;
  return { record, submit, asking, isClassFull, submitWith, addToTimeline, reread };
}
