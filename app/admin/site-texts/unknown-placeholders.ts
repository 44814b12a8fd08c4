import { placeholdersIn } from "#contract/kinds/reply-template.ts";
import { firstOf, type SingleKind } from "#contract/kinds/single-kind.ts";
import { placeholders } from "#contract/site-texts/texts-kind.ts";

/** The placeholders in some texts in whose place nothing is put: visitors read them as they stand. */
export function unknownPlaceholders(kind: SingleKind, stored: object): string[] {
  // Those of one part, such as "{title}", stand in its first texts.
  const known = placeholdersIn(placeholders.join() + JSON.stringify(firstOf(kind)));
  return placeholdersIn(JSON.stringify(stored)).filter((name) => !known.includes(name));
}

/** What is said of them after a save; "" where there are none. */
export function saidOfUnknown(names: readonly string[]): string {
  const all = names.map((name) => `{${name}}`).join(", ");
  return names.length === 0 ? "" : ` Visitors read ${all} as it stands: there is nothing to put in its place.`;
}
