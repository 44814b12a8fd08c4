import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { isShortPhone, shortPhoneQuestion } from "#contract/phone-digits.ts";
import { TextField } from "../../components/field.tsx";

type PhoneFieldProps = UseFormRegisterReturn & { value: string; error: string | undefined; hint?: string };

/** The phone of somebody who asked. Whether a short number is right is asked as the field is left, and no more once it is mended. */
export function PhoneField({ value, error, hint, ...field }: PhoneFieldProps) {
  const [asked, setAsked] = useState(() => isShortPhone(value));
  return (
    <TextField
      label="Phone"
      type="tel"
      maxLength={50}
      {...field}
      onBlur={(event) => {
        setAsked(isShortPhone(event.target.value));
        return field.onBlur(event);
      }}
      hint={
        <>
          {hint}
          <p role="status" className="text-warning empty:hidden">
            {asked ? shortPhoneQuestion(value) : null}
          </p>
        </>
      }
      error={error}
    />
  );
}
