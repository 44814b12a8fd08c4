import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { enquiryInput } from "../../factories.ts";
import { freePort } from "../../postgres/server.ts";
import { startServer, tokenOf } from "../server.ts";

const html = { headers: { accept: "text/html" } };
const contact = (url: string) =>
  fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(enquiryInput()),
  }).then((answer) => answer.status);
const troubles = (output: string) => output.split("\n").filter((line) => line.includes("the database does not work"));

test("while another program holds the database everybody is served, writes wait, and what is refused is heard", {
  tag: "@all",
}, async () => {
  const server = await startServer();
  const other = new Sqlite(join(server.dataDir, "academy.db"));
  try {
    const token = await tokenOf(server);
    const status = async () => (await fetch(`${server.url}/api/status`, { headers: { authorization: `Bearer ${token}` } })).json();
    expect(await status()).toMatchObject({ database: true, api: true, site: true });

    other.exec("begin immediate");
    let settled = 0;
    const writes = Array.from({ length: 3 }, async () => {
      const answer = await contact(server.url);
      settled++;
      return answer;
    });
    for (let round = 0; round < 5; round++) {
      const reads = ["/healthz", "/about", "/blog", "/api/courses?limit=3"].map((path) => fetch(server.url + path, html));
      expect((await Promise.all(reads)).map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    }
    expect(settled).toBe(0);
    other.exec("rollback");
    expect(await Promise.all(writes)).toEqual([201, 201, 201]);

    const greeted = server.output().length;
    other.exec("begin exclusive");
    expect(await Promise.all(Array.from({ length: 4 }, () => contact(server.url)))).toEqual([503, 503, 503, 503]);
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: "not ready", database: "locked" }]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await status()).database).toBe(false);
    expect(troubles(server.output())).toHaveLength(1);
    expect(JSON.parse(troubles(server.output())[0] ?? "")).toMatchObject({ level: "error", kind: "locked", code: "SQLITE_BUSY" });
    other.exec("rollback");
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
    // Whatever is said once the site runs is a line of JSON.
    for (const line of server.output().slice(greeted).trim().split("\n"))
      expect(JSON.parse(line)).toMatchObject({ at: expect.stringMatching(/Z$/), level: expect.any(String), message: expect.any(String) });
  } finally {
    other.close();
    await server.stop();
  }
});

test("a start while the database is away shows the built-in contents, and takes the database when it comes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "academy-e2e-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const other = new Sqlite(join(folder, "academy.db"));
  other.exec("create table held (one); begin exclusive");
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../../server/start.mjs")], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: folder,
      BOT_CHECK: "off",
      PREPARE_PICTURES: "off",
      PREPARE_PAGES: "off",
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (output += part.toString("utf8")));
  try {
    await expect
      .poll(() =>
        fetch(`${url}/healthz`).then(
          (answer) => answer.status,
          () => 0,
        ),
      )
      .toBe(200);
    const page = await fetch(`${url}/courses`, html);
    expect([page.status, page.headers.get("cache-control"), await page.text()]).toEqual([
      200,
      "no-store",
      expect.stringContaining("German Deutsch"),
    ]);
    expect([(await fetch(`${url}/readyz`)).status, await contact(url)]).toEqual([503, 503]);
    expect(output).toContain("it keeps trying");
    expect(output).not.toContain("Master password");

    other.exec("rollback");
    await expect.poll(() => output).toContain("Master password");
    expect([(await fetch(`${url}/readyz`)).status, await contact(url)]).toEqual([200, 201]);
  } finally {
    other.close();
    child.kill("SIGTERM");
    await new Promise((resolve) => child.once("exit", resolve));
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a first start on a port that is taken makes no passwords that nobody saw: the next one shows them", { tag: "@all" }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "academy-e2e-"));
  const port = await freePort();
  const taker = createServer().listen(port);
  await once(taker, "listening");
  let output = "";
  const start = () => {
    const settings = {
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: folder,
      BOT_CHECK: "off",
      PREPARE_PICTURES: "off",
      PREPARE_PAGES: "off",
    };
    const file = join(import.meta.dirname, "../../../server/start.mjs");
    const child = spawn(process.execPath, [file], { cwd: folder, env: { PATH: process.env.PATH, ...settings } });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (output += part.toString("utf8")));
    return child;
  };
  try {
    const [code] = await once(start(), "close");
    expect([code, output]).toEqual([1, expect.stringContaining(`Port ${port} is already in use.`)]);
    expect(output).not.toContain("Password");
    taker.close();
    await once(taker, "close");
    const child = start();
    await expect.poll(() => output).toContain("Master password");
    const password = /Password {9}(\S+)/.exec(output)?.[1];
    const answer = await fetch(`http://localhost:${port}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "admin", password }),
    });
    expect(answer.status).toBe(200);
    child.kill("SIGTERM");
    await once(child, "close");
  } finally {
    taker.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
