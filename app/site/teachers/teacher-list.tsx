import type { TeacherCard } from "#academy/public/public-academy.ts";
import { Section } from "#app/ui/section.tsx";
import { teacherAddress } from "#contract/site/page-address.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { TeacherFace } from "./teacher-face.tsx";

/** All teachers, each with the way to the own page; nothing where there are none. */
export function TeacherList({ title, teachers }: { title: string; teachers: readonly TeacherCard[] }) {
  if (teachers.length === 0) return null;
  // Initials as large as photographs would be all that one sees.
  const hasPhotos = teachers.some(({ image }) => image !== "");
  return (
    <Section title={title} id="teachers">
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {teachers.map((teacher) => (
          <li key={teacher.id} className={`grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 ${hasPhotos ? "sm:block" : ""}`}>
            <TeacherFace {...teacher} sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 4.5rem" />
            <div className={`min-w-0 ${hasPhotos ? "sm:mt-5" : ""}`}>
              <Words {...teacher} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Words({ id, name, languages, levels, words }: TeacherCard) {
  return (
    <>
      <h3 className="text-subheading">
        <a
          href={teacherAddress({ id, name })}
          className="underline decoration-line decoration-1 underline-offset-4 hover:text-action hover:decoration-2"
        >
          <ForeignWords text={name} />
        </a>
      </h3>
      {languages.length > 0 && (
        <p className="mt-1 font-semibold text-saffron-deep">
          <ForeignWords text={languages.join(", ")} />
        </p>
      )}
      {levels && <p className="text-quiet">{unbroken(levels)}</p>}
      {words && (
        <p className="mt-3 line-clamp-5">
          <ForeignWords text={words} />
        </p>
      )}
    </>
  );
}
