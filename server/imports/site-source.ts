import { type ImportItem, importedKinds } from "#academy/imports/import-item.ts";
import { siteItem } from "#academy/imports/site-items.ts";
import { contentKinds } from "#contract/content-kinds.ts";
import { createFetchBounded } from "../outgoing/fetch-bounded.ts";
import { readSite } from "./read-site.ts";

/**
 * What is to be imported. `base`: what its relative addresses are relative to; `hosts`: its own, which may be of this computer's network;
 * `linkTo`: where a link of its texts is to lead here; `said`: lines that are shown first.
 */
export type ImportSource = {
  base: string;
  hosts: string[];
  linkTo: (address: string) => string;
  said: string[];
  items: Iterable<ImportItem> | AsyncIterable<ImportItem>;
};

/** Another site that answers the specification's calls. `dayOf`: the calendar day of a moment here. Throws NotFetched. */
export async function siteSource(address: string, dayOf: (moment: number) => string): Promise<ImportSource> {
  const { host, hostname, origin } = new URL(address);
  const hosts = [hostname.replace(/^\[|\]$/g, "")];
  const { base, lists, missing } = await readSite(address, createFetchBounded({ trusted: hosts }));
  const items = importedKinds.flatMap((kind) =>
    lists[kind].flatMap((entry, index) => {
      const item = siteItem(kind, entry, index, { host, dayOf });
      return item ? [item] : [];
    }),
  );
  const isThere = (url: URL) => url.host === host;
  return {
    base: `${origin}/`,
    hosts,
    // Its pages have the same addresses as ours (specification, section 2).
    linkTo: (link) => (isThere(new URL(link)) ? link.slice(new URL(link).origin.length) : link),
    said: [
      `Read ${base}: ${importedKinds.map((kind) => `${lists[kind].length} ${contentKinds[kind].many}`).join(", ")}.`,
      ...missing.map((why) => `Not read: ${why}`),
    ],
    items,
  };
}
