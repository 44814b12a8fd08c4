import { sitePages } from "#contract/site/site-pages.ts";

export const targetHint = "A page of this site, like /courses, or a web address that begins with https://";

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
