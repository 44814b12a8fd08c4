// Builds the site: each build into a folder of its own, which is there whole or not at all.
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { install } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { fingerprint, isRunning, node24, read, root, run, say } from "./prepare.mjs";

const sources = [
  "academy",
  "api",
  "app",
  "contract",
  "database",
  "server",
  "pictures",
  "public",
  "run/fonts.mjs",
  "run/browser-support",
  "run/compress.mjs",
  "run/style-sheets.mjs",
  "vite.config.ts",
  "react-router.config.ts",
  "package.json",
  "package-lock.json",
];
const builds = join(root, "build");
const pointer = join(builds, "current");
const builder = join(root, "node_modules/@react-router/dev/bin.cjs");
const marks = join(builds, "running");
const kept = 2;
/** The build took 932 MB; with these limits, 646 MB and a quarter more work. With less the machine swaps, or ends it in the middle. */
const frugal = ["--max-old-space-size=320", "--max-semi-space-size=4"];
const buildMemory = 750_000_000;

/** Builds the site when its sources are not the ones it was built from. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  await withLock(async () => {
    if (!isBuilt()) await build();
  });
}

function isBuilt() {
  const name = fingerprint(sources).slice(0, 16);
  return read(pointer) === name && existsSync(join(builds, name));
}

/** Builds into a folder that is called unfinished until it is whole, then replaces the pointer to the build in one step. */
async function build() {
  const name = fingerprint(sources).slice(0, 16);
  const whole = join(builds, name);
  if (!existsSync(whole)) {
    if (!existsSync(builder)) await install();
    say("Building the site …");
    warnOfLittleMemory();
    for (const entry of namesIn(builds))
      if (!/^[0-9a-f]{16}$|^current$|^running$/.test(entry)) rmSync(join(builds, entry), { recursive: true });
    const unfinished = `${whole}.unfinished-${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    const env = { NODE_ENV: "production", BUILD_FOLDER: unfinished };
    await run(node24(), [...frugal, builder, "build"], { quiet: true, env });
    await run(node24(), [...frugal, join(root, "run/browser-support/check.ts")], { quiet: true, env });
    await run(node24(), [join(root, "run/compress.mjs")], { env });
    await run(node24(), [join(root, "run/style-sheets.mjs")], { env });
    cpSync(join(root, "pictures"), join(unfinished, "pictures"), { recursive: true });
    cpSync(join(root, ".cache/picture-fonts"), join(unfinished, "fonts"), { recursive: true });
    renameSync(unfinished, whole);
  }
  writeFileSync(`${pointer}.new`, name);
  renameSync(`${pointer}.new`, pointer);
  // A start that has just read the pointer may still want the build before this one.
  const needed = [name, ...inUse()];
  const others = namesIn(builds).filter((entry) => /^[0-9a-f]{16}$/.test(entry) && !needed.includes(entry));
  const byAge = others.sort((one, other) => statSync(join(builds, other)).mtimeMs - statSync(join(builds, one)).mtimeMs);
  for (const old of byAge.slice(kept - 1)) rmSync(join(builds, old), { recursive: true, force: true });
}

function warnOfLittleMemory() {
  const free = process.availableMemory?.() ?? buildMemory;
  if (free >= buildMemory) return;
  const megabytes = (bytes) => `${Math.round(bytes / 1_000_000)} MB`;
  say(
    `Building needs about ${megabytes(buildMemory)} of memory, and ${megabytes(free)} are free: it may be slow, or be ended by the system. Add swap, or build on another machine and copy the folder build here.`,
  );
}

/** The builds that sites run from (server/start.mjs). */
function inUse() {
  return namesIn(marks).flatMap((pid) => {
    if (isRunning(Number(pid))) return [read(join(marks, pid))];
    rmSync(join(marks, pid), { force: true });
    return [];
  });
}

function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}
