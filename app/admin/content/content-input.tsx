import type { ReactNode } from "react";
import { Controller, useFormContext } from "react-hook-form";
import type { FieldList } from "#contract/field.ts";
import { CheckField, SelectField, TextArea, TextField } from "../components/field.tsx";
import { RichTextField } from "../editor/rich-text-field.tsx";
import { messageOf } from "../forms/message-of.ts";
import { TextListField } from "../forms/text-list-field.tsx";
import { TimesField } from "../forms/times-field.tsx";
import { pictureTargets } from "../pictures/check-picture.ts";
import { ImageField } from "../pictures/image-field.tsx";

export type InputProps<Name> = {
  name: Name;
  hint?: ReactNode;
  rows?: number;
  options?: readonly string[];
  type?: "text" | "date";
  min?: number;
  max?: number;
  required?: boolean;
  /** One entry of a list, as in "Module". */
  entry?: string;
};

/** The input of one field of a list: what kind it is, its label, and whether it must be filled in, are the field's. */
export function ContentInput<List extends FieldList>({ list, ...props }: InputProps<keyof List & string> & { list: List }) {
  const { hint, rows, options, type, min, max, required, entry = "Entry" } = props;
  const name: string = props.name;
  const { control, register, getValues, setValue, formState } = useFormContext<Record<string, unknown>>();
  const field = list[name];
  if (!field) return null;
  const { kind, label, blank, choices, shape = "landscape" } = field;
  const error = messageOf(formState.errors[name]);
  const shared = { label, error, hint, required: required ?? isRequired(field) };

  if (kind === "flag") return <CheckField label={label} hint={hint} {...register(name)} />;
  if (kind === "number") {
    const registered = register(name, {
      onBlur: (event: { target: { value: string } }) => {
        // What is not a number becomes the one it starts with (specification, section 5), shown before it is saved.
        if (event.target.value.trim() === "" || Number.isNaN(Number(event.target.value))) setValue(name, blank, { shouldDirty: true });
      },
    });
    return <TextField {...shared} type="number" inputMode="numeric" step={1} min={min} max={max} {...registered} />;
  }
  if (kind === "text") {
    if (choices) {
      return (
        <SelectField {...shared} {...register(name)}>
          {Object.entries(choices).map(([value, called]) => (
            <option key={value} value={value}>
              {called}
            </option>
          ))}
        </SelectField>
      );
    }
    if (rows !== undefined) return <TextArea {...shared} rows={rows} {...register(name)} />;
    if (options === undefined) return <TextField {...shared} {...(type && { type })} {...register(name)} />;
    const nothing = error && getValues(name) === "" ? "This field is required." : error;
    return (
      <SelectField {...shared} error={nothing} {...register(name)}>
        <option value="">Select a {label.toLowerCase()}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  }
  return (
    <div data-field={name}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange } }) => {
          if (kind === "list") return <TextListField label={label} entry={entry} value={texts(value)} onChange={onChange} error={error} />;
          if (kind === "times")
            return <TimesField label={label} value={Array.isArray(value) ? value : []} onChange={onChange} error={error} />;
          if (kind === "html") return <RichTextField label={label} value={String(value)} onChange={onChange} error={error} />;
          const target = pictureTargets[shape];
          const size = `JPG/JPEG, max 4MB, recommended ${target.size.replace("x", " x ").replace("px", " pixels")}`;
          return <ImageField label={label} value={String(value)} onChange={onChange} target={target} hint={size} error={error} />;
        }}
      />
    </div>
  );
}

function isRequired({ input, kind }: FieldList[string]): boolean {
  return kind === "text" && !input.safeParse("").success;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
