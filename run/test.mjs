// npm test: installs what the checks need, runs every check, and ends with one plain line over all of them.
//   npm test                         the quick tests of everything
//   npm run test:all                 all of them: both databases throughout, torture, and every browser test; "-- pages": these only
//   npm test -- checks               only the static checks
//   npm test -- code [words]         only Vitest; files, folders or pieces of their names may follow, then its options
//   npm test -- pages [words]        only the browser tests; likewise
//   npm test -- engines [words]      the browser tests in Firefox and WebKit: those that are for all engines, or all that words mean
//   npm test -- a.test.ts b.spec.ts  these files, or the tests of a folder, each in its part
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chosenTests } from "./chosen-tests.mjs";
import { ensureBrowser, ensureEngines, ensurePostgres } from "./debian.mjs";
import { ensureInstalled } from "./install.mjs";
import { fail, node24, root, say } from "./prepare.mjs";
import { ensureBuilt } from "./site.mjs";
import { runStaticChecks } from "./static-checks.mjs";
import { makeTemporaryFolder } from "./temporary-folder.mjs";

const args = process.argv.slice(2);
const wanted = chosenTests(root, process.env.INIT_CWD ?? process.cwd(), args);
const bin = (file) => join(root, "node_modules", file);
const total = { passed: 0, failed: 0, skipped: 0 };
const repeats = [];
const unsteady = [];

if (wanted.unknown.length > 0) fail(`No test has this in its path: ${wanted.unknown.join(", ")}`);
// npm and apt both wait for the network; what comes by apt is needed later.
const packages = ensureInstalled();
const withPages = wanted.pages || wanted.engines;
const tools = {
  postgres: wanted.code && ensurePostgres(),
  browser: withPages && ensureBrowser(packages),
  engines: wanted.engines && ensureEngines(),
};
await packages;
const tortures = wanted.slow && (wanted.code?.length === 0 || wanted.code?.some((file) => file.startsWith("tests/torture/")));
const temporary = makeTemporaryFolder({ onDisk: tortures });
const reports = join(temporary, "reports");
mkdirSync(reports);
process.env.TMPDIR = temporary;
// Some hundred processes and threads of the tests, and each server that they start, run the same code.
process.env.NODE_COMPILE_CACHE = join(temporary, "compiled");
if (wanted.slow) process.env.ALL_TESTS = "1";
const clock = clockOf(process.env.TEST_NOW);
if (wanted.checks) await checks();
if (wanted.code) await code(wanted.code);
if (withPages) await browse(wanted.pages, wanted.engines);
tidy();

say("");
const asIf = process.env.TEST_NOW ? `TEST_NOW=${process.env.TEST_NOW} TZ=${process.env.TZ ?? ""} ` : "";
if (repeats.length > 0) say(`To repeat what failed:\n${[...new Set(repeats)].map((command) => `  ${asIf}${command}`).join("\n")}\n`);
if (unsteady.length > 0)
  say(`Passed only at the second try, so look why:\n${[...new Set(unsteady)].map((command) => `  ${asIf}${command}`).join("\n")}\n`);
