import { sitePages } from "#contract/site/site-pages.ts";

export const pagesId = "pages-of-the-site";

/** What a field for an address offers. */
export function PagesOfTheSite() {
  return (
    <datalist id={pagesId}>
      {sitePages.map((page) => (
        <option key={page} value={page} />
      ))}
    </datalist>
  );
}
