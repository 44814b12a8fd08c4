import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../postgres/server.ts";

const root = join(import.meta.dirname, "../../..");

test("a running site needs nothing of the folder it was built in: a later build may take it away", { tag: "@all" }, async () => {
  const copy = mkdtempSync(join(tmpdir(), "academy-copy-"));
  for (const part of ["build", "server", "package.json"]) cpSync(join(root, part), join(copy, part), { recursive: true });
  for (const part of ["node_modules", "pictures"]) symlinkSync(join(root, part), join(copy, part));
  mkdirSync(join(copy, "data"));
  const port = await freePort();
  const settings = { NODE_ENV: "production", PORT: String(port), DATA_DIR: join(copy, "data"), ADMIN_PASSWORD: "secret-1" };
  const server = spawn(process.execPath, [join(copy, "server/start.mjs")], { cwd: copy, env: { ...process.env, ...settings } });
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (part: Buffer) => {
      output += part.toString();
    });
  try {
    await expect.poll(() => output, { timeout: 50_000 }).toContain("is running.");
    rmSync(join(copy, "build"), { recursive: true });
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const html = await (await get("/")).text();
    const assets = [...new Set([...html.matchAll(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g)].map(([address]) => address))];
    expect(assets.length).toBeGreaterThan(2);
    for (const path of [...assets, "/favicon.svg", "/healthz"]) expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect(server.exitCode).toBe(null);
  } finally {
    server.kill("SIGKILL");
    rmSync(copy, { recursive: true, force: true });
  }
});
