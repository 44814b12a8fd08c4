import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { Refusal } from "#academy/errors.ts";
import { connectionTrouble, guardedLookup, hostIn, type Resolve } from "./guarded-lookup.ts";
import { isPublic } from "./public-address.ts";

/** `address`: after redirects; `type` and `link`: its headers Content-Type and Link. */
export type Fetched = { status: number; type: string; link: string; bytes: Buffer; address: string };
export type FetchBounded = (address: string, limits: { accept: string; mostBytes: number }) => Promise<Fetched>;

/** There was no answer; the message says why, in a sentence. */
export class NotFetched extends Refusal {
  override name = "NotFetched";
}

const mostSteps = 5;
const redirects = [301, 302, 303, 307, 308];
const ownNetwork = "This address leads into this computer's own network, and is not of the site that is read.";

type Needs = {
  /** Hosts that may be of this computer's own network, as they stand in addresses. */
  trusted: readonly string[];
  /** For all of an answer, in milliseconds. */
  wait?: number;
  resolve?: Resolve;
};

/**
 * Reads addresses of other sites (http and https), within limits of redirects, bytes and time. Whatever address a site names, it is read
 * only from public hosts and from those that are `trusted`. Throws NotFetched.
 */
export function createFetchBounded({ trusted, wait = 30_000, resolve }: Needs): FetchBounded {
  const isAllowed = (address: string, host: string) => isPublic(address) || trusted.includes(host);
  const lookup = guardedLookup(isAllowed, ownNetwork, resolve);

  function ask(url: URL, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
    const host = hostIn(url);
    if (isIP(host) !== 0 && !isAllowed(host, host)) throw new NotFetched(ownNetwork);
    const headers = { accept, "accept-encoding": "identity", "user-agent": "academy-import", "cache-control": "no-cache" };
    const options = { agent: false, lookup, signal, headers };
    return new Promise((done, fail) => {
      const sent = url.protocol === "https:" ? https.request(url, options) : http.request(url, options);
      sent.on("response", done);
      sent.on("error", fail);
      sent.end();
    });
  }

  return async (address, { accept, mostBytes }) => {
    const signal = AbortSignal.timeout(wait);
    let url = webAddress(address);
    for (let step = 0; ; step++) {
      const response = await ask(url, accept, signal).catch(notFetched);
      const { statusCode: status = 0, headers } = response;
      if (!redirects.includes(status) || headers.location === undefined) {
        const bytes = await bodyOf(response, mostBytes).catch(notFetched);
        return { status, type: headers["content-type"] ?? "", link: String(headers.link ?? ""), bytes, address: url.href };
      }
      response.destroy();
      if (step === mostSteps) throw new NotFetched("It leads from one address to the next without end.");
      url = webAddress(headers.location, url);
    }
  };
}

function webAddress(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "") return url;
  throw new NotFetched("It is no address that starts with http:// or https://.");
}

async function bodyOf(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    if (Number(response.headers["content-length"] ?? 0) > mostBytes) throw tooLarge(mostBytes);
    if (!/^(|identity)$/.test(response.headers["content-encoding"] ?? ""))
      throw new NotFetched("It answers in a form that was not asked for.");
    for await (const part of response) {
      bytes += part.length;
      if (bytes > mostBytes) throw tooLarge(mostBytes);
      parts.push(part);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(parts);
}

const tooLarge = (mostBytes: number) => new NotFetched(`It is too large: ${Math.round(mostBytes / 1_000_000)} MB is the most.`);

function notFetched(error: unknown): never {
  throw error instanceof NotFetched ? error : new NotFetched(connectionTrouble(error));
}
