// Plain JavaScript for Node 20: the first steps on a fresh machine, before anything is installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
const looksForParentEvery = 300;

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

/** Runs a command to its end; a failure ends this program with the command's words, a signal ends both. */
export async function run(command, args, { quiet = false, env = {} } = {}) {
  const output = quiet ? "pipe" : "inherit";
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", output, output],
    env: { ...process.env, ...env },
    shell: process.platform === "win32" && command === "npm",
  });
  let words = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (part) => {
      words += part;
    });
  let told;
  const tell = (signal) => {
    told = signal;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, tell);
  const trouble = await new Promise((resolve) => {
    child.once("error", (error) => resolve(` (${error.message})`));
    child.once("close", (code) => resolve(code === 0 ? undefined : ""));
  });
  for (const signal of signals) process.off(signal, tell);
  if (told) process.exit(1);
  if (trouble === undefined) return;
  if (quiet) process.stderr.write(words);
  fail(`This step failed: ${command} ${args.join(" ")}${trouble}`);
}

/**
 * Becomes another program: same terminal, signals and exit code. Node 20 cannot put another program in its place, so this one stays and
 * passes signals on. Whoever started it may end without a word (npm's shell at a TERM, anybody at a KILL): under npm that counts as a TERM
 * too, and the child sees the channel between them close when this one is killed.
 */
export function become(command, args, env = {}) {
  const child = spawn(command, args, { stdio: ["inherit", "inherit", "inherit", "ipc"], env: { ...process.env, ...env } });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => {
      if (process.ppid !== parent) child.kill("SIGTERM");
    }, looksForParentEvery).unref();
  child.once("error", (error) => fail(`${command} cannot be started: ${error.message}`));
  child.once("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

export function say(words) {
  process.stdout.write(`${words}\n`);
}

export function fail(words) {
  process.stderr.write(`\n${words}\n`);
  process.exit(1);
}

/** One hash over the names and contents of files. */
export function fingerprint(names) {
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

export function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Whether there is a process of this number, also one of another user. */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
