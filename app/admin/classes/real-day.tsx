import { useFormContext } from "react-hook-form";
import { realDays } from "#contract/classes/class-days.ts";
import { dayInWords } from "#contract/classes/class-labels.ts";
import type { useAcademyDays } from "../before-live/use-academy-days.ts";
import { Button } from "../components/button.tsx";
import { todayHere } from "../components/moment.ts";
import { type ClassForm, useTypedDates } from "./class-days-input.tsx";

type RealDayProps = { name: "starts_on" | "ends_on"; days: ReturnType<typeof useAcademyDays> };

/** Says where the first or last day is none on which the class is held, and sets the one that is. */
export function RealDay({ name, days }: RealDayProps) {
  const { setValue, setFocus } = useFormContext<ClassForm>();
  const one = useTypedDates();
  const real = days && realDays(one, days.closed)[name];
  return (
    <div role="status" className="space-y-2 empty:hidden">
      {real ? (
        <>
          <p className="text-warning">The class is not held on {dayInWords(one[name], todayHere())}.</p>
          <Button
            onClick={() => {
              setValue(name, real, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
              setFocus(name);
            }}
          >
            It {name === "starts_on" ? "begins" : "ends"} on {dayInWords(real, todayHere())} then
          </Button>
        </>
      ) : null}
    </div>
  );
}
