import { firstOf } from "#contract/single-kind.ts";
import { levelTexts } from "#contract/site-texts/level-texts.ts";

/** What the page says until staff say something else; a build for browsers has the texts alone (vite.config.ts). */
export const firstLevelTexts = firstOf(levelTexts);
