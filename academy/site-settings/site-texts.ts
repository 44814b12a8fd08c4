import { firstOf, type SingleKind } from "#contract/single-kind.ts";
import { type TextsPart, textsKinds } from "#contract/site-texts/texts-kinds.ts";
import { privacyText } from "./policies/privacy-text.ts";
import { termsText } from "./policies/terms-text.ts";
import { createSingle, type Single, type SingleNeeds } from "./site-settings.ts";

export type SiteTexts = { [Part in TextsPart]: Single<(typeof textsKinds)[Part]["list"]> };

/** The site's own texts, part by part. */
export function createSiteTexts(needs: SingleNeeds): SiteTexts {
  const kinds: readonly [string, SingleKind][] = Object.entries(textsKinds);
  const policies = new Map([
    ["privacy", privacyText.trim()],
    ["terms", termsText.trim()],
  ]);
  const made = kinds.map(([part, kind]) => {
    const text = policies.get(part);
    return [part, createSingle(needs, kind, text === undefined ? {} : { first: { ...firstOf(kind), text } })];
  });
  // Under the name of each part stands what its own kind makes.
  return Object.fromEntries(made) as unknown as SiteTexts;
}
