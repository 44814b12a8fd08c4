import { firstOf } from "#contract/single-kind.ts";
import { aboutTexts } from "#contract/site-texts/about-texts.ts";

/** What the page says until staff say something else; a build for browsers has the texts alone (vite.config.ts). */
export const firstAboutTexts = firstOf(aboutTexts);
