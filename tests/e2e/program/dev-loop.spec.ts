import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../postgres/server.ts";

const root = join(import.meta.dirname, "../../..");
const parts = ["academy", "api", "app", "contract", "database", "pictures", "public", "run", "server"];
const files = ["package.json", "package-lock.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];

let copy: string;
let dev: ChildProcess;
let url: string;
let output = "";

test.describe.configure({ mode: "serial" });

// A copy of the project, so that nobody's sources are edited. Beside the project's own cache: packages are linked, which takes one disk.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  mkdirSync(join(root, ".cache"), { recursive: true });
  copy = mkdtempSync(join(root, ".cache/dev-loop-"));
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  for (const file of files) cpSync(join(root, file), join(copy, file));
  expect(spawnSync("cp", ["-al", join(root, "node_modules"), copy]).status).toBe(0);
  for (const cached of [".vite", ".cache"]) rmSync(join(copy, "node_modules", cached), { recursive: true, force: true });
  const port = await freePort();
  url = `http://localhost:${port}`;
  const settings = {
    PORT: String(port),
    DATA_DIR: join(copy, "data"),
    BOT_CHECK: "off",
    ADMIN_PASSWORD: "secret-1",
    MASTER_PASSWORD: "master-1",
  };
  dev = spawn(process.execPath, [join(copy, "server/dev-server.ts")], { cwd: copy, env: { ...process.env, ...settings } });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on("data", (part: Buffer) => {
      output += part.toString();
    });
  await expect.poll(() => output, { timeout: 100_000 }).toContain("Editing at");
});

test.afterAll(() => {
  dev.kill("SIGKILL");
  rmSync(copy, { recursive: true, force: true });
});

/** Puts `to` in the place of `from`, which has to be there. */
function edit(file: string, from: string, to: string): void {
  const before = readFileSync(join(copy, file), "utf8");
  expect(before).toContain(from);
  writeFileSync(join(copy, file), before.replaceAll(from, to));
}

async function login(username: string, password: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body: JSON.stringify({ username, password }) });
  return answer.text();
}

test("an edited component shows in the open page, and what was typed stays", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${url}/admin/login`);
  await page.getByLabel("Username").fill("typed before");
  await page.evaluate(() => Object.assign(window, { opened: "before the edit" }));
  edit("app/admin/session/login-page.tsx", '"Admin Login"', '"Edited Login"');
  await expect(page.getByRole("heading", { name: "Edited Login" })).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue("typed before");
  expect(await page.evaluate(() => "opened" in window)).toBe(true);
});

test("an edited rule holds at the next request, in the same database", { tag: "@all" }, async () => {
  const wrongLogin = () => login("nobody", "nothing");
  expect(await wrongLogin()).toContain("Wrong username or password.");
  edit("academy/accounts/accounts.ts", "Wrong username or password.", "An edited sentence.");
  await expect.poll(wrongLogin).toContain("An edited sentence.");
  expect(await login("admin", "secret-1")).toContain("token");
});

test("a request under way while a rule is edited is still answered from the database", { tag: "@all" }, async () => {
  const body = JSON.stringify({ username: "admin", password: "secret-1" });
  const headers = { "content-type": "application/json", "content-length": body.length };
  const slow = request(`${url}/api/auth/login`, { method: "POST", headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) => slow.on("response", resolve).on("error", reject));
  slow.write(body.slice(0, 10));
  await login("nobody", "nothing");
  edit("academy/accounts/accounts.ts", "An edited sentence.", "Another sentence.");
  await expect.poll(() => login("nobody", "nothing")).toContain("Another sentence.");
  slow.end(body.slice(10));
  expect((await answered).statusCode).toBe(200);
});

test("a mistake is shown where it is asked for, and gone when it is mended", { tag: "@all" }, async () => {
  const status = async () => (await fetch(`${url}/courses`, { headers: { accept: "text/html" } })).status;
  expect(await status()).toBe(200);
  edit("app/site/courses/courses-page.tsx", "export default function", "export default functio");
  await expect.poll(status).toBe(500);
  expect(await status()).toBe(500);
  expect(output.match(/Transform failed/g)).toHaveLength(1);
  edit("app/site/courses/courses-page.tsx", "export default functio ", "export default function ");
  await expect.poll(status).toBe(200);
  expect(dev.exitCode).toBe(null);
});
