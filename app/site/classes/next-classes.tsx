import type { ClassesOfSubject } from "#academy/public/public-academy.ts";
import { ClassList } from "./class-list.tsx";
import { classesAddress } from "./classes-address.ts";

/** The next classes of one course or exam; nothing while it has none. */
export function NextClasses({ classes, more, language, duration }: ClassesOfSubject & { duration: string | undefined }) {
  if (classes.length === 0) return null;
  return (
    <section aria-labelledby="classes" className="page-width pt-12 sm:pt-16">
      <h2 id="classes" className="mb-6 scroll-mt-6 text-heading">
        Next classes
      </h2>
      <ClassList classes={classes} language={language} duration={duration} />
      {more && (
        <p className="mt-5">
          {`These are the next ${classes.length} of ${more.total} classes. `}
          <a href={classesAddress(language ? { language } : {})} className="inline-block py-1.5 text-action underline">
            Choose a month or a time to see the others
          </a>
        </p>
      )}
    </section>
  );
}
