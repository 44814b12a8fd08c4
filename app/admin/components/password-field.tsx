import { type ComponentProps, type ReactNode, useState } from "react";
import { Field, inputLook } from "./field.tsx";
import { EyeIcon, EyeOffIcon } from "./icons.tsx";
import { weaknessOf } from "./password-strength.ts";

type PasswordFieldProps = { label: string; error?: string | undefined; hint?: ReactNode } & Omit<ComponentProps<"input">, "id" | "type">;

export function PasswordField({ label, error, hint, required = true, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(ids) => (
        <div className="relative">
          <input {...input} {...ids} type={shown ? "text" : "password"} spellCheck={false} className={`${inputLook} pr-12`} />
          <button
            type="button"
            aria-label={`${shown ? "Hide" : "Show"} ${label.toLowerCase()}`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-lg text-quiet hover:text-ink"
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </Field>
  );
}

/** A password somebody chooses. `typed`: what stands in it now, for a warning when it is weak. */
export function NewPasswordField({ typed, ...field }: { typed: string } & Omit<ComponentProps<typeof PasswordField>, "label" | "hint">) {
  const weakness = weaknessOf(typed);
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      hint={weakness ? <span className="font-semibold text-warning">{weakness}</span> : "At least 6 characters; 12 or more are better."}
      {...field}
    />
  );
}
