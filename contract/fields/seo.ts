import { keptIfMissing, optionalTextField } from "./field.ts";

/** Characters; a result page shows about 60 and 155 of them. */
export const mostSeoTitle = 70;
export const mostSeoDescription = 200;

/** An item's own texts for search engines and for cards that messengers show; without them searchTextsOf makes some. */
export const seoFieldList = {
  seo_title: keptIfMissing(optionalTextField("Headline in search results", mostSeoTitle)),
  seo_description: keptIfMissing(optionalTextField("Text in search results", mostSeoDescription)),
};
