import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Request } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { expectAccessible } from "../accessible.ts";
import { hold } from "../hold.ts";
import { startServer, type TestServer } from "../server.ts";
import { callApi, endSession, failCalls, failedCall, openSignedIn, signInAgain } from "../staff.ts";
import { expect, test } from "../test.ts";

test("staff sign in, and are greeted by the dashboard", { tag: "@engines" }, async ({ page, server }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fdashboard$/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("This field is required.")).toHaveCount(2);
  await expect(page.getByLabel("Username")).toBeFocused();
  await page.getByLabel("Username").fill(server.admin.username);
  await page.getByLabel("Password", { exact: true }).fill(server.admin.password);
  // Password managers know the fields, and nothing hinders pasting.
  await expect(page.getByLabel("Username")).toHaveAttribute("autocomplete", "username");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("autocomplete", "current-password");
  const paste = (field: HTMLElement) => field.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true }));
  expect(await page.getByLabel("Password", { exact: true }).evaluate(paste)).toBe(true);
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");

  const answer = await hold(page, "**/api/auth/login");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  answer();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem("adminToken")?.length, localStorage.getItem("adminUsername")])).toEqual([
    43,
    "admin",
  ]);

  await page.goto("/admin/login");
  await expect(page).toHaveURL("/admin/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/admin/login");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("every admin page is the same shell for everyone, and is kept out of search engines", { tag: "@all" }, async ({ request }) => {
  for (const path of ["/admin/dashboard", "/admin/courses", "/admin/enquiries?form=1", "/admin/login"]) {
    const html = await (await request.get(path, { headers: { accept: "text/html" } })).text();
    expect(html).toContain("Verifying authentication...");
    expect(html).toContain('name="robots" content="noindex, nofollow"');
  }
  expect((await request.get("/admin/nothing", { headers: { accept: "text/html" } })).status()).toBe(404);
});

