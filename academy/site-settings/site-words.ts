import { firstOf } from "#contract/single-kind.ts";
import { type WordsPart, wordsKinds } from "#contract/words/words-kinds.ts";
import { privacyText } from "./policies/privacy-text.ts";
import { termsText } from "./policies/terms-text.ts";
import { createSingle, type Single, type SingleNeeds } from "./site-settings.ts";

export type SiteWords = { [Part in WordsPart]: Single<(typeof wordsKinds)[Part]["list"]> };

/** The site's own words, part by part. */
export function createSiteWords(needs: SingleNeeds): SiteWords {
  const { notice, home, about, contact, layout, privacy, terms } = wordsKinds;
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
