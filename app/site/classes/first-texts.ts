import { firstOf } from "#contract/single-kind.ts";
import { classTexts } from "#contract/site-texts/class-texts.ts";

/** What the pages say until staff say something else. */
export const firstClassTexts = firstOf(classTexts);
