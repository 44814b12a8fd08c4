import { type ComponentProps, use } from "react";
import { FactsContext } from "#app/facts-context.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { hasSomething } from "#contract/site-texts/text-shapes.ts";
import { LanguagesContext } from "./languages-context.ts";

/** A button that leads to a list; nothing while that is empty. */
export function ListLink(props: ComponentProps<typeof ButtonLink>) {
  return useSomething(props.to) ? <ButtonLink {...props} /> : null;
}

/** The same as a link, beside the heading of some of what is listed. */
export function AllLink({ to, label }: { to: string; label: string }) {
  return useSomething(to) ? (
    <a href={to} aria-label={label} className="inline-flex min-h-11 items-center font-semibold text-action underline">
      See all
    </a>
  ) : null;
}

/** The way to the level check; nothing where no language is taught. */
export function LevelLink() {
  if (use(LanguagesContext).length === 0) return null;
  return (
    <ButtonLink to="/level" look="secondary">
      Which level am I?
    </ButtonLink>
  );
}

function useSomething(to: string): boolean {
  const facts = use(FactsContext);
  return !facts || hasSomething(facts, to);
}
