import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { earlyModule, lateModule } from "./late-scripts.ts";

const written = `import "/manifest.js";
import * as route0 from "/root.js";
import * as route1 from "/home.js";
window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/entry.js");`;

type Link = { href: string; disabled: boolean; onload?: () => void; onerror?: () => void };
type Options = { readyState?: string; paint?: "to come" | "over" | "unknown to the browser" };

/** A page with two disabled sheets that never arrive by themselves; what happens is told in `events`. */
function openPage(code: string, { readyState = "loading", paint = "to come" }: Options = {}) {
  const events: string[] = [];
  const links: Link[] = ["/assets/site.css", "/assets/fonts.css"].map((href) => ({ href, disabled: true }));
  const listeners = new Map<string, () => void>();
  const window: { __reactRouterRouteModules?: unknown } = {};
  let onPaint = () => {};
  let onWaited = () => {};

  class PerformanceObserver {
    readonly seen: () => void;
    constructor(seen: () => void) {
      this.seen = seen;
    }
    observe({ type, buffered }: { type: string; buffered: boolean }) {
      if (paint === "unknown to the browser" || type !== "paint") throw new TypeError("Not supported");
      onPaint = this.seen;
      if (paint === "over" && buffered) this.seen();
    }
  }
  const world = {
    window,
    PerformanceObserver,
    setTimeout: (waited: () => void) => {
      onWaited = waited;
    },
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    async load(path: string) {
      events.push(path);
      return { path };
    },
    document: {
      readyState,
      querySelectorAll: (selector: string) => {
        const [, not = ""] = /^link\[disabled\]:not\(\[href\*=(\w+)\]\)$/.exec(selector) ?? [];
        return links.filter(({ disabled, href }) => disabled && !href.includes(not));
      },
    },
  };
  runInContext(`(async () => {${code.replaceAll("import(", "load(")}})()`, createContext(world));
  return {
    events,
    links,
    window,
    fire: (name: string) => listeners.get(name)?.(),
    paint: () => onPaint(),
    wait: () => onWaited(),
    /** Whatever can happen without somebody else has happened. */
    settled: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

const late = lateModule(written) ?? "";

describe("a late module script", () => {
  it("fetches nothing before the page has loaded and was painted", async () => {
    const page = openPage(late);
    await page.settled();
    page.fire("load");
    await page.settled();
    expect([page.events, page.links.filter(({ disabled }) => !disabled)]).toEqual([[], []]);
    page.paint();
    expect(page.events).toEqual(["/root.js", "/home.js"]);
  });

  it("waits a while, and no longer, where the browser tells of no paint", async () => {
    const page = openPage(late);
    page.wait();
    expect(page.events).toEqual([]);
    page.fire("load");
    page.wait();
    expect(page.events).toEqual(["/root.js", "/home.js"]);
    page.paint();
    expect(page.events).toEqual(["/root.js", "/home.js"]);
  });

  it("has the whole style sheet enabled before it runs, and the one of the faces not", async () => {
    const page = openPage(late);
    page.fire("load");
    page.paint();
    const [site, faces] = page.links;
    expect([site?.disabled, faces?.disabled]).toEqual([false, true]);
    await page.settled();
    expect([page.window.__reactRouterRouteModules, page.events]).toEqual([undefined, ["/root.js", "/home.js"]]);
    site?.onload?.();
    await page.settled();
    expect(page.window.__reactRouterRouteModules).toEqual({ root: { path: "/root.js" }, home: { path: "/home.js" } });
    expect(page.events).toEqual(["/root.js", "/home.js", "/manifest.js", "/entry.js"]);
  });

  it("runs without a style sheet that cannot be had", async () => {
    const page = openPage(late);
    page.fire("load");
    page.paint();
    page.links[0]?.onerror?.();
    await page.settled();
    expect(page.events).toContain("/entry.js");
  });

  it.each(["pointerdown", "keydown", "touchstart"])("begins at a %s, however early, and once", async (touch) => {
    const page = openPage(late);
    page.fire(touch);
    page.links[0]?.onload?.();
    page.fire(touch);
    page.fire("load");
    page.paint();
    await page.settled();
    expect(page.events).toEqual(["/root.js", "/home.js", "/manifest.js", "/entry.js"]);
  });

  it("begins when the load and the paint were over before it came", () => {
    expect(openPage(late, { readyState: "complete", paint: "over" }).events).toEqual(["/root.js", "/home.js"]);
  });

  it("begins at the load where the browser tells of no paint", () => {
    const page = openPage(late, { paint: "unknown to the browser" });
    expect(page.events).toEqual([]);
    page.fire("load");
    expect(page.events).toEqual(["/root.js", "/home.js"]);
  });
});

it("an early module script waits for the whole style sheet alone", async () => {
  const page = openPage(earlyModule('import("/entry.js");'));
  await page.settled();
  expect([page.links.map(({ disabled }) => disabled), page.events]).toEqual([[false, true], []]);
  page.links[0]?.onload?.();
  await page.settled();
  expect(page.events).toEqual(["/entry.js"]);
});
