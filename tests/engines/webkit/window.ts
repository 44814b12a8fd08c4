import { type Driver, DriverError } from "./driver.ts";
import { runtime } from "./proxy.ts";

/** A window, or a frame in one: what Playwright calls a context. `documentId`: of the document that is in it now. */
export type Frame = {
  id: string;
  handle: string;
  documentId: string;
  url: string;
  parent?: { frame: Frame; element: string };
};

export type Script = { source: string; args?: unknown[]; depth?: number; holds?: boolean; waits?: boolean };

export class Gone extends Error {}

/** The windows of one WebKit; scripts and actions go to the frame they are meant for. */
export class Windows {
  #driver: Driver;
  #current = "";
  #turn: Promise<unknown> = Promise.resolve();
  #sent = new Set<Promise<unknown>>();
  readonly frames = new Map<string, Frame>();

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async handles(): Promise<string[]> {
    return this.#driver.call("GET", "/window/handles");
  }

  async newWindow(): Promise<string> {
    return (await this.#driver.call("POST", "/window/new", { type: "window" })).handle;
  }

  /** Runs `then` with WebKit's eye on this frame; one after the other, since the eye is one. */
  async in<T>(frame: Frame, then: (driver: Driver) => Promise<T>): Promise<T> {
    let outcome: Promise<T> | undefined;
    const turn = this.#turn.then(async () => {
      await this.#look(frame);
      outcome = then(this.#driver);
      const sent = outcome.catch(() => {}).finally(() => this.#sent.delete(sent));
      this.#sent.add(sent);
    });
    this.#turn = turn.catch(() => {});
    await turn;
    return outcome as Promise<T>;
  }

  async #look(frame: Frame): Promise<void> {
    const path = `${frame.handle} ${frame.parent ? `${frame.id} ${frame.parent.frame.documentId}` : ""}`;
    if (this.#current === path) return;
    // What was sent to the frame before has to have reached it; it may take long to be answered.
    await Promise.race([Promise.allSettled(this.#sent), new Promise((resolve) => setTimeout(resolve, 150))]);
    this.#current = "";
    await this.#driver.call("POST", "/window", { handle: frame.handle });
    await this.#driver.call("POST", "/frame", { id: null });
    const inner: Frame[] = [];
    for (let one = frame; one.parent; one = one.parent.frame) inner.unshift(one);
    for (const one of inner) {
      const script = `return window[Symbol.for("bridge")].take(${JSON.stringify(one.parent?.element)})`;
      const element = await this.#driver.call("POST", "/execute/sync", { script, args: [] });
      await this.#driver.call("POST", "/frame", { id: element });
    }
    this.#current = path;
  }

  /** Runs Playwright's function in the frame's document; answers BiDi's outcome. Throws Gone when the document left meanwhile. */
  async run(frame: Frame, { source, args = [], depth = 100, holds = false, waits = true }: Script): Promise<Record<string, unknown>> {
    const sent = { documentId: frame.documentId, context: frame.id, args, depth, holds, waits };
    const call = `bridge.context = sent.context; bridge.run(() => (${source}), sent).then(done);`;
    const find = `const [sent, done] = arguments; const bridge = window[Symbol.for("bridge")]`;
    const execute = (script: string) =>
      this.in(frame, (driver) => driver.call("POST", "/execute/async", { script, args: [sent] })).catch((error) => {
        if (error instanceof DriverError && /no such|unload|detached/.test(error.message)) this.#current = "";
        throw error instanceof DriverError ? new Gone(error.message) : error;
      });
    const outcome = await execute(`${find}; if (!bridge) return done(null); ${call}`);
    const answer = outcome ?? (await execute(`${find} ?? (${runtime})(sent.documentId); ${call}`));
    if (answer.type === "gone") throw new Gone(answer.message);
    return answer;
  }

  /** Makes the page this large inside. */
  async resize(frame: Frame, width: number, height: number): Promise<void> {
    let outer = { width, height: height + 20 };
    for (let attempt = 0; attempt < 20; attempt++) {
      await this.in(frame, (driver) => driver.call("POST", "/window/rect", outer));
      const script = "return [innerWidth, innerHeight, outerWidth, outerHeight]";
      const [innerWidth, innerHeight, outerWidth, outerHeight] = await this.in(frame, (driver) =>
        driver.call("POST", "/execute/sync", { script, args: [] }),
      );
      if (innerWidth === width && innerHeight === height) return;
      // What is around the page is known once the page inside has followed its window.
      const around = [outerWidth - innerWidth, outerHeight - innerHeight];
      const hasFollowed = outerWidth === outer.width && outerHeight === outer.height && around.every((one) => one >= 0 && one < 200);
      if (hasFollowed) outer = { width: outer.width + width - innerWidth, height: outer.height + height - innerHeight };
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    throw new Error(`WebKit's window does not become ${width} × ${height}`);
  }
}
