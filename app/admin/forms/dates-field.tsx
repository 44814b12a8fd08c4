import { useId } from "react";
import { AddButton, IconButton } from "../components/button.tsx";
import { DayInput } from "../components/day-input.tsx";
import { type ControlProps, FieldError, inputLook } from "../components/field.tsx";
import { CloseIcon } from "../components/icons.tsx";
import { useRows } from "./use-rows.ts";

/** Calendar days, one after the other. */
export function DatesField({ label, value, onChange, error }: ControlProps<string[]>) {
  const id = useId();
  const { list, add, insert, remove } = useRows("input", value, onChange);
  return (
    <fieldset className="space-y-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <ul ref={list} className="flex flex-wrap gap-2">
        {value.map((date, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal days may stand twice while they are typed, and nothing but the day lives in a row.
          <li key={index} className="flex gap-1">
            <DayInput
              type="date"
              aria-label={`${label}: day ${index + 1}`}
              value={date}
              onChange={(day) => onChange(value.with(index, day))}
              className={inputLook}
            />
            <IconButton icon={CloseIcon} small label={`Remove day ${index + 1}`} onClick={() => remove(index)} />
          </li>
        ))}
      </ul>
      <AddButton ref={add} onClick={() => insert(value.length, "")}>
        Add day
      </AddButton>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
