import { trustedPolicy } from "#app/trusted-types.ts";

// The only way for a string to become HTML in our own code, kept in this file: what it makes is never shown.
const policy = trustedPolicy("inert-document", { createHTML: (html) => html });

/** HTML as a document that stands in no page: nothing in it runs and nothing is fetched. To be read, never to be put into a page. */
export function inertDocument(html: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(html), "text/html");
}
