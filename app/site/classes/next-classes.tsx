import type { PublicClass } from "#academy/public/public-academy.ts";
import { ClassList } from "./class-list.tsx";

/** The classes of one course or exam; nothing while it has none. */
export function NextClasses({ classes }: { classes: readonly PublicClass[] }) {
  if (classes.length === 0) return null;
  return (
    <section aria-labelledby="classes" className="page-width pt-12 sm:pt-16">
      <h2 id="classes" className="mb-6 scroll-mt-6 text-heading">
        Next classes
      </h2>
      <ClassList classes={classes} />
    </section>
  );
}
