import { type ComponentProps, type ReactNode, useId } from "react";
import { WholeWords } from "#app/ui/whole-words.tsx";

/** Of an input for a file. */
export const fileLook =
  "block w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-lg file:border file:border-solid file:border-line file:bg-card file:px-4 file:font-semibold file:text-ink hover:file:bg-sand";

export const inputLook =
  "block w-full min-h-11 rounded-lg border border-quiet/60 bg-paper px-3 py-2 text-base text-ink aria-invalid:border-brick aria-invalid:border-2 disabled:opacity-60";

type Frame = { label: string; error?: string | undefined; hint?: ReactNode; required?: boolean };
type Ids = { id: string; "aria-describedby"?: string; "aria-invalid"?: true; "aria-required"?: true };

/** A label, a hint and an error around one control, tied together for a screen reader. */
export function Field({ label, error, hint, required, children }: Frame & { children: (ids: Ids) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className={`block font-semibold ${required ? "required-mark" : ""}`}>
        {label}
      </label>
      {children({
        id,
        ...(described && { "aria-describedby": described }),
        ...(error && { "aria-invalid": true }),
        ...(required && { "aria-required": true }),
      })}
      <Hint of={id}>{hint}</Hint>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** The hint of the field whose id is `of`. */
export function Hint({ of, children }: { of: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div id={`${of}-hint`} className="text-sm text-quiet">
      {typeof children === "string" ? <WholeWords text={children} /> : children}
    </div>
  );
}

/** Why a field cannot be taken as it is, if it cannot. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className="text-sm font-semibold text-brick">
      {children}
    </p>
  );
}

/** What an input of our own takes. */
export type ControlProps<Value> = { label: string; value: Value; onChange: (value: Value) => void; error?: string | undefined };

type TextFieldProps = Frame & Omit<ComponentProps<"input">, "id" | "required">;

export function TextField({ label, error, hint, required = false, className = "", ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => (
        <input
          type="text"
          autoComplete="off"
          {...input}
          {...ids}
          className={`${input.type === "file" ? fileLook : inputLook} ${className}`}
        />
      )}
    </Field>
  );
}

type TextAreaProps = Frame & Omit<ComponentProps<"textarea">, "id" | "required">;

export function TextArea({ label, error, hint, required = false, ...input }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => <textarea {...input} {...ids} className={`${inputLook} field-sizing-content max-h-96 min-h-20`} />}
    </Field>
  );
}

type SelectFieldProps = Frame & Omit<ComponentProps<"select">, "id" | "required">;

export function SelectField({ label, error, hint, required = false, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => (
        <select {...select} {...ids} className={inputLook}>
          {children}
        </select>
      )}
    </Field>
  );
}

/** One of the choices of a field. */
export const option = (value: string | number, words: string) => (
  <option key={value} value={value}>
    {words}
  </option>
);

/** A value with what it is called. */
export type Choice = readonly [value: string, words: string];
export type ChoiceGroup = { label: string; choices: readonly Choice[] };

/** The choices of a field in groups. What is chosen and not there any more stands first, as `nameOf` calls it. */
export function groupedOptions(groups: readonly ChoiceGroup[], chosen: string, nameOf: (value: string) => string): ReactNode {
  const isThere = chosen === "" || groups.some(({ choices }) => choices.some(([value]) => value === chosen));
  return (
    <>
      {isThere ? null : option(chosen, nameOf(chosen))}
      {groups.map(({ label, choices }) => (
        <optgroup key={label} label={label}>
          {choices.map(([value, words]) => option(value, words))}
        </optgroup>
      ))}
    </>
  );
}

/** A box to tick, with what it means; `className` is of both. */
export function Check({ label, className = "", ...input }: { label: ReactNode } & ComponentProps<"input">) {
  return (
    <label className={`inline-flex min-h-11 items-center gap-3 ${className}`}>
      <input type="checkbox" {...input} className="size-5 shrink-0 accent-lagoon" />
      {label}
    </label>
  );
}

export function CheckField({ label, hint, ...input }: { label: string; hint?: ReactNode } & ComponentProps<"input">) {
  const id = useId();
  return (
    <div>
      <Check label={label} className="font-semibold" {...input} {...(hint && { "aria-describedby": `${id}-hint` })} />
      <Hint of={id}>{hint}</Hint>
    </div>
  );
}

/** The first message about a field; one about an entry of a list is as deep as the entry. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string" && error.message !== "") return error.message;
  for (const [key, part] of Object.entries(error)) {
    const message = key === "ref" ? undefined : messageOf(part);
    if (message !== undefined) return message;
  }
  return undefined;
}
