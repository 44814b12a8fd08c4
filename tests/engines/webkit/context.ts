import sharp from "sharp";
import { Browser } from "./browser.ts";
import { Documents, type Event, topOf } from "./documents.ts";
import type { Look } from "./driver.ts";
import { Requests } from "./requests.ts";
import { type Frame, Windows } from "./window.ts";

// biome-ignore lint/suspicious/noExplicitAny: the shapes are Playwright's
type Params = any;

/** What Playwright calls a user context: a WebKit with storage of its own, taken with its first page. */
export class Context {
  readonly #id: string;
  readonly #event: Event;
  readonly requests: Requests;
  #browser: Browser | undefined;
  readonly #documents: Documents;
  #look: Look = { dark: false, timeZone: undefined, locale: "en-GB" };
  #viewport = { width: 1280, height: 720 };
  #count = 0;
  #acting: Promise<unknown> = Promise.resolve();
  /** Scripts that run first in each document: of some pages, or of all. */
  readonly preloads = new Map<string, { source: string; pages: string[] | undefined }>();

  constructor(id: string, event: Event) {
    this.#id = id;
    this.#event = event;
    this.#documents = new Documents(id, event);
    this.requests = new Requests(event, {
      asking: () => this.#documents.lastUsed?.id,
      begin: (seen) => this.#documents.begin(seen),
      came: (seen, what) => this.#documents.came(seen, what),
    });
  }

  holds(page: string): boolean {
    return this.#documents.frameOf(page) !== undefined;
  }

  setLook(look: Partial<Look>): void {
    if (this.#documents.windows && Object.entries(look).some(([name, value]) => this.#look[name as keyof Look] !== value))
      throw new Error(`WebKit takes ${Object.keys(look).join(", ")} at its start only`);
    Object.assign(this.#look, look);
  }

  async setViewport(size: { width: number; height: number }, page: string | undefined): Promise<void> {
    if (page === undefined) this.#viewport = size;
    else if (this.#documents.windows) await this.#documents.windows.resize(this.#documents.frame(page), size.width, size.height);
  }

  #preloadsOf(documentId: string): string[] {
    const frame = this.#documents.askedFor(documentId);
    const isMeant = (pages: string[] | undefined) => pages === undefined || (frame !== undefined && pages.includes(topOf(frame).id));
    return [...this.preloads.values()].filter(({ pages }) => isMeant(pages)).map(({ source }) => source);
  }

  async newPage(): Promise<string> {
    const first = this.#documents.windows === undefined;
    this.#browser ??= await Browser.take(this.#look, {
      ...this.requests.events(),
      preloads: (documentId) => this.#preloadsOf(documentId),
      told: (messages) => void this.#documents.heard(messages),
    });
    this.#documents.windows ??= new Windows(this.#browser.driver);
    const handle = first ? ((await this.#documents.windows.handles())[0] ?? "") : await this.#documents.windows.newWindow();
    const frame = this.#documents.addPage(handle);
    await this.#documents.windows.resize(frame, this.#viewport.width, this.#viewport.height);
    this.#documents.lastUsed = frame;
    return frame.id;
  }

  close(): void {
    for (const frame of this.#documents.windows?.frames.values() ?? []) this.#documents.left(frame);
    this.#giveBack();
  }

  #giveBack(): void {
    this.#browser?.giveBack();
    this.#browser = undefined;
    this.#documents.windows = undefined;
  }

  async evaluate(
    { target, awaitPromise, resultOwnership, serializationOptions }: Params,
    source: string,
    args: unknown[],
  ): Promise<object> {
    const frame = this.#documents.frame(target.context ?? target.realm);
    const realm = `${frame.documentId}${target.sandbox ? "/sandbox" : ""}`;
    const depth = serializationOptions?.maxObjectDepth ?? 100;
    const outcome = await this.#documents.need().run(frame, {
      source,
      args,
      depth,
      holds: resultOwnership === "root",
      waits: awaitPromise !== false,
    });
    return { realm, ...outcome };
  }

  async command(method: string, params: Params): Promise<object | undefined> {
    const windows = this.#documents.need();
    const frame = this.#documents.frame(params.context);
    this.#documents.lastUsed = topOf(frame);
    switch (method) {
      case "browsingContext.navigate":
        return { navigation: await this.#go(frame, params.url), url: params.url };
      case "browsingContext.reload":
        return { navigation: await this.#documents.goBy(frame, (driver) => driver.call("POST", "/refresh")), url: frame.url };
      case "browsingContext.traverseHistory":
        await windows.in(frame, (driver) => driver.call("POST", params.delta < 0 ? "/back" : "/forward"));
        setTimeout(() => this.#documents.lookForBlank(frame).catch(() => {}), 300);
        return {};
      case "browsingContext.close": {
        const last = [...windows.frames.values()].filter(({ parent }) => !parent).length === 1;
        if (!last) await windows.in(frame, (driver) => driver.call("DELETE", "/window"));
        for (const one of [...windows.frames.values()].filter(({ handle }) => handle === frame.handle)) this.#documents.left(one);
        if (last) this.#giveBack();
        return {};
      }
      case "browsingContext.captureScreenshot":
        return { data: await this.#picture(frame, params) };
      case "browsingContext.locateNodes": {
        const child = this.#documents.frame(params.locator.value.context);
        return { nodes: [{ type: "node", sharedId: child.parent?.element, value: {} }] };
      }
      case "input.performActions":
        // Playwright sends the parts of a click at once; WebKit takes one after the other.
        this.#acting = this.#acting
          .catch(() => {})
          .then(() => windows.in(topOf(frame), (driver) => driver.call("POST", "/actions", { actions: params.actions.map(wholePixels) })));
        await this.#acting;
        setTimeout(() => this.#documents.findWindows().catch(() => {}), 200);
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
    const visit = () => this.#documents.need().in(frame, (driver) => driver.call("POST", "/url", { url }));
    if (to.protocol === "http:" && !isSamePage) return this.#documents.goBy(frame, visit);
    await visit();
    const navigation = `${this.#id}-navigation-${++this.#count}`;
    if (isSamePage) this.#event("browsingContext.fragmentNavigated", { context: frame.id, navigation, url });
    else setTimeout(() => this.#documents.arrivedPlainly(frame, url, navigation), 50);
    return navigation;
  }

  async #picture(frame: Frame, { clip, origin, format }: Params): Promise<string> {
    const windows = this.#documents.need();
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

function wholePixels(source: Params): object {
  const rounded = (one: Params) => ({ ...one, ...(one.x !== undefined && { x: Math.round(one.x), y: Math.round(one.y) }) });
  const isMove = (one: Params) => one.type === "pointerMove" || one.type === "scroll";
  return { ...source, actions: source.actions.map((one: Params) => (isMove(one) ? { duration: 0, ...rounded(one) } : one)) };
}
