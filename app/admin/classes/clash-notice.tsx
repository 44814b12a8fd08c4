import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type Clash, clashesOf, freeTimes, type Timed } from "#contract/classes/clashes.ts";
import { timesInWords } from "#contract/classes/class-labels.ts";
import { contradictions, noClaims, type SubjectClaims } from "#contract/classes/contradictions.ts";
import { roomMeant } from "#contract/classes/room-meant.ts";
import type { CourseClass } from "#contract/kinds/class.ts";
import type { Language } from "#contract/kinds/language.ts";
import { dateText } from "#contract/site/date-text.ts";
import { useAcademyDays } from "../before-live/use-academy-days.ts";
import { WarningIcon } from "../components/icons.tsx";
import { Notice } from "../components/notice.tsx";
import { reachedByKeys } from "../components/reached-by-keys.ts";
import { currentClassesQuery } from "./class-calls.ts";
import type { ClassForm } from "./class-days-input.tsx";
import { roomInWords, useRooms } from "./use-rooms.ts";

const mostNamed = 3;

/** The class as it is typed into the form, all others, and those of them that take its room or its teacher (`clashes`). */
export function useFormClashes(id: number | undefined) {
  const { control } = useFormContext<Timed & { room_id: string }>();
  const [starts_on, ends_on, times, no_class_on = [], held_on = [], mode, place, teacher, room_id] = useWatch({
    control,
    name: ["starts_on", "ends_on", "times", "no_class_on", "held_on", "mode", "place", "teacher", "room_id"],
  });
  const { data = [] } = useQuery(currentClassesQuery);
  const { closed = [] } = useAcademyDays() ?? {};
  const room = roomMeant(useRooms(), { room_id: Number(room_id), place });
  const branch = room?.branch === undefined ? undefined : { id: room.branch };
  const typed = useDeferredValue({ starts_on, ends_on, times, no_class_on, held_on, mode, place, branch, teacher });
  const others = data.filter((other) => other.id !== id);
  return { typed, others, closed, clashes: clashesOf(typed, others, closed) };
}

/** Names the other classes that take the room or the teacher at the same time, and when both would be free. It keeps nobody from saving. */
export function ClashNotice({ id }: { id: number | undefined }) {
  const { typed, others, closed, clashes } = useFormClashes(id);
  const [first] = clashes;
  const free = first ? freeTimes(typed, first.time, others, closed) : [];
  return (
    <div role="status">
      {first ? (
        <Notice look="warning" className="space-y-1">
          {clashes.slice(0, mostNamed).map((clash) => (
            <p key={clash.other.id} className="wrap-anywhere">
              {clashInWords(clash)}
            </p>
          ))}
          {clashes.length > mostNamed ? <p>And {clashes.length - mostNamed} more.</p> : null}
          <p className="font-semibold">
            {free.length > 0 ? `Free then: ${free.map((time) => timesInWords([time])).join("; ")}.` : "There is no free time in the week."}{" "}
            You can save it all the same.
          </p>
        </Notice>
      ) : null}
    </div>
  );
}

/** "Room 2 and Sujatha are taken by A1 weekend on Saturday, 9 AM to 1 PM, from 16 January 2027." */
export function clashInWords({ other, takes, time, on }: Clash<CourseClass>): string {
  const names = takes.map((taken) => (taken === "room" ? roomInWords(other.place ?? "", other.branch?.name) : other.teacher));
  return `${names.join(" and ")} ${names.length === 1 ? "is" : "are"} taken by ${other.title}, ${timesInWords(other.times.filter(({ weekday }) => weekday === time.weekday))}, from ${dateText(on)}.`;
}

/** What a class of the list clashes with, in one line for each. */
export function useClashes(one: CourseClass): string[] {
  const { data = [] } = useQuery(currentClassesQuery);
  const { closed = [] } = useAcademyDays() ?? {};
  const others = data.filter((other) => other.id !== one.id);
  return clashesOf(one, others, closed).map(clashInWords);
}

type ClassContradictionsProps = {
  id: number | undefined;
  days: ReturnType<typeof useAcademyDays>;
  of: "course" | "exam";
  claims: SubjectClaims | undefined;
  language: Language | undefined;
};

/**
 * What the class says otherwise than its course or exam, its language and the opening hours, and whose room or teacher it takes. It warns,
 * and keeps nobody from saving.
 */
export function ClassContradictions({ id, days, of, claims, language }: ClassContradictionsProps) {
  const { control } = useFormContext<ClassForm>();
  const [isOpen] = useState(hasRoom);
  const one = useWatch({ control });
  const { starts_on = "", ends_on = "", no_class_on = [], held_on = [], seats, level, mode = "" } = one;
  const times = (one.times ?? []).flatMap(({ weekday, from = "", to = "" }) => (weekday ? [{ weekday, from, to }] : []));
  const dates = { starts_on, ends_on, times, no_class_on, held_on };
  const said = days ? contradictions({ ...dates, seats: Number(seats), level, mode }, claims ?? noClaims, { of, ...days, language }) : [];
  const found = [...said.map(({ text }) => text), ...useFormClashes(id).clashes.map(clashInWords)];
  const count = found.length === 1 ? "one thing" : `${found.length} things`;
  return (
    <>
      <p role="status" className="sr-only">
        {found.length > 0 ? `There ${found.length === 1 ? "is" : "are"} ${count} to look at before it goes live.` : ""}
      </p>
      {found.length > 0 ? (
        <section aria-label="Before it goes live" className="basis-full">
          <details open={isOpen} className="space-y-2">
            <summary className="min-h-11 content-center font-semibold">Before it goes live: {count} to look at</summary>
            <ul {...reachedByKeys} aria-label="To look at" className="max-h-[25dvh] space-y-2 overflow-y-auto">
              {found.map((text) => (
                <li key={text} className="flex gap-2 rounded-lg bg-warning-pale px-3 py-2">
                  <WarningIcon className="mt-1 size-4 shrink-0 text-warning" />
                  <p className="min-w-0 wrap-anywhere">{text}</p>
                </li>
              ))}
            </ul>
          </details>
        </section>
      ) : null}
    </>
  );
}

/** On a phone the list would leave too little of the form. */
const hasRoom = () => "matchMedia" in globalThis && matchMedia("(min-width: 48rem) and (min-height: 40rem)").matches;
