// npm run mutate -- academy/redirects contract/fields/publishing.ts: plants mistakes in these rules, one at a time, and counts how many
// the pure tests of their own folders notice. A rule is a file with a pure test of its own name beside it. Ends with 1 below 85 %.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { fail, node24, root } from "./prepare.mjs";

const paths = process.argv.slice(2).map((path) => relative(root, resolve(process.env.INIT_CWD ?? process.cwd(), path)));
if (paths.length === 0) fail("Say in which files: npm run mutate -- academy/redirects contract/fields/publishing.ts");
const missing = paths.filter((path) => !existsSync(join(root, path)));
if (missing.length > 0) fail(`There is no ${missing.join(", ")}`);
await ensureInstalled();
if (process.execPath !== node24()) {
  const { status } = spawnSync(node24(), [import.meta.filename, ...paths.map((path) => join(root, path))], { stdio: "inherit" });
  process.exit(status ?? 1);
}

const rulesIn = (path) =>
  statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path), { recursive: true })
        .map((file) => join(path, file))
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && existsSync(join(root, file.replace(/\.(tsx?)$/, ".test.$1"))))
    : [path];
const rules = [...new Set(paths.flatMap(rulesIn))];
if (rules.length === 0) fail("No file there has a pure test of its own name beside it.");

const { Stryker } = await import("@stryker-mutator/core");
let isSharp = true;
for (const [folder, files] of Map.groupBy(rules, dirname)) {
  process.env.MUTATED_FOLDER = folder;
  const results = await new Stryker({
    mutate: files,
    testRunner: "vitest",
    vitest: { configFile: "tests/mutated-tests.ts", related: false },
    // Wording is for people to judge.
    mutator: { excludedMutations: ["StringLiteral"] },
    concurrency: 2,
    reporters: ["clear-text"],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    tempDirName: ".cache/mutants",
    ignorePatterns: ["/build", "/data", "/test-results", "/public", "/docs"],
  }).runMutationTest();
  const counted = results.filter(({ status }) => status !== "CompileError" && status !== "Ignored");
  const noticed = counted.filter(({ status }) => status === "Killed" || status === "Timeout");
  isSharp &&= noticed.length >= counted.length * 0.85;
}
process.exit(isSharp ? 0 : 1);
