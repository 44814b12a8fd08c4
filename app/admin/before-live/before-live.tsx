import { useQueries, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { firstHeldDay } from "#contract/classes/class-days.ts";
import { claimsOfCourse, claimsOfExam, contradictions } from "#contract/classes/contradictions.ts";
import type { PagedPath } from "#contract/content-kinds.ts";
import { courseClass } from "#contract/kinds/class.ts";
import { dateText } from "#contract/site/date-text.ts";
import { WarningIcon } from "../components/icons.tsx";
import { ButtonInNotice } from "../components/text-link.tsx";
import { FormPart } from "../forms/form-parts.tsx";
import { pageOf } from "../lists/page-of.ts";
import type { Size } from "../pictures/crop.ts";
import { openPicture } from "../pictures/draw-jpeg.ts";
import { type PublicValues, richTextsOf } from "./public-page.ts";
import { useAcademyDays } from "./use-academy-days.ts";
import { type Found, internalLinks, type Warning, warningsOf } from "./warnings.ts";

/** What may be better before visitors see an item. It warns, and keeps nobody from saving. */
export function BeforeLive({ kind, id }: { kind: PagedPath; id: number | undefined }) {
  const panel = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const { control } = useFormContext<PublicValues>();
  const values = useDeferredValue(useWatch({ control }));
  const warnings = [...warningsOf(kind, values, useFound(kind, values)), ...useClassWarnings(kind, id, values)];
  const count =
    warnings.length === 0 ? "nothing to mend" : warnings.length === 1 ? "one thing to look at" : `${warnings.length} things to look at`;

  function goTo({ field, at: inside }: Warning) {
    const form = panel.current?.closest("form");
    const at = `[data-field="${field}"]`;
    const wanted =
      form?.querySelector<HTMLElement>(`[name="${field}"], ${at} [contenteditable="true"]`) ??
      form?.querySelector<HTMLElement>(`${at} :is(input, button)`);
    wanted?.focus();
    wanted?.scrollIntoView({ block: "center" });
    // The editor has a scroller of its own.
    if (inside) wanted?.querySelector(inside)?.scrollIntoView({ block: "center", behavior: "instant" });
  }

  return (
    <FormPart name="Before it goes live" note={warnings.length} hasOwnHead>
      <details ref={panel} onToggle={(event) => setOpen(event.currentTarget.open)} className="rounded-lg border border-line px-4 py-2">
        <summary className="min-h-11 content-center font-semibold">
          Before it goes live: <span className={warnings.length > 0 ? "text-warning" : "text-quiet"}>{count}</span>
        </summary>
        {!open ? null : warnings.length === 0 ? (
          <p className="pb-2 text-quiet">Texts, links and pictures are as they should be.</p>
        ) : (
          <ul className="space-y-2 pb-2">
            {warnings.map((warning) => (
              <li key={warning.text} className="flex gap-2 rounded-lg bg-warning-pale px-3 py-2">
                <WarningIcon className="mt-1 size-4 text-warning" />
                <div className="min-w-0">
                  <p className="wrap-anywhere">{warning.text}</p>
                  <ButtonInNotice className="min-h-11" onClick={() => goTo(warning)}>
                    Go to it<span className="sr-only">: {warning.text}</span>
                  </ButtonInNotice>
                </div>
              </li>
            ))}
          </ul>
        )}
      </details>
    </FormPart>
  );
}

const subjects = {
  courses: { of: "course", fields: { ends_on: "duration", seats: "students_per_class", times: "schedule", level: "title" } },
  exams: { of: "exam", fields: { ends_on: "preparationDuration", seats: "studentsPerClass", times: "schedule", level: "title" } },
} as const;

/** Where classes that are not over contradict the form of their course or exam; nothing for other kinds. */
function useClassWarnings(kind: PagedPath, id: number | undefined, values: PublicValues): Warning[] {
  const subject = kind === "courses" || kind === "exams" ? subjects[kind] : undefined;
  const query = { q: "", page: 1, admin: "true", filter: "active", when: "current", [`${subject?.of}_id`]: id };
  const { data } = useQuery({
    queryKey: ["classes", "page", query],
    queryFn: ({ signal }) => pageOf("/classes", courseClass, query, signal),
    enabled: subject !== undefined && id !== undefined,
  });
  const days = useAcademyDays();
  if (!subject || !data || !days) return [];
  const text = (name: string) => String(values[name] ?? "");
  const shared = { title: text("title"), summary: text("summary"), schedule: text("schedule") };
  const claims =
    subject.of === "course"
      ? claimsOfCourse({ ...shared, duration: text("duration"), students_per_class: text("students_per_class") })
      : claimsOfExam({ ...shared, preparationDuration: text("preparationDuration"), studentsPerClass: text("studentsPerClass") });
  return data.items.flatMap((one) =>
    contradictions(one, claims, { of: subject.of, ...days }).flatMap(({ field, text }) =>
      // The class alone says when it begins and ends.
      field === "dates"
        ? []
        : { field: subject.fields[field], text: `“${one.title}”, from ${dateText(firstHeldDay(one, days.closed))}: ${text}` },
    ),
  );
}

/** What only the browser finds out about an item: its picture's size, and which of its links visitors would follow to nothing. */
function useFound(kind: PagedPath, values: PublicValues): Found {
  const picture = usePictureSize(values.image ?? "");
  const links = richTextsOf(kind, values).flatMap(({ field, html }) =>
    internalLinks(html, location.origin).map((path) => ({ field, path })),
  );
  const asked = useQueries({
    queries: links.map(({ path }) => ({
      queryKey: ["leads-nowhere", path],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        // As a visitor: what is a draft is not there for them.
        const { status } = await fetch(path, { method: "HEAD", headers: { accept: "text/html" }, credentials: "omit", signal });
        return status === 404 || status === 410;
      },
      staleTime: 60_000,
      retry: false,
    })),
  });
  return { picture, dead: links.filter((_, index) => asked[index]?.data) };
}

function usePictureSize(image: string): Size | undefined {
  const [known, setKnown] = useState<{ image: string; size: Size }>();
  useEffect(() => {
    let counts = image !== "";
    if (counts) {
      void openPicture(image).then((opened) => {
        opened?.close();
        if (opened && counts) setKnown({ image, size: { width: opened.width, height: opened.height } });
      });
    }
    return () => {
      counts = false;
    };
  }, [image]);
  return known?.image === image ? known.size : undefined;
}
