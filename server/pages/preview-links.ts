import { type CachedResponse, cachedResponse } from "../delivery/cached-response.ts";
import type { Rendered } from "../delivery/page-cache.ts";
import type { Services } from "../services.ts";
import type { Pages } from "./pages.ts";

const start = "/preview/";
/** An address that is no page and no link; what is shown at all links that do not work (app/site/layout/unknown-page.tsx). */
export const noPage = "/preview";

/** Whether an address is that of a preview link: none in the map of pages, and never in the page cache. */
export function isPreviewLink(path: string): boolean {
  return path.startsWith(start);
}

type Needs = {
  services: Pick<Services, "academy">;
  pages: Pages;
  make: (render: () => Promise<Rendered>) => Promise<Rendered>;
  /** The page for what there is not. */
  missing: () => Promise<CachedResponse>;
};

/** Answers a preview link that `client` opens; one that ended and one that never was look alike. Throws TooManyAttempts, DatabaseAway. */
export async function answerPreviewLink(path: string, client: string, { services, pages, make, missing }: Needs): Promise<CachedResponse> {
  const { previews, options } = services.academy;
  const opened = await previews.open(path.slice(start.length), client);
  if (opened) {
    const until = new Date(opened.until).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: options.timeZone() });
    const made = await make(() => pages.preview(opened.shown, { until }));
    if ("response" in made) return cachedResponse(made.response);
  }
  const page = await missing();
  return { ...page, headers: { ...page.headers, "cache-control": "no-store", "referrer-policy": "no-referrer" }, flat: {} };
}
