import { connect, type Socket } from "node:net";
import { expect, it } from "vitest";
import { figure, long, patience, pause, siteSettings, spread, startSite } from "./site.ts";

const slow = long ? 300 : 60;

/** What a client can send that is not HTTP, or not quite. */
const malformed: Record<string, string> = {
  "not HTTP": "hello\r\n\r\n",
  TLS: "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03",
  "no version": "GET /\r\n\r\n",
  "an unknown version": "GET / HTTP/9.9\r\nhost: x\r\n\r\n",
  "no host": "GET /api/courses HTTP/1.1\r\n\r\n",
  "two hosts": "GET /api/courses HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n",
  "a host with a path": "GET /api/courses HTTP/1.1\r\nhost: a/b?c#d\r\n\r\n",
  "a host with a password": "GET /api/courses HTTP/1.1\r\nhost: user:pass@evil\r\n\r\n",
  "an odd host": "GET /api/courses HTTP/1.1\r\nhost: [::1\r\n\r\n",
  "an address of another site": "GET http://evil.example/api/courses HTTP/1.1\r\nhost: x\r\n\r\n",
  "a trace": "TRACE /api/courses HTTP/1.1\r\nhost: x\r\n\r\n",
  "a made-up method": "BREW /api/courses HTTP/1.1\r\nhost: x\r\n\r\n",
  "a star": "OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n",
  "a tunnel": "CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n",
  "an upgrade": "GET /api/courses HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
  "two lengths": "POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 5\r\n\r\n{}",
  "a length and chunks":
    "POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n",
  "chunks of no length": "POST /api/contact HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n",
  "odd chunking": "POST /api/contact HTTP/1.1\r\nhost: x\r\ntransfer-encoding: xchunked\r\n\r\n",
  "a negative length": "POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n",
  "a huge length": "POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999999999999999\r\n\r\n{}",
  "a NUL in a header": "GET /api/courses HTTP/1.1\r\nhost: x\r\nx-a: a\0b\r\n\r\n",
  "a line break in the address": "GET /api/courses\nx: y HTTP/1.1\r\nhost: x\r\n\r\n",
  "huge headers": `GET /api/courses HTTP/1.1\r\nhost: x\r\nx-a: ${"a".repeat(100_000)}\r\n\r\n`,
  "many headers": `GET /api/courses HTTP/1.1\r\nhost: x\r\n${"x-a: b\r\n".repeat(5000)}\r\n`,
  "a long address": `GET /${"a".repeat(60_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  "an address that is none": "GET /%%%zz%00%ff HTTP/1.1\r\nhost: x\r\n\r\n",
  slashes: "GET //evil.example/%2e%2e//x HTTP/1.1\r\nhost: x\r\n\r\n",
  "a pipeline": "GET /api/courses HTTP/1.1\r\nhost: x\r\n\r\n".repeat(50),
};

/** Of these a proxy and the server could disagree where the request ends: none may be taken. */
const ambiguous = ["two lengths", "a length and chunks", "chunks of no length", "odd chunking", "a negative length"];

it(
  "malformed HTTP is answered or cut off, never with a failure of ours, and the site goes on",
  async () => {
    const site = await startSite(siteSettings({ DATABASE_URL: "" }));
    const port = Number(new URL(site.url).port);
    for (const [name, bytes] of Object.entries(malformed)) {
      const said = await exchange(port, bytes);
      const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(said)?.[1] ?? 0);
      expect([name, status, status < 500 || status === 501 || status === 505]).toEqual([name, status, true]);
      if (ambiguous.includes(name)) expect([name, status, said.split("HTTP/1.1 ").length - 1]).toEqual([name, 400, 1]);
      expect(said).not.toMatch(/\n\s+at |node_modules|\.ts:\d/);
      expect([name, (await site.call("GET", "/api/courses")).status]).toEqual([name, 200]);
    }
    expect(site.process.exitCode).toBeNull();
  },
  patience,
);

it(
  `${3 * slow} slow clients (headers, body, reading): the site stays available`,
  async () => {
    const site = await startSite(siteSettings({ DATABASE_URL: "", TRUST_PROXY: "0" }));
    const port = Number(new URL(site.url).port);
    const alone = await timed(site, 30);
    const opened = performance.now();
    const sockets: Socket[] = [];
    const open = (first: string, reads: boolean) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      socket.write(first);
      if (!reads) socket.pause();
      sockets.push(socket);
      return socket;
    };
    const starting = Array.from({ length: slow }, () => open("GET /api/courses HTTP/1.1\r\nhost: x\r\nx-slow: ", true));
    for (let client = 0; client < slow; client++) {
      open("POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{", true);
      open("GET /api/blogs HTTP/1.1\r\nhost: x\r\n\r\n".repeat(20), false);
    }
    const drip = setInterval(() => {
      for (const socket of sockets) if (!socket.isPaused() && socket.writable) socket.write("x");
    }, 500);
    const beside = await timed(site, 60);
    // What never finishes its headers is cut off; in the short form that is not waited for.
    let cutAfter = 0;
    if (long) {
      while (starting.some((socket) => !socket.destroyed && performance.now() - opened < 40_000)) await pause(200);
      cutAfter = performance.now() - opened;
    }
    clearInterval(drip);
    figure("slow clients", {
      clients: 3 * slow,
      alone: spread(alone),
      beside: spread(beside),
      ...(long && { "slow headers cut after": `${Math.round(cutAfter / 1000)} s` }),
    });
    for (const socket of sockets) socket.destroy();
    expect(cutAfter).toBeLessThan(30_000);
    expect((await site.call("POST", "/api/auth/login", { username: "admin", password: "secret-1" })).status).toBe(200);
  },
  patience,
);

it(
  "one address may open a thousand connections and no more",
  async () => {
    const site = await startSite(siteSettings({ DATABASE_URL: "", TRUST_PROXY: "0" }));
    const port = Number(new URL(site.url).port);
    const sockets: Socket[] = [];
    // A hundred at a time: more at once than a busy machine takes in would wait for seconds in its queue.
    for (let turn = 0; turn < 11; turn++) {
      const some = Array.from({ length: 100 }, () => connect(port, "127.0.0.1").on("error", () => {}));
      sockets.push(...some);
      await Promise.all(some.map((socket) => new Promise<void>((done) => socket.once("connect", done).once("close", () => done()))));
    }
    await expect
      .poll(() => sockets.filter((socket) => socket.destroyed || socket.readyState === "closed").length, { timeout: 20_000 })
      .toBeGreaterThan(90);
    for (const socket of sockets) socket.destroy();
    const status = () =>
      site.call("GET", "/api/courses").then(
        (answer) => answer.status,
        () => "no answer",
      );
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
  },
  patience,
);

/** Sends bytes and answers what came back until the end, or for half a second. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let said = "";
    const done = () => {
      socket.destroy();
      resolve(said);
    };
    socket.setTimeout(500, done);
    socket.on("data", (part) => {
      said += part.toString("latin1");
    });
    socket.on("error", done);
    socket.on("close", done);
    socket.write(Buffer.from(bytes, "latin1"));
  });
}

async function timed(site: Awaited<ReturnType<typeof startSite>>, calls: number): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls; call++) {
    const started = performance.now();
    expect((await site.call("GET", "/api/courses")).status).toBe(200);
    times.push(performance.now() - started);
  }
  return times;
}
