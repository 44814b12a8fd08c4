import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Dictionary, packWith } from "./dictionary.ts";

/** "dcz …": packed with the dictionary of that name, which the client has (RFC 9842). */
type Encoding = `dcz ${string}` | "br" | "gzip" | "identity";

/** A whole answer in memory, in each encoding: serving it is writing bytes to a socket. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Uint8Array } & Partial<Record<Encoding, Uint8Array>>;
  /** Names and values in turn, made from `headers` when an encoding is first sent: node:http takes such a list without checking names again. */
  flat: Partial<Record<Encoding, string[]>>;
  /** `compressThoroughly` has made its "br". */
  isSmallest?: true;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Brotli's quality. The home page takes 1 ms and 15.2 KB at 5 (16.3 KB at 4), 63 ms and 13.7 KB at 11. */
const quick = 5;
const thorough = 11;
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml|atom\+xml|ld\+json)|image\/svg)/;
const smallest = 512;
const largestForThorough = 1_000_000;

export function etagOf(bytes: Uint8Array | string): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 16)}"`;
}

/**
 * Reads a response whole, and compresses it in each encoding that `accepted` (an Accept-Encoding) allows. `dictionaries`: to pack a page
 * with, the newest first; only for pages that are the same for everybody.
 */
export async function cachedResponse(
  response: Response,
  accepted = "br, gzip",
  dictionaries: readonly Dictionary[] = [],
): Promise<CachedResponse> {
  const identity = new Uint8Array(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const etag = headers.etag ?? etagOf(identity);
  const answer: CachedResponse = { status: response.status, headers: { ...headers, etag }, etag, bodies: { identity }, flat: {} };
  if (identity.length < smallest || !compressible.test(headers["content-type"] ?? "")) return answer;
  const hasPage = isPage(answer);
  answer.headers.vary = [headers.vary, "accept-encoding", hasPage && "available-dictionary"].filter(Boolean).join(", ");
  const [br, gz] = await Promise.all([
    taken.br.test(accepted) && compressBrotli(identity, brotliAt(quick)),
    taken.gzip.test(accepted) && compressGzip(identity),
  ]);
  Object.assign(answer.bodies, br && { br }, gz && { gzip: gz });
  if (hasPage) await packForHolders(answer, dictionaries, "quick");
  return answer;
}

const isPage = ({ headers }: CachedResponse) => headers["content-type"]?.startsWith("text/html") === true;

/** Packs a page with each dictionary that browsers may have; `how`: with the newest, which comes first. */
async function packForHolders(answer: CachedResponse, dictionaries: readonly Dictionary[], how: "quick" | "thorough"): Promise<void> {
  const { identity, br, gzip } = answer.bodies;
  const packed = dictionaries.map(async (one, age) => [named(one), await packWith(one, identity, age === 0 ? how : "quick")]);
  putBodies(answer, { identity, ...(br && { br }), ...(gzip && { gzip }), ...Object.fromEntries(await Promise.all(packed)) });
}

/** Replaces bodies and lengths in one go: a smaller body under the former content-length would leave its reader waiting for the rest. */
function putBodies(answer: CachedResponse, bodies: CachedResponse["bodies"]): void {
  answer.bodies = bodies;
  answer.flat = {};
}

const named = ({ id }: Dictionary) => `dcz ${id}` as const;

export const isPackedWith = ({ bodies }: CachedResponse, dictionary: Dictionary | undefined): boolean =>
  dictionary === undefined || bodies[named(dictionary)] !== undefined;

/** Compresses an answer as small as it gets; worth it for what is served many times. A megabyte takes 2 s of a thread. */
export async function compressThoroughly(answer: CachedResponse, dictionaries: readonly Dictionary[] = []): Promise<void> {
  const { identity, br } = answer.bodies;
  if (!br || identity.byteLength > largestForThorough) return;
  if (isPage(answer)) await packForHolders(answer, dictionaries, "thorough");
  if (answer.isSmallest) return;
  const small = await compressBrotli(identity, brotliAt(thorough));
  putBodies(answer, { ...answer.bodies, br: small });
  answer.isSmallest = true;
}

function brotliAt(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}

/** Whether an Accept-Encoding names an encoding, and not with the weight 0, which refuses it (RFC 9110, 12.5.3). */
const taken = {
  dcz: /(?:^|[\s,])dcz\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
  br: /(?:^|[\s,])br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
  gzip: /(?:^|[\s,])gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|,|$)/i,
};

/** The encoding to send to the client that asks. */
function encodingFor({ headers }: IncomingMessage, answer: CachedResponse): Encoding {
  const accepted = String(headers["accept-encoding"] ?? "");
  const held = `dcz ${headers["available-dictionary"]}` as const;
  if (answer.bodies[held] && taken.dcz.test(accepted)) return held;
  if (answer.bodies.br && taken.br.test(accepted)) return "br";
  return answer.bodies.gzip && taken.gzip.test(accepted) ? "gzip" : "identity";
}

function flatHeaders(answer: CachedResponse, encoding: Encoding): string[] {
  const body = answer.bodies[encoding] ?? answer.bodies.identity;
  const headers = {
    ...answer.headers,
    "content-length": String(body.byteLength),
    ...(encoding !== "identity" && { "content-encoding": encoding.replace(/ .*/, "") }),
  };
  return Object.entries(headers).flat();
}

function isKnown(answer: CachedResponse, ifNoneMatch: string | null | undefined): boolean {
  return ifNoneMatch !== null && ifNoneMatch !== undefined && answer.status === 200 && ifNoneMatch.includes(answer.etag);
}

/** How many bytes of an answer go out to the client that asks. */
export function bytesFor(request: IncomingMessage, answer: CachedResponse): number {
  if (request.method === "HEAD" || isKnown(answer, request.headers["if-none-match"])) return 0;
  return answer.bodies[encodingFor(request, answer)]?.byteLength ?? 0;
}

/** Sends an answer, or 304 where the client has it already. */
export function sendCachedResponse(request: IncomingMessage, response: ServerResponse, answer: CachedResponse): void {
  if (isKnown(answer, request.headers["if-none-match"])) {
    const { "content-type": _, "content-length": __, ...headers } = answer.headers;
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(request, answer);
  answer.flat[encoding] ??= flatHeaders(answer, encoding);
  // HTTP/1.1 keeps connections open by itself (RFC 9112, 9.3): saying so took 48 bytes of each answer. One that is to be closed still says
  // so.
  if (response.shouldKeepAlive && request.httpVersion === "1.1") response.removeHeader("connection");
  response.writeHead(answer.status, answer.flat[encoding]);
  if (request.method === "HEAD") response.end();
  else response.end(answer.bodies[encoding] ?? answer.bodies.identity);
}
