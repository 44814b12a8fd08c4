import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { courseInput, enquiryInput } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { callApi, failedCall, joinedAs, unlock } from "../staff.ts";
import { expect, test } from "../test.ts";

test.use({ expectedErrors: [failedCall] });

const shots = process.env.SHOTS;
const shot = async (page: Page, name: string) => {
  if (!shots) return;
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: width === 1280 });
  }
};

/** A backup of another server with a course, an enquiry and a person of its own; answers where it lies. */
async function anothersBackup(): Promise<{ file: string; stop: () => Promise<void> }> {
  const before = await startServer();
  const token = await tokenOf(before);
  await callApi(before, token, "POST", "/courses", { ...courseInput(), title: "Mandarin, HSK 1", slug: "mandarin-hsk-1" });
  await callApi(before, token, "POST", "/contact", enquiryInput({ name: "Kamala" }));
  await joinedAs(before, token, "Ruwani Silva");
  const invitation = { username: "nirmala", name: "Nirmala New", email: "nirmala@academy.example", role: "editor" };
  await callApi(before, token, "POST", "/people", invitation);
  await callApi(before, token, "PUT", "/academy-facts", {
    ...(await callApi(before, token, "GET", "/academy-facts")),
    name: "Ruhunu Language Centre",
  });
  await callApi(before, token, "POST", "/auth/change-password", { currentPassword: before.admin.password, newPassword: "of the backup" });
  const { files } = await callApi(before, await tokenOf(before, "of the backup"), "POST", "/backups");
  return { file: join(before.dataDir, "backups", files[0].name), stop: before.stop };
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test.describe("an installation in which nobody has changed anything", () => {
  let own: TestServer;
  let source: Awaited<ReturnType<typeof anothersBackup>>;
  test.beforeAll(async () => {
    source = await anothersBackup();
    own = await startServer();
  });
  test.afterAll(async () => {
    await own.stop();
    await source.stop();
  });

  test("takes in the backup of another server, over a connection that breaks, and opens to its people", { tag: "@all" }, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    await page.goto(`${own.url}/admin/login`);
    await signIn(page, own.admin.username, own.admin.password);
    await expect(page.getByRole("heading", { name: "First hour" })).toBeVisible();
    await shot(page, "dashboard");
    await page.getByRole("link", { name: "Restore from a backup" }).click();
    await unlock(page, own.admin.master);
    const card = page.locator("#restore");
    await expect(card.getByRole("heading", { name: "Restore from a backup" })).toBeVisible();
    await expectAccessible(page);
    await card.scrollIntoViewIfNeeded();
    await shot(page, "choose");

    const chosen = card.getByLabel("Backup file");
    await chosen.setInputFiles({ name: "holiday.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no backup at all") });
    await expect(card.getByRole("alert")).toContainText("The file is not a backup of this program.", { timeout: 60_000 });
    const newer = gunzipSync(readFileSync(source.file))
      .toString("utf8")
      .replace(/("schema":\[[^\]]*)\]/, '$1,"0999-future"]');
    await chosen.setInputFiles({ name: "newer.backup", mimeType: "application/gzip", buffer: gzipSync(newer) });
    await expect(card.getByRole("alert")).toContainText("This backup was made by a newer version of this program", { timeout: 60_000 });
    await shot(page, "newer");

    let parts = 0;
    await page.route("**/api/restore/*/parts/*", (route) => (++parts === 1 ? route.fallback() : route.abort()));
    await chosen.setInputFiles(source.file);
    await expect(card.getByRole("alert")).toContainText("The server could not be reached");
    await expect(card.getByRole("progressbar", { name: "Sent so far: 1.0 MB of" })).toBeVisible();
    await shot(page, "broken");
    await page.unrouteAll();
    await card.getByRole("button", { name: "Go on sending" }).click();

    // A thread reads it, which takes its time on a busy machine.
    await expect(card.getByRole("status")).toContainText("Ruhunu Language Centre", { timeout: 60_000 });
    await expect(card.getByRole("status")).toContainText("11 courses");
    await expect(card.getByRole("status")).toContainText("1 enquiry");
    await expect(card.getByRole("status")).toContainText("3 people");
    await expectAccessible(page);
    await shot(page, "found");
    await card.getByRole("button", { name: "Restore this backup" }).press("Enter");
    const dialog = page.getByRole("alertdialog", { name: "Restore Ruhunu Language Centre?" });
    await expect(dialog).toContainText("its owner is admin");
    await expect(dialog).toContainText("The invitation of Nirmala New ends: make a new link under People.");
    await expectAccessible(page);
    await shot(page, "confirm");
    await dialog.getByRole("button", { name: "Restore", exact: true }).click();

    await expect(page.getByText("The backup is restored. Please sign in as one of the people in it")).toBeVisible({ timeout: 60_000 });
    await shot(page, "restored");
    await signIn(page, own.admin.username, own.admin.password);
    await expect(page.getByRole("alert")).toContainText("Wrong username or password.");
    await signIn(page, own.admin.username, "of the backup");
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Restore from a backup" })).toHaveCount(0);
    await expect(page.getByText("The invitation of Nirmala New has ended unused.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Open People" })).toHaveAttribute("href", "/admin/people");
    await shot(page, "invitation-ended");
    await page.goto(`${own.url}/admin/activity`);
    await expect(page.getByText("admin restored a backup")).toBeVisible();
    await page.goto(`${own.url}/course/mandarin-hsk-1`);
    await expect(page.getByRole("heading", { name: "Mandarin, HSK 1", level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Ruhunu Language Centre/);
  });
});
