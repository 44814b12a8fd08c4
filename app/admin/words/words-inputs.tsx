import { Controller, useFormContext } from "react-hook-form";
import { noticePages } from "#contract/words/words-fields.ts";
import { TextArea, TextField } from "../components/field.tsx";
import { RichTextField } from "../editor/rich-text-field.tsx";
import { FieldGroup } from "../forms/field-group.tsx";
import { messageOf } from "../forms/message-of.ts";
import { RowsField } from "./rows-field.tsx";
import type { Input, Part } from "./words-parts.ts";
import type { WordsValues } from "./words-values.ts";

export function WordsInputs({ part }: { part: Part }) {
  return part.groups.map(({ title, shown, inputs }) => (
    <FieldGroup key={title} title={title} shown={shown}>
      {inputs.map((input) => (
        <WordsInput key={input.name} {...input} />
      ))}
    </FieldGroup>
  ));
}

function WordsInput(input: Input) {
  const { control, register, formState } = useFormContext<WordsValues>();
  const { name, label, hint, required = false } = input;
  const error = messageOf(formState.errors[name]);
  if (input.kind === "rows") return <RowsField {...input} />;
  if (input.kind === "pages") return <PagesField name={name} label={label} hint={hint} />;
  if (input.kind === "text") return <TextArea label={label} hint={hint} required={required} error={error} {...register(name)} />;
  if (input.kind !== "html") {
    const type = input.kind === "date" ? "date" : "text";
    return <TextField type={type} label={label} hint={hint} required={required} error={error} {...register(name)} />;
  }
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => <RichTextField label={label} value={String(value)} onChange={onChange} error={error} />}
    />
  );
}

function PagesField({ name, label, hint }: { name: string; label: string; hint: string | undefined }) {
  const { register } = useFormContext<WordsValues>();
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      {hint ? <p className="text-sm text-quiet">{hint}</p> : null}
      <div className="flex flex-wrap gap-x-6">
        {Object.entries(noticePages).map(([address, page]) => (
          <label key={address} className="inline-flex min-h-11 items-center gap-3">
            <input type="checkbox" value={address} className="size-5 shrink-0 accent-lagoon" {...register(name)} />
            {page}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
