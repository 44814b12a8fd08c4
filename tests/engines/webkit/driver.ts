import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../postgres/server.ts";

const miniBrowser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
// Its toolbar is 447 px wide at the least, and phones are not.
const narrowToolbar =
  "window toolbar, window toolbar *, window box > button, window entry, window entry * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }";

export type Look = { dark: boolean; timeZone: string | undefined; locale: string };

export class DriverError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** One WebKit with a screen of its own, told what to do by W3C WebDriver. */
export class Driver {
  #processes: ChildProcess[] = [];
  #folder = mkdtempSync(join(tmpdir(), "webkit-"));
  #address = "";

  /** `proxy`: the port of 127.0.0.1 that every request goes through. */
  static async start(look: Look, proxy: number): Promise<Driver> {
    const driver = new Driver();
    const gtk = join(driver.#folder, "gtk-3.0");
    mkdirSync(gtk);
    writeFileSync(join(gtk, "gtk.css"), narrowToolbar);
    writeFileSync(join(gtk, "settings.ini"), "[Settings]\ngtk-enable-animations=1\ngtk-toolbar-icon-size=GTK_ICON_SIZE_MENU\n");
    const display = await driver.#startScreen();
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: driver.#folder,
      XDG_CACHE_HOME: driver.#folder,
      XDG_DATA_HOME: driver.#folder,
      LANG: `${look.locale.replace("-", "_")}.UTF-8`,
      LANGUAGE: look.locale.replace("-", "_"),
      ...(look.timeZone && { TZ: look.timeZone }),
      GIO_USE_PROXY_RESOLVER: "dummy",
      NO_AT_BRIDGE: "1",
      // Layers drawn apart cost twice the processor on a machine without a graphics card, and change nothing that is asked here.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    };
    driver.#processes.push(spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" }));
    const root = `http://127.0.0.1:${port}/session`;
    const capabilities = {
      pageLoadStrategy: "none",
      unhandledPromptBehavior: "accept",
      proxy: { proxyType: "manual", httpProxy: `127.0.0.1:${proxy}` },
      "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation", ...(look.dark ? ["--dark-mode"] : [])] },
    };
    const { sessionId } = await driver.#firstAnswer(root, { capabilities: { alwaysMatch: capabilities } });
    driver.#address = `${root}/${sessionId}`;
    await driver.call("POST", "/timeouts", { script: 3_600_000 });
    return driver;
  }

  /** A screen without a window manager, with the first free number. */
  async #startScreen(): Promise<string> {
    const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "2000x2400x24", "-nolisten", "tcp", "-noreset"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    this.#processes.push(screen);
    const number = await new Promise<string>((resolve, reject) => {
      screen.stdout.once("data", (text) => resolve(String(text).trim()));
      screen.once("error", reject);
      screen.once("exit", () => reject(new Error("Xvfb ended")));
    });
    // Without a window manager the focus is where the pointer is: over the toolbar of every window.
    spawnSync("xdotool", ["mousemove", "5", "5"], { env: { ...process.env, DISPLAY: `:${number}` } });
    return `:${number}`;
  }

  async #firstAnswer(address: string, body: unknown): Promise<{ sessionId: string }> {
    for (const end = Date.now() + 30_000; ; ) {
      try {
        return await send(address, "POST", body);
      } catch (error) {
        if (error instanceof DriverError || Date.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  /** One call below the session's address; answers its value. */
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows what its call answers
  async call(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<any> {
    return send(`${this.#address}${path}`, method, body);
  }

  stop(): void {
    // The browser, the driver's child, ends with its screen.
    for (const started of this.#processes) started.kill("SIGKILL");
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

// biome-ignore lint/suspicious/noExplicitAny: see Driver.call
async function send(address: string, method: string, body: unknown): Promise<any> {
  const answer = await fetch(address, { method, ...(method === "POST" && { body: JSON.stringify(body ?? {}) }) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new DriverError(value?.error ?? String(answer.status), value?.message ?? "");
  return value;
}
