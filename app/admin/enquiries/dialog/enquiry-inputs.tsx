import { useQuery } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { isDoneWith, statusOncePlanned } from "#contract/enquiries/status-once-planned.ts";
import { Button, QuietButton } from "../../components/button.tsx";
import { option, SelectField, TextField } from "../../components/field.tsx";
import { inputsOf, setFields } from "../../forms/fields-by-name.ts";
import { classInWords } from "../class-in-words.ts";
import { classesQuery, ownersQuery } from "../enquiry-calls.ts";
import { quickSteps } from "../next-step.ts";
import { ClassOptions, type Interests } from "../seats/class-options.tsx";
import type { EnquiryForm } from "./enquiry-form.ts";

type Fields = Pick<EnquiryForm, "status" | "class_id" | "owner_id" | "next_step" | "next_on">;
type Chosen = Pick<Enquiry, "class_id" | "class_name" | "class_gone" | "owner_id" | "owner">;

const whereGone = {
  trash: "This class is in the trash. Choose another one, or have it restored.",
  deleted: "This class was deleted. Please choose another one.",
} as const;

/** `asked`: what they asked for, whose classes come first. */
export function ClassField({ chosen, asked }: { chosen?: Chosen; asked: Interests }) {
  const form = useFormContext<Fields>();
  const { data: classes = [] } = useQuery(classesQuery);
  const before = chosen && chosen.class_id !== null && !classes.some(({ id }) => id === chosen.class_id);
  const value = form.watch("class_id");
  const isChosen = before && value === String(chosen.class_id);
  // The choices arrive after the form: with its value given, a field shows it once it is among them.
  return (
    <SelectField
      label="Class"
      {...inputsOf(form)("class_id")}
      value={value}
      hint={isChosen && chosen.class_gone ? whereGone[chosen.class_gone] : undefined}
    >
      <option value="">None yet</option>
      {before ? <option value={chosen.class_id ?? ""}>{classInWords(chosen)}</option> : null}
      <ClassOptions classes={classes} asked={asked} />
    </SelectField>
  );
}

export function OwnerField({ chosen }: { chosen?: Chosen }) {
  const form = useFormContext<Fields>();
  const { data: owners = [] } = useQuery(ownersQuery);
  const here = owners.filter(({ left }) => !left);
  const before = chosen && chosen.owner_id !== null && !here.some(({ id }) => id === chosen.owner_id);
  return (
    <SelectField label="Looked after by" {...inputsOf(form)("owner_id")} value={form.watch("owner_id")}>
      <option value="">Nobody yet</option>
      {before ? <option value={chosen.owner_id ?? ""}>{chosen.owner}</option> : null}
      {here.map(({ id, name }) => option(id, name))}
    </SelectField>
  );
}

export function NextStepInputs() {
  const form = useFormContext<Fields>();
  const field = inputsOf(form);
  const [status, day] = form.watch(["status", "next_on"]);

  /** Whoever is to be called again is not done with. */
  function openFor(next_on: string): void {
    const known = form.getValues("status");
    const planned = statusOncePlanned(known, next_on);
    if (planned !== known) setFields(form, { status: planned });
  }

  return (
    <fieldset className="space-y-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <TextField label="Next step" maxLength={200} {...field("next_step")} />
        <TextField
          label="On"
          type="date"
          min="2000-01-01"
          max="2100-12-31"
          {...field("next_on", { onChange: ({ target }) => openFor(target.value) })}
        />
      </div>
      {day !== "" && isDoneWith(status) ? (
        <p role="status" className="text-sm text-brick">
          No list reminds of this day: the enquiry is {status === "Spam" ? "spam" : "closed"}.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {quickSteps().map(({ label, next_step, next_on }) => (
          <Button
            key={label}
            className="!min-h-9 !px-3 !py-1 text-sm"
            onClick={() => {
              setFields(form, { next_on, next_step: form.getValues("next_step") || next_step });
              openFor(next_on);
            }}
          >
            {label}
          </Button>
        ))}
        <QuietButton className="!min-h-9 !px-3 !py-1 text-sm" onClick={() => setFields(form, { next_on: "", next_step: "" })}>
          Nothing more to do
        </QuietButton>
      </div>
    </fieldset>
  );
}
