// npm run mutate -- academy/redirects contract/publishing.ts: plants mistakes in these files, one at a time, and counts how many the tests of
// their own folders notice. Ends with 1 below 85 %.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { fail, node24, root } from "./prepare.mjs";

const paths = process.argv.slice(2).map((path) => relative(root, resolve(process.env.INIT_CWD ?? process.cwd(), path)));
if (paths.length === 0) fail("Say in which files: npm run mutate -- academy/redirects contract/publishing.ts");
const missing = paths.filter((path) => !existsSync(join(root, path)));
if (missing.length > 0) fail(`There is no ${missing.join(", ")}`);
await ensureInstalled();
if (process.execPath !== node24()) {
  const { status } = spawnSync(node24(), [import.meta.filename, ...paths.map((path) => join(root, path))], { stdio: "inherit" });
  process.exit(status ?? 1);
}

/** First contents are no rules; neither are tests. */
const isRule = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)samples\/|-samples\.ts$/.test(file);
const filesIn = (path) =>
  statSync(join(root, path)).isDirectory() ? readdirSync(join(root, path), { recursive: true }).map((file) => join(path, file)) : [path];
const folders = paths.map((path) => (statSync(join(root, path)).isDirectory() ? path : dirname(path)));

const { Stryker } = await import("@stryker-mutator/core");
process.env.MUTATED_FOLDERS = folders.join(",");
const results = await new Stryker({
  mutate: paths.flatMap(filesIn).filter(isRule),
  testRunner: "vitest",
  vitest: { configFile: "tests/mutated-tests.ts", related: false },
  // Wording is for people to judge.
  mutator: { excludedMutations: ["StringLiteral"] },
  concurrency: 2,
  reporters: ["clear-text"],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  tempDirName: ".cache/mutants",
  ignorePatterns: ["/build", "/data", "/test-results"],
  thresholds: { high: 95, low: 85, break: 85 },
}).runMutationTest();
const noticed = results.filter(({ status }) => status === "Killed" || status === "Timeout").length;
const counted = results.filter(({ status }) => status !== "CompileError" && status !== "Ignored").length;
process.exit(noticed >= counted * 0.85 ? 0 : 1);
