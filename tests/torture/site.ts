import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { clockOfTests } from "../clock/clock.ts";
import { admin } from "../harness.ts";
import { freePort } from "../postgres/server.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers are checked by the tests themselves
export type Said = { status: number; body: any; headers: Headers };

export type Site = {
  url: string;
  readyAfter: number;
  process: ChildProcess;
  /** Throws when the process ends before it answers. */
  call: (method: string, path: string, body?: unknown, token?: string) => Promise<Said>;
  signIn: (password?: string) => Promise<string>;
  kill: () => Promise<void>;
};

/** True in `npm run test:torture`; `npm test` runs a short form of each. */
export const long = process.env.TORTURE === "1";
export const patience = long ? 1_800_000 : 120_000;

let callers = 0;

/** Resolves when it has greeted; with `isUp`, when it answers that. */
export async function startSite(env: Record<string, string>, isUp?: (url: string) => Promise<boolean>): Promise<Site> {
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../server/start.mjs")], {
    cwd: env.DATA_DIR && existsSync(env.DATA_DIR) ? env.DATA_DIR : tmpdir(),
    env: { PATH: process.env.PATH ?? "", TMPDIR: tmpdir(), HOST: "127.0.0.1", PORT: String(port), ...clockOfTests, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const ran = running(child);
  if (isUp) {
    ran.catch(() => {});
    while (child.exitCode === null && !(await isUp(url).catch(() => false))) await pause(20);
  } else await ran;
  const site: Site = {
    url,
    readyAfter: performance.now() - started,
    process: child,
    async call(method, path, body, token) {
      // Every call comes from a network of its own, so that limits do not get in the way.
      const caller = ++callers;
      const response = await fetch(url + path, {
        method,
        headers: {
          "x-forwarded-for": `10.${(caller >> 8) & 255}.${caller & 255}.1`,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        body: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text,
        headers: response.headers,
      };
    },
    async signIn(password = admin.password) {
      const { status, body } = await site.call("POST", "/api/auth/login", { username: admin.username, password });
      if (status !== 200) throw new Error(`Sign-in failed: ${status} ${JSON.stringify(body)}`);
      return body.token;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
  onTestFinished(() => site.kill());
  return site;
}

/** What a visitor's browser gets at a page: the courses on it, and whether it may be kept, which a page made from older or built-in data may not. */
export async function visit(site: Site, path: string): Promise<{ status: number; courses: string[]; mayBeKept: boolean }> {
  const answer = await fetch(site.url + path, { headers: { accept: "text/html" } });
  const found = [...(await answer.text()).matchAll(/href="\/course\/([^"#?]+)"/g)].map(([, course = ""]) => course);
  return { status: answer.status, courses: [...new Set(found)].sort(), mayBeKept: answer.headers.get("cache-control") !== "no-store" };
}

export function siteSettings(more: Record<string, string>): Record<string, string> {
  return {
    DATA_DIR: freshFolder(),
    BOT_CHECK: "off",
    ADMIN_PASSWORD: admin.password,
    MASTER_PASSWORD: admin.master,
    LOG_LEVEL: "error",
    ENQUIRIES_PER_HOUR: "1000000",
    TRUST_PROXY: "1",
    PREPARE_PICTURES: "off",
    PREPARE_PAGES: "off",
    ...more,
  };
}

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "academy-torture-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Prints a measured figure where both `npm test` and a person see it. */
export function figure(what: string, figures: Record<string, string | number>): void {
  process.stdout.write(
    `  figure: ${what}: ${Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(", ")}\n`,
  );
}

/** Median and greatest of milliseconds, as text. */
export function spread(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  return `median ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms, most ${Math.round(sorted.at(-1) ?? 0)} ms`;
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Until it has greeted, which it does when it serves. Rejects with its last words when it ends before. */
function running(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    let errors = "";
    child.stderr?.on("data", (part: Buffer) => {
      errors += part.toString();
      if (process.env.TORTURE_LOG) process.stderr.write(part);
    });
    child.stdout?.on("data", (part: Buffer) => {
      said += part.toString();
      if (said.includes("is running.")) resolve();
    });
    // At "exit" its last words may not be here yet.
    child.once("close", () => reject(new Error(`The site ended before it served: ${errors}`)));
  });
}
