// Plain JavaScript for Node 20: the first steps on a fresh machine, before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the program. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** What the built site is made from. */
const sources = [
  "academy",
  "api",
  "app",
  "contract",
  "database",
  "server",
  "public",
  "run/fonts.mjs",
  "run/compress.mjs",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];

/** Installs the packages when the lockfile is not the one they were installed from. */
export function ensureInstalled() {
  const stamp = join(root, "node_modules/.installed");
  const wanted = fingerprint(["package-lock.json"]);
  if (read(stamp) === wanted) return;
  say("Installing packages (once, about a minute) …");
  // None of the packages needs an install script: what is native comes prebuilt inside the packages. Not "npm ci":
  // it refuses a lockfile that leaves out what other kinds of machine would need.
  run("npm", ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, wanted);
}

/** Builds the site when its sources are not the ones it was built from. */
export function ensureBuilt() {
  const stamp = join(root, "build/.built");
  const wanted = fingerprint(sources);
  if (read(stamp) === wanted) return;
  say("Building the site …");
  run(node24(), [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], { quiet: true, env: { NODE_ENV: "production" } });
  run(node24(), [join(root, "run/compress.mjs")]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The pinned Node 24: from its package, or the machine's own where there is no package for it. */
export function node24() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const packaged = join(root, `node_modules/node-${platform}-${process.arch}/bin/node${platform === "win" ? ".exe" : ""}`);
  if (existsSync(packaged)) return packaged;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  fail(
    "This program needs Node 24, and there is no packaged Node 24 for this kind of machine. Install Node 24 from nodejs.org, then start again.",
  );
}

/** Runs a command to its end; a failure ends this program with the command's words. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    encoding: "utf8",
    env: { ...process.env, ...env },
    shell: process.platform === "win32" && command === "npm",
  });
  if (done.status === 0) return;
  if (quiet) process.stderr.write(`${done.stdout}${done.stderr}`);
  fail(`This step failed: ${command} ${args.join(" ")}${done.error ? ` (${done.error.message})` : ""}`);
}

/** Becomes another program: same terminal, same signals, same exit code. */
export function become(command, args, env = {}) {
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

export function say(words) {
  process.stdout.write(`${words}\n`);
}

export function fail(words) {
  process.stderr.write(`\n${words}\n`);
  process.exit(1);
}

/** One hash over the names and contents of files. */
function fingerprint(names) {
  const hash = createHash("sha256");
  for (const name of names) {
    for (const file of filesIn(join(root, name))) hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true })
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry) => filesIn(join(path, entry.name)));
  } catch {
    return /\.test\.tsx?$/.test(path) ? [] : [path];
  }
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
