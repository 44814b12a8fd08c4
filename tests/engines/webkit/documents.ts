import type { Seen } from "./proxy.ts";
import { type Frame, Gone, type Windows } from "./window.ts";

// biome-ignore lint/suspicious/noExplicitAny: the shapes are Playwright's
type Params = any;
export type Event = (method: string, params: object) => void;

const blank = "about:blank";

/** The pages and frames of one context, and which document is in each: what Playwright hears of as they come and go. */
export class Documents {
  readonly #id: string;
  readonly #event: Event;
  windows: Windows | undefined;
  lastUsed: Frame | undefined;
  #count = 0;
  /** Pages asked for by Playwright: the next document that WebKit asks for is this one's. */
  #going: { frame: Frame; begun: (navigation: string) => void } | undefined;
  /** Documents on their way, and where they were asked for. */
  readonly #begun = new Map<string, Frame>();
  /** Documents that have told of themselves. */
  readonly #told = new Set<string>();
  #hearing: Promise<void> = Promise.resolve();

  constructor(id: string, event: Event) {
    this.#id = id;
    this.#event = event;
  }

  need(): Windows {
    if (!this.windows) throw new Gone("This WebKit is closed");
    return this.windows;
  }

  addPage(handle: string, opener?: string, url = blank): Frame {
    const frame = { id: `${this.#id}/${handle}`, handle, documentId: `${this.#id}-blank-${++this.#count}`, url };
    this.windows?.frames.set(frame.id, frame);
    this.#event("browsingContext.contextCreated", {
      context: frame.id,
      url,
      userContext: this.#id,
      parent: null,
      children: [],
      ...(opener && { originalOpener: opener }),
    });
    this.#realm("Created", frame);
    return frame;
  }

  left(frame: Frame): void {
    this.windows?.frames.delete(frame.id);
    this.#event("browsingContext.contextDestroyed", {
      context: frame.id,
      url: frame.url,
      parent: frame.parent?.frame.id ?? null,
      children: [],
    });
  }

  /** The frame with this id, or with this document. */
  frameOf(page: string): Frame | undefined {
    return this.windows?.frames.get(page) ?? [...(this.windows?.frames.values() ?? [])].find(({ documentId }) => documentId === page);
  }

  frame(page: string): Frame {
    const frame = this.frameOf(page);
    if (!frame) throw new Gone(`There is no page ${page}`);
    return frame;
  }

  #realm(what: "Created" | "Destroyed", frame: Frame): void {
    const realm = what === "Created" ? { type: "window", context: frame.id, origin: frame.url } : {};
    if (what === "Destroyed") this.#event("script.realmDestroyed", { realm: `${frame.documentId}/sandbox` });
    this.#event(`script.realm${what}`, { realm: frame.documentId, ...realm });
  }

  /** The page for which this document was asked for. */
  askedFor(documentId: string): Frame | undefined {
    return this.#begun.get(documentId);
  }

  /** Goes by a command of WebKit's; answers the navigation when the first request is seen. */
  async goBy(frame: Frame, visit: (driver: Params) => Promise<unknown>): Promise<string> {
    const begun = new Promise<string>((resolve) => {
      this.#going = { frame, begun: resolve };
    });
    await this.need().in(frame, visit);
    return begun;
  }

  /** A document is asked for: where it will be. */
  begin({ documentId = "", url }: Seen): void {
    const frame = this.#going?.frame ?? this.lastUsed;
    if (!frame) return;
    this.#event("browsingContext.navigationStarted", { context: frame.id, navigation: documentId, url, timestamp: Date.now() });
    this.#begun.set(documentId, frame);
    this.#going?.begun(documentId);
    this.#going = undefined;
  }

  /** The answer to a request for a document is there. Pages tell of themselves; what is no page, or whose policy lets no script run, cannot. */
  came({ documentId, url }: Seen, what: "page" | "file" | "attachment"): void {
    const frame = this.lastUsed;
    if (!frame || !documentId) return;
    if (what === "attachment") this.#event("browsingContext.navigationAborted", { context: frame.id, navigation: documentId, url });
    else if (what === "file") setTimeout(() => this.arrived(frame, documentId, url), 100);
    else setTimeout(() => !this.#told.has(documentId) && this.windows && this.arrived(frame, documentId, url), 1500);
  }

  /** A new document is in the frame. */
  arrived(frame: Frame, documentId: string, url: string, navigation: string = documentId): void {
    for (const inner of [...this.need().frames.values()].filter(({ parent }) => parent?.frame === frame)) this.left(inner);
    this.#realm("Destroyed", frame);
    frame.documentId = documentId;
    frame.url = url;
    this.#event("browsingContext.navigationCommitted", { context: frame.id, navigation, url, timestamp: Date.now() });
    this.#realm("Created", frame);
    if (url === blank || !url.startsWith("http") || frame.parent || navigation !== documentId) this.#whole(frame);
    else if (!this.#told.has(documentId)) this.#whole(frame);
  }

  /** As `arrived`, of a document that no request is known of. */
  arrivedPlainly(frame: Frame, url: string, navigation = `${this.#id}-navigation-plain-${++this.#count}`): void {
    this.arrived(frame, `${this.#id}-plain-${++this.#count}`, url, navigation);
  }

  #whole(frame: Frame): void {
    for (const step of ["domContentLoaded", "load"])
      this.#event(`browsingContext.${step}`, { context: frame.id, navigation: frame.documentId, url: frame.url, timestamp: Date.now() });
  }

  heard(messages: Params[]): Promise<void> {
    this.#hearing = this.#hearing.then(async () => {
      for (const message of messages) await this.#hear(message).catch(() => {});
    });
    return this.#hearing;
  }

  async #hear(message: Params): Promise<void> {
    if (message.type === "document") {
      this.#told.add(message.document);
      const frame = await this.#whereIs(message.document);
      const expected = this.#begun.get(message.document);
      this.#begun.delete(message.document);
      // A link opened another window: where it was pressed, nothing is on its way any more.
      if (expected && expected !== frame)
        this.#event("browsingContext.navigationAborted", { context: expected.id, navigation: message.document, url: message.url });
      if (frame) this.arrived(frame, message.document, message.url);
      if (message.again && frame) this.#whole(frame);
      return;
    }
    const frame = [...this.need().frames.values()].find(({ documentId }) => documentId === message.document);
    if (!frame) return;
    const at = { context: frame.id, navigation: message.document, url: message.url, timestamp: Date.now() };
    const source = { realm: frame.documentId, context: frame.id };
    if (message.type === "parsed") this.#event("browsingContext.domContentLoaded", at);
    if (message.type === "loaded") this.#event("browsingContext.load", at);
    if (message.type === "moved") {
      frame.url = message.url;
      this.#event("browsingContext.historyUpdated", at);
    }
    if (message.type === "message") this.#event("script.message", { channel: message.channel, data: message.data, source });
    if (message.type === "files") {
      const { multiple, sharedId } = message;
      this.#event("input.fileDialogOpened", { context: frame.id, multiple, element: { sharedId } });
    }
    if (message.type === "console") {
      const { method, args, text } = message;
      const level = method === "error" ? "error" : "info";
      this.#event("log.entryAdded", { type: "console", method, args, text, level, source, timestamp: Date.now() });
    }
    if (message.type === "error")
      this.#event("log.entryAdded", { type: "javascript", level: "error", text: message.text, source, timestamp: Date.now() });
    if (message.type === "frames" || message.type === "parsed" || message.type === "loaded") await this.#findFrames(frame, message.frame);
  }

  /** The window in which a document is; a window that nobody knew is a new page. */
  async #whereIs(documentId: string): Promise<Frame | undefined> {
    const windows = this.need();
    const handles = await windows.handles();
    const known = [...windows.frames.values()].filter(({ parent }) => !parent);
    if (handles.length === 1 && known.length === 1) return known[0];
    for (const handle of handles) {
      const frame = known.find((one) => one.handle === handle);
      const probe = frame ?? { id: `probe-${handle}`, handle, documentId, url: blank };
      const script = 'return window[Symbol.for("bridge")]?.id';
      const found = await windows.in(probe, (driver) => driver.call("POST", "/execute/sync", { script, args: [] })).catch(() => undefined);
      if (found === documentId) return frame ?? this.addPage(handle, this.lastUsed?.id);
    }
    return undefined;
  }

  /** A window that was opened for a page that never tells of itself: of another host, or one that cannot be reached. */
  async findWindows(): Promise<void> {
    const windows = this.need();
    const known = new Set([...windows.frames.values()].map(({ handle }) => handle));
    for (const handle of (await windows.handles()).filter((one) => !known.has(one))) {
      const probe = { id: `probe-${handle}`, handle, documentId: "", url: blank };
      const url = await windows.in(probe, (driver) => driver.call("GET", "/url"));
      if (url.startsWith("http:") || [...windows.frames.values()].some((frame) => frame.handle === handle)) continue;
      const frame = this.addPage(handle, this.lastUsed?.id, url || blank);
      this.#whole(frame);
    }
  }

  /** What was before the first page has no script to tell of itself. */
  async lookForBlank(frame: Frame): Promise<void> {
    const url = await this.need().in(frame, (driver) => driver.call("GET", "/url"));
    if (url === blank && frame.url !== blank) this.arrivedPlainly(frame, blank);
  }

  /** Frames that are new, and the one that has just loaded. */
  async #findFrames(frame: Frame, loaded: string | undefined): Promise<void> {
    const windows = this.need();
    const outcome = (await windows.run(frame, {
      source: '() => window[Symbol.for("bridge")].frames().map(({ frame, sharedId }) => [frame, sharedId])',
    })) as Params;
    for (const { value } of outcome.result?.value ?? []) {
      const [id, element] = value.map((one: Params) => one.value);
      const known = windows.frames.get(id);
      if (known && id !== loaded) continue;
      const inner = known ?? { id, handle: frame.handle, documentId: `${id}-0`, url: blank, parent: { frame, element } };
      if (!known) {
        windows.frames.set(id, inner);
        this.#event("browsingContext.contextCreated", { context: id, url: blank, userContext: this.#id, parent: frame.id, children: [] });
      }
      this.arrived(inner, `${id}-${++this.#count}`, blank);
    }
  }
}

/** The page that a frame is in. */
export function topOf(frame: Frame): Frame {
  return frame.parent ? topOf(frame.parent.frame) : frame;
}
