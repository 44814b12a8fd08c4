// Installs the packages, whatever the host set: NODE_ENV=production, omit=dev, a home that cannot be written.
import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { fail, fingerprint, node24, read, root, run, say } from "./prepare.mjs";

const stamp = join(root, "node_modules/.installed");
const wanted = () => fingerprint(["package-lock.json"]);

/** Installs the packages when the lockfile is not the one they were installed from. */
export async function ensureInstalled() {
  if (read(stamp) === wanted()) return;
  await withLock(async () => {
    if (read(stamp) !== wanted()) await install();
  });
}

/** Installs everything, and says so only when it is really there. */
export async function install() {
  say("Installing packages (once, about a minute) …");
  rmSync(stamp, { force: true });
  // No package needs an install script: native parts come prebuilt. What builds the site is among the dev packages, so these always come.
  const include = ["dev", "optional", "peer"].map((kind) => `--include=${kind}`);
  const plain = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  await run("npm", ["install", ...include, ...plain, ...cacheFor()], { env: cleanEnvironment() });
  const missing = missingPackages();
  if (missing.length > 0)
    fail(
      `npm ended without an error, but ${missing.length} packages are not there (${missing.slice(0, 5).join(", ")} …). Delete the folder node_modules, then start again.`,
    );
  await run(node24(), ["--version"], { quiet: true });
  writeFileSync(stamp, wanted());
}

/** Without the settings that make npm leave packages out, which come by the environment too, NODE_ENV=production among them. */
function cleanEnvironment() {
  const unset = /^(NODE_ENV|npm_config_(omit|only|production|also|dry_run|global|package_lock_only))$/i;
  return Object.fromEntries(Object.keys(process.env).map((name) => [name, unset.test(name) ? undefined : process.env[name]]));
}

/** npm keeps what it loads in the home folder; where that cannot be written, here. */
function cacheFor() {
  const usual = process.env.npm_config_cache || join(homedir(), ".npm");
  return canWrite(usual) ? [] : ["--cache", join(root, ".cache/npm")];
}

function canWrite(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Packages of the lockfile that every machine needs and that are not there, or in another version. */
function missingPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([place, { optional, devOptional, version }]) => place !== "" && !optional && !devOptional && versionAt(place) !== version)
    .map(([place]) => place.replace(/^.*node_modules\//, ""));
}

function versionAt(place) {
  try {
    return JSON.parse(readFileSync(join(root, place, "package.json"), "utf8")).version;
  } catch {
    return undefined;
  }
}
