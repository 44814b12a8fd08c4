import { firstOf, type SingleKind } from "#contract/single-kind.ts";
import { type TextsPart, textsKinds } from "#contract/site-texts/texts-kinds.ts";
import { privacyText } from "./policies/privacy-text.ts";
import { termsText } from "./policies/terms-text.ts";
import { createSingle, type Single, type SingleNeeds } from "./site-settings.ts";

export type SiteTexts = { [Part in TextsPart]: Single<(typeof textsKinds)[Part]["list"]> };

/** The site's own texts, part by part. */
export function createSiteTexts(needs: SingleNeeds): SiteTexts {
  const { privacy, terms } = textsKinds;
  const kinds: readonly [string, SingleKind][] = Object.entries(textsKinds);
  // Under the name of each part stands what its own kind makes.
  const made = Object.fromEntries(kinds.map(([part, kind]) => [part, createSingle(needs, kind)])) as unknown as SiteTexts;
  return {
    ...made,
    privacy: createSingle(needs, privacy, { ...firstOf(privacy), text: privacyText.trim() }),
    terms: createSingle(needs, terms, { ...firstOf(terms), text: termsText.trim() }),
  };
}
