import { sharedAt } from "#academy/share-pictures/share-picture.ts";
import { noPicture } from "#api/media.ts";
import type { Rendered } from "../delivery/page-cache.ts";
import type { Services } from "../services.ts";
import { leadOn } from "./lead-on.ts";

const forEver = "public, max-age=31536000, immutable";

/**
 * Answers the drawn picture of the academy, or of an item that visitors see and that has no other. Its address has a hash of what is drawn;
 * any other is redirected to it, so that nobody can have other words drawn. Where nothing can be drawn, it is a redirect to the academy's.
 */
export async function answerSharePicture(
  path: string,
  { publicAcademy, drawShare }: Pick<Services, "publicAcademy" | "drawShare">,
): Promise<Rendered> {
  const asked = sharedAt(path);
  const data = publicAcademy.requestData();
  const [facts, look] = await Promise.all([data.factsAlone(), data.look()]);
  const answer = (response: Response, keep = false): Rendered => ({ response, sources: data.sources, keep: keep && !data.usedFallback() });
  const own = facts.share.image;
  const shown =
    asked &&
    (asked.kind === "academy" ? { picture: await data.academyPicture(facts), address: own } : await data.sharedPicture(asked, facts));
  if (!shown) return answer(noPicture());
  if ("own" in shown) return answer(leadOn(shown.own, 302));
  const { picture, address } = shown;
  if (address !== path) return answer(leadOn(address, 302));
  // What may not be cached would be drawn anew for each who asks.
  if (address !== own && data.usedFallback()) return answer(leadOn(own, 302));
  const bytes = await drawShare(picture, look);
  if (!bytes) return answer(address === own ? noPicture() : leadOn(own, 302));
  const headers = {
    "content-type": "image/jpeg",
    "cache-control": forEver,
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
  };
  return answer(new Response(new Uint8Array(bytes), { headers }), true);
}
