import { Driver, type Look } from "./driver.ts";
import { type ProxyEvents, RequestProxy } from "./proxy.ts";

/** Run in a page of an origin: what the origin keeps goes. */
const forget = `
  const done = arguments[0];
  localStorage.clear();
  sessionStorage.clear();
  const gone = (name) => new Promise((resolve) => Object.assign(indexedDB.deleteDatabase(name), { onsuccess: resolve, onerror: resolve }));
  indexedDB.databases().then((all) => Promise.all(all.map(({ name }) => gone(name)))).then(done, done);
`;

/** One WebKit and the proxy that all its requests go through. Who is done with it gives it back, emptied: a start takes a second or more. */
export class Browser {
  static readonly #idle = new Map<string, Promise<Browser | undefined>>();
  static readonly #all = new Set<Browser>();
  readonly driver: Driver;
  readonly #proxy: RequestProxy;
  readonly #look: string;

  private constructor(driver: Driver, proxy: RequestProxy, look: string) {
    this.driver = driver;
    this.#proxy = proxy;
    this.#look = look;
    Browser.#all.add(this);
  }

  static async take(look: Look, events: ProxyEvents): Promise<Browser> {
    const name = JSON.stringify(look);
    const waiting = Browser.#idle.get(name);
    Browser.#idle.delete(name);
    const kept = await waiting;
    if (kept) {
      kept.#proxy.events = events;
      return kept;
    }
    const proxy = new RequestProxy(events);
    return new Browser(await Driver.start(look, await proxy.start()), proxy, name);
  }

  giveBack(): void {
    if (Browser.#idle.has(this.#look)) this.#stop();
    else Browser.#idle.set(this.#look, this.#empty());
  }

  static stopAll(): void {
    for (const browser of Browser.#all) browser.#stop();
  }

  #stop(): void {
    Browser.#all.delete(this);
    this.driver.stop();
    this.#proxy.stop();
  }

  /** One new window, and nothing kept of what was visited; undefined where that takes too long, as with a page that hangs. */
  async #empty(): Promise<Browser | undefined> {
    const tooLong = new Promise<never>((_, reject) => setTimeout(reject, 5000).unref());
    try {
      await Promise.race([this.#forgetAll(this.#proxy.rest()), tooLong]);
      return this;
    } catch {
      this.#stop();
      return undefined;
    }
  }

  async #forgetAll(origins: string[]): Promise<void> {
    const old = await this.driver.call("GET", "/window/handles");
    const { handle } = await this.driver.call("POST", "/window/new", { type: "window" });
    for (const one of old) {
      await this.driver.call("POST", "/window", { handle: one });
      await this.driver.call("DELETE", "/window");
    }
    await this.driver.call("POST", "/window", { handle });
    for (const origin of origins) {
      await this.#visit(`${origin}${RequestProxy.ownPath}`);
      await this.driver.call("POST", "/execute/async", { script: forget, args: [] });
    }
    await this.#visit("about:blank");
  }

  async #visit(url: string): Promise<void> {
    await this.driver.call("POST", "/url", { url });
    const script = "return document.readyState === 'complete' && location.href";
    while ((await this.driver.call("POST", "/execute/sync", { script, args: [] }).catch(() => "")) !== url)
      await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
