import { use } from "react";
import type { ClassLine } from "#academy/public/public-academy.ts";
import { Section } from "#app/ui/section.tsx";
import { unbroken } from "#contract/site/unbroken.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { LanguagesContext } from "../components/languages-context.ts";
import { AllLink } from "../components/list-link.tsx";

/** The next classes with a seat, each beside the greeting of its language; nothing while there is none. */
export function StartingSoon({ title, classes }: { title: string; classes: readonly ClassLine[] }) {
  if (classes.length === 0) return null;
  return (
    <Section title={title} all={<AllLink to="/classes" label="See all classes" />} tone="sand" few={classes.length === 1 ? 1 : 0}>
      <ul className={classes.length === 1 ? "grid" : "strip gap-5 lg:grid-cols-2"}>
        {classes.map((one) => (
          <Row key={one.path} {...one} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ title, starts, facts, path, language }: ClassLine) {
  const taught = use(LanguagesContext).find(({ slug }) => slug === language);
  return (
    <li className="card soon">
      {taught && (
        <p aria-hidden="true" lang={taught.tag} className={`painted ${taught.colours}`}>
          {taught.greeting}
        </p>
      )}
      <div className="p-5 sm:p-6">
        <h3 className="text-subheading">
          <a href={path} className="card-link">
            <ForeignWords text={unbroken(title)} />
          </a>
        </h3>
        <p className="font-semibold">{unbroken(starts)}</p>
        <p className="text-quiet">{unbroken(facts)}</p>
      </div>
    </li>
  );
}
