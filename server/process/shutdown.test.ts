import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";

/** A program with a thread that waits for a file which never answers, and which has something to close for as long. */
const stuck = `
  import { open } from "node:fs";
  import { createServer } from "node:http";
  import { stopOnSignal } from "./server/process/shutdown.ts";
  stopOnSignal(createServer().listen(0), () => new Promise(() => {}), () => {});
  open(process.argv[1], "r", () => {});
  setTimeout(() => process.stdout.write("stuck"), 200);
`;

it("a second signal ends a process that has a thread which is stuck for ever", async () => {
  const folder = mkdtempSync(join(tmpdir(), "academy-stuck-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const pipe = join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  const child = spawn(process.execPath, ["--input-type=module", "--eval", stuck, pipe], {
    cwd: join(import.meta.dirname, "../.."),
    env: {},
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = new Promise<string>((resolve) => child.once("exit", () => resolve("ended")));
  await new Promise((resolve) => child.stdout.once("data", resolve));
  child.kill("SIGTERM");
  await pause(2200);
  child.kill("SIGTERM");
  expect(await Promise.race([ended, pause(20_000, "still there")])).toBe("ended");
});
