import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
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

type Seen = { asked?: string; answered?: string };

/** Who asked the server and who was answered since the last look, in their order. `worked`: as above. */
async function eventsSince(server: TestServer): Promise<{ events: Seen[]; worked: number }> {
  const { worked } = await heldSince(server);
  return { events: JSON.parse(readFileSync(join(server.dataDir, `${loopFile}.events`), "utf8")), worked };
}

/** Stops the process where it is, until SIGCONT; answers when it stands. */
async function hold(server: TestServer): Promise<void> {
  process.kill(server.pid(), "SIGSTOP");
  const stands = () => !existsSync("/proc/self/stat") || /\) T /.test(readFileSync(`/proc/${server.pid()}/stat`, "utf8"));
  while (!stands()) await pause(5);
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

/** Requests of one client: `ahead` on a connection, on so many `connections`. */
export type Crowd = { asked: Asked; client: string; ahead?: number; connections?: number };

/**
 * `before`: how many others have their answers before `visitor` has one, who asks last. All have asked before the server looks at any: it is
 * held meanwhile. So the order is that of its rules, however slow the machine is. `worked`: processor time between two turns, at most.
 */
export async function answeredBefore(
  server: TestServer,
  crowds: readonly Crowd[],
  visitor: Crowd,
): Promise<{ before: number; worked: number }> {
  const [open, own] = [await connected(server, crowds), await connected(server, [visitor])];
  await eventsSince(server);
  await hold(server);
  for (const line of [...open, ...own]) await line.ask();
  process.kill(server.pid(), "SIGCONT");
  await Promise.all([...open, ...own].map(({ closed }) => closed));
  const { events, worked } = await eventsSince(server);
  const answered = events.flatMap((event) => event.answered ?? []);
  return { before: answered.indexOf(visitor.client), worked };
}

/**
 * The same for a visitor who asks when the first of the crowd has an answer, and the others wait for work that was begun. `left`: how many
 * those are; too few say nothing.
 */
export async function answeredBeforeLate(
  server: TestServer,
  crowds: readonly Crowd[],
  visitor: Crowd,
): Promise<{ before: number; left: number }> {
  const [open, [own]] = [await connected(server, crowds), await connected(server, [visitor])];
  await eventsSince(server);
  for (const line of open) await line.ask();
  await Promise.race(open.map(({ answered }) => answered));
  await own?.ask();
  await Promise.all([...open, own].map((line) => line?.closed));
  const { events } = await eventsSince(server);
  const after = events.slice(events.findIndex(({ asked }) => asked === visitor.client)).flatMap((event) => event.answered ?? []);
  return { before: after.indexOf(visitor.client), left: after.length - 1 };
}

/** Connections that the server has taken: one that only waits at its door is seen in a turn of its own. */
async function connected(server: TestServer, crowds: readonly Crowd[]) {
  const lines = crowds.flatMap(({ asked, client, ahead = 1, connections = 1 }) =>
    Array.from({ length: connections }, (_, connection) =>
      Array.from({ length: ahead }, (_, number) => requestText(asked, connection * ahead + number, client, number === ahead - 1)).join(""),
    ),
  );
  return Promise.all(
    lines.map(async (text) => {
      const socket = connect(server.port, "127.0.0.1").on("error", () => {});
      socket.write("HEAD /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
      await once(socket, "data");
      return {
        /** Resolves when the kernel has it. */
        ask: () => new Promise<void>((written) => socket.write(text, () => written())),
        answered: once(socket, "data"),
        closed: once(socket.resume(), "close"),
      };
    }),
  );
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
