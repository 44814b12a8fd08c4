import type { ClassLine } from "#academy/public/public-academy.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { ForeignWords } from "../components/foreign-words.tsx";

/** The next classes with a seat; nothing while there is none. */
export function StartingSoon({ classes }: { classes: readonly ClassLine[] }) {
  if (classes.length === 0) return null;
  return (
    <Section title="Starting Soon">
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {classes.map(({ title, starts, facts, path }) => (
          <li key={path} className="card">
            <div className="flex flex-1 flex-col gap-2.5 p-5 sm:p-6">
              <h3 className="text-subheading">
                <a href={path} className="card-link">
                  <ForeignWords text={title} />
                </a>
              </h3>
              <p className="font-semibold">{starts}</p>
              <p className="text-quiet">{facts}</p>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink to="/classes" look="secondary" className="mt-10">
        See all classes
      </ButtonLink>
    </Section>
  );
}
