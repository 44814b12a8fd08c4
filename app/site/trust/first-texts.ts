import { firstOf } from "#contract/single-kind.ts";
import { trustTexts } from "#contract/site-texts/trust-texts.ts";

/** What pages say around the academy's practical facts until staff say something else. */
export const firstTrustTexts = firstOf(trustTexts);
export type TrustTexts = typeof firstTrustTexts;
