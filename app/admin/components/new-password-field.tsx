import type { ComponentProps } from "react";
import { PasswordField } from "./password-field.tsx";
import { weaknessOf } from "./password-strength.ts";

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
