import { useId } from "react";
import type { WeeklyTime } from "#contract/classes/weekly-time.ts";
import { weekdayOf, weekdays } from "#contract/site/date-text.ts";
import { AddButton, IconButton } from "../components/button.tsx";
import { capitalised } from "../components/capitalised.ts";
import { DayInput } from "../components/day-input.tsx";
import { type ControlProps, FieldError, inputLook, option } from "../components/field.tsx";
import { CloseIcon } from "../components/icons.tsx";
import { useRows } from "./use-rows.ts";

type TimesFieldProps = ControlProps<WeeklyTime[]> & {
  /** The day (YYYY-MM-DD) of the first one, asked when it is added; "" for none. */
  firstDay: () => string;
};

/** Times of a week; a new one begins as the one before it, on the next day. */
export function TimesField({ label, value, onChange, firstDay, error }: TimesFieldProps) {
  const id = useId();
  const { list, add, insert, remove } = useRows("select", value, onChange);
  const change = (index: number, changes: Partial<WeeklyTime>) =>
    onChange(value.map((time, at) => (at === index ? { ...time, ...changes } : time)));

  const clock = (index: number, end: "from" | "to") => (
    <DayInput
      type="time"
      aria-label={`${capitalised(end)} ${index + 1}`}
      value={value[index]?.[end] ?? ""}
      onChange={(time) => change(index, { [end]: time })}
      className={inputLook}
    />
  );

  return (
    <fieldset className="space-y-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <ul ref={list} className="space-y-2">
        {value.map(({ weekday }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: equal times may stand twice while they are typed, and nothing but their values lives in a row.
            key={index}
            className="grid grid-cols-[1fr_1fr_auto] items-center gap-2 sm:grid-cols-[minmax(9rem,1fr)_8.5rem_auto_8.5rem_auto]"
          >
            <select
              aria-label={`Weekday ${index + 1}`}
              value={weekday}
              onChange={(event) => change(index, { weekday: weekdays.find((day) => day === event.target.value) ?? weekday })}
              className={`${inputLook} max-sm:col-span-2`}
            >
              {weekdays.map((day) => option(day, day))}
            </select>
            <IconButton icon={CloseIcon} small label={`Remove time ${index + 1}`} onClick={() => remove(index)} className="sm:order-last" />
            {clock(index, "from")}
            <span className="text-quiet max-sm:hidden" aria-hidden="true">
              to
            </span>
            {clock(index, "to")}
          </li>
        ))}
      </ul>
      <AddButton ref={add} onClick={() => insert(value.length, following(value.at(-1), firstDay()))}>
        Add time
      </AddButton>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

function following(last: WeeklyTime | undefined, day: string): WeeklyTime {
  if (!last) return { weekday: weekdayOf(day) ?? "Monday", from: "09:00", to: "11:30" };
  return { ...last, weekday: weekdays[(weekdays.indexOf(last.weekday) + 1) % weekdays.length] ?? last.weekday };
}
