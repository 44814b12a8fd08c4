import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { restorePartBytes } from "#contract/operations/restore.ts";
import { freePort } from "../../postgres/server.ts";

const root = join(import.meta.dirname, "../../..");
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path fill="#8b1a1a" d="M0 0h60v20H0z"/></svg>';

test("a running site needs nothing but its build, which an update leaves; and serves files when that is gone too", {
  tag: "@all",
}, async () => {
  const copy = mkdtempSync(join(tmpdir(), "academy-copy-"));
  // No source: an update has them all replaced before the restart.
  for (const part of ["build", "server/start.mjs", "package.json"]) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  mkdirSync(join(copy, "data"));
  const port = await freePort();
  const settings = {
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: join(copy, "data"),
    ADMIN_PASSWORD: "secret-1",
    BOT_CHECK: "off",
  };
  const server = spawn(process.execPath, [join(copy, "server/start.mjs")], { cwd: copy, env: { ...process.env, ...settings } });
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (part: Buffer) => {
      output += part.toString();
    });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: "text/html" } });
  let authorization = "";
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization, "content-type": body instanceof Buffer ? "application/octet-stream" : "application/json" };
    const sent = body instanceof Buffer ? new Uint8Array(body) : body ? JSON.stringify(body) : null;
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { method, headers, body: sent });
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  };
  try {
    await expect.poll(() => output, { timeout: 50_000 }).toContain("is running.");
    authorization = `Bearer ${(await call("POST", "/auth/login", { username: "admin", password: "secret-1" })).body.token}`;
    // Each of these begins a program by its file.
    const mark = `data:image/svg+xml;base64,${Buffer.from(drawing).toString("base64")}`;
    expect(await call("POST", "/look/marks", { mark })).toMatchObject({ status: 200 });
    expect(await call("GET", "/enquiries?search=nobody")).toMatchObject({ status: 200 });
    const { body: made } = await call("POST", "/backups");
    const file = readFileSync(join(copy, "data/backups", made.files[0].name));
    const { body: upload } = await call("POST", "/restore", { name: "moving.backup", bytes: file.length });
    for (let at = 0; at < file.length; at += restorePartBytes)
      await call("PUT", `/restore/${upload.id}/parts/${at}`, file.subarray(at, at + restorePartBytes));
    await expect.poll(async () => (await call("GET", "/restore")).body.upload.stage, { timeout: 30_000 }).toBe("checked");
    // What is shown where a page is shared is drawn by a part of the program that is loaded now.
    const [, share = ""] = /<meta property="og:image" content="https?:\/\/[^/"]+([^"]+)"/.exec(await (await get("/courses")).text()) ?? [];
    expect([share, (await get(share)).headers.get("content-type")]).toEqual([share, "image/jpeg"]);

    rmSync(join(copy, "build"), { recursive: true });
    const home = await (await get("/")).text();
    const assets = [...new Set([...home.matchAll(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g)].map(([address]) => address))];
    expect(assets.length).toBeGreaterThan(2);
    for (const path of [...assets, "/favicon.svg", "/healthz"]) expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect(server.exitCode).toBe(null);
  } finally {
    server.kill("SIGKILL");
    rmSync(copy, { recursive: true, force: true });
  }
});
