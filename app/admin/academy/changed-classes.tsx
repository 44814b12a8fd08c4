import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { closedDaysOf, shortenedBy } from "#contract/classes/class-days.ts";
import { inHours } from "#contract/classes/class-labels.ts";
import { newlyOutside, outsideOtherHours } from "#contract/classes/outside-hours.ts";
import type { FactsFields } from "#contract/kinds/academy-facts.ts";
import type { CourseClass } from "#contract/kinds/class.ts";
import { useAcademyDays } from "../before-live/use-academy-days.ts";
import { currentClassesQuery } from "../classes/class-calls.ts";
import { subjectOf, useSubjects } from "../classes/subjects.ts";
import { todayHere } from "../components/moment.ts";
import { Notice } from "../components/notice.tsx";
import { LinkInText } from "../components/text-link.tsx";

const mostNamed = 5;

/** The classes that lose days to the closed days which are typed and not saved yet. */
export function ShorterClasses() {
  const { typed, saved, classes } = useHoursAndClasses();
  const shorter = saved ? shortenedBy(classes, saved.closed, closedDaysOf(typed.exceptions)) : [];
  return (
    <ChangedClasses
      title={shorter.length === 1 ? "One class becomes shorter when you save" : `${shorter.length} classes become shorter when you save`}
      classes={shorter.map(({ one, days, hours }) => ({
        one,
        text: `loses ${days === 1 ? "one day" : `${days} days`} and has ${inHours(hours)} then`,
      }))}
    >
      Afterwards each class's form offers a later last day, or to hold it on that day all the same.
    </ChangedClasses>
  );
}

/** The classes that fall out of the hours which are typed and not saved yet: of the week, or of the days with other hours. */
export function ClassesOutside({ of }: { of: "week" | "exceptions" }) {
  const { typed, saved, classes } = useHoursAndClasses();
  const found = () => {
    if (!saved) return [];
    return of === "week" ? newlyOutside(classes, saved.week, typed.week) : outsideOtherHours(classes, saved, typed, todayHere());
  };
  const outside = found();
  return (
    <ChangedClasses
      title={
        outside.length === 1
          ? "One class is held outside these opening hours"
          : `${outside.length} classes are held outside these opening hours`
      }
      classes={outside.map(({ one, text }) => ({ one, text: `is ${text}` }))}
    >
      You can save all the same, and change the times of the class in its form.
    </ChangedClasses>
  );
}

function useHoursAndClasses() {
  const [week, exceptions] = useWatch<FactsFields, ["week", "exceptions"]>({ name: ["week", "exceptions"] });
  const { data: classes = [] } = useQuery(currentClassesQuery);
  return { typed: { week, exceptions }, saved: useAcademyDays(), classes };
}

type ChangedClassesProps = { title: string; classes: readonly { one: CourseClass; text: string }[]; children: string };

function ChangedClasses({ title, classes, children }: ChangedClassesProps) {
  const { nameOf } = useSubjects();
  const found = useRef<HTMLDivElement>(null);
  const any = classes.length > 0;
  // A year of holidays is added above it in one press.
  useEffect(() => {
    if (any) found.current?.scrollIntoView({ block: "nearest" });
  }, [any]);
  return (
    <div ref={found} role="status" className="scroll-mb-24">
      {any ? (
        <Notice look="warning">
          <p className="font-semibold">{title}</p>
          <ul className="my-2 list-disc space-y-1 pl-5">
            {classes.slice(0, mostNamed).map(({ one, text }) => (
              <li key={one.id} className="wrap-anywhere">
                <LinkInText to={`/admin/classes?form=${one.id}`} target="_blank">
                  {nameOf(subjectOf(one))}: {one.title}
                </LinkInText>{" "}
                {text}
              </li>
            ))}
          </ul>
          {classes.length > mostNamed ? <p>And {classes.length - mostNamed} more.</p> : null}
          <p>{children}</p>
        </Notice>
      ) : null}
    </div>
  );
}
