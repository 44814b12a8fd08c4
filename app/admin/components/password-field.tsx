import { type ComponentProps, type ReactNode, useState } from "react";
import { Field, inputLook } from "./field.tsx";
import { EyeIcon, EyeOffIcon } from "./icons.tsx";

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
