import { type ComponentProps, useState } from "react";
import { shortPhoneQuestion } from "#contract/fields/phone-digits.ts";
import { TextField } from "./field.tsx";

/** Somebody's phone number. Whether a short one is right is asked as the field is left, and no more once it is mended. */
export function PhoneField({ value, hint, onBlur, ...field }: ComponentProps<typeof TextField> & { value: string }) {
  const [question, setQuestion] = useState(() => shortPhoneQuestion(value));
  return (
    <TextField
      type="tel"
      {...field}
      onBlur={(event) => {
        setQuestion(shortPhoneQuestion(event.target.value));
        return onBlur?.(event);
      }}
      hint={
        <>
          {hint}
          <p role="status" className="text-warning empty:hidden">
            {question}
          </p>
        </>
      }
    />
  );
}
