import { sitePages } from "#contract/site/site-pages.ts";

export const pagesId = "pages-of-the-site";

export function PagesOfTheSite() {
  return (
    <datalist id={pagesId}>
      {sitePages.map((page) => (
        <option key={page} value={page} />
      ))}
    </datalist>
  );
}
