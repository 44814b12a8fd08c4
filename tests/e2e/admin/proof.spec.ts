import { join } from "node:path";
import type { Page } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { TOTP } from "otpauth";
import { SMTPServer } from "smtp-server";
import { expectAccessible } from "../accessible.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { callApi, failedCall, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

/** Makes every session one that proved long ago whose it is. */
function age({ dataDir }: TestServer): void {
  const database = new Sqlite(join(dataDir, "academy.db"));
  database.prepare("UPDATE sessions SET proved_at = 0").run();
  database.close();
}

const asked = (page: Page) => page.getByRole("dialog", { name: "Confirm that it is you" });

test("a change of who comes in is confirmed with the password, by keyboard alone, and what was typed goes on", async ({
  page,
  server,
  token,
  expectedErrors,
}) => {
  expectedErrors.push(failedCall);
  await openSignedIn(page, token, "/admin/people");
  await page.getByRole("button", { name: "Invite somebody" }).click();
  const invite = page.getByRole("dialog", { name: "Invite somebody" });
  await invite.getByLabel("Name", { exact: true }).fill("Sunethra Dias");
  await invite.getByLabel("E-mail").fill("sunethra@academy.example");
  await invite.getByLabel("Username").fill("sunethra");
  age(server);
  await page.keyboard.press("Enter");
  await expect(asked(page).getByLabel("Your password", { exact: true })).toBeFocused();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  // Who does not confirm has changed nothing, and lost nothing.
  await page.keyboard.press("Escape");
  await expect(asked(page)).toHaveCount(0);
  await expect(invite.getByText("You did not confirm that it is you.")).toBeVisible();
  await expect(invite.getByLabel("Username")).toHaveValue("sunethra");
  await invite.getByLabel("Username").focus();
  await page.keyboard.press("Enter");
  await expect(asked(page).getByLabel("Your password", { exact: true })).toBeFocused();
  await page.keyboard.type("wrong-1");
  await page.keyboard.press("Enter");
  await expect(asked(page).getByLabel("Your password", { exact: true })).toHaveAccessibleDescription("This is not your password.");
  await asked(page).getByLabel("Your password", { exact: true }).fill(server.admin.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "The link for Sunethra Dias" })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  // For ten minutes nobody is asked again.
  await page.getByRole("button", { name: "New password link for Sunethra Dias" }).click();
  await page.getByRole("button", { name: "Make the link" }).click();
  await expect(page.getByRole("dialog", { name: "The link for Sunethra Dias" })).toBeVisible();
});

