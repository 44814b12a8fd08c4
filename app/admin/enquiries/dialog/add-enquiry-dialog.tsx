import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { FormProvider } from "react-hook-form";
import { type Enquiry, email, enquiry } from "#contract/enquiries/enquiry.ts";
import { enquiryChannels, enquiryStatusLabels } from "#contract/enquiries/enquiry-labels.ts";
import { type StaffEnquiry, staffEnquiry, staffStatuses } from "#contract/enquiries/staff-enquiries.ts";
import { optionalText, requiredText } from "#contract/fields/text.ts";
import { courseKind } from "#contract/kinds/course.ts";
import { examKind } from "#contract/kinds/exam.ts";
import { z } from "#contract/zod.ts";
import { CheckField, option, SelectField, TextArea, TextField } from "../../components/field.tsx";
import { PhoneField } from "../../components/phone-field.tsx";
import { contentCalls } from "../../content/content-calls.ts";
import { inputsOf } from "../../forms/fields-by-name.ts";
import { RecordDialog } from "../../forms/record-dialog.tsx";
import { failedSaveSentences, useRecordForm } from "../../forms/use-record-form.ts";
import { api } from "../../session/api-call.ts";
import { changeEnquiry } from "../enquiry-calls.ts";
import { ChooseClass, useSendPlaced } from "../seats/choose-class.tsx";
import { FullClass, useFullClass } from "../seats/full-class.tsx";
import { additionTo } from "./addition.ts";
import { idOrNone } from "./enquiry-form.ts";
import { ClassField, NextStepInputs, OwnerField } from "./enquiry-inputs.tsx";
import { KnownPeople } from "./known-people.tsx";

const start = {
  ...{ name: "", email: "", phone: "", channel: "phone", status: "Contacted", course: "", exam: "", details: "" },
  ...{ class_id: "", owner_id: "", next_step: "", next_on: "", overbook: "", receipt: false },
};

const { channel, status, next_step, next_on } = staffEnquiry.shape;
/** What one person asks on the phone is one course or one exam; more fits into the message. */
const newForm = z
  .object({
    name: requiredText(200),
    email: z.literal("").or(email),
    phone: optionalText(50),
    ...{ channel, status, next_step, next_on },
    ...{ course: z.string(), exam: z.string(), details: optionalText(5000) },
    ...{ class_id: idOrNone, owner_id: idOrNone, overbook: optionalText(500), receipt: z.boolean() },
  })
  .transform(
    ({ course, exam, overbook, ...fields }): StaffEnquiry => ({
      ...fields,
      ...(overbook && { overbook }),
      interestedCourses: [course].filter(Boolean),
      interestedExams: [exam].filter(Boolean),
    }),
  );

type AddEnquiryProps = {
  /** Under which what is typed is kept. */
  name: string;
  /** `isAdded`: to an enquiry that there was. */
  onSaved: (saved: Enquiry, isAdded: boolean) => void;
  onClose: () => void;
  onLeft: () => void;
};

/** Where what was typed and not added is found again: "Add enquiry" itself opens an empty form. */
const amongUnfinished = (name: string) => (name ? `${name}: above the list, at “Not added yet”.` : "Above the list, at “Not added yet”.");

/** Writes down somebody who called, came or wrote; who is known already is found while it is typed. */
export function AddEnquiryDialog({ name, onSaved, onClose, onLeft }: AddEnquiryProps) {
  const [addTo, setAddTo] = useState<Enquiry>();
  const { isClassFull, noticing } = useFullClass();
  const { data: courses = [] } = useQuery(contentCalls(courseKind).all);
  const { data: exams = [] } = useQuery(contentCalls(examKind).all);
  const record = useRecordForm<typeof start, StaffEnquiry, Enquiry>({
    name,
    item: undefined,
    values: start,
    valuesOf: () => start,
    schema: newForm,
    save: (fields) => noticing(addTo ? changeEnquiry(addTo.id, additionTo(addTo, fields)) : api.post("/enquiries", fields, enquiry)),
    findTheirs: async () => undefined,
    // What is about a visitor does not lie on the server before it is saved.
    autosaved: "browser",
    foundAgain: amongUnfinished,
    words: failedSaveSentences("enquiry"),
    onSaved: (saved) => onSaved(saved, addTo !== undefined),
  });
  const left = useEffectEvent(onLeft);
  // What was typed last is being written as the form is closed.
  useEffect(() => () => void setTimeout(left, 200), []);

  const { form } = record;
  const { register, watch, setValue } = form;
  const field = inputsOf(form);
  const [who, phone, address, course, exam] = watch(["name", "phone", "email", "course", "exam"]);

  const asked = { interestedCourses: [course], interestedExams: [exam] };

  const { submit, submitWith, asking } = useSendPlaced(
    form,
    () => void record.submit(),
    (_, classId) => classId === "",
  );

  return (
    <RecordDialog
      itemName="enquiry"
      title="Add enquiry"
      submit={addTo ? `Add to ${addTo.name}` : "Add"}
      record={record}
      onSubmit={submit}
      compared={[]}
      onClose={onClose}
      returnTo="add-enquiry"
    >
      <FormProvider {...form}>
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
          <TextField label="Name" required maxLength={200} {...field("name")} />
          <SelectField
            label="How they reached us"
            {...field("channel", {
              onChange: (event) => setValue("status", event.target.value === "visit" ? "Visited" : "Contacted", { shouldDirty: true }),
            })}
          >
            {(["phone", "visit", "whatsapp", "mail"] as const).map((name) => option(name, enquiryChannels[name]))}
          </SelectField>
          <PhoneField label="Phone" maxLength={50} {...field("phone")} value={phone} />
          <TextField label="E-mail" type="email" maxLength={254} {...field("email")} />
          <KnownPeople typed={{ name: who, phone, email: address }} chosen={addTo} onChoose={setAddTo} />
          <SelectField label="Course" {...register("course")} value={course}>
            <option value="">None</option>
            {courses.map(({ title }) => option(title, title))}
          </SelectField>
          <SelectField label="Exam" {...register("exam")} value={exam}>
            <option value="">None</option>
            {exams.map(({ title }) => option(title, title))}
          </SelectField>
          <ClassField asked={asked} />
          <OwnerField />
          {isClassFull ? <FullClass busy={record.saving} onChoose={submitWith} /> : null}
          <SelectField label="Status" {...field("status")}>
            {staffStatuses.map((one) => option(one, enquiryStatusLabels[one]))}
          </SelectField>
        </div>
        <TextArea label="What they asked" rows={3} maxLength={5000} {...field("details")} />
        <NextStepInputs />
      </FormProvider>
      {address.trim() === "" ? null : <CheckField label="Send them the usual receipt by mail" {...register("receipt")} />}
      {asking ? <ChooseClass who={who} asked={asked} {...asking} /> : null}
    </RecordDialog>
  );
}
