import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../postgres/server.ts";

export type TestServer = {
  url: string;
  port: number;
  dataDir: string;
  admin: { username: string; password: string; master: string };
  pid: () => number;
  output: () => string;
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

const root = join(import.meta.dirname, "../..");
/** What is still running when the tests' process ends, as after a test that failed before it stopped its server, ends with it. */
const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});
const admin = { username: "admin", password: "secret-1", master: "master-1" };

/** Starts the built program; `env` overrides settings. The bot check is off unless asked for. */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  // Another worker may take the free port first; then this one's server ends, and the next port is tried.
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(env);
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

async function startOnce(env: Record<string, string>): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "academy-e2e-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let output = "";
  let child = run();

  function run(): ChildProcess {
    const settings = {
      PORT: String(port),
      DATA_DIR: dataDir,
      BOT_CHECK: "off",
      PREPARE_PICTURES: "off",
      PREPARE_PAGES: "off",
      ADMIN_PASSWORD: admin.password,
      MASTER_PASSWORD: admin.master,
      ENQUIRIES_PER_HOUR: "10000",
    };
    const started = spawn(process.execPath, [join(root, "server/start.mjs")], {
      cwd: dataDir,
      env: { ...process.env, NODE_ENV: "production", ...settings, ...env },
    });
    const note = (part: Buffer) => {
      output += part.toString("utf8");
    };
    running.add(started);
    started.once("exit", () => running.delete(started));
    started.stdout.on("data", note);
    started.stderr.on("data", note);
    return started;
  }

  const ended = () =>
    new Promise<void>((resolve) =>
      child.exitCode !== null || child.signalCode !== null ? resolve() : child.once("exit", () => resolve()),
    );

  async function ready(): Promise<void> {
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      if (child.exitCode !== null) throw new Error(`The server ended: ${output}`);
      // Its greeting comes after it listens: an answer before that is another server's.
      if (
        output.includes("is running.") &&
        (await fetch(`${url}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        ))
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The server did not get ready: ${output}`);
  }

  async function remove(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await ended();
    rmSync(dataDir, { recursive: true, force: true });
  }

  try {
    await ready();
  } catch (error) {
    await remove("SIGKILL");
    throw error;
  }
  return {
    url,
    port,
    dataDir,
    admin,
    pid: () => child.pid ?? 0,
    output: () => output,
    async kill() {
      child.kill("SIGKILL");
      await ended();
    },
    async restart() {
      child = run();
      await ready();
    },
    stop: () => remove("SIGTERM"),
  };
}

/** Signs the admin in through the API; answers the session's token. */
export async function tokenOf(server: TestServer, password = server.admin.password): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: server.admin.username, password }),
  });
  return (await answer.json()).token;
}
