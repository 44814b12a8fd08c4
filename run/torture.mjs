// npm run test:torture: test:all's crashes, power cuts, full disks and lost databases at length. "typing 500": only types and kills.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBrowser, ensurePostgres } from "./debian.mjs";
import { ensureInstalled } from "./install.mjs";
import { node24, root, say } from "./prepare.mjs";
import { ensureBuilt } from "./site.mjs";

await ensureInstalled();
await ensureBuilt();
const words = process.argv.slice(2);
if (words[0] === "typing") process.exit(await type(words.slice(1)));
const postgres = await ensurePostgres();
if (!postgres) say("\n!!! PostgreSQL is not on this machine and could not be installed: its half is SKIPPED.\n");
const projects = ["sqlite", ...(postgres ? ["postgres"] : [])].map((name) => `--project=${name}`);
const names = words.length > 0 ? words : ["tests/torture/"];
// One file at a time: the figures are of one thing, not of several that compete.
const args = [join(root, "node_modules/vitest/vitest.mjs"), "run", ...projects, "--no-file-parallelism", ...names];
const { status } = spawnSync(node24(), args, {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
  env: { ...process.env, POSTGRES_BIN: postgres, TORTURE: "1", ALL_TESTS: "1" },
});
if (words.length > 0) process.exit(status ?? 1);

say("\n▶ hostile text, in a real browser");
const browser = await ensureBrowser();
const pages = spawnSync(node24(), [join(root, "node_modules/@playwright/test/cli.js"), "test", "admin/hostile"], {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
  env: { ...process.env, CHROMIUM_PATH: browser, TORTURE: "1", ALL_TESTS: "1" },
});
const typed = await type([]);
process.exit(status || (pages.status ?? 1) || typed);

/** Types and kills; answers the status. `words`: how often (200), and of which kind only. */
async function type(words) {
  say("\n▶ typing, while browser, server or line are killed");
  const { status } = spawnSync(node24(), [join(root, "tests/torture/typing/main.ts"), ...words], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, CHROMIUM_PATH: await ensureBrowser() },
  });
  return status ?? 1;
}
