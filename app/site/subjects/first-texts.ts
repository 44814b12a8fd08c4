import { firstOf } from "#contract/single-kind.ts";
import { subjectTexts } from "#contract/site-texts/subject-texts.ts";

/** What the pages say until staff say something else. */
export const firstSubjectTexts = firstOf(subjectTexts);
