// npm run dev: the real program behind Vite. A changed component is replaced in the open page; a changed rule opens the rooms anew.
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createServer as createVite } from "vite";
import { createListener } from "./listener.ts";

process.env.NODE_ENV = "development";
const root = join(import.meta.dirname, "..");
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));

type Loaded = { app: typeof import("./app.ts"); config: typeof import("./config.ts"); log: typeof import("./log.ts") };
type Opened = { from: Loaded["app"]; app: Awaited<ReturnType<Loaded["app"]["createApp"]>> };

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

let opened: Promise<Opened | undefined> = Promise.resolve(undefined);

/** The program as its sources are now; one request at a time looks, so that it is never opened twice. */
function current(): Promise<Opened> {
  const next = opened.catch(() => undefined).then(open);
  opened = next;
  return next;
}

async function open(before: Opened | undefined): Promise<Opened> {
  const from = await load("app");
  if (before?.from === from) return before;
  await before?.app.close();
  const app = await from.createApp(config, log, root, { dev: true });
  app.start();
  return { from, app };
}

const { app } = await current();
const listener = createListener({ ...app, ready: () => undefined, handle: async (...request) => (await current()).app.handle(...request) });
server.on("request", (request, response) => {
  // Vite would answer /api/courses with the source file api/courses.ts.
  if (request.url?.startsWith("/api/")) listener(request, response);
  else vite.middlewares(request, response, () => listener(request, response));
});
server.listen(config.port, config.host || undefined, () => {
  const { firstAdmin } = app;
  if (firstAdmin) process.stdout.write(`\n  User             ${firstAdmin.username}\n  Password         ${firstAdmin.password}\n  Master password  ${firstAdmin.masterPassword}\n`);
  process.stdout.write(`\n  Website      http://localhost:${config.port}\n  Back office  http://localhost:${config.port}/admin\n\n`);
});
