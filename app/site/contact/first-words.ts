import { firstOf } from "#contract/single-kind.ts";
import { contactWords } from "#contract/words/contact-words.ts";

/** What the page says until staff say something else; a build for browsers has the texts alone (vite.config.ts). */
export const firstContactWords = firstOf(contactWords);
