import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import type { FactsFields } from "#contract/academy-facts.ts";
import { closedDaysOf, shortenedBy } from "#contract/classes/class-days.ts";
import { inHours } from "#contract/classes/class-labels.ts";
import { useAcademyDays } from "../before-live/use-academy-days.ts";
import { currentClassesQuery } from "../classes/class-calls.ts";
import { subjectOf, useSubjects } from "../classes/subjects.ts";
import { Notice } from "../components/notice.tsx";

const mostNamed = 5;

/** The classes that lose days to the closed days which are typed and not saved yet. */
export function ShorterClasses() {
  const typed = useWatch<FactsFields, "exceptions">({ name: "exceptions" });
  const { data: classes = [] } = useQuery(currentClassesQuery);
  const saved = useAcademyDays();
  const { nameOf } = useSubjects();
  const shorter = saved ? shortenedBy(classes, saved.closed, closedDaysOf(typed)) : [];
  const found = useRef<HTMLDivElement>(null);
  const any = shorter.length > 0;
  // A year of holidays is added above it in one press.
  useEffect(() => {
    if (any) found.current?.scrollIntoView({ block: "nearest" });
  }, [any]);
  return (
    <div ref={found} role="status" className="scroll-mb-24">
      {shorter.length > 0 ? (
        <Notice look="warning">
          <p className="font-semibold">
            {shorter.length === 1 ? "One class becomes" : `${shorter.length} classes become`} shorter when you save
          </p>
          <ul className="my-2 list-disc space-y-1 pl-5">
            {shorter.slice(0, mostNamed).map(({ one, days, hours }) => (
              <li key={one.id} className="wrap-anywhere">
                <Link to={`/admin/classes?form=${one.id}`} target="_blank" className="underline underline-offset-4">
                  {nameOf(subjectOf(one))}: {one.title}
                </Link>{" "}
                loses {days === 1 ? "one day" : `${days} days`} and has {inHours(hours)} then
              </li>
            ))}
          </ul>
          {shorter.length > mostNamed ? <p>And {shorter.length - mostNamed} more.</p> : null}
          <p>Afterwards each class's form offers a later last day, or to hold it on that day all the same.</p>
        </Notice>
      ) : null}
    </div>
  );
}
