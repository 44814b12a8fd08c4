import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

export type StaticFile = { type: string; etag: string; cacheControl: string; identity: Uint8Array; br?: Uint8Array; gzip?: Uint8Array };
export type StaticFiles = (path: string) => StaticFile | undefined;

/** The built files of the browser, by address; names under /assets/ hold a hash and may be kept for ever. */
export function openStaticFiles(folder: string): StaticFiles {
  const names = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const whole = join(folder, file);
    if (!statSync(whole).isFile() || /\.(br|gz)$/.test(file)) continue;
    names.set(`/${relative(folder, whole).split(sep).join("/")}`, whole);
  }
  const opened = new Map<string, StaticFile>();

  return (path) => {
    const whole = names.get(path);
    if (whole === undefined) return undefined;
    let file = opened.get(path);
    if (!file) {
      file = read(path, whole);
      opened.set(path, file);
    }
    return file;
  };
}

function read(path: string, whole: string): StaticFile {
  const identity = readFileSync(whole);
  return {
    type: types[extname(path)] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    cacheControl: path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=86400",
    identity,
    ...packed("br", `${whole}.br`),
    ...packed("gzip", `${whole}.gz`),
  };
}

function packed(name: "br" | "gzip", file: string): Partial<Record<"br" | "gzip", Uint8Array>> {
  try {
    return { [name]: readFileSync(file) };
  } catch {
    return {};
  }
}

/** The answer to a request for a static file. */
export function staticAnswer(file: StaticFile, request: Request): Response {
  const headers = new Headers({ "content-type": file.type, etag: file.etag, "cache-control": file.cacheControl });
  if (file.br || file.gzip) headers.set("vary", "accept-encoding");
  if ((request.headers.get("if-none-match") ?? "").includes(file.etag)) return new Response(null, { status: 304, headers });
  const accepted = request.headers.get("accept-encoding") ?? "";
  let body = file.identity;
  if (file.br && /\bbr\b/.test(accepted)) {
    body = file.br;
    headers.set("content-encoding", "br");
  } else if (file.gzip && /\bgzip\b/.test(accepted)) {
    body = file.gzip;
    headers.set("content-encoding", "gzip");
  }
  headers.set("content-length", String(body.byteLength));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
}
