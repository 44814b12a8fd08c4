import type { Pictures } from "#academy/pictures/pictures.ts";
import { pictureFormats, pictureWidths } from "#contract/picture.ts";

const types = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };
const address = /^\/media\/([0-9a-f]{32})(?:-(\d{1,4}))?\.(avif|webp|jpg)$/;

/** Answers a picture, whole or in one of its sizes; its address holds its hash, so it may be kept for ever. */
export async function mediaAnswer(pictures: Pictures, path: string, client: string): Promise<Response> {
  const [, hash = "", wide, ending] = address.exec(path) ?? [];
  const format = pictureFormats.find((known) => known === ending);
  const width = pictureWidths.find((known) => String(known) === wide);
  if (!format || (wide !== undefined && width === undefined)) return noPicture();
  if (width === undefined && format !== "jpg") return noPicture();
  const bytes = width === undefined ? await pictures.original(hash) : await pictures.variant(hash, width, format, client);
  if (!bytes) return noPicture();
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": types[format],
      etag: `"${path.slice(7)}"`,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}

export function noPicture(): Response {
  return new Response("There is no such picture.", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
