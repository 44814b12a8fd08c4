import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import { newKey } from "#app/new-key.ts";
import { seatsForStaff } from "#contract/classes/class-labels.ts";
import { proposedClass } from "#contract/classes/proposed-class.ts";
import { type Enquiry, type EnquiryChange, enquiry } from "#contract/enquiries/enquiry.ts";
import { enquiryStatuses, enquiryStatusLabels } from "#contract/enquiries/enquiry-labels.ts";
import { openElsewhere } from "#contract/enquiries/staff-enquiries.ts";
import { Button, RemoveButton } from "../../components/button.tsx";
import { option, SelectField, TextField } from "../../components/field.tsx";
import { DeleteIcon } from "../../components/icons.tsx";
import { PhoneField } from "../../components/phone-field.tsx";
import { inputsOf } from "../../forms/fields-by-name.ts";
import { RecordDialog } from "../../forms/record-dialog.tsx";
import { ExportButton } from "../../lists/export-button.tsx";
import { wholeList } from "../../lists/page-of.ts";
import { call, read, stalledAfter } from "../../session/api-call.ts";
import { dropKeptOf } from "../../session/kept-drafts.ts";
import { useSignedIn } from "../../session/session.ts";
import { addEvent, classesQuery, ownersQuery } from "../enquiry-calls.ts";
import { csvOf } from "../enquiry-csv.ts";
import { EnquiryDetails } from "../enquiry-details.tsx";
import { ReplyButtons } from "../reply/reply-buttons.tsx";
import { type AskedToAnswer, ReplyPanel } from "../reply/reply-panel.tsx";
import { replyForm } from "../reply/use-reply.ts";
import { ChooseClass } from "../seats/choose-class.tsx";
import { FullClass } from "../seats/full-class.tsx";
import { comparedFields, type EnquiryForm } from "./enquiry-form.ts";
import { ClassField, NextStepInputs, OwnerField } from "./enquiry-inputs.tsx";
import { NoteInput } from "./note-input.tsx";
import { RelatedEnquiries } from "./related-enquiries.tsx";
import { Timeline } from "./timeline.tsx";
import { type EnquiryFormOptions, useEnquiryForm } from "./use-enquiry-form.ts";

type EnquiryDialogProps = EnquiryFormOptions & {
  /** Merged with another or taken apart; `into` has both. */
  onMerged: (into: number) => void;
  /** `whole`: everything this person wrote. `abandon` forgets what is typed here, once the enquiry is gone. */
  onErase: (whole: boolean, abandon: () => void) => void;
};

export function EnquiryDialog({ onMerged, onErase, ...options }: EnquiryDialogProps) {
  const { item, onClose } = options;
  const { data: related = [] } = useQuery(read(`/enquiries/${item.id}/related`, enquiry.array(), ["enquiry-related", item.id]));
  const { data: classes = [] } = useQuery(classesQuery);
  const { data: owners = [] } = useQuery(ownersQuery);
  const merged = related.filter((other) => other.merged_into === item.id);
  const { record, submit, asking, isClassFull, submitWith, addToTimeline, reread } = useEnquiryForm(options);
  const { form } = record;
  const { username } = useSignedIn();
  const others = useOthers(item.id);
  const [askedToAnswer, setAskedToAnswer] = useState<AskedToAnswer>();
  const next = proposedClass(classes, item);
  const told = next ?? classes.find(({ id }) => id === item.class_id);

  function forgetTyped() {
    record.abandon();
    void dropKeptOf(username, replyForm(item.id));
  }

  useEffect(() => {
    // Who opened it first is told in the timeline; without it nothing else fails.
    addEvent(item.id, { kind: "opened", text: "" }).catch(() => {});
  }, [item.id]);

  return (
    <RecordDialog
      itemName="enquiry"
      title={`Enquiry of ${item.name}`}
      submit="Save"
      record={{ ...record, told: { ...record.told, others }, submit: () => Promise.resolve(submit(false)) }}
      alsoSaves={{ label: "Save and next", onPress: () => submit(true) }}
      compared={comparedFields(namesOf(classes), namesOf(owners))}
      onClose={onClose}
      returnTo={`edit-${item.id}`}
    >
      <ReplyButtons enquiry={item} onMail={() => setAskedToAnswer({ withClass: false })} />
      {next && (item.email || item.phoneNumbers.length > 0) ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 flex-1 basis-64 wrap-anywhere">
            <span className="text-quiet">{item.class_id === next.id ? "Their class:" : "The next class they could join:"}</span> {next.name}{" "}
            ({seatsForStaff(next)})
          </span>
          <Button className="!px-3" onClick={() => setAskedToAnswer({ withClass: true })}>
            Answer with this class
          </Button>
        </p>
      ) : null}
      <ReplyPanel enquiry={item} onSent={reread} asked={askedToAnswer} told={told} />
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <div className="min-w-0 space-y-5">
          <EnquiryDetails enquiry={item} merged={merged} />
          <CorrectContact form={form} />
        </div>
        <div className="min-w-0 space-y-5 md:row-span-2">
          {isClassFull ? <FullClass busy={record.saving} onChoose={submitWith} /> : null}
          <SelectField label="Status" {...inputsOf(form)("status")}>
            {enquiryStatuses.map((status) => option(status, enquiryStatusLabels[status]))}
          </SelectField>
          <FormProvider {...form}>
            <ClassField chosen={item} asked={item} />
            <OwnerField chosen={item} />
            <NextStepInputs />
          </FormProvider>
          <NoteInput form={form} add={addToTimeline} />
        </div>
        <div className="min-w-0 space-y-5">
          <RelatedEnquiries
            enquiry={item}
            related={related}
            dirty={record.dirty}
            onMerged={async (into) => {
              // It changed this enquiry too: the form goes on from there.
              if (into === item.id) await reread();
              onMerged(into);
            }}
          />
          <Timeline enquiry={item} merged={merged} />
        </div>
      </div>
      {asking ? <ChooseClass who={item.name} asked={item} {...asking} /> : null}
      <PersonalData of={item} onErase={(whole) => onErase(whole, forgetTyped)} />
    </RecordDialog>
  );
}

