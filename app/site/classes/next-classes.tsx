import type { ClassesOfSubject } from "#academy/public/public-academy.ts";
import { withValues } from "#contract/site/with-values.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";
import { ClassList } from "./class-list.tsx";
import { classesAddress } from "./classes-address.ts";

type NextClassesProps = ClassesOfSubject & { texts: TextsOf<"classes">; duration: string | undefined };

/** The next classes of one course or exam; nothing while it has none. */
export function NextClasses({ classes, more, language, texts, duration }: NextClassesProps) {
  if (classes.length === 0) return null;
  return (
    <section aria-labelledby="classes" className="page-width pt-12 sm:pt-16">
      <h2 id="classes" className="mb-6 scroll-mt-6 text-heading">
        {texts.next_title}
      </h2>
      <ClassList classes={classes} language={language} duration={duration} />
      {more && (
        <p className="mt-5">
          {`${withValues(texts.next_some, { shown: classes.length, all: more.total })} `}
          <a href={classesAddress(language ? { language } : {})} className="inline-block py-1.5 text-action underline">
            {texts.next_others}
          </a>
        </p>
      )}
    </section>
  );
}
