import { decoded } from "#contract/site/decoded.ts";

const longest = 300;

/** The form in which addresses are compared: decoded, in lower case, single slashes, none at the end; "" for one that no page can have. `path` has no query. */
export function addressKey(path: string): string {
  const parts = path.split("/").filter((part) => part !== "");
  // An encoded slash separates nothing.
  const key = `/${parts.map((part) => decoded(part).replaceAll("/", "%2f")).join("/")}`.normalize("NFC").toLowerCase();
  const isImpossible = key.length > longest || /\p{Cc}/u.test(key) || !key.isWellFormed() || /\/\.{1,2}(\/|$)/.test(key);
  return isImpossible ? "" : key;
}
