import type { ReactNode } from "react";
import { type Enquiry, type EnquiryFields, enquiryFields } from "#contract/enquiry.ts";
import { enquiryStatuses } from "#contract/enquiry-words.ts";
import { Button } from "../components/button.tsx";
import { SelectField, TextArea } from "../components/field.tsx";
import { DeleteIcon } from "../components/icons.tsx";
import { momentOf } from "../components/moment.ts";
import { Notice } from "../components/notice.tsx";
import type { Compared } from "../forms/differences.tsx";
import { RecordDialog } from "../forms/record-dialog.tsx";
import { saveWords, useRecordForm } from "../forms/use-record-form.ts";
import { ExportButton } from "../lists/export-button.tsx";
import { enquiriesOfPerson, findEnquiry, saveEnquiry } from "./enquiry-calls.ts";
import { csvOf } from "./enquiry-csv.ts";
import { mailWords } from "./enquiry-words.ts";
import { ReplyButtons } from "./reply-buttons.tsx";

type EnquiryForm = { status: string; notes: string };

type EnquiryDialogProps = {
  item: Enquiry;
  onClose: () => void;
  onSaved: () => void;
  /** `whole`: everything this person wrote. `abandon` forgets what is typed here, once the enquiry is gone. */
  onErase: (whole: boolean, abandon: () => void) => void;
};

const compared: readonly Compared[] = [
  { name: "status", label: "Status" },
  { name: "notes", label: "Notes" },
];
const formOf = ({ status, notes }: Enquiry): EnquiryForm => ({ status, notes });

/** One enquiry whole, with what staff write about it. */
export function EnquiryDialog({ item, onClose, onSaved, onErase }: EnquiryDialogProps) {
  const record = useRecordForm<EnquiryForm, EnquiryFields, Enquiry>({
    name: "enquiry",
    item,
    values: formOf(item),
    valuesOf: formOf,
    schema: enquiryFields,
    save: (fields, _id, version) => saveEnquiry(fields, item.id, version),
    findTheirs: async (id) => (await findEnquiry(id)) ?? undefined,
    words: saveWords("enquiry"),
    onSaved,
  });
  const { register, formState } = record.form;
  const mail = mailWords(item.mail);

  return (
    <RecordDialog
      noun="enquiry"
      title={`Enquiry of ${item.name}`}
      submit="Save"
      record={record}
      compared={compared}
      mine={() => record.form.getValues()}
      onClose={onClose}
      returnTo={`edit-${item.id}`}
      size="small"
    >
      <ReplyButtons enquiry={item} />
      <dl className="space-y-3">
        <Said label="Received">{momentOf(item.created_at)}</Said>
        <Said label="E-mail">{item.email}</Said>
        {item.phone ? <Said label="Phone">{item.phone}</Said> : null}
        {item.interestedCourses.length > 0 ? <Said label="Courses">{item.interestedCourses.join(", ")}</Said> : null}
        {item.interestedExams.length > 0 ? <Said label="Exams">{item.interestedExams.join(", ")}</Said> : null}
        {item.details ? <Said label="Message">{item.details}</Said> : null}
      </dl>
      <Notice look={mail.troubled ? "warning" : "info"}>{mail.long}</Notice>
      <SelectField label="Status" {...register("status")} error={formState.errors.status?.message}>
        {enquiryStatuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </SelectField>
      <TextArea label="Notes" rows={3} hint="Only staff see these." {...register("notes")} error={formState.errors.notes?.message} />
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
          <Button look="remove" className="!px-3" onClick={() => onErase(true, record.abandon)}>
            <DeleteIcon />
            Erase all from this person
          </Button>
        </div>
      </details>
    </RecordDialog>
  );
}

function Said({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="whitespace-pre-wrap wrap-anywhere">{children}</dd>
    </div>
  );
}
