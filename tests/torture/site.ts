import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { admin } from "../harness.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers are checked by the tests themselves
export type Said = { status: number; body: any; headers: Headers };

/** A real server process over HTTP. */
export type Site = {
  url: string;
  /** Milliseconds from its start to its first answer. */
  readyAfter: number;
  process: ChildProcess;
  /** Throws when the process ends before it answers. */
  call: (method: string, path: string, body?: unknown, token?: string) => Promise<Said>;
  signIn: (password?: string) => Promise<string>;
  /** Ends it at once, as kill -9 does. */
  kill: () => Promise<void>;
};

/** True in `npm run test:torture`; `npm test` runs a short form of each. */
export const long = process.env.TORTURE === "1";
export const patience = long ? 1_800_000 : 120_000;

let callers = 0;

/** Starts a server on the settings' database. */
export async function startSite(env: Record<string, string>): Promise<Site> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, "rooms-server.ts")], {
    env: { PATH: process.env.PATH ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const port = await portOf(child);
  const url = `http://127.0.0.1:${port}`;
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

/** Settings for a site of one test, in a folder that goes away with it. */
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
    ...more,
  };
}

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "academy-torture-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Prints a measured figure where both `npm test` and a person see it. */
export function figure(what: string, facts: Record<string, string | number>): void {
  process.stdout.write(
    `  figure: ${what}: ${Object.entries(facts)
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

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = "";
    let errors = "";
    child.stderr?.on("data", (part: Buffer) => {
      errors += part.toString();
      if (process.env.TORTURE_LOG) process.stderr.write(part);
    });
    child.stdout?.on("data", (part: Buffer) => {
      said += part.toString();
      const port = /listening (\d+)/.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
    child.once("exit", () => reject(new Error(`The site ended before it listened: ${errors}`)));
  });
}
