import { firstOf } from "#contract/single-kind.ts";
import { type TextsPart, textsKinds } from "#contract/site-texts/texts-kinds.ts";
import { privacyText } from "./policies/privacy-text.ts";
import { termsText } from "./policies/terms-text.ts";
import { createSingle, type Single, type SingleNeeds } from "./site-settings.ts";

export type SiteTexts = { [Part in TextsPart]: Single<(typeof textsKinds)[Part]["list"]> };

/** The site's own texts, part by part. */
export function createSiteTexts(needs: SingleNeeds): SiteTexts {
  const { notice, home, about, contact, layout, privacy, terms } = textsKinds;
  return {
    notice: createSingle(needs, notice),
    home: createSingle(needs, home),
    about: createSingle(needs, about),
    contact: createSingle(needs, contact),
    layout: createSingle(needs, layout),
    privacy: createSingle(needs, privacy, { ...firstOf(privacy), text: privacyText.trim() }),
    terms: createSingle(needs, terms, { ...firstOf(terms), text: termsText.trim() }),
  };
}
