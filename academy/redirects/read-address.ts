import { Invalid } from "../errors.ts";
import { addressKey } from "./address-key.ts";

export type Wanted = { path: string; key: string; after: string } | { elsewhere: string };

const noPage = "No page can have this address. Look for a sign that does not belong there.";

/** The path in what somebody typed, which may be a whole address of this site; undefined for another site's. `site`: the origin of this one. */
function ownPath(text: string, site: string): string | undefined {
  if (text.startsWith("/") && !/^\/[/\\]/.test(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:/.test(url.protocol) && url.host === new URL(site).host ? url.href.slice(url.origin.length) : undefined;
}

/** The source of a redirect, as it is stored. Throws Invalid. */
export function readSource(text: string, site: string): string {
  const path = ownPath(text, site);
  if (path === undefined) throw new Invalid("from", "Write the address as it stands after the name of this site: /old-page.");
  if (/[?#]/.test(path)) throw new Invalid("from", "Leave out everything from the ? or # on: a redirect takes it along.");
  const key = addressKey(path);
  if (key === "") throw new Invalid("from", noPage);
  return key;
}

/** The target of a redirect: `key` and `after` (query and fragment) of a page here, or an address elsewhere. Throws Invalid. */
export function readTarget(text: string, site: string): Wanted {
  const own = ownPath(text, site);
  if (own === undefined) return { elsewhere: elsewhere(text) };
  const path = own.replace(/[?#].*/s, "");
  const key = addressKey(path);
  if (key === "") throw new Invalid("to", noPage);
  const { search, hash } = new URL(own, site);
  return { path, key, after: search + hash };
}

function elsewhere(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https:\/\//i.test(text))
    throw new Invalid("to", "Write a page of this site, like /courses, or a web address that begins with https://.");
  if (url.username !== "" || url.password !== "") throw new Invalid("to", "Leave out the name and password before the @.");
  return url.href;
}
