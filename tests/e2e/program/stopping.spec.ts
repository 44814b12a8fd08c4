import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { enquiryInput } from "../../factories.ts";
import { freePort } from "../../postgres/server.ts";

const root = join(import.meta.dirname, "../../..");

/** `npm start` itself, as a process group of its own. */
type Started = { npm: ChildProcess; pid: number; port: number; dataDir: string; ended: Promise<number | null> };

async function npmStart(): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), "academy-stop-"));
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: dataDir, BOT_CHECK: "off", ADMIN_PASSWORD: "secret-1", MASTER_PASSWORD: "master-1" };
  const npm = spawn("npm", ["start"], { cwd: root, env: { ...process.env, ...settings }, detached: true });
  let output = "";
  npm.stdout.on("data", (part: Buffer) => {
    output += part.toString();
  });
  const ended = new Promise<number | null>((resolve) => npm.once("close", resolve));
  await expect.poll(() => output, { timeout: 50_000 }).toContain("is running.");
  return { npm, pid: npm.pid ?? 0, port, dataDir, ended };
}

/** Sends all of an enquiry but its end; `finish` sends that, and answers what came back. */
function slowEnquiry(port: number): { finish: () => Promise<IncomingMessage> } {
  const body = JSON.stringify(enquiryInput());
  const headers = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };
  const sent = request({ port, host: "127.0.0.1", path: "/api/contact", method: "POST", headers });
  const answer = new Promise<IncomingMessage>((resolve, reject) => sent.once("response", resolve).once("error", reject));
  answer.catch(() => {});
  sent.write(body.slice(0, 10));
  return {
    finish: () => {
      sent.end(body.slice(10));
      return answer;
    },
  };
}

function childOf(pid: number): number {
  return Number(
    execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" })
      .trim()
      .split("\n")[0],
  );
}

const ways: Array<[string, (started: Started) => void, number | null]> = [
  ["TERM to npm", ({ pid }) => process.kill(pid, "SIGTERM"), 0],
  ["TERM to the whole process group", ({ pid }) => process.kill(-pid, "SIGTERM"), 0],
  ["Ctrl-C in the terminal", ({ pid }) => process.kill(-pid, "SIGINT"), 0],
  ["TERM to the server itself", ({ pid }) => process.kill(childOf(childOf(pid)), "SIGTERM"), 0],
  ["a terminal that closes", ({ pid }) => process.kill(-pid, "SIGHUP"), null],
  ["npm killed outright", ({ pid }) => process.kill(pid, "SIGKILL"), null],
  ["what npm started killed outright", ({ pid }) => process.kill(childOf(pid), "SIGKILL"), null],
];

/** What systemd does. */
const quick = "TERM to the whole process group";

for (const [name, signal, code] of ways)
  test(`${name}: the answer under way is finished, idle connections end at once, and nobody stays on the port`, {
    tag: name === quick ? [] : "@all",
  }, async () => {
    const started = await npmStart();
    const { port, dataDir } = started;
    try {
      const idle = connect(port, "127.0.0.1");
      const idleEnded = new Promise((resolve) => idle.once("close", resolve));
      idle.on("error", () => {});
      const { finish } = slowEnquiry(port);
      // Answers in the order in which it came: by now the server has both.
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
      signal(started);
      await idleEnded;
      const answer = await finish();
      expect([answer.statusCode, answer.headers.connection]).toEqual([201, "close"]);
      answer.resume();
      if (code !== null) expect(await started.ended).toBe(code);
      const refused = () =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          () => false,
          () => true,
        );
      await expect.poll(refused).toBe(true);
      // SQLite takes its log away when the last one closes the database.
      await expect.poll(() => existsSync(join(dataDir, "academy.db-wal"))).toBe(false);
    } finally {
      try {
        process.kill(-started.pid, "SIGKILL");
      } catch {
        // All of the group ended, as it should.
      }
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
