import type { ClassLine, ClassPage } from "#academy/public/public-academy.ts";
import { Subsection } from "#app/ui/subsection.tsx";
import { unbroken } from "#contract/site/unbroken.ts";
import { ForeignWords } from "../components/foreign-words.tsx";

type OtherClassesProps = { title: string; classes: readonly ClassLine[]; subject: ClassPage["subject"] };

/** Other dates of the same course or exam; nothing where there are none. */
export function OtherClasses({ title, classes, subject }: OtherClassesProps) {
  if (classes.length === 0) return null;
  return (
    <Subsection title={title}>
      <ul className="divide-y divide-line border-y border-line">
        {classes.map(({ path, title: called, starts, facts }) => (
          <li key={path} className="py-3">
            <a href={path} className="font-semibold text-action underline">
              <ForeignWords text={called.replace(`${subject.title}: `, "")} />, from {unbroken(starts)}
            </a>
            <span className="block text-quiet">{unbroken(facts)}</span>
          </li>
        ))}
      </ul>
    </Subsection>
  );
}
