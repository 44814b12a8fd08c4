// What a page's script keeps to, too: without zod, which a visitor does not download.

/** Letters of a path, percent-encoded as addresses are. */
export const longestVisitPath = 600;
export const longestVisitHost = 100;

/** Instead of a host: a page of this site led there. */
export const ownHost = ".";
