import { useFormContext, useWatch } from "react-hook-form";
import { contradictions, noClaims, type SubjectClaims } from "#contract/classes/contradictions.ts";
import type { Language } from "#contract/language.ts";
import type { useAcademyDays } from "../before-live/use-academy-days.ts";
import { WarningIcon } from "../components/icons.tsx";
import { clashInWords, useFormClashes } from "./clash-notice.tsx";
import type { ClassForm } from "./class-days-input.tsx";

type ClassContradictionsProps = {
  id: number | undefined;
  days: ReturnType<typeof useAcademyDays>;
  of: "course" | "exam";
  claims: SubjectClaims | undefined;
  language: Language | undefined;
};

/** What the class says otherwise than its course or exam, its language and the opening hours, and whose room or teacher it takes. It warns, and keeps nobody from saving. */
export function ClassContradictions({ id, days, of, claims, language }: ClassContradictionsProps) {
  const { control } = useFormContext<ClassForm>();
  const one = useWatch({ control });
  const { starts_on = "", ends_on = "", no_class_on = [], held_on = [], seats, level, mode = "" } = one;
  const times = (one.times ?? []).flatMap(({ weekday, from = "", to = "" }) => (weekday ? [{ weekday, from, to }] : []));
  const dates = { starts_on, ends_on, times, no_class_on, held_on };
  const said = days ? contradictions({ ...dates, seats: Number(seats), level, mode }, claims ?? noClaims, { of, ...days, language }) : [];
  const found = [...said.map(({ text }) => text), ...useFormClashes(id).clashes.map(clashInWords)];
  if (found.length === 0) return null;
  return (
    <section aria-label="Before it goes live" className="space-y-2">
      <h3 className="font-semibold">Before it goes live: {found.length === 1 ? "one thing" : `${found.length} things`} to look at</h3>
      <ul className="space-y-2">
        {found.map((text) => (
          <li key={text} className="flex gap-2 rounded-lg bg-warning-pale px-3 py-2">
            <WarningIcon className="mt-1 size-4 text-warning" />
            <p className="min-w-0 wrap-anywhere">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
