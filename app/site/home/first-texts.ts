import { firstOf } from "#contract/single-kind.ts";
import { homeTexts } from "#contract/site-texts/home-texts.ts";

/** What the page says until staff say something else; a build for browsers has the texts alone (vite.config.ts). */
export const firstHomeTexts = firstOf(homeTexts);
