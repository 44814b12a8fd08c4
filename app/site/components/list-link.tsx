import { type ComponentProps, use } from "react";
import { FactsContext } from "#app/facts-context.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { hasSomething } from "#contract/site-texts/text-shapes.ts";

/** A button that leads to a list; nothing while that is empty. */
export function ListLink(props: ComponentProps<typeof ButtonLink>) {
  const facts = use(FactsContext);
  return facts && !hasSomething(facts, props.to) ? null : <ButtonLink {...props} />;
}
