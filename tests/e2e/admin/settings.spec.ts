import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { hold } from "../hold.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { endSession, failedCall, openSignedIn, unlock } from "../staff.ts";
import { runUntilVisible, stopClock } from "../still-clock.ts";
import { expect, test } from "../test.ts";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function fillChange(page: Page, change: { current: string; wanted: string; again?: string; master: string }): Promise<void> {
  await field(page, "Current password").fill(change.current);
  await field(page, "New password").fill(change.wanted);
  await field(page, "Confirm new password").fill(change.again ?? change.wanted);
  await field(page, "Master password").fill(change.master);
  await page.getByRole("button", { name: "Change Password" }).click();
}

test.describe("settings", () => {
  test.use({ expectedErrors: [failedCall] });
  let own: TestServer;
  let token: string;
  let password: string;
  test.beforeAll(async () => {
    own = await startServer();
    password = own.admin.password;
  });
  test.afterAll(() => own.stop());
  test.beforeEach(async ({ page }) => {
    token = await tokenOf(own, password);
    await openSignedIn(page, token, `${own.url}/admin/settings`);
  });

  test("are behind the master password for the life of the page", async ({ page }) => {
    await expect(page.getByRole("heading", { name: "Developer Settings" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Protected Area" })).toBeVisible();
    await expectAccessible(page);
    const access = page.getByRole("button", { name: "Access Settings" });
    await access.click();
    await expect(page.getByRole("alert")).toHaveText("This field is required.");
    await field(page, "Master password").fill("wrong-master");
    await access.click();
    await expect(page.getByRole("alert")).toHaveText("Invalid master password");
    await expect(page).toHaveURL(`${own.url}/admin/settings`);
    await page.route("**/api/auth/verify-master", (route) => route.fulfill({ status: 500, body: "" }));
    await access.click();
    await expect(page.getByRole("alert")).toHaveText("Invalid master password");
    await page.route("**/api/auth/verify-master", (route) => route.abort());
    await access.click();
    await expect(page.getByRole("alert")).toHaveText("Network error. Please try again.");
    await page.unrouteAll();

    const answer = await hold(page, "**/api/auth/verify-master");
    await field(page, "Master password").fill(own.admin.master);
    await access.click();
    await expect(page.getByRole("button", { name: "Verifying..." })).toBeDisabled();
    answer();
    await expect(page.getByRole("heading", { name: "Admin Password Change" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Protected Area" })).toBeVisible();
  });

  test("refuse a password change that breaks a rule, and warn about a weak one", { tag: "@all" }, async ({ page }) => {
    await unlock(page, own.admin.master);
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByText("This field is required.")).toHaveCount(4);
    await fillChange(page, { current: password, wanted: "abc", again: "abd", master: own.admin.master });
    await expect(page.getByText("New password must be at least 6 characters long")).toBeVisible();
    await expect(page.getByText("New passwords do not match")).toBeVisible();
    await field(page, "New password").fill("123456");
    await expect(page.getByText("This password is easy to guess.")).toBeVisible();
    await expectAccessible(page);
    for (const name of ["current password", "new password", "confirm new password", "master password"]) {
      await page.getByRole("button", { name: `Show ${name}`, exact: true }).click();
    }
    await expect(field(page, "Confirm new password")).toHaveAttribute("type", "text");
    await fillChange(page, { current: "wrong-1", wanted: "new-secret-1", master: own.admin.master });
    await expect(page.getByRole("alert")).toHaveText("Current password is incorrect");
    await expect(field(page, "New password")).toHaveValue("new-secret-1");
    await page.route("**/api/auth/change-admin-password", (route) => route.fulfill({ status: 502, body: "" }));
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByRole("alert")).toHaveText("Password change failed");
    await page.route("**/api/auth/change-admin-password", (route) => route.abort());
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByRole("alert")).toHaveText("Network error. Please try again.");
    await page.getByRole("link", { name: "Courses" }).click();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect(field(page, "New password")).toHaveValue("new-secret-1");
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("new-secret-1");
  });

  test("change the password, and sign out three seconds later, even from another page", async ({ page }) => {
    await page.clock.install();
    await page.reload();
    await unlock(page, own.admin.master);
    await stopClock(page);
    await fillChange(page, { current: password, wanted: "new-secret-1", master: own.admin.master });
    password = "new-secret-1";
    await runUntilVisible(page, page.getByText("Password changed successfully! You will be signed out in 3 seconds..."));
    await expect(field(page, "Current password")).toHaveValue("");
    await page.getByRole("link", { name: "Exams" }).click();
    await runUntilVisible(page, page.getByRole("heading", { name: "Exams Management" }));
    await page.clock.fastForward(3000);
    await expect(page).toHaveURL(`${own.url}/admin/login`);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("sign out, and need no session of their own", { tag: "@all" }, async ({ page }) => {
    await unlock(page, own.admin.master);
    await page.getByRole("button", { name: "Sign Out", exact: true }).click();
    await expect(page).toHaveURL(`${own.url}/admin/login`);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("change the password although the session ended in the middle: the passwords are the credentials", { tag: "@all" }, async ({
    page,
  }) => {
    await unlock(page, own.admin.master);
    // What the other sections ask for would find the session ended.
    await expect(page.getByText("With these times nothing is erased in the coming night.")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await endSession(own, token);
    await fillChange(page, { current: password, wanted: "new-secret-2", master: own.admin.master });
    password = "new-secret-2";
    await expect(page.getByText("Password changed successfully!")).toBeVisible();
  });
});

test("backups are made, checked and taken away in the settings", { tag: ["@chromium", "@all"] }, async ({
  page,
  server,
  token,
  expectedErrors,
}) => {
  expectedErrors.push(failedCall);
  await openSignedIn(page, token, "/admin/settings");
  await unlock(page, server.admin.master);
  await page.getByRole("button", { name: "Make one now" }).click();
  await page
    .getByRole("button", { name: /^Check Today/ })
    .first()
    .click();
  await expect(page.getByText(/It is whole: \d/)).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /^Download Today/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Download a backup" });
  await dialog.getByRole("textbox", { name: "Master password" }).fill("wrong");
  await dialog.getByRole("button", { name: "Download" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Invalid master password");
  await dialog.getByRole("textbox", { name: "Master password" }).fill(server.admin.master);
  const downloaded = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^academy-.*\.backup$/);
});

test("an owner changes a time to keep, makes a token and adds a webhook; each secret is shown once", { tag: "@all" }, async ({
  page,
  server,
  token,
  expectedErrors,
}) => {
  expectedErrors.push(failedCall);
  await openSignedIn(page, token, "/admin/settings");
  await unlock(page, server.admin.master);
  await expect(page.getByText("No mail server is set up.")).toBeVisible();
  await field(page, "Months the activity is kept").fill("0");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("This must be 1 or more.")).toBeVisible();
  await field(page, "Months the activity is kept").fill("36");
  await expect(page.getByText("With these times nothing is erased in the coming night.")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("button", { name: "Save changes" })).toBeDisabled();

  await page.getByRole("button", { name: "Make a token" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Make it" }).click();
  await expect(dialog.getByText("Choose what it may do.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Newsletter");
  await dialog.getByRole("checkbox", { name: /^enquiries/ }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Make it" }).click();
  const made = await dialog.getByRole("textbox", { name: "Token" }).inputValue();
  await dialog.getByRole("button", { name: "Done" }).click();
  expect((await fetch(`${server.url}/api/enquiries`, { headers: { authorization: `Bearer ${made}` } })).status).toBe(200);
  await expect(page.getByText(/enquiries · reads only/)).toBeVisible();
  await page.getByRole("button", { name: "End Newsletter" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End it" }).click();
  await expect(page.getByText("There is no token.")).toBeVisible();
  expect((await fetch(`${server.url}/api/enquiries`, { headers: { authorization: `Bearer ${made}` } })).status).toBe(401);

  await page.getByRole("button", { name: "Add a webhook" }).click();
  await dialog.getByRole("textbox", { name: "Address" }).fill("https://192.168.1.1/hook");
  await dialog.getByRole("checkbox", { name: /post\.published/ }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("This address leads into the server's own network, which is refused.").first()).toBeVisible();
  await dialog.getByRole("textbox", { name: "Address" }).fill("https://receiver.invalid/hook");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("textbox", { name: "Secret" })).toHaveValue(/^whsec_/);
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: /^What was sent/ }).click();
  await dialog.getByRole("button", { name: "Send a test" }).click();
  await expect(dialog.getByText("There is no host of this name.")).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: /^Delete:/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByText("There is no webhook.")).toBeVisible();
});
