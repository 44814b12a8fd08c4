// npm start: installs, builds and runs, each only when needed.
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { become, node24, root } from "./prepare.mjs";
import { ensureBuilt } from "./site.mjs";

await ensureInstalled();
await ensureBuilt();
become(node24(), [join(root, "server/start.ts")]);
