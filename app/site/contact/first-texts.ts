import { firstOf } from "#contract/single-kind.ts";
import { contactTexts } from "#contract/site-texts/contact-texts.ts";

/** What the page says until staff say something else; a build for browsers has the texts alone (vite.config.ts). */
export const firstContactTexts = firstOf(contactTexts);
