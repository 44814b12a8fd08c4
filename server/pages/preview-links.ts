import type { Academy } from "#academy/academy.ts";
import { momentInWords } from "#contract/site/opening-hours.ts";
import { type CachedResponse, cachedResponse } from "../delivery/cached-response.ts";
import type { Rendered } from "../delivery/page-cache.ts";
import { previewStart } from "../requests/request-type.ts";
import type { Pages } from "./pages.ts";

/** An address that is neither a page nor a preview: its answer is shown at all links that do not work (app/site/layout/unknown-page.tsx). */
export const noPage = "/preview";

type Needs = {
  academy: Academy;
  pages: Pages;
  inTurn: (client: string, render: () => Promise<Rendered>) => Promise<Rendered>;
  /** The page for what there is not. */
  missing: () => Promise<CachedResponse>;
};

/** Answers a preview link that `client` opens; one that ended and one that never was look alike. Throws TooManyAttempts, DatabaseAway. */
export async function answerPreviewLink(path: string, client: string, { academy, pages, inTurn, missing }: Needs): Promise<CachedResponse> {
  const { previews, options } = academy;
  const opened = await previews.open(path.slice(previewStart.length), client);
  if (opened) {
    const until = momentInWords(opened.until, options.timeZone());
    const made = await inTurn(client, () => pages.preview(opened.shown, { until }));
    if ("response" in made) return cachedResponse(made.response);
  }
  const page = await missing();
  return { ...page, headers: { ...page.headers, "cache-control": "no-store", "referrer-policy": "no-referrer" }, flat: {} };
}
