import { firstAboutWords } from "#contract/words/about-words.ts";
import { firstContactWords } from "#contract/words/contact-words.ts";
import { firstHomeWords } from "#contract/words/home-words.ts";
import { firstLayoutWords } from "#contract/words/layout-words.ts";
import { drawnScenes, type WordsInput, type WordsOf, type WordsPart, wordsPath } from "#contract/words/words-fields.ts";
import type { Actor } from "../actor.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { Invalid } from "../errors.ts";
import { cleanHtml } from "../text/html.ts";
import { noNotice } from "./notice.ts";
import { privacyText } from "./policies/privacy-text.ts";
import { termsText } from "./policies/terms-text.ts";
import { createSiteSetting } from "./site-settings.ts";

/** What the site says until staff say something else. */
const firstWords: { [Part in WordsPart]: WordsOf<Part> } = {
  home: firstHomeWords,
  about: firstAboutWords,
  contact: firstContactWords,
  layout: firstLayoutWords,
  notice: noNotice,
  privacy: { effective: "August 2025", text: privacyText.trim() },
  terms: { effective: "August 2025", text: termsText.trim() },
};

type Needs = Pick<ContentNeeds, "database" | "clock">;
type WordsSetting<Part extends WordsPart> = ReturnType<typeof createWordsSetting<Part>>;
export type SiteWords = { [Part in WordsPart]: WordsSetting<Part> };

function createWordsSetting<Part extends WordsPart>(
  { database, clock }: Needs,
  name: Part,
  prepare = async (fields: WordsOf<Part>) => fields,
) {
  const first = firstWords[name];
  const setting = createSiteSetting<WordsOf<Part>>(database, clock, { name: `words-${name}`, path: wordsPath(name), title: "", first });
  const changed = async () => differing<WordsOf<Part>>(await setting.read(), first);
  return {
    ...setting,
    path: wordsPath(name),
    save: async (input: WordsInput<Part>, actor: Actor) => setting.save({ ...(await prepare(input)), version: input.version }, actor),
    /** The first words again, as a save like any other; nothing is done when they are there. */
    saveFirst: async (actor: Actor) =>
      Object.keys(await changed()).length === 0 ? setting.read() : setting.save({ ...first, version: undefined }, actor, "restore-first"),
    /** What was changed, field by field: pages carry no more. */
    changed,
  };
}

/** The site's own words, part by part. */
export function createSiteWords({ keepPicture, ...needs }: ContentNeeds): SiteWords {
  async function withPictures(fields: WordsOf<"home">): Promise<WordsOf<"home">> {
    const scenes = [];
    for (const [index, { image, alt }] of fields.scenes.entries()) {
      const kept = drawnScenes.includes(image) ? image : await keepPicture(image).catch(at(`scenes.${index}.image`));
      scenes.push({ image: kept, alt });
    }
    return { ...fields, scenes };
  }
  const clean = async (fields: WordsOf<"privacy">) => ({ ...fields, text: cleanHtml(fields.text, "text") });

  return {
    home: createWordsSetting(needs, "home", withPictures),
    about: createWordsSetting(needs, "about"),
    contact: createWordsSetting(needs, "contact"),
    layout: createWordsSetting(needs, "layout"),
    notice: createWordsSetting(needs, "notice"),
    privacy: createWordsSetting(needs, "privacy", clean),
    terms: createWordsSetting(needs, "terms", clean),
  };
}

function differing<Fields extends object>(stored: Fields, first: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const name in first) if (JSON.stringify(stored[name]) !== JSON.stringify(first[name])) changed[name] = stored[name];
  return changed;
}

/** What is wrong with a picture is said at its own place. */
function at(path: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof Invalid ? new Invalid(path, error.message) : error;
  };
}
