import sharp from "sharp";
import { Browser } from "./browser.ts";
import type { Look } from "./driver.ts";
import type { Seen } from "./proxy.ts";
import { Requests } from "./requests.ts";
import { type Frame, Gone, Windows } from "./window.ts";

// biome-ignore lint/suspicious/noExplicitAny: the shapes are Playwright's
type Params = any;
type Event = (method: string, params: object) => void;

const blank = "about:blank";

/** What Playwright calls a user context: a WebKit with storage of its own, taken with its first page. */
export class Context {
  readonly #id: string;
  readonly #event: Event;
  readonly requests: Requests;
  #browser: Browser | undefined;
  #windows: Windows | undefined;
  #look: Look = { dark: false, timeZone: undefined, locale: "en-GB" };
  #viewport = { width: 1280, height: 720 };
  #count = 0;
  /** Pages asked for by Playwright: the next document that WebKit asks for is this one's. */
  #going: { frame: Frame; begun: (navigation: string) => void } | undefined;
  #lastUsed: Frame | undefined;
  /** Scripts that run first in each document: of some pages, or of all. */
  readonly preloads = new Map<string, { source: string; pages: string[] | undefined }>();

  constructor(id: string, event: Event) {
    this.#id = id;
    this.#event = event;
    this.requests = new Requests(event, {
      asking: () => this.#lastUsed?.id,
      begin: (seen) => this.#begin(seen),
      came: (seen, what) => this.#came(seen, what),
    });
  }

  holds(page: string): boolean {
    return this.#frameOf(page) !== undefined;
  }

