/** The texts by which rich text with links to these pages of the site is found: percent-encoded, and as people read them. */
export function linksTo(pages: readonly string[]): string[] {
  return [...new Set(pages.flatMap((page) => [page, decodeURI(page)]))].map((page) => `${page}"`);
}