function PersonalData({ of: { email, phone }, onErase }: { of: Enquiry; onErase: (whole: boolean) => void }) {
  const readAll = () => wholeList(`/enquiries/person?email=${encodeURIComponent(email)}`, enquiry);
  return (
    <details className="border-t border-line pt-3">
      <summary className="w-fit font-semibold">Personal data</summary>
      <div className="mt-3 flex flex-wrap gap-2">
        <ExportButton read={readAll} name="one-person" csvOf={csvOf} one="enquiry" many="enquiries">
          Export all from this person
        </ExportButton>
        <RemoveButton icon={DeleteIcon} className="!px-3" onClick={() => onErase(false)}>
          Erase this enquiry
        </RemoveButton>
        {email === "" && phone === "" ? null : (
          <RemoveButton icon={DeleteIcon} className="!px-3" onClick={() => onErase(true)}>
            Erase all from this person
          </RemoveButton>
        )}
      </div>
    </details>
  );
}

const namesOf = (choices: readonly { id: number; name: string }[]): ReadonlyMap<string, string> =>
  new Map(choices.map(({ id, name }) => [String(id), name]));

/** Milliseconds after which the server is told again that an enquiry is open. */
const openEvery = 20_000;

/** Who else has the enquiry open; the server is told that it is open here. */
function useOthers(id: number): readonly string[] {
  const [client] = useState(newKey);
  const tell = (open: boolean) =>
    call(`/enquiries/${id}/open`, {
      method: "PUT",
      body: { client, open },
      answer: openElsewhere,
      ...(open ? { signal: AbortSignal.timeout(stalledAfter) } : { keepalive: true }),
    });
  const { data } = useQuery(
    queryOptions({ queryKey: ["open-enquiries", id], queryFn: () => tell(true), refetchInterval: openEvery, gcTime: 0, retry: false }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is closed.
  useEffect(() => () => void tell(false).catch(() => {}), [id, client]);
  return data?.others ?? [];
}

/** Who asked and how they are reached, to be corrected. It stays open while something in it is typed or wrong. */
function CorrectContact({ form }: { form: UseFormReturn<EnquiryForm, unknown, EnquiryChange> }) {
  const [isOpen, setOpen] = useState(false);
  const { errors, dirtyFields } = form.formState;
  const field = inputsOf(form);
  const isUsed = (["name", "email", "phone"] as const).some((name) => errors[name] || dirtyFields[name]);
  return (
    <details open={isOpen || isUsed} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit min-h-6 font-semibold">Correct name, e-mail or phone</summary>
      <div className="mt-3 space-y-3">
        <TextField label="Name" required maxLength={200} {...field("name")} />
        <TextField label="E-mail" type="email" maxLength={254} {...field("email")} />
        <PhoneField
          label="Phone"
          maxLength={50}
          {...field("phone")}
          value={form.getValues("phone")}
          hint="Two numbers: with a comma between them."
        />
      </div>
    </details>
  );
}
