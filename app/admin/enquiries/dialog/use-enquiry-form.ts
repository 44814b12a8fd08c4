import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ChangedEnquiry, Enquiry, EnquiryChange, NewEnquiryEvent } from "#contract/enquiries/enquiry.ts";
import { failedSaveSentences, useRecordForm } from "../../forms/use-record-form.ts";
import { addEvent, changeEnquiry, classesQuery, eventsQuery, findEnquiry } from "../enquiry-calls.ts";
import { useFullClass, type WayOut } from "../seats/full-class.tsx";
import { lacksClass } from "../seats/seat-rules.ts";
import { type EnquiryForm, enquiryForm, formOf } from "./enquiry-form.ts";

type EnquiryFormOptions = {
  item: Enquiry;
  /** `goOn`: the next one is to be opened. */
  onSaved: (item: ChangedEnquiry, goOn: boolean) => void;
  onChanged: (item: ChangedEnquiry) => void;
  /** The next one is to be opened, and of this one everything is saved. */
  onNext: (item: ChangedEnquiry) => void;
};

/** The form of an enquiry, and what changes the enquiry from within it. */
export function useEnquiryForm({ item, onSaved, onChanged, onNext }: EnquiryFormOptions) {
  const client = useQueryClient();
  const latest = useRef<ChangedEnquiry>(item);
  const goOn = useRef(false);
  const { isClassFull, noticing } = useFullClass();
  const [askedFor, setAskedFor] = useState<"Enrolled" | "Waiting">();

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

  function submit(next: boolean): void {
    // What was called or noted was saved by that press.
    if (next && !record.dirty) {
      onNext(latest.current);
      return;
    }
    goOn.current = next;
    const status = placedStatus(form.getValues("status"));
    const isAsked = status && lacksClass(latest.current, { status, class_id: form.getValues("class_id") === "" ? null : 0 });
    if (isAsked) setAskedFor(status);
    else record.submit();
  }

  /** The class of those who are enrolled or wait; null: none. */
  function submitInto(classId: number | null): void {
    setAskedFor(undefined);
    form.setValue("class_id", String(classId ?? ""), { shouldDirty: true });
    record.submit();
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

  /** Saves again where the class is full: on the waiting list, or beyond its seats. */
  function submitWith(...[name, value]: WayOut): void {
    form.setValue(name, value, { shouldDirty: true });
    submit(goOn.current);
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

  const asking = askedFor && { status: askedFor, onChoose: submitInto, onClose: () => setAskedFor(undefined) };
  return { record, submit, asking, isClassFull, submitWith, addToTimeline, reread };
}

const placedStatus = (status: string) => (["Enrolled", "Waiting"] as const).find((placed) => placed === status);
