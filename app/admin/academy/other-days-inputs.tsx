import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { type FactsFields, factsKind } from "#contract/academy-facts.ts";
import { Button } from "../components/button.tsx";
import { FieldError, TextField } from "../components/field.tsx";
import { PlusIcon } from "../components/icons.tsx";
import { todayHere } from "../components/moment.ts";
import { FieldInput } from "../content/field-input.tsx";
import { messageOf } from "../forms/message-of.ts";
import { newYear, otherDays } from "./facts-values.ts";

const { columns } = factsKind.list.exceptions;

export function OtherDaysInputs() {
  const { control, formState } = useFormContext<FactsFields>();
  const { fields, append, remove } = useFieldArray({ control, name: "exceptions" });
  const { exceptions: errors } = formState.errors;
  const today = todayHere();
  return (
    <fieldset className="space-y-4">
      <legend className="sr-only">Holidays and other days</legend>
      {fields.length === 0 ? <p>None. The hours above hold on every date.</p> : null}
      {fields.map(({ id }, index) => (
        <OtherDays key={id} index={index} onRemove={() => remove(index)} />
      ))}
      {Array.isArray(errors) ? null : <RootError message={messageOf(errors)} />}
      <div className="flex flex-wrap gap-3">
        <Add name="Sinhala and Tamil New Year" onAdd={() => append(newYear(today))} />
        <Add name="Poya day" onAdd={() => append(otherDays("Poya day"))} />
        <Add name="other days" onAdd={() => append(otherDays(""))} />
      </div>
    </fieldset>
  );
}

function Add({ name, onAdd }: { name: string; onAdd: () => void }) {
  return (
    <Button onClick={onAdd}>
      <PlusIcon className="size-4" />
      Add {name}
    </Button>
  );
}

function RootError({ message }: { message: string | undefined }) {
  return message ? <FieldError>{message}</FieldError> : null;
}

function OtherDays({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { control, register, formState, getValues, setValue } = useFormContext<FactsFields>();
  const open = useWatch({ control, name: `exceptions.${index}.open` });
  const name = useWatch({ control, name: `exceptions.${index}.name` });
  const errors = formState.errors.exceptions?.[index];
  const input = (part: keyof typeof columns) => <FieldInput name={`exceptions.${index}.${part}`} field={columns[part]} />;

  function endOnFirstDay() {
    const { from, to } = getValues(`exceptions.${index}`);
    if (from && !to) setValue(`exceptions.${index}.to`, from, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  return (
    <fieldset className="space-y-3 rounded-lg border border-line p-4">
      <legend className="sr-only">{name || "Other days"}</legend>
      {input("name")}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={columns.from.label}
          type="date"
          error={errors?.from?.message}
          {...register(`exceptions.${index}.from`, { onBlur: endOnFirstDay })}
        />
        {input("to")}
      </div>
      {input("open")}
      {open ? (
        <div className="grid gap-3 sm:grid-cols-2">
          {input("opens")}
          {input("closes")}
        </div>
      ) : null}
      <Button look="remove" className="-ml-4" onClick={onRemove}>
        Remove {name || "these days"}
      </Button>
    </fieldset>
  );
}
