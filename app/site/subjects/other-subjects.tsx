import type { Besides } from "#academy/public/public-academy.ts";
import { ForeignWords } from "../components/foreign-words.tsx";

/** Exams of the language of a course, or courses of that of an exam; nothing where there are none. */
export function OtherSubjects({ title, subjects }: { title: string; subjects: Besides["subjects"] }) {
  if (subjects.length === 0) return null;
  return (
    <section>
      <h2 className="text-subheading">{title}</h2>
      <ul className="mt-2">
        {subjects.map(({ title, path }) => (
          <li key={path}>
            <a href={path} className="inline-block py-1.5 font-semibold text-action underline">
              <ForeignWords text={title} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
