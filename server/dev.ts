// npm run dev: the real program behind Vite. A changed component is replaced in the open page; a changed rule starts the services anew.
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createServer as createVite } from "vite";
import { createListener } from "./requests/listener.ts";

process.env.NODE_ENV = "development";
const root = join(import.meta.dirname, "..");
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));

type Loaded = {
  app: typeof import("./app.ts");
  config: typeof import("./config.ts");
  log: typeof import("./log.ts");
  "process/run": typeof import("./process/run.ts");
};
type Running = { from: Loaded["app"]; app: Awaited<ReturnType<Loaded["app"]["createApp"]>> };

const server = createServer();
const vite = await createVite({
  root,
  appType: "custom",
  server: { middlewareMode: { server }, hmr: { server }, watch: { ignored: ["**/data/**", "**/build/**", "**/test-results/**"] } },
});
// Vite answers with what changed since the last call, so a rule is read anew at the next request.
const load = async <Name extends keyof Loaded>(name: Name) => (await vite.ssrLoadModule(`/server/${name}.ts`)) as Loaded[Name];
const config = (await load("config")).readConfig(process.env);
const log = (await load("log")).createLog(config.logLevel);

let running: Running | undefined;
let turn: Promise<unknown> = Promise.resolve();

/** The program as its sources are now; one request at a time looks, so that it is never opened twice. */
function current(): Promise<Running["app"]> {
  const mine = turn.then(open);
  turn = mine.catch(() => {});
  return mine;
}

async function open(): Promise<Running["app"]> {
  const from = await load("app");
  if (running?.from === from) return running.app;
  await running?.app.close();
  running = undefined;
  const app = await from.createApp(config, log, { root, built: undefined });
  const startup = await app.startDatabase();
  app.start();
  if (startup.firstAdmin) greet(config, startup);
  running = { from, app };
  return app;
}

const { greet } = await load("process/run");
const app = await current();
const listener = createListener({
  ...app,
  ready: () => undefined,
  handle: async (...request) => {
    const now = await current().catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      throw error;
    });
    return now.handle(...request);
  },
});
server.on("request", (request, response) => {
  // Vite would answer /api/courses with the source file api/courses.ts.
  if (request.url?.startsWith("/api/")) listener(request, response);
  else vite.middlewares(request, response, () => listener(request, response));
});
server.listen(config.port, config.host || undefined, () => process.stdout.write(`\n  Editing at http://localhost:${config.port}\n\n`));
