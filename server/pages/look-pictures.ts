import { markBytes, markOf } from "#academy/site-settings/look/look-pictures.ts";
import { noPicture } from "#api/media.ts";
import { iconAddress, iconFiles } from "#contract/look/shown-look.ts";
import type { Rendered } from "../delivery/page-cache.ts";
import { iconAskedFor } from "../requests/request-type.ts";
import type { Services } from "../services.ts";
import { leadOn } from "./lead-on.ts";

const headers = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
};

/**
 * Answers the academy's logo, and its icons, which are drawn from logo, icon and colours. Addresses that browsers and phones try by
 * themselves, and those of an older look, are redirected to them.
 */
export async function answerLookPicture(
  path: string,
  { publicAcademy, drawIcon }: Pick<Services, "publicAcademy" | "drawIcon">,
): Promise<Rendered> {
  const data = publicAcademy.requestData();
  const [{ look: shown }, look] = await Promise.all([data.factsAlone(), data.look()]);
  const answer = (response: Response, keep: boolean): Rendered => ({ response, sources: data.sources, keep: keep && !data.usedFallback() });
  const asked = iconAskedFor(path);
  const own = asked && iconAddress(shown, asked);
  if (own && own !== path) return answer(leadOn(own, 302), false);
  const file = path.slice(path.lastIndexOf("/") + 1);
  const isIcon = Object.hasOwn(iconFiles, file);
  if (!isIcon && file !== shown?.logo?.file) return answer(noPicture(), false);
  const address = shown ? `${shown.pictures}/${file}` : `/${file}`;
  if (address !== path) return answer(leadOn(address, 302), false);
  const bytes = isIcon ? await drawIcon(file, look) : markBytes(markOf(look));
  if (!bytes) return answer(noPicture(), false);
  const type = file.endsWith(".svg") ? "image/svg+xml" : "image/png";
  // An icon of the first look has an address without a hash, which another look takes over.
  const keep = asked ? "public, max-age=3600" : "public, max-age=31536000, immutable";
  return answer(new Response(new Uint8Array(bytes), { headers: { ...headers, "cache-control": keep, "content-type": type } }), true);
}
