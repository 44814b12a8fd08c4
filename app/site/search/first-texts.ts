import { firstOf } from "#contract/single-kind.ts";
import { searchPageTexts } from "#contract/site-texts/search-page-texts.ts";

/** What the page says until staff say something else; a build for browsers has the texts alone (vite.config.ts). */
export const firstSearchTexts = firstOf(searchPageTexts);
