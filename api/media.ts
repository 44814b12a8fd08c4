import type { Academy } from "#academy/academy.ts";
import { pictureFormats, pictureWidths, screenWidth } from "#contract/fields/picture.ts";
import { recordingHash, recordingTypes } from "#contract/fields/recording.ts";
import { byteRange } from "./byte-range.ts";

const types = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };
const address = /^\/media\/([0-9a-f]{32})(?:-(\d{1,4}))?\.(avif|webp|jpg)$/;

type Media = Pick<Academy, "pictures" | "recordings">;

/** Answers a recording, or a picture, whole or in one of its sizes; its address holds its hash, so it may be kept for ever. */
export async function mediaAnswer({ pictures, recordings }: Media, path: string, client: string, range: string | null): Promise<Response> {
  const sound = recordingHash(path);
  if (sound) return recordingAnswer(recordings, sound, path, range);
  const [, hash = "", wide, ending] = address.exec(path) ?? [];
  const format = pictureFormats.find((known) => known === ending);
  const width = [...pictureWidths, screenWidth].find((known) => String(known) === wide);
  if (!format || (wide !== undefined && width === undefined)) return noPicture();
  if (width === undefined && format !== "jpg") return noPicture();
  const bytes = width === undefined ? await pictures.original(hash) : await pictures.variant(hash, width, format, client);
  if (!bytes) return noPicture();
  return new Response(new Uint8Array(bytes), { headers: headersOf(path, types[format]) });
}

async function recordingAnswer(recordings: Media["recordings"], hash: string, path: string, range: string | null): Promise<Response> {
  const type = path.endsWith(".mp3") ? "mp3" : "m4a";
  const bytes = await recordings.read(hash, type);
  if (!bytes) return missing("recording");
  const headers = { ...headersOf(path, recordingTypes[type]), "accept-ranges": "bytes" };
  const part = byteRange(range, bytes.length);
  if (part === undefined) return new Response(new Uint8Array(bytes), { headers });
  if (part === "none") return new Response(null, { status: 416, headers: { "content-range": `bytes */${bytes.length}` } });
  const { from, to } = part;
  return new Response(new Uint8Array(bytes.subarray(from, to + 1)), {
    status: 206,
    headers: { ...headers, "content-range": `bytes ${from}-${to}/${bytes.length}` },
  });
}

function headersOf(path: string, type: string) {
  return {
    "content-type": type,
    etag: `"${path.slice(7)}"`,
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
  };
}

export const noPicture = () => missing("picture");

function missing(what: "picture" | "recording"): Response {
  return new Response(`There is no such ${what}.`, {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
