// Finds the browser for the tests, or installs it: Debian's chromium where apt and root are there, else Playwright's own.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { node24, root, say } from "./prepare.mjs";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser's path, or "" when Playwright's own is installed. */
export function ensureBrowser() {
  const found = () => process.env.CHROMIUM_PATH || places.find((place) => existsSync(place));
  if (found()) return found();
  if (aptInstall(["chromium"])) return found() ?? "";
  say("Installing Playwright's browser …");
  spawnSync(node24(), [join(root, "node_modules/@playwright/test/cli.js"), "install", "chromium"], { stdio: "inherit" });
  return "";
}

/** Installs Debian packages; false where that is not possible. */
export function aptInstall(packages) {
  if (process.getuid?.() !== 0 || spawnSync("which", ["apt-get"]).status !== 0) return false;
  say(`Installing ${packages.join(", ")} with apt …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (args) => spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
  const install = () => apt(["install", "-y", "-q", "--no-install-recommends", ...packages]);
  return install() || (apt(["update", "-q"]) && install());
}