test("whoever types their password for the change itself is not asked for it twice; a code is asked for where there is an app", {
  tag: "@all",
}, async ({ page, expectedErrors }) => {
  // It types and hashes many passwords: a minute on a busy machine of two cores.
  test.slow();
  expectedErrors.push(failedCall);
  const server = await startServer();
  const token = await tokenOf(server);
  await openSignedIn(page, token, `${server.url}/admin/account`);
  const change = async (from: string, to: string) => {
    await page.getByLabel("Current password", { exact: true }).fill(from);
    await page.getByLabel("New password", { exact: true }).fill(to);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  age(server);
  await change(server.admin.password, "brick saffron lagoon");
  await expect(toast(page, "Password changed")).toBeVisible();
  await expect(asked(page)).toHaveCount(0);

  const { secret } = await callApi(server, token, "POST", "/auth/second-step", { password: "brick saffron lagoon" });
  const totp = new TOTP({ secret });
  await callApi(server, token, "POST", "/auth/second-step/confirm", { code: totp.generate({ timestamp: Date.now() - 30_000 }) });
  age(server);
  await change("brick saffron lagoon", "paper ink palm");
  await expect(asked(page).getByLabel("Your password", { exact: true })).toHaveValue("brick saffron lagoon");
  await expectAccessible(page);
  await asked(page).getByLabel("Code", { exact: true }).fill("000000");
  await page.keyboard.press("Enter");
  await expect(asked(page).getByLabel("Code", { exact: true })).toHaveAccessibleDescription(/This code is not right/);
  await asked(page).getByLabel("Code", { exact: true }).fill(totp.generate());
  // The message of the change before may still be there.
  const changed = page.waitForResponse((answer) => answer.url().endsWith("/api/auth/change-password") && answer.ok());
  await page.keyboard.press("Enter");
  await changed;
  await expect(asked(page)).toHaveCount(0);
  await expect(toast(page, "Password changed").first()).toBeVisible();

  // A code works once: turning it off takes the password with it, and no dialog uses the code up.
  age(server);
  await page.reload();
  await page.getByRole("button", { name: "Turn off" }).click();
  const off = page.getByRole("dialog", { name: "Turn the second step off" });
  await expect(off.getByLabel("Your password", { exact: true })).toBeFocused();
  await expectAccessible(page);
  await off.getByLabel("Your password", { exact: true }).fill("paper ink palm");
  await off.getByLabel("Code", { exact: true }).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  const answered = page.waitForResponse("**/api/auth/second-step/off");
  await page.keyboard.press("Enter");
  expect((await answered).status()).toBe(204);
  await expect(toast(page, "The second step is off")).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
  await server.stop();
});

test("a passkey confirms as well, and a backup is taken away after it", { tag: "@all" }, async ({ page, expectedErrors }) => {
  expectedErrors.push(failedCall);
  const server = await startServer();
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openSignedIn(page, await tokenOf(server), `${server.url}/admin/account`);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill("Laptop");
  await page.getByRole("dialog").getByLabel("Your password", { exact: true }).fill(server.admin.password);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(toast(page, "Passkey added")).toBeVisible();
  age(server);
  await page.getByRole("link", { name: "People" }).click();
  await page.getByLabel("Everybody").check();
  await page.getByRole("button", { name: "Save the rule" }).click();
  await asked(page).getByRole("button", { name: "Use a passkey" }).click();
  await expect(toast(page, "Everybody needs a second step now")).toBeVisible();
  // Now the password alone proves nothing.
  age(server);
  await page.getByLabel("Nobody").check();
  await page.getByRole("button", { name: "Save the rule" }).click();
  await expect(asked(page).getByLabel("Your password", { exact: true })).toHaveCount(0);
  await asked(page).getByRole("button", { name: "Use a passkey" }).click();
  await expect(toast(page, "The second step is up to everybody now")).toBeVisible();
  await server.stop();
});

test("an address counts once its link was opened, on the page that the mail leads to", { tag: "@all" }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedCall);
  const mails: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: async (stream, _session, done) => {
      let text = "";
      for await (const part of stream) text += part;
      mails.push(text.replace(/=\r\n/g, "").replaceAll("=3D", "="));
      done();
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const at = smtp.server.address();
  const server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${typeof at === "object" && at ? at.port : 0}` });
  await openSignedIn(page, await tokenOf(server), `${server.url}/admin/account`);
  await page.getByLabel("Your e-mail address").fill("owner@academy.example");
  await page.getByLabel("Your e-mail address").press("Enter");
  await expect(toast(page, "Open the link that was sent to owner@academy.example")).toBeVisible();
  await expect.poll(() => mails.length).toBeGreaterThan(0);
  const [, secret = ""] = /welcome#\.([\w-]{43})/.exec(mails[0] ?? "") ?? [];
  await page.goto(`${server.url}/admin/welcome#.${secret}`);
  await expect(page.getByRole("status")).toContainText("mailed to owner@academy.example from now on");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to My account" }).click();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`${server.url}/admin/welcome#.${secret}`);
  await expect(page.getByRole("alert")).toContainText("This link does not work any more.");
  await server.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

test("the dashboard asks for an e-mail address, and tells what no mail could until its person knows of it", { tag: "@all" }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedCall);
  const server = await startServer();
  const token = await tokenOf(server);
  await callApi(server, token, "POST", "/api-tokens", { name: "Import", scopes: ["content"], readOnly: true, days: 30 });
  const changes = page.getByRole("region", { name: "Do you know of this?" });
  // Of one's own acts it asks after the next sign-in only.
  await openSignedIn(page, token, `${server.url}/admin/dashboard`);
  await expect(page.getByRole("link", { name: "Add your e-mail address" })).toBeVisible();
  await expect(changes).toHaveCount(0);
  const later = await tokenOf(server);
  await page.evaluate((given) => localStorage.setItem("adminToken", given), later);
  await page.reload();
  await expect(changes).toContainText("A token for a program was made in the name of admin: Import.");
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  age(server);
  await changes.getByRole("button", { name: "Yes, I know of it" }).click();
  await asked(page).getByLabel("Your password", { exact: true }).fill(server.admin.password);
  await page.keyboard.press("Enter");
  await expect(changes).toHaveCount(0);
  await page.getByRole("link", { name: "Add your e-mail address" }).click();
  await page.getByLabel("Your e-mail address").fill("owner@academy.example");
  await page.getByRole("button", { name: "Save the address" }).click();
  await expect(page.getByText("Not confirmed yet")).toBeVisible();
  await expect(page.getByText("No mail server is set up here")).toBeVisible();
  await expect(page.getByRole("link", { name: "Set up mail" })).toHaveAttribute("href", "/admin/settings#mail");
  await expectAccessible(page);
  await server.stop();
});
