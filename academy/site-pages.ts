import { type ContentPath, contentKinds, isPagedPath, kindAt, type PagedKind, pagedKinds } from "#contract/content-kinds.ts";
import { numberInSlug, pagesOf } from "#contract/site/page-address.ts";
import { siteFiles, sitePages } from "#contract/site/site-pages.ts";
import type { ContentQuery } from "#database/content-rows.ts";

/** A page of the website: `noun` and `id` of the item that it shows, "" and 0 for a page that is always there. */
export type SitePage = { address: string; title: string; noun: ContentPath | ""; id: number };

type Named = { id: number; slug: string; title: string };
type Repository = {
  findByAddress: (part: string) => Promise<Named | undefined>;
  pickPublished: (
    names: readonly ["id", "slug", "title"],
    query: { limit: number },
    narrow: (rows: ContentQuery) => ContentQuery,
  ) => Promise<Named[]>;
};

/** Pages that are found by a number in their address. */
type Numbered = { findShown: (id: number) => Promise<{ title: string } | undefined> };

/** First parts of addresses that are the program's own. */
const ownParts: readonly string[] = ["admin", "api", "media", "assets", "preview", ".well-known", "healthz", "readyz"];

const atOnce = 500;

export type SitePages = ReturnType<typeof createSitePages>;

/** Knows at which addresses visitors find a page. */
export function createSitePages({
  classes,
  teachers,
  ...repositories
}: Record<PagedKind, Repository> & Record<"classes" | "teachers", Numbered>) {
  return {
    /** The page at an address (see academy/redirects/address-key.ts), or at another form of it that leads there. "program": no page's address. */
    async at(key: string): Promise<SitePage | "program" | undefined> {
      const fixed = sitePages.find((page) => page === key) ?? siteFiles.find((file) => file === key);
      if (fixed) return { address: fixed, title: "", noun: "", id: 0 };
      const [, first = "", part, ...more] = key.split("/");
      if (ownParts.includes(first) || key.endsWith(".data")) return "program";
      const numbered = first === pagesOf.classes.part ? classes : first === pagesOf.teachers.part ? teachers : undefined;
      if (numbered && part !== undefined && more.length === 0) {
        const id = numberInSlug(part);
        const shown = id === undefined ? undefined : await numbered.findShown(id);
        // Without `noun` and `id`: such an address redirects by itself when a class is over, or a name has changed.
        return shown && { address: key, title: shown.title, noun: "", id: 0 };
      }
      const kind = pagedKinds.find((name) => contentKinds[name].page.part === first);
      if (!kind || part === undefined || more.length > 0) return undefined;
      const item = await repositories[kind].findByAddress(part);
      return item && pageOf(kind, item);
    },

    /** The pages of some items by their ids; those that visitors do not see are missing. */
    async of(noun: string, ids: readonly number[]): Promise<SitePage[]> {
      const kind = isPagedPath(noun) ? kindAt(noun) : undefined;
      const found: SitePage[] = [];
      for (let at = 0; kind && at < ids.length; at += atOnce) {
        const some = ids.slice(at, at + atOnce);
        const narrow = (rows: ContentQuery) => rows.where("id", "in", some);
        for (const item of await repositories[kind].pickPublished(["id", "slug", "title"], { limit: atOnce }, narrow))
          found.push(pageOf(kind, item));
      }
      return found;
    },
  };
}

function pageOf(kind: PagedKind, item: Named): SitePage {
  return { address: contentKinds[kind].page.address(item), title: item.title, noun: contentKinds[kind].path, id: item.id };
}

export function addressWithSlug(noun: string, slug: string): string {
  return isPagedPath(noun) ? `/${contentKinds[kindAt(noun)].page.part}/${encodeURIComponent(slug)}` : "";
}
