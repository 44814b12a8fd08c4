// One install or build at a time in this folder, however many are started.
import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, say } from "./prepare.mjs";

/** Runs `work` alone, by holding a local socket: it is free after kill -9 or a power cut too, where a file with a process number stays. */
export async function withLock(work) {
  const held = await hold();
  try {
    return await work();
  } finally {
    held?.close();
  }
}

async function hold() {
  for (let told = false; ; told = true) {
    const held = await listening(address);
    if (held !== "taken") return held;
    if (onDisk && !(await answers(address))) rmSync(address, { force: true });
    if (!told) say("Another start or build is under way here; waiting for it …");
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** The server that holds `address`, or "taken"; undefined on a machine without such sockets, which goes on without a lock. */
function listening(address) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error) => resolve(error.code === "EADDRINUSE" ? "taken" : undefined));
    server.listen(address, () => resolve(server.unref()));
  });
}

function answers(address) {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
  });
}

const name = `academy-${createHash("sha256").update(realpathSync(root)).digest("hex").slice(0, 16)}`;
const onDisk = process.platform !== "linux" && process.platform !== "win32";
const address = onDisk ? join(tmpdir(), `${name}.sock`) : `${process.platform === "win32" ? "\\\\.\\pipe\\" : "\0"}${name}`;
