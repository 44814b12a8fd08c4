import { useFormContext, useWatch } from "react-hook-form";
import { type FactsFields, weekInWords } from "#contract/kinds/academy-facts.ts";
import { weekdays } from "#contract/site/date-text.ts";
import { Button } from "../components/button.tsx";
import { CheckField, FieldError, inputLook } from "../components/field.tsx";
import { ClassesOutside } from "./changed-classes.tsx";
import { OtherDaysInputs } from "./other-days-inputs.tsx";

export function WeekInputs() {
  const { control, register, setValue, formState } = useFormContext<FactsFields>();
  const week = useWatch({ control, name: "week" });
  const { week: errors } = formState.errors;
  const words = weekInWords(week).replaceAll("\n", " · ");

  function copyMonday() {
    const [monday] = week;
    if (monday)
      setValue(
        "week",
        weekdays.map(() => ({ ...monday })),
        { shouldDirty: true, shouldValidate: formState.isSubmitted },
      );
  }

  const clock = (day: string, index: number, name: "opens" | "closes") => (
    <input
      type="time"
      aria-label={`${day}: ${name}`}
      aria-invalid={errors?.[index]?.[name] ? true : undefined}
      className={inputLook}
      {...register(`week.${index}.${name}`)}
    />
  );
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">Opening hours</legend>
      <ul className="@container divide-y divide-line">
        {weekdays.map((day, index) => (
          <li key={day} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
            <div className="w-36">
              <CheckField label={day} aria-label={`${day}: open`} {...register(`week.${index}.open`)} />
            </div>
            {week[index]?.open ? (
              <div className="flex min-w-0 items-center gap-2 @max-[19rem]:flex-wrap">
                {clock(day, index, "opens")}
                to
                {clock(day, index, "closes")}
              </div>
            ) : (
              <span className="text-quiet">closed</span>
            )}
            <FieldError>{errors?.[index]?.opens?.message ?? errors?.[index]?.closes?.message}</FieldError>
          </li>
        ))}
      </ul>
      <Button onClick={copyMonday}>Monday's hours on every day</Button>
      <FieldError>{errors?.root?.message ?? errors?.message}</FieldError>
      {words ? (
        <p className="text-sm text-quiet">
          Visitors read: <span className="font-semibold text-ink">{words}</span>
        </p>
      ) : null}
      <ClassesOutside of="week" />
    </fieldset>
  );
}

export const factsInputs = { week: WeekInputs, exceptions: OtherDaysInputs };
