// npm run dev: the real program behind Vite. A changed component is replaced in the open page; any other change starts the program anew.
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { createServer as createVite, normalizePath } from "vite";
import { createDevLogger } from "./dev-logger.ts";

process.env.NODE_ENV = "development";
const root = join(import.meta.dirname, "..");
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));

type Loaded = {
  app: typeof import("./app.ts");
  config: typeof import("./config.ts");
  log: typeof import("./log.ts");
  run: typeof import("./run.ts");
  listener: typeof import("./listener.ts");
  "process/site-probe": typeof import("./process/site-probe.ts");
};
type Listener = ReturnType<Loaded["listener"]["createListener"]>;
type Running = { from: readonly unknown[]; close: () => Promise<void>; listener: Listener; answering: Set<ServerResponse> };

// Matched from the project's root: the project itself may lie in a folder of such a name, as the copy does that a test puts into .cache.
const ignored = ["data", "build", "test-results", ".cache"].map((folder) => `${normalizePath(root)}/${folder}/**`);
const server = createServer();
const logger = createDevLogger();
const vite = await createVite({
  root,
  appType: "custom",
  customLogger: logger,
  // All packages are prepared at the start: one that is met later makes the open page load anew, and what was typed is gone.
  optimizeDeps: { entries: ["app/**/*.tsx"] },
  server: { middlewareMode: { server }, hmr: { server }, watch: { ignored } },
});
vite.watcher.on("all", logger.forgetTold);
// Vite answers with what changed since the last call, so a rule is read anew at the next request.
const load = async <Name extends keyof Loaded>(name: Name) => (await vite.ssrLoadModule(`/server/${name}.ts`)) as Loaded[Name];
const { greet, listen, sayWhyNot } = await load("run");
const { readConfig } = await load("config");
const config = await orEnd(() => readConfig(process.env));
const log = (await load("log")).createLog(config.logLevel);
const { createSiteProbe } = await load("process/site-probe");

let running: Running | undefined;
let turn: Promise<unknown> = Promise.resolve();

/** The program as its sources are now; one request at a time looks, so that it is never opened twice. */
function current(): Promise<Running> {
  const mine = turn.then(open);
  turn = mine.catch(() => {});
  return mine;
}

async function open(): Promise<Running> {
  const from = [await load("app"), await load("listener")] as const;
  if (running?.from.every((module, index) => module === from[index])) return running;
  if (running) closeWhenIdle(running);
  running = undefined;
  const [{ createApp }, { createListener }] = from;
  const app = await createApp(config, log, { root, built: undefined });
  const startup = await app.startDatabase();
  app.setSiteProbe(createSiteProbe(`http://localhost:${config.port}`));
  app.start();
  if (startup.firstAdmin) greet(config, startup);
  running = { from, close: app.close, listener: createListener({ ...app, cachedAnswer: () => undefined }), answering: new Set() };
  return running;
}

/** Closes the last program once it has answered all: answers under way still read its database. */
function closeWhenIdle({ answering, close }: Running): void {
  if (answering.size === 0) void close();
  for (const response of answering) response.once("close", () => answering.size === 0 && void close());
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { listener, answering } = await current();
    answering.add(response);
    response.once("close", () => answering.delete(response));
    listener(request, response);
  } catch (error) {
    // A file that is saved again within 50 ms is not noticed; so what failed is read anew in any case.
    const graph = vite.environments.ssr?.moduleGraph;
    for (const module of graph?.idToModuleMap.values() ?? []) if (!module.transformResult) graph?.invalidateModule(module);
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    logger.error(told, { error: error instanceof Error ? error : null });
    const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
    response.writeHead(500, headers).end(stripVTControlCharacters(told));
  }
}

/** Ends the process where `make` fails, and says why, as npm start does. */
async function orEnd<Made>(make: () => Made | Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    sayWhyNot(error);
    process.exit(1);
  }
}

server.on("request", (request, response) => {
  // Vite would answer /api/classes with the source file api/classes.ts.
  if (request.url?.startsWith("/api/")) void answer(request, response);
  else vite.middlewares(request, response, () => void answer(request, response));
});
await orEnd(() => listen(server, config));
await orEnd(current);
process.stdout.write(`\n  Editing at http://localhost:${config.port}\n\n`);
