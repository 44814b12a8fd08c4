import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../tests/postgres/server.ts";

export const root = join(import.meta.dirname, "..");

export type Served = {
  url: string;
  /** Of its process so far, all threads, milliseconds. */
  processorTime: () => number;
};

export type Product = Served & {
  dataDir: string;
  /** Milliseconds from the spawn to the first 200. */
  startedIn: number;
  token: () => Promise<string>;
  /** Resident memory, bytes. */
  memory: () => number;
  stop: () => Promise<void>;
};

/** Starts the program; `dataDir` keeps its database between starts. */
export async function startProduct({
  dataDir = mkdtempSync(join(tmpdir(), "academy-bench-")),
  env = {} as Record<string, string>,
} = {}): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    BOT_CHECK: "off",
    PREPARE_PICTURES: "off",
    PREPARE_PAGES: "off",
    ADMIN_PASSWORD: "secret-1",
    MASTER_PASSWORD: "master-1",
    LOG_LEVEL: "error",
    BACKUP_KEEP: "0",
  };
  const begun = performance.now();
  const child = spawn(process.execPath, [join(root, "server/start.mjs")], {
    cwd: dataDir,
    env: { ...process.env, NODE_ENV: "production", ...settings, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await answering(`${url}/`, child);
  return {
    url,
    dataDir,
    startedIn: performance.now() - begun,
    async token() {
      // Pages are answered before the database is open.
      await answering(`${url}/readyz`, child);
      const answer = await fetch(`${url}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username: "admin", password: "secret-1" }),
      });
      return (await answer.json()).token;
    },
    processorTime: () => processorTimeOf(child),
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0) * 1024,
    stop: () => ended(child),
  };
}

/** A bare node:http server that answers every request with the bytes and headers of `like`. */
export async function startBare(like: Response): Promise<Served & { stop: () => Promise<void> }> {
  const port = await freePort();
  const body = Buffer.from(await like.arrayBuffer()).toString("base64");
  const headers = JSON.stringify(Object.fromEntries(like.headers));
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.mjs"), String(port)], {
    env: { ...process.env, BODY: body, HEADERS: headers },
    stdio: "inherit",
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(url, child);
  return { url, processorTime: () => processorTimeOf(child), stop: () => ended(child) };
}

/** Fields 14 and 15 of proc_pid_stat(5): time in the program and in the kernel for it, in hundredths of a second. */
function processorTimeOf({ pid }: ChildProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 5000; attempt++) {
    if (child.exitCode !== null) throw new Error("It ended instead of answering");
    if (
      await fetch(url, { headers: { accept: "text/html" } }).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("It did not answer");
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
