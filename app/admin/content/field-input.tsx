import { type ReactNode, useId } from "react";
import { Controller, useFormContext } from "react-hook-form";
import type { Field, FieldList } from "#contract/fields/field.ts";
import { Check, CheckField, messageOf, option, SelectField, TextArea, TextField } from "../components/field.tsx";
import { PhoneField } from "../components/phone-field.tsx";
import { RichTextField } from "../editor/rich-text-field.tsx";
import { DatesField } from "../forms/dates-field.tsx";
import { TextListField } from "../forms/text-list-field.tsx";
import { TimesField } from "../forms/times-field.tsx";
import { pictureTargets } from "../pictures/check-picture.ts";
import { ImageField } from "../pictures/image-field.tsx";
import { RecordingField } from "../pictures/recording-field.tsx";
import { RowsField } from "./rows-field.tsx";

/** What a form says of an input that its field does not. */
type Said = {
  hint?: ReactNode;
  rows?: number;
  options?: readonly string[];
  /** What a text may be taken from; another is as good. */
  proposed?: readonly string[];
  lang?: string;
  min?: number;
  max?: number;
  required?: boolean;
  /** One entry of a list, as in "Module". */
  entry?: string;
};

export type FieldInputProps = Said & {
  name: string;
  field: Field;
  /** Of several alike, as in "figure 4". */
  which?: string | undefined;
};

export type InputProps<Name> = Said & { name: Name };

/** The input of one field of a list. */
export function ContentInput<List extends FieldList>({ list, name, ...said }: InputProps<keyof List & string> & { list: List }) {
  const field = list[name];
  return field ? <FieldInput name={name} field={field} {...said} /> : null;
}

/** The input of one field: what type it has, its label, its hint, and whether it must be filled in, are the field's. */
export function FieldInput({ name, field, which, ...props }: FieldInputProps) {
  const { type, label, blank, choices, placeholder, long, drawings, inputType } = field;
  const { hint = field.hint, rows, options, lang, min = field.min, max = field.max, required } = props;
  const { entry = field.entry ?? "Entry", proposed = [] } = props;
  const proposals = useId();
  const { control, register, getValues, setValue, getFieldState, formState } = useFormContext<Record<string, unknown>>();
  const error = messageOf(getFieldState(name, formState).error);
  const named = which === undefined ? label : `${label}, ${which}`;
  const shared = {
    ...{ label, error, hint, required: required ?? isRequired(field) },
    ...(which !== undefined && { "aria-label": named }),
    ...(lang && { lang }),
  };

  if (type === "rows")
    return <RowsField name={name} field={field} cell={(column, at, of) => <FieldInput name={at} field={column} which={of} />} />;
  if (type === "flag") return <CheckField label={label} hint={hint} {...register(name)} />;
  if (type === "number") {
    const registered = register(name, {
      onBlur: (event: { target: { value: string } }) => {
        // What is not a number becomes the one it starts with (specification, section 5), shown before it is saved.
        if (event.target.value.trim() === "" || Number.isNaN(Number(event.target.value))) setValue(name, blank, { shouldDirty: true });
      },
    });
    return <TextField {...shared} type="number" inputMode="numeric" step={1} min={min} max={max} {...registered} />;
  }
  if (type === "text") {
    if (choices) {
      return (
        <SelectField {...shared} {...register(name)}>
          {Object.entries(choices).map(([value, called]) => option(value, called))}
        </SelectField>
      );
    }
    if (long || rows !== undefined) return <TextArea {...shared} rows={rows} {...register(name)} />;
    if (inputType === "tel") return <PhoneField {...{ ...shared, placeholder }} {...register(name)} value={String(getValues(name))} />;
    if (options === undefined) {
      return (
        <>
          <TextField
            {...{ ...shared, placeholder }}
            {...(inputType && { type: inputType })}
            {...(proposed.length > 0 && { list: proposals })}
            {...register(name)}
          />
          {proposed.length > 0 && (
            <datalist id={proposals}>
              {proposed.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          )}
        </>
      );
    }
    const nothing = error && getValues(name) === "" ? "This field is required." : error;
    return (
      <SelectField {...shared} error={nothing} {...register(name)}>
        <option value="">Select a {label.toLowerCase()}</option>
        {options.map((one) => option(one, one))}
      </SelectField>
    );
  }
  if (type === "list" && choices) return <ChoicesField name={name} label={label} hint={hint} choices={choices} />;
  return (
    <div data-field={name}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange } }) => {
          if (type === "list" && inputType === "date")
            return <DatesField label={label} value={texts(value)} onChange={onChange} error={error} />;
          if (type === "list") return <TextListField {...{ label, entry, hint, error, onChange }} value={texts(value)} />;
          if (type === "times")
            return (
              <TimesField
                {...{ label, onChange, error }}
                value={Array.isArray(value) ? value : []}
                firstDay={() => String(getValues("starts_on") ?? "")}
              />
            );
          if (type === "html") return <RichTextField label={label} value={String(value)} onChange={onChange} error={error} />;
          if (type === "recording") return <RecordingField label={named} value={String(value)} onChange={onChange} error={error} />;
          const target = pictureTargets[field.shape ?? "landscape"];
          const size = `JPG/JPEG, max 4MB, recommended ${target.size.replace("x", " x ").replace("px", " pixels")}`;
          const shown = drawings?.includes(String(value)) ? `${value}-768.jpg` : String(value);
          const change = (picture: string) => {
            // A chosen photo comes twice: as it was read, then with the address at which it is kept.
            const isKept = String(getValues(name)).startsWith("data:") && picture.startsWith("/media/");
            onChange(picture);
            if (field.shownIn && !isKept) setValue(name.replace(/\w+$/, field.shownIn), "", { shouldDirty: true });
          };
          return (
            <>
              <ImageField label={named} value={shown} onChange={change} target={target} hint={size} error={error} />
              {drawings && <Drawings of={named} drawings={drawings} onChoose={change} />}
            </>
          );
        }}
      />
    </div>
  );
}

/** The drawings that come with the program, to take one instead of a file. */
function Drawings({ of, drawings, onChoose }: { of: string; drawings: readonly string[]; onChoose: (drawing: string) => void }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <span className="text-sm text-quiet">Or a drawing:</span>
      {drawings.map((drawing, index) => (
        <button
          key={drawing}
          type="button"
          aria-label={`${of}: drawing ${index + 1}`}
          onClick={() => onChoose(drawing)}
          className="rounded-lg border border-line"
        >
          <img src={`${drawing}-480.jpg`} alt="" width={96} height={54} loading="lazy" className="rounded-lg" />
        </button>
      ))}
    </div>
  );
}

type ChoicesFieldProps = { name: string; label: string; hint: ReactNode; choices: Readonly<Record<string, string>> };

function ChoicesField({ name, label, hint, choices }: ChoicesFieldProps) {
  const { register } = useFormContext<Record<string, unknown>>();
  return (
    <fieldset data-field={name}>
      <legend className="font-semibold">{label}</legend>
      {hint ? <p className="text-sm text-quiet">{hint}</p> : null}
      <div className="flex flex-wrap gap-x-6">
        {Object.entries(choices).map(([value, called]) => (
          <Check key={value} label={called} value={value} {...register(name)} />
        ))}
      </div>
    </fieldset>
  );
}

function isRequired({ input, type, columns }: Field): boolean {
  return columns === undefined && (type === "text" || type === "number") && !input.safeParse("").success;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
