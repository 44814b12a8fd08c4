/** The pages of the website that are always there; what staff write has pages besides (ContentKindDeclaration.page). */
export const sitePages = [
  "/",
  "/about",
  "/courses",
  "/exams",
  "/classes",
  "/blog",
  "/contact",
  "/privacy-policy",
  "/terms-conditions",
] as const;

export const siteFiles = ["/sitemap.xml", "/samples.json", "/robots.txt", "/feed.xml", "/classes.ics", "/site.webmanifest"] as const;
