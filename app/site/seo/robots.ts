import { factsContext } from "#app/context.ts";
import type { Route } from "./+types/robots";
import { absoluteAddress } from "./absolute-address.ts";

/** Everything public may be found; the back office and the API are no reading, and what was searched is nobody's. */
export function loader({ context }: Route.LoaderArgs) {
  const sitemap = absoluteAddress(context.get(factsContext), "/sitemap.xml");
  return new Response(`User-agent: *\nDisallow: /admin/\nDisallow: /api/\nDisallow: /search?\n\nSitemap: ${sitemap}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
