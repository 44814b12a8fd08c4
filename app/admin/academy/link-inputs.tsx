import { useFieldArray, useFormContext } from "react-hook-form";
import { Button } from "../components/button.tsx";
import { FieldError, TextField } from "../components/field.tsx";
import { PlusIcon } from "../components/icons.tsx";
import { messageOf } from "../forms/message-of.ts";
import type { FactsValues } from "./facts-values.ts";

/** Where else the academy is found; an empty one is shown nowhere. */
export function LinkInputs() {
  const { control, register, formState } = useFormContext<FactsValues>();
  const { fields, append } = useFieldArray({ control, name: "social" });
  const { social: errors } = formState.errors;
  return (
    <fieldset className="space-y-4">
      <legend className="sr-only">Links</legend>
      {fields.map(({ id, name }, index) => (
        <div key={id} className="grid gap-3 sm:grid-cols-[12rem_1fr]">
          <TextField label={`Name of link ${index + 1}`} error={errors?.[index]?.name?.message} {...register(`social.${index}.name`)} />
          <TextField
            label={`Address of ${name || `link ${index + 1}`}`}
            type="url"
            placeholder="https://"
            error={errors?.[index]?.url?.message}
            {...register(`social.${index}.url`)}
          />
        </div>
      ))}
      {Array.isArray(errors) || !errors ? null : <FieldError>{messageOf(errors)}</FieldError>}
      <Button onClick={() => append({ name: "", url: "" })}>
        <PlusIcon className="size-4" />
        Add link
      </Button>
    </fieldset>
  );
}
