// npm start: installs, builds and runs, each only when needed.
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { become, node24, root } from "./prepare.mjs";
import { ensureBuilt } from "./site.mjs";

await ensureInstalled();
await ensureBuilt();
become(node24(), [join(root, "server/start.mjs")], {
  // Memory that pictures were drawn in goes back to the machine: 20 photos, five at once, took 576 MB without, 313 MB with these.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "1",
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? "1000000",
});
