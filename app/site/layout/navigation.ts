const detailsUnder: Readonly<Record<string, string>> = { "/courses": "/course/", "/exams": "/exam/", "/blog": "/blog/" };

/** The `aria-current` of a link on the page at `path`: "true" on the detail pages under it. */
export function ariaCurrent(to: string, path: string): "page" | "true" | undefined {
  if (path === to) return "page";
  const start = detailsUnder[to];
  return start && path.startsWith(start) ? "true" : undefined;
}
