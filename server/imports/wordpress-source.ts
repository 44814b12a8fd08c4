import { createReadStream } from "node:fs";
import { readExport } from "#academy/imports/wordpress/read-export.ts";
import { wordpressItem } from "#academy/imports/wordpress/wordpress-item.ts";
import { isPost, wordpressOutline } from "#academy/imports/wordpress/wordpress-outline.ts";
import type { ImportSource } from "./site-source.ts";

/** A WordPress export, which is read twice: once for where its addresses lead, once post by post. Throws Refusal. */
export async function wordpressSource(file: string): Promise<ImportSource> {
  let site = "";
  const entries = () =>
    readExport(createReadStream(file, { encoding: "utf8" }), (address) => {
      site = address;
    });
  const outline = await wordpressOutline(entries());
  const { host = "", hostname = "", origin = "" } = URL.canParse(site) ? new URL(site) : {};
  async function* items() {
    for await (const entry of entries()) if (isPost(entry)) yield wordpressItem(entry, outline, site);
  }
  return {
    base: origin === "" ? "http://localhost/" : `${site.replace(/\/$/, "")}/`,
    hosts: [hostname.replace(/^\[|\]$/g, "")],
    linkTo: (link) => {
      const url = new URL(link);
      return (url.host === host && outline.moved.get(url.pathname)) || link;
    },
    said: outline.said,
    items: items(),
  };
}
