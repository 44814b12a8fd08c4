import { useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { type FactsFields, factsKind } from "#contract/kinds/academy-facts.ts";
import { dateText } from "#contract/site/date-text.ts";
import { type SpecialHours, specialInWords } from "#contract/site/opening-hours.ts";
import { knownHolidays, missingHolidays } from "#contract/site/public-holidays.ts";
import { AddButton, RemoveButton } from "../components/button.tsx";
import { FieldError, messageOf, TextField } from "../components/field.tsx";
import { todayHere } from "../components/moment.ts";
import { FieldInput } from "../content/field-input.tsx";
import { ClassesOutside, ShorterClasses } from "./changed-classes.tsx";

const { columns } = factsKind.list.exceptions;

export function OtherDaysInputs() {
  const { control, formState } = useFormContext<FactsFields>();
  const { fields, append, remove } = useFieldArray({ control, name: "exceptions" });
  const { exceptions: errors } = formState.errors;
  const problem = Array.isArray(errors) ? undefined : messageOf(errors);
  const today = todayHere();
  const [added, setAdded] = useState<number>();
  const add = (days: FactsFields["exceptions"][number]) => {
    setAdded(fields.length);
    append(days);
  };
  return (
    <fieldset className="space-y-4">
      <legend className="sr-only">Holidays and other days</legend>
      {fields.length === 0 ? <p>None. The hours above hold on every date.</p> : null}
      <div className="space-y-2">
        {fields.map(({ id }, index) => (
          <OtherDays key={id} index={index} startsOpen={index === added} onRemove={() => remove(index)} />
        ))}
      </div>
      <FieldError>{problem}</FieldError>
      <div className="flex flex-wrap gap-3">
        <AddButton onClick={() => add(newYear(today))}>Add Sinhala and Tamil New Year</AddButton>
        <AddButton onClick={() => add(otherDays("Poya day"))}>Add Poya day</AddButton>
        <AddButton onClick={() => add(otherDays(""))}>Add other days</AddButton>
      </div>
      <PublicHolidays onAdd={(days) => append(days, { shouldFocus: false })} />
      <ShorterClasses />
      <ClassesOutside of="exceptions" />
    </fieldset>
  );
}

/** Adds Sri Lanka's public holidays, as they are gazetted, in one press. */
function PublicHolidays({ onAdd }: { onAdd: (days: FactsFields["exceptions"]) => void }) {
  const { control } = useFormContext<FactsFields>();
  const missing = missingHolidays(useWatch({ control, name: "exceptions" }), todayHere());
  const { until, source } = knownHolidays(todayHere());
  if (source === "") return null;
  return (
    <div className="space-y-1">
      {missing.length > 0 ? (
        <AddButton onClick={() => onAdd(missing)}>
          Add the {missing.length} public holidays and Poya days until {dateText(until)}
        </AddButton>
      ) : null}
      <p className="text-sm text-quiet">
        {missing.length > 0
          ? "They are added as closed days; remove those on which you open."
          : `All public holidays until ${dateText(until)} are here.`}{" "}
        As gazetted: {source}.
      </p>
    </div>
  );
}

function OtherDays({ index, startsOpen, onRemove }: { index: number; startsOpen: boolean; onRemove: () => void }) {
  const { control, register, formState, getValues, setValue } = useFormContext<FactsFields>();
  const special = useWatch({ control, name: `exceptions.${index}` });
  const errors = formState.errors.exceptions?.[index];
  const [open, setOpen] = useState(startsOpen);
  /** The last day that was filled in from the first one. */
  const [ended, setEnded] = useState("");
  const input = (part: keyof typeof columns) => <FieldInput name={`exceptions.${index}.${part}`} field={columns[part]} />;

  // At each change, not when the field is left: a save by its key comes before that. While a year is typed, the last day follows digit by
  // digit.
  function endOnFirstDay() {
    const { from, to } = getValues(`exceptions.${index}`);
    if (from && (!to || to === ended)) {
      setEnded(from);
      setValue(`exceptions.${index}.to`, from, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
  }

  return (
    <fieldset className="rounded-lg border border-line px-4">
      <legend className="sr-only">{special.name || "Other days"}</legend>
      <div className="flex flex-wrap items-start">
        {/* A year of holidays in full would be screens long. */}
        <details
          className="min-w-0 flex-1 basis-64"
          open={open || errors !== undefined}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary className="min-h-11 content-center font-semibold wrap-anywhere">
            {special.from ? specialInWords(special) : special.name || "Other days"}
          </summary>
          <div className="space-y-3 pt-1 pb-2">
            {input("name")}
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField
                label={columns.from.label}
                type="date"
                required
                error={errors?.from?.message}
                {...register(`exceptions.${index}.from`, { onChange: endOnFirstDay })}
              />
              {input("to")}
            </div>
            {input("open")}
            {special.open ? (
              <div className="grid gap-3 sm:grid-cols-2">
                {input("opens")}
                {input("closes")}
              </div>
            ) : null}
          </div>
        </details>
        <RemoveButton className="-ml-4 sm:-mr-4 sm:ml-0" aria-label={`Remove ${special.name || "these days"}`} onClick={onRemove}>
          Remove
        </RemoveButton>
      </div>
    </fieldset>
  );
}

/** What the next Sinhala and Tamil New Year is usually closed for: 13 and 14 April. */
function newYear(today: string): SpecialHours {
  const year = Number(today.slice(0, 4)) + (today.slice(5) > "04-14" ? 1 : 0);
  return { ...otherDays("Sinhala and Tamil New Year"), from: `${year}-04-13`, to: `${year}-04-14` };
}

function otherDays(name: string): SpecialHours {
  return { name, from: "", to: "", open: false, opens: "", closes: "" };
}
