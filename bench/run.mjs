// npm run bench: installs what it needs and measures. Plain JavaScript for Node 20, like the other first steps.
//   npm run bench                  everything, about ten minutes
//   npm run bench -- load start    only these parts
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "../run/debian.mjs";
import { ensureInstalled } from "../run/install.mjs";
import { become, node24, root, run } from "../run/prepare.mjs";
import { ensureBuilt } from "../run/site.mjs";

await ensureInstalled();
await ensureBuilt();
const browser = await ensureBrowser();
if (!existsSync(join(root, "bench/node_modules")))
  await run("npm", ["install", "--no-save", "--prefix", "bench", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
become(node24(), [join(root, "bench/bench.ts"), ...process.argv.slice(2)], { CHROMIUM_PATH: browser });
