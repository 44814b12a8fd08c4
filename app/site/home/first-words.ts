import { firstOf } from "#contract/single-kind.ts";
import { homeWords } from "#contract/words/home-words.ts";

/** What the page says until staff say something else; a build for browsers has the texts alone (vite.config.ts). */
export const firstHomeWords = firstOf(homeWords);
