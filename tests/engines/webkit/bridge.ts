// WebKit for Playwright. Debian's WebKit speaks W3C WebDriver, Playwright speaks WebDriver BiDi to a stock browser: this program stands
// between them, started by Playwright as if it were the browser (../webkit). What WebDriver lacks (requests, documents, the console,
// scripts before a page's own) comes by a proxy and a script in each document. What is not here is refused by name.
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import { withoutEval } from "../without-eval.ts";
import { Browser } from "./browser.ts";
import { Context } from "./context.ts";
import { Gone } from "./window.ts";

// biome-ignore lint/suspicious/noExplicitAny: the shapes are Playwright's
type Params = any;

const contexts = new Map<string, Context>();
const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
let send = (_message: object) => {};
let count = 0;

server.on("connection", (socket) => {
  send = (message) => socket.send(JSON.stringify(message));
  socket.on("message", async (text) => {
    const { id, method, params } = JSON.parse(String(text));
    try {
      send({ type: "success", id, result: (await answer(method, params)) ?? {} });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      send({
        type: "error",
        id,
        error: error instanceof Gone ? "unknown error" : "unsupported operation",
        message: `${method}: ${message}`,
      });
    }
  });
  socket.on("close", end);
});
server.on("listening", () =>
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end);

function end(): void {
  Browser.stopAll();
  process.exit(0);
}

const event = (method: string, params: object) => send({ type: "event", method, params });

/** The user contexts that a command is for. */
function meant({ userContexts = [], contexts: pages = [], context }: Params): Context[] {
  const named = userContexts.map((id: string) => contexts.get(id));
  return [...named, ...[...pages, ...(context ? [context] : [])].map(holder)].filter((one) => one !== undefined);
}

function holder(page: string): Context | undefined {
  return [...contexts.values()].find((context) => context.holds(page));
}

function ofPage(page: string): Context {
  const found = holder(page);
  if (!found) throw new Gone(`There is no page ${page}`);
  return found;
}

function ofRequest(id: string): Context {
  const found = [...contexts.values()].find((context) => context.requests.waitsFor(id));
  if (!found) throw new Error(`There is no request ${id}`);
  return found;
}

const nothing = new Set([
  "session.subscribe",
  "session.end",
  "network.addDataCollector",
  "network.setCacheBehavior",
  "browser.setDownloadBehavior",
  "emulation.setScreenOrientationOverride",
  "emulation.setScreenSettingsOverride",
  "browsingContext.activate",
  "script.disown",
]);

async function answer(method: string, params: Params): Promise<object | undefined> {
  if (nothing.has(method)) return {};
  switch (method) {
    case "session.new":
      return {
        sessionId: "webkit",
        capabilities: { browserName: "webkit", browserVersion: "WebKitGTK", userAgent: "", acceptInsecureCerts: false },
      };
    case "browser.close":
      setTimeout(end, 50);
      return {};
    case "browser.createUserContext": {
      const id = `user-${++count}`;
      contexts.set(id, new Context(id, event));
      return { userContext: id };
    }
    case "browser.removeUserContext":
      contexts.get(params.userContext)?.close();
      contexts.delete(params.userContext);
      return {};
    case "browsingContext.setViewport":
      for (const context of meant(params)) await context.setViewport(params.viewport, params.context);
      return {};
    case "emulation.setMediaFeaturesOverride":
      for (const context of meant(params)) context.setLook({ dark: params.features["prefers-color-scheme"] === "dark" });
      return {};
    case "emulation.setLocaleOverride":
      for (const context of meant(params)) context.setLook({ locale: params.locale });
      return {};
    case "emulation.setTimezoneOverride":
      for (const context of meant(params)) context.setLook({ timeZone: params.timezone });
      return {};
    case "emulation.setNetworkConditions":
      for (const context of meant(params)) context.requests.offline = params.networkConditions !== null;
      return {};
    case "script.addPreloadScript": {
      const id = `preload-${++count}`;
      for (const context of meant(params)) context.preloads.set(id, { source: preload(params), pages: params.contexts });
      return { script: id };
    }
    case "script.removePreloadScript":
      for (const context of contexts.values()) context.preloads.delete(params.script);
      return {};
    case "network.addIntercept": {
      const id = `intercept-${++count}`;
      if (params.phases.includes("beforeRequestSent")) for (const context of meant(params)) context.requests.intercepts.add(id);
      return { intercept: id };
    }
    case "network.removeIntercept":
      for (const context of contexts.values()) context.requests.intercepts.delete(params.intercept);
      return {};
    case "network.continueRequest":
    case "network.provideResponse":
    case "network.failRequest":
      return ofRequest(params.request).requests.settle(method, params);
    case "network.getData":
      return [...contexts.values()].map(({ requests }) => requests.bodyOf(params.request)).find((body) => body !== undefined);
    case "storage.getCookies":
      // The site sets none.
      return { cookies: [] };
    case "browsingContext.create": {
      const context = contexts.get(params.userContext);
      if (!context) throw new Error("There is no such user context");
      return { context: await context.newPage() };
    }
    case "script.evaluate":
      return ofPage(params.target.context ?? params.target.realm).evaluate(params, `() => (${params.expression.replace(/;\s*$/, "")})`, []);
    case "script.callFunction":
      return ofPage(params.target.context ?? params.target.realm).evaluate(params, withoutEval(params), params.arguments ?? []);
    default:
      return ofPage(params.context).command(method, params);
  }
}

function preload({ functionDeclaration, arguments: args = [] }: Params): string {
  const channels = args.map(({ value }: Params) => `window[Symbol.for("bridge")].channel(${JSON.stringify(value.channel)})`);
  return `() => (${functionDeclaration})(${channels.join(", ")})`;
}
