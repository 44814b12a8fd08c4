// npm run test:torture: the long form of what npm test does briefly: crashes, power cuts, full disks, lost databases.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { node24, root, say } from "./prepare.mjs";
import { ensureBuilt } from "./site.mjs";

await ensureInstalled();
await ensureBuilt();
const postgres = ensurePostgres();
if (!postgres) say("\n!!! PostgreSQL is not on this machine and could not be installed: its half is SKIPPED.\n");
const projects = ["sqlite", ...(postgres ? ["postgres"] : [])].map((name) => `--project=${name}`);
const words = process.argv.slice(2);
const names = words.length > 0 ? words : ["tests/torture/"];
// One file at a time: the figures are of one thing, not of several that compete.
const args = [join(root, "node_modules/vitest/vitest.mjs"), "run", ...projects, "--no-file-parallelism", ...names];
const { status } = spawnSync(node24(), args, {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
  env: { ...process.env, POSTGRES_BIN: postgres, TORTURE: "1" },
});
if (words.length > 0) process.exit(status ?? 1);

say("\n▶ hostile text, in a real browser");
const browser = ensureBrowser();
const pages = spawnSync(node24(), [join(root, "node_modules/@playwright/test/cli.js"), "test", "admin-hostile"], {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
  env: { ...process.env, CHROMIUM_PATH: browser ?? "", TORTURE: "1" },
});
process.exit(status || (pages.status ?? 1));
