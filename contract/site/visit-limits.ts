// The script of a page keeps to these, too: a file without zod, which no visitor should download.

/** Letters of a path, with percent-encoding. */
export const longestVisitPath = 600;
export const longestVisitHost = 100;

/** Stands in place of a host where a page of this site led there. */
export const ownHost = ".";
