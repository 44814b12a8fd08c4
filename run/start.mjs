// npm start: installs, builds and runs, each only when needed.
import { join } from "node:path";
import { become, ensureBuilt, ensureInstalled, node24, root } from "./prepare.mjs";

ensureInstalled();
ensureBuilt();
become(node24(), [join(root, "server/start.ts")]);
