import { pagesOf } from "./page-address.ts";

/** The pages of the website that are always there, and what each is called; items have pages besides. */
export const pageNames: Readonly<Record<string, string>> = {
  "/": "Home",
  "/about": "About Us",
  ...Object.fromEntries(Object.values(pagesOf).map(({ list, name }) => [list, name])),
  "/level": "Which level am I?",
  "/contact": "Contact",
  "/search": "Search",
  "/privacy-policy": "Privacy Policy",
  "/terms-conditions": "Terms & Conditions",
};
export const sitePages: readonly string[] = Object.keys(pageNames);
/** Those with contents of their own: not the search, whose results are for whoever searched only. */
export const tellingPages: readonly string[] = sitePages.filter((page) => page !== "/search");

export const siteFiles = ["/sitemap.xml", "/robots.txt", "/feed.xml", "/classes.ics", "/site.webmanifest"] as const;
