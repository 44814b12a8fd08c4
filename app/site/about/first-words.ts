import { firstOf } from "#contract/single-kind.ts";
import { aboutWords } from "#contract/words/about-words.ts";

/** What the page says until staff say something else; a build for browsers has the texts alone (vite.config.ts). */
export const firstAboutWords = firstOf(aboutWords);
