import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

export const runtime = readFileSync(join(import.meta.dirname, "page-runtime.js"), "utf8")
  .replace(/^\/\/.*\n/gm, "")
  .replace(/;\s*$/, "");

export type Header = { name: string; value: { type: "string"; value: string } };
/** A request as the proxy sees it. `documentId`: of the document that its answer will be. */
export type Seen = {
  id: string;
  url: string;
  method: string;
  headers: Header[];
  destination: string;
  documentId: string | undefined;
  redirectCount: number;
};
export type Answered = Seen & { status: number; statusText: string; answerHeaders: Header[] };
/** What to do with a request: go on (changed, if anything is given), answer it here, or cut it. */
export type Decision =
  | { go: "on"; url?: string; method?: string; headers?: Header[]; body?: Buffer }
  | { go: "answer"; status: number; headers: Header[]; body: Buffer }
  | { go: "cut" };

export type ProxyEvents = {
  /** Scripts that run first in this document. */
  preloads: (documentId: string) => string[];
  decide: (seen: Seen) => Promise<Decision>;
  started: (answered: Answered) => void;
  completed: (answered: Answered, body: Buffer) => void;
  failed: (seen: Seen) => void;
  told: (messages: Record<string, unknown>[]) => void;
};

/** Of all proxies: Playwright knows requests and documents by their number alone. */
let count = 0;

const hopByHop = new Set(["proxy-connection", "connection", "keep-alive", "transfer-encoding"]);

/** Every request of one WebKit goes through here: what is asked becomes known, can be held, and each document gets the runtime. */
export class RequestProxy {
  /** Where a page tells what the bridge hears; asked for as a page, it is an empty one. */
  static readonly ownPath = "/.bridge";
  #events: ProxyEvents | undefined;
  #server: Server;
  #origins = new Set<string>();
  #redirected = new Map<string, { id: string; count: number; documentId: string | undefined }>();

