// Finds the browser for the tests, or installs it: Debian's where apt and root are there, else Playwright's own.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { node24, root, say } from "./prepare.mjs";

/** Draws no window and takes two thirds of a whole browser's time; the program itself, not the shell script around it, which outlives a kill. */
const shell = ["/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium-headless-shell"];
const whole = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser's path, or "" when Playwright's own is installed. */
export function ensureBrowser() {
  const first = (places) => places.find((place) => existsSync(place));
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const debian = () => first(shell) ?? (aptInstall(["chromium-headless-shell"]) ? first(shell) : undefined);
  const browser = debian() ?? first(whole) ?? (aptInstall(["chromium"]) ? first(whole) : undefined);
  if (browser) return browser;
  say("Installing Playwright's browser …");
  spawnSync(node24(), [join(root, "node_modules/@playwright/test/cli.js"), "install", "chromium"], { stdio: "inherit" });
  return "";
}

/** The engines of Firefox and Safari that are on this machine, or could be installed: Debian's, with a screen that nobody sees. */
export function ensureEngines() {
  const wanted = [
    ["firefox", ["/usr/bin/firefox-esr"], ["firefox-esr"]],
    ["webkit", ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb", "/usr/bin/xdotool"], ["webkit2gtk-driver", "xvfb", "xdotool"]],
  ];
  return wanted.filter(([, places, packages]) => hasAll(places) || (aptInstall(packages) && hasAll(places))).map(([name]) => name);
}

const hasAll = (places) => places.every((place) => existsSync(place));

/** Installs Debian packages; false where that is not possible. */
export function aptInstall(packages) {
  if (process.getuid?.() !== 0 || spawnSync("which", ["apt-get"]).status !== 0) return false;
  say(`Installing ${packages.join(", ")} with apt …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Another run may be installing at this moment.
  const apt = (args) =>
    spawnSync("apt-get", ["-o", "DPkg::Lock::Timeout=300", ...args], { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
  const install = () => apt(["install", "-y", "-q", "--no-install-recommends", ...packages]);
  // The lists of an image may be months old, and with them comes a Firefox that cannot be driven.
  apt(["update", "-q"]);
  return install();
}
