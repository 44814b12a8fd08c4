import { useQuery } from "@tanstack/react-query";
import { courseClass } from "#contract/class.ts";
import { firstHeldDay } from "#contract/classes/class-days.ts";
import { claimsOfCourse, claimsOfExam, contradictions } from "#contract/classes/contradictions.ts";
import type { PagedPath } from "#contract/content-kinds.ts";
import { dateText } from "#contract/site/date-text.ts";
import { pageOf } from "../lists/page-of.ts";
import type { PublicValues } from "./public-page.ts";
import { useAcademyDays } from "./use-academy-days.ts";
import type { Warning } from "./warnings.ts";

const subjects = {
  courses: { of: "course", fields: { ends_on: "duration", seats: "students_per_class", times: "schedule", level: "title" } },
  exams: { of: "exam", fields: { ends_on: "preparationDuration", seats: "studentsPerClass", times: "schedule", level: "title" } },
} as const;

/** What the classes of a course or exam that are not over say otherwise than its form; nothing for what has no classes. */
export function useClassWarnings(kind: PagedPath, id: number | undefined, values: PublicValues): Warning[] {
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
