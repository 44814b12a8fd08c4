import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field.tsx";

type ChoicesProps = { legend: string; required?: boolean; error?: string | undefined; children: ReactNode };

/** Several choices under one heading. */
export function Choices({ legend, required = false, error, children }: ChoicesProps) {
  return (
    <fieldset className="space-y-1">
      <legend className={`mb-1 font-semibold ${required ? "required-mark" : ""}`}>{legend}</legend>
      {children}
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}

type ChoiceProps = { type: "checkbox" | "radio"; label: string; hint: string } & ComponentProps<"input">;

/** One of them, with a line of what it means. */
export function Choice({ label, hint, ...input }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 rounded-lg py-1.5">
      <input {...input} className="mt-1 size-5 shrink-0 accent-lagoon" />
      <span>
        <span className="font-semibold">{label}</span>
        <span className="block text-sm text-quiet">{hint}</span>
      </span>
    </label>
  );
}