test("a tampered way back never leads out of the back office", { tag: "@all" }, async ({ page, token }) => {
  for (const next of ["//evil.example", "https://evil.example/admin/", "/admin/..//evil.example", "/admin/login"]) {
    await openSignedIn(page, token, `/admin/login?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL("/admin/dashboard");
  }
});

test.describe("when it goes wrong", () => {
  test.use({ expectedErrors: [failedCall] });

  test("the person reads why", async ({ page, server }) => {
    await page.goto("/admin/login");
    await page.getByLabel("Username").fill(server.admin.username);
    await page.getByLabel("Password", { exact: true }).fill("wrong-1");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText("Wrong username or password.");
    await page.route("**/api/auth/login", (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }));
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText("Login failed");
    await page.route("**/api/auth/login", (route) => route.abort());
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText("Network error. Please try again.");
    await expect(page.getByLabel("Username")).toHaveValue(server.admin.username);
  });

  test("a session is checked again every five minutes", { tag: "@all" }, async ({ page, server, token }) => {
    await page.clock.install();
    await openSignedIn(page, token, "/admin/courses?q=german");
    await expect(page.getByRole("heading", { name: "German Deutsch" })).toBeVisible();
    await endSession(server, token);
    await page.clock.fastForward("05:00");
    await signInAgain(page, server);
    await expect(page).toHaveURL("/admin/courses?q=german");
    await expect(page.getByRole("heading", { name: "German Deutsch" })).toBeVisible();
  });

  test("a tab that is left open does not keep its session alive, a person at work does", async ({ page, server, token }) => {
    await page.clock.install();
    await openSignedIn(page, token, "/admin/dashboard");
    const dashboard = page.getByRole("heading", { name: "Dashboard" });
    await expect(dashboard).toBeVisible();
    // An answer that arrives after the session has aged would make it young again.
    const open = new Set<Request>();
    page.on("request", (request) => open.add(request));
    page.on("requestfinished", (request) => open.delete(request));
    page.on("requestfailed", (request) => open.delete(request));
    /** Lets the tab ask what it asks by itself; then the session ages by `minutes` on the server. */
    const pass = async (minutes: number, atWork = false) => {
      if (atWork) await page.mouse.move(300, 200 + minutes);
      const polled = page.waitForResponse("**/api/status");
      const checked = atWork ? undefined : page.waitForResponse("**/api/auth/verify-token");
      await page.clock.fastForward(atWork ? "01:10" : "05:00");
      await polled;
      await checked;
      await expect.poll(() => open.size).toBe(0);
      ageSession(server, token, minutes);
    };
    await pass(90);
    await pass(20);
    await pass(90, true);
    await pass(20);
    await expect(dashboard).toBeVisible();
    await pass(20);
    await page.clock.fastForward("05:00");
    await expect(page).toHaveURL(/\/admin\/login/);
    await expect(dashboard).toHaveCount(0);
  });

  test("a check that fails or never arrives signs the person out, as specified", { tag: "@all" }, async ({ page, token }) => {
    await page.route("**/api/auth/verify-token", (route) => route.abort());
    await openSignedIn(page, token, "/admin/exams");
    await expect(page).toHaveURL("/admin/login?next=%2Fadmin%2Fexams");
    expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
  });

  test("a check that is cut off because the page is loaded anew signs nobody out", { tag: "@all" }, async ({ page, token }) => {
    await openSignedIn(page, token, "/admin/exams");
    const letGo = await hold(page, "**/api/auth/verify-token");
    const asked = page.waitForRequest("**/api/auth/verify-token");
    await page.goto("/admin/exams");
    await asked;
    await page.reload();
    letGo();
    await expect(page.getByRole("heading", { name: "Exams Management" })).toBeVisible();
  });

  test("a session that ends in one tab ends in the other", { tag: "@all" }, async ({ page, context, token, server }) => {
    await openSignedIn(page, token, "/admin/courses");
    const other = await context.newPage();
    await other.goto("/admin/exams");
    await expect(other.getByRole("heading", { name: "Exams Management" })).toBeVisible();
    const told = other.waitForResponse("**/api/auth/logout");
    await other.getByRole("button", { name: "Logout" }).click();
    await expect(other).toHaveURL("/admin/login");
    await expect(page).toHaveURL(/\/admin\/login/);
    await told;
    await expect(callApi(server, token, "GET", "/status")).rejects.toThrow("401");
  });

  test("a logout that the server never hears still signs out here", { tag: "@all" }, async ({ page, token }) => {
    await failCalls(page, "**/api/auth/logout", "POST");
    await openSignedIn(page, token, "/admin/dashboard");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/admin/login");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("the bot check is asked for, and again after a refused attempt", async ({ page }) => {
    const server = await startServer({ BOT_CHECK: "altcha" });
    await page.goto(`${server.url}/admin/login`);
    await page.getByLabel("Username").fill("admin");
    await page.getByLabel("Password", { exact: true }).fill("wrong-1");
    const robot = page.getByRole("checkbox", { name: "I'm not a robot" });
    await expect(robot).toBeVisible();
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please complete the verification");
    await robot.click();
    await expect(page.getByText("Verified", { exact: true })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText("Wrong username or password.");
    await expect(robot).not.toBeChecked();
    await robot.click();
    await expect(page.getByText("Verified", { exact: true })).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill(server.admin.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    await server.stop();
  });
});

/** Makes a session as old as if nothing had been done in it for some minutes more. */
function ageSession(server: TestServer, token: string, minutes: number): void {
  const database = new Sqlite(join(server.dataDir, "academy.db"));
  const hash = createHash("sha256").update(token).digest("hex");
  const { changes } = database
    .prepare("update sessions set last_used_at = last_used_at - ? where token_hash = ?")
    .run(minutes * 60_000, hash);
  database.close();
  if (changes !== 1) throw new Error("There is no such session");
}