  constructor(events: ProxyEvents) {
    this.#events = events;
    this.#server = createServer((asked, answer) => {
      this.#handle(asked, answer).catch(() => answer.destroy());
    });
  }

  async start(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  set events(events: ProxyEvents) {
    this.#events = events;
  }

  /** From now on nobody hears, and nothing is let through; answers the origins that pages were asked of. */
  rest(): string[] {
    this.#events = undefined;
    this.#redirected.clear();
    const visited = [...this.#origins];
    this.#origins.clear();
    return visited;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #handle(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const events = this.#events;
    if (URL.parse(asked.url ?? "")?.pathname === RequestProxy.ownPath) {
      if (asked.method === "POST") events?.told(JSON.parse(body.toString("utf8")));
      answer.writeHead(asked.method === "POST" ? 204 : 200, { "content-type": "text/html", connection: "close" }).end();
      return;
    }
    if (!events) return void answer.destroy();
    const seen = this.#see(asked);
    const decision = await events.decide(seen);
    if (decision.go === "cut") {
      events.failed(seen);
      answer.destroy();
    } else if (decision.go === "answer") {
      this.#give(events, answer, seen, decision.status, "", decision.headers, decision.body);
    } else {
      this.#forward(events, answer, seen, decision, body);
    }
  }

  #see(asked: IncomingMessage): Seen {
    const { url = "", method = "GET" } = asked;
    const destination = String(asked.headers["sec-fetch-dest"] ?? "");
    const isDocument = asked.headers["sec-fetch-mode"] === "navigate" && destination === "document";
    const before = this.#redirected.get(url);
    this.#redirected.delete(url);
    const id = before?.id ?? `request-${++count}`;
    const documentId = isDocument ? (before?.documentId ?? `document-${process.pid}-${count}`) : undefined;
    if (documentId) this.#origins.add(new URL(url).origin);
    const headers = pairs(asked.rawHeaders).filter(({ name }) => name.toLowerCase() !== "proxy-connection");
    return {
      id,
      url,
      method,
      headers,
      destination: destination === "empty" ? "" : destination,
      documentId,
      redirectCount: before?.count ?? 0,
    };
  }

  #forward(events: ProxyEvents, answer: ServerResponse, seen: Seen, change: Decision & { go: "on" }, body: Buffer): void {
    const url = new URL(change.url ?? seen.url);
    const headers = new Map((change.headers ?? seen.headers).map(({ name, value }) => [name.toLowerCase(), value.value]));
    for (const name of hopByHop) headers.delete(name);
    if (seen.documentId) headers.set("accept-encoding", "identity");
    const sent = change.body ?? body;
    if (change.body) headers.set("content-length", String(sent.length));
    const upstream = request(url, { method: change.method ?? seen.method, headers: Object.fromEntries(headers), agent: false });
    upstream.on("error", () => {
      events.failed(seen);
      answer.destroy();
    });
    answer.on("close", () => upstream.destroy());
    upstream.on("response", async (got) => {
      const status = got.statusCode ?? 502;
      const gotHeaders = pairs(got.rawHeaders).filter(({ name }) => !hopByHop.has(name.toLowerCase()));
      const location = got.headers.location;
      if (status >= 300 && status < 400 && location)
        this.#redirected.set(new URL(location, url).href.replace(/#.*$/, ""), {
          id: seen.id,
          count: seen.redirectCount + 1,
          documentId: seen.documentId,
        });
      const parts: Buffer[] = [];
      try {
        for await (const part of got) parts.push(part);
        this.#give(events, answer, seen, status, got.statusMessage ?? "", gotHeaders, Buffer.concat(parts));
      } catch {
        events.failed(seen);
        answer.destroy();
      }
    });
    upstream.end(sent);
  }

  #give(
    events: ProxyEvents,
    answer: ServerResponse,
    seen: Seen,
    status: number,
    statusText: string,
    headers: Header[],
    body: Buffer,
  ): void {
    const answered = { ...seen, status, statusText, answerHeaders: headers };
    events.started(answered);
    const type = headers.find(({ name }) => name.toLowerCase() === "content-type")?.value.value ?? "";
    const inject = seen.documentId !== undefined && type.startsWith("text/html") && status !== 304;
    const page = inject ? this.#withRuntime(events, seen.documentId ?? "", body, headers) : { body, headers };
    // One request a connection: WebKit would ask again by itself where a kept one is cut.
    answer.sendDate = false;
    answer.writeHead(status, statusText || undefined, [
      ...page.headers.filter(({ name }) => name.toLowerCase() !== "content-length").flatMap(({ name, value }) => [name, value.value]),
      "Connection",
      "close",
      ...(status === 204 || status === 304 ? [] : ["Content-Length", String(page.body.length)]),
    ]);
    answer.end(seen.method === "HEAD" ? undefined : page.body, () => events.completed(answered, body));
  }

  /** The page with the runtime as its first script, and the page's policy with leave for just that script. */
  #withRuntime(events: ProxyEvents, documentId: string, body: Buffer, headers: Header[]): { body: Buffer; headers: Header[] } {
    const preloads = events.preloads(documentId).map((source) => `try { (${source})() } catch (error) { console.error(error) }`);
    const words = `document.currentScript.remove(); const bridge = (${runtime})(${JSON.stringify(documentId)}); ${preloads.join(";\n")}`;
    const script = `{ ${words} }`.replaceAll("</", "<\\/").replaceAll("<!--", "<\\!--");
    const hash = createHash("sha256").update(script).digest("base64");
    const html = body.toString("utf8");
    const head = /<head[^>]*>|<!doctype html>/i.exec(html);
    const at = head ? head.index + head[0].length : 0;
    return {
      body: Buffer.from(`${html.slice(0, at)}<script>${script}</script>${html.slice(at)}`),
      headers: headers.map((header) =>
        /^content-security-policy$/i.test(header.name)
          ? { ...header, value: { ...header.value, value: allow(header.value.value, hash) } }
          : header,
      ),
    };
  }
}

function allow(policy: string, hash: string): string {
  return policy
    .replace(/(^|;\s*)script-src( 'none')?/, `$1script-src 'sha256-${hash}'`)
    .replace(/(^|;\s*)connect-src( 'none')?/, "$1connect-src 'self'");
}

function pairs(raw: string[]): Header[] {
  return Array.from({ length: raw.length / 2 }, (_, index) => ({
    name: raw[index * 2] ?? "",
    value: { type: "string", value: raw[index * 2 + 1] ?? "" },
  }));
}
