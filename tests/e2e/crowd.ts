import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { startServer, type TestServer } from "./server.ts";

const loopFile = "event-loop";

/** A server that tells how long its event loop was held. Two clients are told apart by what a proxy says. */
export async function startWatched(env: Record<string, string> = {}): Promise<TestServer> {
  const watch = `--import ${join(import.meta.dirname, "event-loop.mjs")}`;
  return startServer({ TRUST_PROXY: "1", NODE_OPTIONS: watch, EVENT_LOOP_FILE: loopFile, ...env });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds for which the event loop was held at most since the last call, and at work at most; the memory of the process now. */
export async function heldSince(server: TestServer): Promise<{ held: number; worked: number; memory: number }> {
  const lines = () => {
    try {
      return readFileSync(join(server.dataDir, loopFile), "utf8").trim().split("\n");
    } catch {
      return [];
    }
  };
  const before = lines().length;
  process.kill(server.pid(), "SIGUSR2");
  while (lines().length === before) await pause(10);
  const [held = 0, memory = 0, worked = 0] = (lines().at(-1) ?? "").split(" ").map(Number);
  return { held, worked, memory };
}

/** `form`: posted, where it is not only read. */
export type Asked = { path: (number: number) => string; accept?: string; headers?: Record<string, string>; form?: string };

function requestText({ path, accept = "text/html", headers = {}, form }: Asked, number: number, client: string, last: boolean): string {
  const posted = form !== undefined && { "content-type": "application/x-www-form-urlencoded", "content-length": String(form.length) };
  const lines = Object.entries({
    host: "localhost",
    accept,
    "x-forwarded-for": client,
    ...headers,
    ...posted,
    ...(last && { connection: "close" }),
  });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `${form === undefined ? "GET" : "POST"} ${path(number)} HTTP/1.1\r\n${head}\r\n${form ?? ""}`;
}

/** Reads until the server has ended the connection; answers the statuses that came. */
function statusesOf(port: number, sent: string): Promise<number[]> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const statuses: number[] = [];
    let rest = "";
    socket.on("data", (part) => {
      const text = rest + part.toString("latin1");
      for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) statuses.push(Number(status));
      rest = /HTTP\/?1?\.?1? ?\d{0,3}$/.exec(text)?.[0] ?? "";
    });
    socket.on("error", () => {}).on("close", () => resolve(statuses));
    socket.write(sent);
  });
}

/** `count` requests on one connection, all sent ahead. */
export const pipelined = (server: TestServer, asked: Asked, count: number, client: string): Promise<number[]> =>
  statusesOf(server.port, Array.from({ length: count }, (_, number) => requestText(asked, number, client, number === count - 1)).join(""));

/** `count` connections at once, a request each. */
export async function atOnce(server: TestServer, asked: Asked, count: number, client: (number: number) => string): Promise<number[]> {
  const all = Array.from({ length: count }, (_, number) => statusesOf(server.port, requestText(asked, number, client(number), true)));
  return (await Promise.all(all)).flat();
}

/** The milliseconds that another visitor waits for each reading of `path` while `work` goes on. */
export async function visitorDuring<T>(server: TestServer, work: () => Promise<T>, path = "/"): Promise<{ waits: number[]; result: T }> {
  const agent = new Agent({ keepAlive: true });
  const headers = { accept: "text/html", "accept-encoding": "br", "x-forwarded-for": "203.0.113.200" };
  const read = () =>
    new Promise<number>((resolve, reject) => {
      const begun = performance.now();
      get(`${server.url}${path}`, { agent, headers }, (answer) => {
        answer.resume().on("end", () => (answer.statusCode === 200 ? resolve(performance.now() - begun) : reject(new Error("No page"))));
      }).on("error", reject);
    });
  for (let reading = 0; reading < 5; reading++) await read();
  const waits: number[] = [];
  let over = false;
  const working = work().finally(() => {
    over = true;
  });
  do {
    waits.push(await read());
    await pause(3);
  } while (!over);
  agent.destroy();
  return { waits, result: await working };
}

export const longest = (waits: readonly number[]): number => Math.max(...waits);