  setLook(look: Partial<Look>): void {
    if (this.#windows && Object.entries(look).some(([name, value]) => this.#look[name as keyof Look] !== value))
      throw new Error(`WebKit takes ${Object.keys(look).join(", ")} at its start only`);
    Object.assign(this.#look, look);
  }

  async setViewport(size: { width: number; height: number }, page: string | undefined): Promise<void> {
    if (page === undefined) this.#viewport = size;
    else if (this.#windows) await this.#windows.resize(this.#frame(page), size.width, size.height);
  }

  #preloadsOf(documentId: string): string[] {
    const frame = this.#begun.get(documentId);
    const isMeant = (pages: string[] | undefined) => pages === undefined || (frame !== undefined && pages.includes(topOf(frame).id));
    return [...this.preloads.values()].filter(({ pages }) => isMeant(pages)).map(({ source }) => source);
  }

  async newPage(): Promise<string> {
    const first = this.#windows === undefined;
    this.#browser ??= await Browser.take(this.#look, {
      ...this.requests.events(),
      preloads: (documentId) => this.#preloadsOf(documentId),
      told: (messages) => void this.#heard(messages),
    });
    this.#windows ??= new Windows(this.#browser.driver);
    const handle = first ? ((await this.#windows.handles())[0] ?? "") : await this.#windows.newWindow();
    const frame = this.#addPage(handle);
    await this.#windows.resize(frame, this.#viewport.width, this.#viewport.height);
    this.#lastUsed = frame;
    return frame.id;
  }

  #addPage(handle: string, opener?: string, url = blank): Frame {
    const frame = { id: `${this.#id}/${handle}`, handle, documentId: `${this.#id}-blank-${++this.#count}`, url };
    this.#windows?.frames.set(frame.id, frame);
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

  close(): void {
    for (const frame of this.#windows?.frames.values() ?? []) this.#left(frame);
    this.#giveBack();
  }

  #giveBack(): void {
    this.#browser?.giveBack();
    this.#browser = undefined;
    this.#windows = undefined;
  }

  #left(frame: Frame): void {
    this.#windows?.frames.delete(frame.id);
    this.#event("browsingContext.contextDestroyed", {
      context: frame.id,
      url: frame.url,
      parent: frame.parent?.frame.id ?? null,
      children: [],
    });
  }

  /** The frame with this id, or with this document. */
  #frameOf(page: string): Frame | undefined {
    return this.#windows?.frames.get(page) ?? [...(this.#windows?.frames.values() ?? [])].find(({ documentId }) => documentId === page);
  }

  #frame(page: string): Frame {
    const frame = this.#frameOf(page);
    if (!frame) throw new Gone(`There is no page ${page}`);
    return frame;
  }

  #realm(what: "Created" | "Destroyed", frame: Frame): void {
    const realm = what === "Created" ? { type: "window", context: frame.id, origin: frame.url } : {};
    if (what === "Destroyed") this.#event("script.realmDestroyed", { realm: `${frame.documentId}/sandbox` });
    this.#event(`script.realm${what}`, { realm: frame.documentId, ...realm });
  }

  async evaluate(
    { target, awaitPromise, resultOwnership, serializationOptions }: Params,
    source: string,
    args: unknown[],
  ): Promise<object> {
    const frame = this.#frame(target.context ?? target.realm);
    const realm = `${frame.documentId}${target.sandbox ? "/sandbox" : ""}`;
    const depth = serializationOptions?.maxObjectDepth ?? 100;
    const outcome = await this.#need().run(frame, {
      source,
      args,
      depth,
      holds: resultOwnership === "root",
      waits: awaitPromise !== false,
    });
    return { realm, ...outcome };
  }

  #need(): Windows {
    if (!this.#windows) throw new Gone("This WebKit is closed");
    return this.#windows;
  }

  async command(method: string, params: Params): Promise<object | undefined> {
    const windows = this.#need();
    const frame = this.#frame(params.context);
    this.#lastUsed = topOf(frame);
    switch (method) {
      case "browsingContext.navigate":
        return { navigation: await this.#go(frame, params.url), url: params.url };
      case "browsingContext.reload":
        return { navigation: await this.#goBy(frame, (driver) => driver.call("POST", "/refresh")), url: frame.url };
      case "browsingContext.traverseHistory":
        await windows.in(frame, (driver) => driver.call("POST", params.delta < 0 ? "/back" : "/forward"));
        setTimeout(() => this.#lookForBlank(frame).catch(() => {}), 300);
        return {};
      case "browsingContext.close": {
        const last = [...windows.frames.values()].filter(({ parent }) => !parent).length === 1;
        if (!last) await windows.in(frame, (driver) => driver.call("DELETE", "/window"));
        for (const one of [...windows.frames.values()].filter(({ handle }) => handle === frame.handle)) this.#left(one);
        if (last) this.#giveBack();
        return {};
      }
      case "browsingContext.captureScreenshot":
        return { data: await this.#picture(frame, params) };
      case "browsingContext.locateNodes": {
        const child = this.#frame(params.locator.value.context);
        return { nodes: [{ type: "node", sharedId: child.parent?.element, value: {} }] };
      }
      case "input.performActions":
        // Playwright sends the parts of a click at once; WebKit takes one after the other.
        this.#acting = this.#acting
          .catch(() => {})
          .then(() => windows.in(topOf(frame), (driver) => driver.call("POST", "/actions", { actions: params.actions.map(wholePixels) })));
        await this.#acting;
        setTimeout(() => this.#findWindows().catch(() => {}), 200);
        return {};
      case "input.setFiles": {
        const script = `return window[Symbol.for("bridge")].take(${JSON.stringify(params.element.sharedId)})`;
        await windows.in(frame, async (driver) => {
          const element = await driver.call("POST", "/execute/sync", { script, args: [] });
          await driver.call("POST", `/element/${Object.values(element)[0]}/value`, { text: params.files.join("\n") });
        });
        return {};
      }
      default:
        throw new Error("WebKit's bridge does not know this");
    }
  }

  async #go(frame: Frame, url: string): Promise<string> {
    const [to, from] = [new URL(url), URL.parse(frame.url)];
    const isSamePage = to.hash !== "" && from !== null && to.href.replace(/#.*$/, "") === from.href.replace(/#.*$/, "");
    const visit = () => this.#need().in(frame, (driver) => driver.call("POST", "/url", { url }));
    if (to.protocol === "http:" && !isSamePage) return this.#goBy(frame, visit);
    await visit();
    const navigation = `navigation-${++this.#count}`;
    if (isSamePage) this.#event("browsingContext.fragmentNavigated", { context: frame.id, navigation, url });
    else setTimeout(() => this.#arrived(frame, `${this.#id}-plain-${++this.#count}`, url, navigation), 50);
    return navigation;
  }

  /** Goes by a command of WebKit's; answers the navigation when the first request is seen. */
  async #goBy(frame: Frame, visit: (driver: Params) => Promise<unknown>): Promise<string> {
    const begun = new Promise<string>((resolve) => {
      this.#going = { frame, begun: resolve };
    });
    await this.#need().in(frame, visit);
    return begun;
  }

  /** A document is asked for: where it will be. */
  #begin({ documentId = "", url }: Seen): void {
    const frame = this.#going?.frame ?? this.#lastUsed;
    if (!frame) return;
    this.#event("browsingContext.navigationStarted", { context: frame.id, navigation: documentId, url, timestamp: Date.now() });
    this.#begun.set(documentId, frame);
    this.#going?.begun(documentId);
    this.#going = undefined;
  }

  /** The answer to a request for a document is there. Pages tell of themselves; what is no page, or whose policy lets no script run, cannot. */
  #came({ documentId, url }: Seen, what: "page" | "file" | "attachment"): void {
    const frame = this.#lastUsed;
    if (!frame || !documentId) return;
    if (what === "attachment") this.#event("browsingContext.navigationAborted", { context: frame.id, navigation: documentId, url });
    else if (what === "file") setTimeout(() => this.#arrived(frame, documentId, url), 100);
    else setTimeout(() => !this.#told.has(documentId) && this.#windows && this.#arrived(frame, documentId, url), 1500);
  }

  /** A new document is in the frame. */
  #arrived(frame: Frame, documentId: string, url: string, navigation: string = documentId): void {
    for (const inner of [...this.#need().frames.values()].filter(({ parent }) => parent?.frame === frame)) this.#left(inner);
    this.#realm("Destroyed", frame);
    frame.documentId = documentId;
    frame.url = url;
    this.#event("browsingContext.navigationCommitted", { context: frame.id, navigation, url, timestamp: Date.now() });
    this.#realm("Created", frame);
    if (url === blank || !url.startsWith("http") || frame.parent || navigation !== documentId) this.#whole(frame);
    else if (!this.#told.has(documentId)) this.#whole(frame);
  }

  #told = new Set<string>();
  /** Documents on their way, and where they were asked for. */
  readonly #begun = new Map<string, Frame>();

  #whole(frame: Frame): void {
    for (const step of ["domContentLoaded", "load"])
      this.#event(`browsingContext.${step}`, { context: frame.id, navigation: frame.documentId, url: frame.url, timestamp: Date.now() });
  }

  #acting: Promise<unknown> = Promise.resolve();
  #hearing: Promise<void> = Promise.resolve();

  #heard(messages: Params[]): Promise<void> {
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
      if (frame) this.#arrived(frame, message.document, message.url);
      if (message.again && frame) this.#whole(frame);
      return;
    }
    const frame = [...this.#need().frames.values()].find(({ documentId }) => documentId === message.document);
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
    const windows = this.#need();
    const handles = await windows.handles();
    const known = [...windows.frames.values()].filter(({ parent }) => !parent);
    if (handles.length === 1 && known.length === 1) return known[0];
    for (const handle of handles) {
      const frame = known.find((one) => one.handle === handle);
      const probe = frame ?? { id: `probe-${handle}`, handle, documentId, url: blank };
      const script = 'return window[Symbol.for("bridge")]?.id';
      const found = await windows.in(probe, (driver) => driver.call("POST", "/execute/sync", { script, args: [] })).catch(() => undefined);
      if (found === documentId) return frame ?? this.#addPage(handle, this.#lastUsed?.id);
    }
    return undefined;
  }

  /** A window that was opened for a page that never tells of itself: of another host, or one that cannot be reached. */
  async #findWindows(): Promise<void> {
    const windows = this.#need();
    const known = new Set([...windows.frames.values()].map(({ handle }) => handle));
    for (const handle of (await windows.handles()).filter((one) => !known.has(one))) {
      const probe = { id: `probe-${handle}`, handle, documentId: "", url: blank };
      const url = await windows.in(probe, (driver) => driver.call("GET", "/url"));
      if (url.startsWith("http:") || [...windows.frames.values()].some((frame) => frame.handle === handle)) continue;
      const frame = this.#addPage(handle, this.#lastUsed?.id, url || blank);
      this.#whole(frame);
    }
  }

  /** What was before the first page has no script to tell of itself. */
  async #lookForBlank(frame: Frame): Promise<void> {
    const url = await this.#need().in(frame, (driver) => driver.call("GET", "/url"));
    if (url === blank && frame.url !== blank)
      this.#arrived(frame, `${this.#id}-plain-${++this.#count}`, blank, `navigation-${this.#count}`);
  }

  /** Frames that are new, and the one that has just loaded. */
  async #findFrames(frame: Frame, loaded: string | undefined): Promise<void> {
    const windows = this.#need();
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
      this.#arrived(inner, `${id}-${++this.#count}`, blank);
    }
  }

  async #picture(frame: Frame, { clip, origin, format }: Params): Promise<string> {
    const windows = this.#need();
    const whole = origin === "document";
    if (whole) await windows.resize(frame, this.#viewport.width, Math.min(2300, Math.ceil(clip.y + clip.height)));
    const data = Buffer.from(await windows.in(topOf(frame), (driver) => driver.call("GET", "/screenshot")), "base64");
    if (whole) await windows.resize(frame, this.#viewport.width, this.#viewport.height);
    const { width = 0, height = 0 } = await sharp(data).metadata();
    const left = Math.min(Math.max(0, Math.round(clip.x)), width - 1);
    const top = Math.min(Math.max(0, Math.round(clip.y)), height - 1);
    const cut = sharp(data).extract({
      left,
      top,
      width: Math.max(1, Math.min(Math.round(clip.width), width - left)),
      height: Math.max(1, Math.min(Math.round(clip.height), height - top)),
    });
    return (await (format?.type === "image/jpeg" ? cut.jpeg() : cut.png()).toBuffer()).toString("base64");
  }
}

function topOf(frame: Frame): Frame {
  return frame.parent ? topOf(frame.parent.frame) : frame;
}

function wholePixels(source: Params): object {
  const rounded = (one: Params) => ({ ...one, ...(one.x !== undefined && { x: Math.round(one.x), y: Math.round(one.y) }) });
  const isMove = (one: Params) => one.type === "pointerMove" || one.type === "scroll";
  return { ...source, actions: source.actions.map((one: Params) => (isMove(one) ? { duration: 0, ...rounded(one) } : one)) };
}
