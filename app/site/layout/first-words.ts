import { firstOf } from "#contract/single-kind.ts";
import { layoutWords } from "#contract/words/layout-words.ts";

/** What stands around every page until staff say something else; a build for browsers has the texts alone (vite.config.ts). */
export const firstLayoutWords = firstOf(layoutWords);