if (wanted.checks && wanted.code && !wanted.slow) {
  const minutes = (performance.now() / 60_000).toFixed(1);
  say(
    `These were the quick tests, in ${minutes} minutes (aim: 8). Every browser test, torture, and both databases throughout: npm run test:all`,
  );
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
say(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** Deletes the temporary folder. If all passed, a folder of ours that a test left in it counts as a failure. */
function tidy() {
  const left = readdirSync(temporary).filter((name) => /^academy-/.test(name));
  if (left.length > 0) say(`\nLeft behind in the temporary folder: ${left.join(", ")}`);
  if (left.length > 0 && total.failed === 0) settle(false, `npm test -- ${args.join(" ")}`);
  rmSync(temporary, { recursive: true, force: true });
}

/** Types, format and lint, walls between rooms, nothing unused: each counts as one test. */
async function checks() {
  say("\n▶ checks");
  for (const { passed, repeat } of await runStaticChecks()) settle(passed, repeat);
}

/** Vitest: pure tests, and those of the database on SQLite and on PostgreSQL. */
async function code(files) {
  // Only the torture tests start the built program.
  if (tortures) await ensureBuilt();
  say(`\n▶ code, on SQLite and${wanted.slow ? "" : ", where they could differ,"} PostgreSQL`);
  const postgres = await tools.postgres;
  const projects = ["pure", "sqlite", ...(postgres ? ["postgres"] : [])];
  if (!postgres) {
    say(
      "\n!!! PostgreSQL is not on this machine and could not be installed: its half of the tests is SKIPPED.\n!!! Install it (apt-get install postgresql), or name its programs: POSTGRES_BIN=/usr/lib/postgresql/15/bin\n",
    );
    if (process.env.CI) settle(false, "npm test -- code");
    else total.skipped++;
  }
  const report = join(reports, "code.json");
  const settings = [
    "run",
    ...projects.map((name) => `--project=${name}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...files,
    ...wanted.options,
  ];
  const status = await node([bin("vitest/vitest.mjs"), ...settings], { POSTGRES_BIN: postgres, CI: "" });
  const result = readReport(report);
  if (!result) return settle(false, "npm test -- code");
  total.passed += result.numPassedTests;
  total.failed += result.numFailedTests;
  total.skipped += result.numPendingTests + result.numTodoTests;
  const failedFiles = result.testResults.filter((file) => file.status === "failed").map((file) => file.name.slice(root.length + 1));
  for (const file of failedFiles) repeats.push(`npm test -- code ${file}`);
  if (status !== 0 && result.numFailedTests === 0) settle(false, "npm test -- code");
}

/**
 * Playwright, with `pages` in Chromium and `engines` in Firefox and WebKit: there, those that say so, or every one of the files. Together
 * they are one run, so that no core waits.
 */
async function browse(pages, engines) {
  say(`\n▶ pages, in ${[...(pages ? ["a real browser"] : []), ...(engines ? ["Firefox and WebKit"] : [])].join(", and in ")}`);
  const names = engines ? await usableEngines() : [];
  const projects = [...(pages ? ["site", "office"] : []), ...names];
  if (projects.length === 0) return;
  await ensureBuilt();
  const report = join(reports, "pages.json");
  const files = [...(pages ?? []), ...(engines ?? [])];
  const args = [...projects.map((name) => `--project=${name}`), ...files, ...wanted.options];
  const status = await node([bin("@playwright/test/cli.js"), "test", ...args], {
    CHROMIUM_PATH: await tools.browser,
    E2E_REPORT: report,
    ALL_JOURNEYS: engines?.length > 0 ? "1" : "",
  });
  const again = pages ? "npm test -- pages" : "npm test -- engines";
  const result = readReport(report);
  if (!result) return settle(false, again);
  const { expected, flaky, unexpected, skipped } = result.stats;
  total.passed += expected + flaky;
  total.failed += unexpected;
  total.skipped += skipped;
  for (const suite of result.suites) {
    for (const { projectName, status } of testsOf(suite)) {
      const repeat = `npm test -- ${names.includes(projectName) ? "engines" : "pages"} tests/e2e/${suite.file}`;
      if (status === "unexpected") repeats.push(repeat);
      if (status === "flaky") unsteady.push(repeat);
    }
  }
  if (status !== 0 && unexpected === 0) settle(false, again);
}

/** The engines beside Chromium that are on this machine; says which are missing. */
async function usableEngines() {
  const names = await tools.engines;
  for (const missing of ["firefox", "webkit"].filter((name) => !names.includes(name))) {
    say(`\n!!! ${missing} is not on this machine and could not be installed (Debian has it): its tests are SKIPPED.\n`);
    if (process.env.CI) settle(false, "npm test -- engines");
    else total.skipped++;
  }
  return names;
}

/** Every test of a file or of a part of it, once for each project that it ran in. */
function testsOf(suite) {
  return [...(suite.specs ?? []).flatMap(({ tests }) => tests), ...(suite.suites ?? []).flatMap(testsOf)];
}

/** Runs a program of ours to its end; answers its status. */
function node(args, env = {}) {
  const child = spawn(node24(), args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...clock, ...env } });
  return new Promise((resolve) => child.once("close", resolve));
}

/** The environment in which it is `moment` ("2028-02-29T18:15Z") for tests and every program that they start; {} where none is given. */
function clockOf(moment) {
  if (!moment) return {};
  const shift = Date.parse(moment) - Date.now();
  if (!/Z$/.test(moment) || Number.isNaN(shift)) fail(`TEST_NOW is a moment in UTC, such as 2028-02-29T18:15Z, not "${moment}".`);
  say(`\n▶ as if it were ${moment}, on a host in ${Intl.DateTimeFormat().resolvedOptions().timeZone}`);
  const preload = pathToFileURL(join(root, "tests/clock/preload.mjs")).href;
  return { CLOCK_SHIFT: String(shift), NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${preload}`.trim() };
}

function settle(passed, repeat) {
  if (passed) total.passed++;
  else {
    total.failed++;
    repeats.push(repeat);
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
