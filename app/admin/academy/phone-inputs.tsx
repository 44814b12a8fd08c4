import { useFieldArray, useFormContext } from "react-hook-form";
import { Button, IconButton } from "../components/button.tsx";
import { FieldError, TextField } from "../components/field.tsx";
import { CloseIcon, PlusIcon } from "../components/icons.tsx";
import type { FactsValues } from "./facts-values.ts";

const most = 4;

/** One to four phone numbers; the first is the one that visitors are asked to call. */
export function PhoneInputs() {
  const { control, register, formState } = useFormContext<FactsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "phones" });
  const { phones: errors } = formState.errors;
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">Phone numbers</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-2 sm:grid-cols-[1fr_1fr_auto]">
          <TextField
            label={index === 0 ? "Phone number" : `Phone number ${index + 1}`}
            type="tel"
            required={index === 0}
            error={errors?.[index]?.number?.message}
            {...register(`phones.${index}.number`)}
          />
          <div className="max-sm:order-last max-sm:col-span-2">
            <TextField
              label={index === 0 ? "What it is for" : `What number ${index + 1} is for`}
              placeholder="For example: Office"
              error={errors?.[index]?.label?.message}
              {...register(`phones.${index}.label`)}
            />
          </div>
          <IconButton
            label={`Remove phone number ${index + 1}`}
            disabled={fields.length === 1}
            onClick={() => remove(index)}
            className="mt-8"
          >
            <CloseIcon className="size-4" />
          </IconButton>
        </div>
      ))}
      {errors?.root?.message || errors?.message ? <FieldError>{errors.root?.message ?? errors.message}</FieldError> : null}
      {fields.length < most ? (
        <Button onClick={() => append({ number: "", label: "" })}>
          <PlusIcon className="size-4" />
          Add phone number
        </Button>
      ) : null}
    </fieldset>
  );
}
