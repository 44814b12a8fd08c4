import { useFormContext, useWatch } from "react-hook-form";
import { classDays, heldDays, hoursOf, madeUp, noDaysOfClass, realDays } from "#contract/classes/class-days.ts";
import { dayInWords, inHours } from "#contract/classes/class-labels.ts";
import { hoursIn } from "#contract/classes/contradictions.ts";
import type { FormOf } from "#contract/fields/field.ts";
import type { classFieldList } from "#contract/kinds/class.ts";
import { dateText } from "#contract/site/date-text.ts";
import { listed } from "#contract/site/listed.ts";
import type { useAcademyDays } from "../before-live/use-academy-days.ts";
import { Button } from "../components/button.tsx";
import { Check } from "../components/field.tsx";
import { todayHere } from "../components/moment.ts";

export type ClassForm = FormOf<typeof classFieldList>;

/** The dates and times in the form. */
export function useTypedDates() {
  const { control } = useFormContext<ClassForm>();
  const [starts_on, ends_on, times, no_class_on, held_on] = useWatch({
    control,
    name: ["starts_on", "ends_on", "times", "no_class_on", "held_on"],
  });
  return { starts_on, ends_on, times, no_class_on, held_on };
}

/** The hours that follow from the dates and times, the days that are lost to closed days, and a last day by which they are made up for. */
export function ClassDaysInput({ days, duration }: { days: ReturnType<typeof useAcademyDays>; duration: string }) {
  const { setValue } = useFormContext<ClassForm>();
  const one = useTypedDates();
  const { held_on, no_class_on } = one;
  const without = noDaysOfClass(one).map((date) => dayInWords(date, todayHere()));
  const closed = days?.closed ?? [];
  const hours = hoursOf(one, closed);
  const count = heldDays(one, closed).length;
  const lost = classDays({ ...one, held_on: [], no_class_on: [] }, closed).flatMap(({ date, off }) =>
    off === undefined || no_class_on.includes(date) ? [] : [{ date, name: off }],
  );
  const offer = madeUp(one, closed, hoursIn(duration));
  const isHeld = (date: string) => held_on.includes(date);
  const change = { shouldDirty: true, shouldTouch: true };
  return (
    <div data-field="held_on" className="space-y-2">
      <p role="status" className="text-warning empty:hidden">
        {without.length > 0 ? `The class is not held on ${listed(without)} anyway.` : ""}
      </p>
      {days && hours ? (
        <p role="status">
          That is <strong>{inHours(hours)}</strong> in {count} {count === 1 ? "lesson" : "lessons"}.
        </p>
      ) : null}
      {lost.length > 0 ? (
        <fieldset>
          <legend className="font-semibold">The academy is closed on {lost.length === 1 ? "one" : lost.length} of its days</legend>
          <p className="text-sm text-quiet">
            Visitors, calendars and the hours leave them out. Tick those on which the class is held all the same.
          </p>
          {lost.map(({ date, name }) => (
            <div key={date}>
              <Check
                label={`Held on ${dayInWords(date, todayHere())}${name && ` (${name})`}`}
                checked={isHeld(date)}
                onChange={() =>
                  setValue("held_on", isHeld(date) ? held_on.filter((other) => other !== date) : [...held_on, date].sort(), change)
                }
              />
            </div>
          ))}
        </fieldset>
      ) : null}
      {offer ? (
        <Button onClick={() => setValue("ends_on", offer.last, { ...change, shouldValidate: true })}>
          Move the last day to {dateText(offer.last)}: {inHours(offer.hours)}
        </Button>
      ) : null}
    </div>
  );
}

/** Says where the first or last day is none on which the class is held, and sets the one that is. */
export function RealDay({ name, days }: { name: "starts_on" | "ends_on"; days: ReturnType<typeof useAcademyDays> }) {
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
