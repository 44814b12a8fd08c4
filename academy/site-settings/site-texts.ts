import { firstOf, type SingleKind } from "#contract/kinds/single-kind.ts";
import { type TextsPart, textsKinds, textsParts } from "#contract/site-texts/texts-kinds.ts";
import { privacyText } from "./policies/privacy-text.ts";
import { termsText } from "./policies/terms-text.ts";
import { createSingle, type Single, type SingleNeeds } from "./site-settings.ts";

type ListOf<Part extends TextsPart> = (typeof textsKinds)[Part]["list"];
export type SiteTexts = { [Part in TextsPart]: Single<ListOf<Part>> };

const policies = new Map<TextsPart, string>([
  ["privacy", privacyText.trim()],
  ["terms", termsText.trim()],
]);

/** The site texts, part by part. */
export function createSiteTexts(needs: SingleNeeds): SiteTexts {
  function textsOf<Part extends TextsPart>(part: Part) {
    const kind: SingleKind<ListOf<Part>> = textsKinds[part];
    const text = policies.get(part);
    return createSingle<ListOf<Part>>(needs, kind, text === undefined ? {} : { first: { ...firstOf(kind), text } });
  }
  // Each part is there under its name, made by its own kind.
  return Object.fromEntries(textsParts.map((part) => [part, textsOf(part)])) as SiteTexts;
}
