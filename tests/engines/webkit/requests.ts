import type { Answered, Decision, Header, ProxyEvents, Seen } from "./proxy.ts";

// biome-ignore lint/suspicious/noExplicitAny: the shapes are Playwright's
type Params = any;

export type Pages = {
  /** The page that asks, as far as is known. */
  asking: () => string | undefined;
  begin: (seen: Seen) => void;
  came: (seen: Seen, what: "page" | "file" | "attachment") => void;
};

/** The requests of one context, as Playwright hears of them, holds them and answers them. */
export class Requests {
  readonly #event: (method: string, params: object) => void;
  readonly #pages: Pages;
  readonly #held = new Map<string, (decision: Decision) => void>();
  readonly #bodies = new Map<string, Buffer>();
  readonly intercepts = new Set<string>();
  offline = false;

  constructor(event: (method: string, params: object) => void, pages: Pages) {
    this.#event = event;
    this.#pages = pages;
  }

  events(): Pick<ProxyEvents, "decide" | "started" | "completed" | "failed"> {
    return {
      decide: (seen) => this.#decide(seen),
      started: (answered) => this.#event("network.responseStarted", this.#response(answered)),
      completed: (answered, body) => this.#completed(answered, body),
      failed: (seen) => this.#failed(seen),
    };
  }

  waitsFor(request: string): boolean {
    return this.#held.has(request);
  }

  bodyOf(request: string): object | undefined {
    const body = this.#bodies.get(request);
    return body && { bytes: { type: "base64", value: body.toString("base64") } };
  }

  settle(method: string, params: Params): undefined {
    const decide = this.#held.get(params.request);
    this.#held.delete(params.request);
    const body = params.body && Buffer.from(params.body.value, params.body.type === "base64" ? "base64" : "utf8");
    if (method === "network.failRequest") decide?.({ go: "cut" });
    else if (method === "network.provideResponse")
      decide?.({ go: "answer", status: params.statusCode ?? 200, headers: params.headers ?? [], body: body ?? Buffer.alloc(0) });
    else decide?.({ go: "on", ...given(params, body) });
  }

  async #decide(seen: Seen): Promise<Decision> {
    if (seen.documentId && seen.redirectCount === 0) this.#pages.begin(seen);
    const held = this.intercepts.size > 0 ? { intercepts: [...this.intercepts], isBlocked: true } : {};
    this.#event("network.beforeRequestSent", { ...this.#request(seen), ...held, initiator: { type: "other" } });
    if (this.offline) return { go: "cut" };
    if (this.intercepts.size === 0) return { go: "on" };
    return new Promise((resolve) => this.#held.set(seen.id, resolve));
  }

  #request(seen: Seen): object {
    return {
      context: this.#pages.asking() ?? null,
      navigation: seen.documentId ?? null,
      redirectCount: seen.redirectCount,
      timestamp: Date.now(),
      request: {
        request: seen.id,
        url: seen.url,
        method: seen.method,
        headers: seen.headers,
        cookies: [],
        headersSize: 0,
        bodySize: 0,
        destination: seen.destination,
        initiatorType: seen.destination === "" ? "fetch" : null,
        timings: { requestTime: Date.now(), responseEnd: Date.now() },
      },
    };
  }

  #response(answered: Answered): object {
    const { status, statusText, url, answerHeaders: headers } = answered;
    return {
      ...this.#request(answered),
      response: { url, status, statusText, headers, protocol: "http/1.1", headersSize: 0, bodySize: 0 },
    };
  }

  #completed(answered: Answered, body: Buffer): void {
    if (this.#bodies.size > 500) this.#bodies.clear();
    this.#bodies.set(answered.id, body);
    this.#event("network.responseCompleted", this.#response(answered));
    const header = (name: string) => answered.answerHeaders.find((one: Header) => one.name.toLowerCase() === name)?.value.value ?? "";
    const isRedirect = answered.status >= 300 && answered.status < 400;
    if (isRedirect || answered.status === 204) return;
    if (header("content-type").startsWith("text/html")) this.#pages.came(answered, "page");
    else this.#pages.came(answered, header("content-disposition").startsWith("attachment") ? "attachment" : "file");
  }

  #failed(seen: Seen): void {
    this.#event("network.fetchError", { ...this.#request(seen), errorText: "WebKit: the request was cut" });
    if (seen.documentId)
      this.#event("browsingContext.navigationFailed", { context: this.#pages.asking(), navigation: seen.documentId, url: seen.url });
  }
}

function given({ url, method, headers }: Params, body: Buffer | undefined): Partial<Decision & { go: "on" }> {
  return { ...(url && { url }), ...(method && { method }), ...(headers && { headers }), ...(body && { body }) };
}
