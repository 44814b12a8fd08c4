import { firstOf } from "#contract/single-kind.ts";
import { type TextsPart, textsKinds } from "#contract/site-texts/texts-kinds.ts";
import { privacyText } from "./policies/privacy-text.ts";
import { termsText } from "./policies/terms-text.ts";
import { createSingle, type Single, type SingleNeeds } from "./site-settings.ts";

export type SiteTexts = { [Part in TextsPart]: Single<(typeof textsKinds)[Part]["list"]> };

/** The site's own texts, part by part. */
export function createSiteTexts(needs: SingleNeeds): SiteTexts {
  const { notice, home, about, classes, subjects, contact, trust, level, search, layout, privacy, terms } = textsKinds;
  return {
    notice: createSingle(needs, notice),
    home: createSingle(needs, home),
    about: createSingle(needs, about),
    classes: createSingle(needs, classes),
    subjects: createSingle(needs, subjects),
    contact: createSingle(needs, contact),
    trust: createSingle(needs, trust),
    level: createSingle(needs, level),
    search: createSingle(needs, search),
    layout: createSingle(needs, layout),
    privacy: createSingle(needs, privacy, { ...firstOf(privacy), text: privacyText.trim() }),
    terms: createSingle(needs, terms, { ...firstOf(terms), text: termsText.trim() }),
  };
}
