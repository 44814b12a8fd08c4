import { firstOf } from "#contract/single-kind.ts";
import { layoutTexts } from "#contract/site-texts/layout-texts.ts";

/** What stands around every page until staff say something else; a build for browsers has the texts alone (vite.config.ts). */
export const firstLayoutTexts = firstOf(layoutTexts);
