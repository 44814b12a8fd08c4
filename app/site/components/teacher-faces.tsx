import type { TeacherCard } from "#academy/public/public-academy.ts";
import { teacherAddress } from "#contract/site/page-address.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import { ForeignWords } from "./foreign-words.tsx";
import { Portrait } from "./portrait.tsx";

/** `inRow`: beside one another, on a phone in a strip. */
type TeacherFacesProps = { title: string; teachers: readonly TeacherCard[]; inRow?: boolean };

/** Those who teach something, each with the way to the own page; nothing where there are none. */
export function TeacherFaces({ title, teachers, inRow = false }: TeacherFacesProps) {
  if (teachers.length === 0) return null;
  return (
    <section aria-label={title} className={inRow ? "mt-8" : undefined}>
      <h2 className="text-subheading">{title}</h2>
      <ul className={inRow ? "strip faces" : "mt-3 grid gap-4"}>
        {teachers.map((teacher) => (
          <li key={teacher.id} className="flex items-center gap-4">
            <Portrait name={teacher.name} image={teacher.image} className="size-20 shrink-0 rounded-full" />
            <span className="min-w-0">
              <a href={teacherAddress(teacher)} className="inline-block py-1 font-semibold text-action underline">
                <ForeignWords text={teacher.name} />
              </a>
              <span className="block text-quiet">
                <ForeignWords text={unbroken([teacher.languages.join(", "), teacher.levels].filter(Boolean).join(" · "))} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
