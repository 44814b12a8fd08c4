import { useQuery } from "@tanstack/react-query";
import { seatedInWords } from "#contract/classes/class-labels.ts";
import type { CourseClass } from "#contract/kinds/class.ts";
import { Notice } from "../components/notice.tsx";
import { LinkInNotice } from "../components/text-link.tsx";
import { currentClassesQuery } from "./class-calls.ts";
import { subjectOf } from "./subjects.ts";

/** Before a course or an exam goes ("course:12"): what becomes of its classes, and of the people who have a seat in them. */
export function ClassesOf({ subject }: { subject: string }) {
  const { data: classes = [] } = useQuery(currentClassesQuery);
  const sentence = leftInWords(classes.filter((one) => subjectOf(one) === subject));
  if (sentence === undefined) return null;
  return (
    <Notice look="warning">
      {sentence} <LinkInNotice to="/admin/classes">Go to the classes</LinkInNotice>
    </Notice>
  );
}

const mostNamed = 3;

/** "Its 2 classes leave the website with it …: A1 evening (3 people have a seat), A1 weekend."; undefined without any. */
export function leftInWords(classes: readonly Pick<CourseClass, "title" | "enrolled">[]): string | undefined {
  const [first, ...others] = classes;
  if (!first) return undefined;
  const names = classes.slice(0, mostNamed).map(({ title, enrolled }) => `${title}${enrolled > 0 ? ` (${seatedInWords(enrolled)})` : ""}`);
  const more = classes.length - names.length;
  const named = [...names, ...(more > 0 ? [`${more} more`] : [])].join(", ");
  const what = others.length === 0 ? "Its class leaves" : `Its ${classes.length} classes leave`;
  return `${what} the website with it: ${named}. Rosters stay, and come back with it.`;
}
