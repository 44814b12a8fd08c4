import { useQuery } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type { EnquiryChange } from "#contract/enquiry.ts";
import type { ClassChoice } from "#contract/enquiry-desk.ts";
import { enquiryStatuses, enquiryStatusWords } from "#contract/enquiry-words.ts";
import { Button } from "../components/button.tsx";
import { SelectField, TextField } from "../components/field.tsx";
import type { DeskForm } from "./desk-form.ts";
import { classesQuery, ownersQuery } from "./enquiry-calls.ts";
import { quickSteps } from "./next-step.ts";

type Form = UseFormReturn<DeskForm, unknown, EnquiryChange>;
/** What is chosen now, in case it is no more among the choices. */
type Chosen = { class_id: number | null; class_name: string; owner_id: number | null; owner: string };

/** How far the enquiry is, which class it is about, and who looks after it. */
export function StateInputs({ form: { register, formState, watch }, chosen }: { form: Form; chosen: Chosen }) {
  const { class_id, class_name, owner_id, owner } = chosen;
  const { data: classes = [] } = useQuery(classesQuery);
  const { data: owners = [] } = useQuery(ownersQuery);
  const { errors } = formState;
  // The choices arrive after the form: with its value given, a field shows it once it is among them.
  const [classId, ownerId] = watch(["class_id", "owner_id"]);
  return (
    <>
      <SelectField label="Status" {...register("status")} error={errors.status?.message}>
        {enquiryStatuses.map((status) => (
          <option key={status} value={status}>
            {enquiryStatusWords[status]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Class" {...register("class_id")} value={classId} error={errors.class_id?.message}>
        <option value="">None yet</option>
        {class_id !== null && !classes.some(({ id }) => id === class_id) ? <option value={class_id}>{class_name}</option> : null}
        {classes.map((one) => (
          <option key={one.id} value={one.id}>
            {`${one.name} (${seatsInWords(one)})`}
          </option>
        ))}
      </SelectField>
      <SelectField label="Looked after by" {...register("owner_id")} value={ownerId} error={errors.owner_id?.message}>
        <option value="">Nobody yet</option>
        {owner_id !== null && !owners.some(({ id }) => id === owner_id) ? <option value={owner_id}>{owner}</option> : null}
        {owners.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** What is to be done next, and when. */
export function NextStepInputs({ form: { register, formState, setValue, getValues } }: { form: Form }) {
  const { errors } = formState;
  function choose(next_on: string, next_step: string) {
    setValue("next_on", next_on, { shouldDirty: true });
    setValue("next_step", next_step, { shouldDirty: true });
  }
  return (
    <fieldset className="space-y-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <TextField label="Next step" maxLength={200} {...register("next_step")} error={errors.next_step?.message} />
        <TextField label="On" type="date" min="2000-01-01" max="2100-12-31" {...register("next_on")} error={errors.next_on?.message} />
      </div>
      <div className="flex flex-wrap gap-2">
        {quickSteps().map(({ label, next_on }) => (
          <Button
            key={label}
            className="!min-h-9 !px-3 !py-1 text-sm"
            onClick={() => choose(next_on, getValues("next_step") || "Call back")}
          >
            {label}
          </Button>
        ))}
        <Button look="quiet" className="!min-h-9 !px-3 !py-1 text-sm" onClick={() => choose("", "")}>
          Nothing more to do
        </Button>
      </div>
    </fieldset>
  );
}

/** "3 seats left", or who waits for one. */
function seatsInWords({ seats_left, waiting }: ClassChoice): string {
  if (seats_left > 0) return `${seats_left} ${seats_left === 1 ? "seat" : "seats"} left`;
  return waiting > 0 ? `full, ${waiting} waiting` : "full";
}
