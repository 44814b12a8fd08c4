import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { type CachedResponse, etagOf } from "./cached-response.ts";

/** Where the library says nothing, or more. */
const types: Record<string, string> = { ".rules": "application/speculationrules+json; charset=utf-8", ".svg": "image/svg+xml" };

/** Finds built files by address; those under /assets/ have a hash in it, and are kept for ever. All are read now (7 MB): a later build changes none. */
export function openStaticFiles(folder: string, addHeaders: (headers: Headers) => void): (url: string) => CachedResponse | undefined {
  const answers = new Map<string, CachedResponse>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const whole = join(folder, file);
    if (!statSync(whole).isFile() || /\.(br|gz)$/.test(file) || file.startsWith(".")) continue;
    const address = `/${relative(folder, whole).split(sep).join("/")}`;
    answers.set(address, read(address, whole, addHeaders));
  }
  return (url) => answers.get(url.includes("?") ? url.slice(0, url.indexOf("?")) : url);
}

function read(path: string, whole: string, addHeaders: (headers: Headers) => void): CachedResponse {
  const identity = readFileSync(whole);
  const etag = etagOf(identity);
  const bodies = { identity, ...packed("br", `${whole}.br`), ...packed("gzip", `${whole}.gz`) };
  const headers = new Headers({
    "content-type": types[extname(path)] ?? getMimeType(path) ?? "application/octet-stream",
    etag,
    "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=86400",
    ...((bodies.br || bodies.gzip) && { vary: "accept-encoding" }),
  });
  addHeaders(headers);
  return { status: 200, headers: Object.fromEntries(headers), etag, bodies, flat: {} };
}

function packed(name: "br" | "gzip", file: string): { br?: Uint8Array; gzip?: Uint8Array } {
  try {
    return { [name]: readFileSync(file) };
  } catch {
    return {};
  }
}
