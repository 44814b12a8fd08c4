/** How links to these pages of the site are written in rich text: as addresses are sent, or as people read them. */
export function linksTo(pages: readonly string[]): string[] {
  return [...new Set(pages.flatMap((page) => [page, decodeURI(page)]))].map((page) => `${page}"`);
}
