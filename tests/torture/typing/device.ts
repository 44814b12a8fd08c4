import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { type Line, openLine } from "./line.ts";

export type Device = {
  name: string;
  line: Line;
  tab: (token: string) => Promise<Page>;
  /** Ends all its processes at once, as kill -9 does. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
};

const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"];

export async function createDevice(name: string, port: number): Promise<Device> {
  const profile = mkdtempSync(join(tmpdir(), `academy-typing-${name}-`));
  const line = await openLine(port);
  let running: ReturnType<typeof start> | undefined;

  async function start() {
    const args = [...flags, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "--window-size=1280,800"];
    // A process group of its own, so that all of it can be killed and nothing else.
    const child = spawn(process.env.CHROMIUM_PATH || chromium.executablePath(), [...args, "about:blank"], {
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
    const address = await new Promise<string>((resolve, reject) => {
      let said = "";
      child.stderr.on("data", (part) => {
        said += part;
        const found = /ws:\/\/\S+/.exec(said);
        if (found) resolve(found[0]);
      });
      child.once("close", () => reject(new Error(`The browser ended: ${said}`)));
    });
    const browser = await chromium.connectOverCDP(address);
    const [context] = browser.contexts();
    if (!context) throw new Error("The browser has no profile.");
    return { child, ended, browser, context };
  }

  async function kill(): Promise<void> {
    const now = await running;
    running = undefined;
    if (!now?.child.pid) return;
    process.kill(-now.child.pid, "SIGKILL");
    await now.ended;
    await now.browser.close().catch(() => {});
  }

  return {
    name,
    line,
    kill,
    async tab(token) {
      running ??= start();
      const page = await (await running).context.newPage();
      await page.addInitScript((given) => {
        // Once a tab: a session that ended stays ended.
        if (!location.pathname.startsWith("/admin") || sessionStorage.getItem("signed-in") !== null) return;
        sessionStorage.setItem("signed-in", "yes");
        localStorage.setItem("adminToken", given);
        localStorage.setItem("adminUsername", "admin");
      }, token);
      return page;
    },
    async close() {
      await kill();
      line.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
