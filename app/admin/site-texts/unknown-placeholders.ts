import { placeholdersIn } from "#contract/kinds/reply-template.ts";
import { firstOf, type SingleKind } from "#contract/kinds/single-kind.ts";
import { placeholders } from "#contract/site-texts/texts-kind.ts";

/** What stands between braces in some texts and is put in the place of nothing: visitors read it as it is. */
export function unknownPlaceholders(kind: SingleKind, stored: object): string[] {
  // A text of its own, as "{title}", stands in what the part says until it is changed.
  const known = placeholdersIn(placeholders.join() + JSON.stringify(firstOf(kind)));
  return placeholdersIn(JSON.stringify(stored)).filter((name) => !known.includes(name));
}

/** Said after a save; nothing where all are known. */
export function saidOfUnknown(names: readonly string[]): string {
  const all = names.map((name) => `{${name}}`).join(", ");
  return names.length === 0 ? "" : ` Visitors read ${all} as it stands: there is nothing to put in its place.`;
}
