// Finds what the tests need beside npm's packages, or installs it where apt and root are there: browsers, and PostgreSQL's programs.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { node24, root, say } from "./prepare.mjs";

/** Draws no window and takes two thirds of a whole browser's time; the program itself, not the shell script around it, which outlives a kill. */
const shell = ["/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium-headless-shell"];
const whole = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const first = (places) => places.find((place) => existsSync(place));
const hasAll = (places) => places.every((place) => existsSync(place));

/** The browser's path, or "" when Playwright's own is installed, by its package, which is there once `packages` are. */
export async function ensureBrowser(packages) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const headless = async () => first(shell) ?? ((await aptInstall(["chromium-headless-shell"])) ? first(shell) : undefined);
  const browser = (await headless()) ?? first(whole) ?? ((await aptInstall(["chromium"])) ? first(whole) : undefined);
  if (browser) return browser;
  await packages;
  say("Installing Playwright's browser …");
  spawnSync(node24(), [join(root, "node_modules/@playwright/test/cli.js"), "install", "chromium"], { stdio: "inherit" });
  return "";
}

/** The engines of Firefox and Safari that are on this machine, or could be installed: Debian's, with a screen that nobody sees. */
export async function ensureEngines() {
  const wanted = [
    ["firefox", ["/usr/bin/firefox-esr"], ["firefox-esr"]],
    ["webkit", ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb", "/usr/bin/xdotool"], ["webkit2gtk-driver", "xvfb", "xdotool"]],
  ];
  const found = [];
  for (const [name, places, packages] of wanted) if (hasAll(places) || ((await aptInstall(packages)) && hasAll(places))) found.push(name);
  return found;
}

/** The folder with initdb and postgres, or "" where there is none. */
export async function ensurePostgres() {
  return postgresFolder() ?? ((await aptInstall(["postgresql"])) ? (postgresFolder() ?? "") : "");
}

function postgresFolder() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const candidates = [
    process.env.POSTGRES_BIN,
    ...versions.map((version) => join(debian, version, "bin")),
    "/usr/local/bin",
    "/usr/bin",
    "/opt/homebrew/bin",
  ];
  return candidates.find((place) => place && hasAll([join(place, "initdb"), join(place, "postgres")]));
}

/** `apt-get update`, once: the lists of an image may be months old, and bring a Firefox that cannot be driven. */
let updated;
/** The installation that the next one waits for. */
let last = Promise.resolve();

/** Installs Debian packages; false where that is not possible. */
function aptInstall(packages) {
  if (process.getuid?.() !== 0 || spawnSync("which", ["apt-get"]).status !== 0) return false;
  last = last.then(async () => {
    updated ??= apt(["update", "-q"]);
    await updated;
    say(`Installing ${packages.join(", ")} with apt …`);
    return apt(["install", "-y", "-q", "--no-install-recommends", ...packages]);
  });
  return last;
}

function apt(args) {
  return new Promise((resolve) => {
    // Another run may be installing at this moment.
    const child = spawn("apt-get", ["-o", "DPkg::Lock::Timeout=300", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    child.once("error", () => resolve(false));
    child.once("close", (status) => resolve(status === 0));
  });
}
