import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";

type DayInputProps = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "onChange"> & {
  type: "date" | "time" | "datetime-local";
  value: string;
  onChange: (value: string) => void;
};

/**
 * A field for a day or a time, typed part by part; while it has the focus, what is typed counts. React would write the value back at each part:
 * Firefox empties the others once one is emptied, and where the value comes a moment later, as from an address, a year ends at its first
 * digit in any browser.
 */
export function DayInput({ value, onChange, ref, ...input }: DayInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  const [first] = useState(value);
  useLayoutEffect(() => {
    if (field.current && field.current !== document.activeElement && field.current.value !== value) field.current.value = value;
  }, [value]);
  return <input {...input} ref={field} defaultValue={first} onChange={({ target }) => onChange(isYearBegun(target) ? "" : target.value)} />;
}

/** A year is one of the first thousand until its last digit. */
const isYearBegun = ({ type, value }: HTMLInputElement) => type.startsWith("date") && value.startsWith("0");

/** The first field of the form in front in which something was begun and is not complete. What is sent of it would be nothing. */
export function incompleteField(): HTMLInputElement | undefined {
  const front = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  return [...front.querySelectorAll("input")].find((field) => field.validity.badInput || isYearBegun(field));
}
