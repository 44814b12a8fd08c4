import { TOTP } from "otpauth";
import { expectAccessible } from "../accessible.ts";
import { startServer, tokenOf } from "../server.ts";
import { callApi, failedCall, openSignedIn } from "../staff.ts";
import { expect, test } from "../test.ts";

test("one comes and one goes: invited, at work with one's own sections, signed out at once", { tag: "@all" }, async ({
  page,
  server,
  token,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(failedCall);
  await openSignedIn(page, token, "/admin/people");
  await page.getByRole("button", { name: "Invite somebody" }).click();
  const invite = page.getByRole("dialog", { name: "Invite somebody" });
  await invite.getByLabel("Name", { exact: true }).fill("Admin");
  await invite.getByLabel("E-mail").fill("ruwani@academy.example");
  await invite.getByLabel("Username").fill("ruwani");
  await invite.getByLabel("Editor").check();
  await expectAccessible(page);
  await invite.getByRole("button", { name: "Make the account" }).click();
  await expect(invite.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(/Somebody else has this name/);
  // A save that was refused is none: what was typed is asked about.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await invite.getByLabel("Name", { exact: true }).fill("Ruwani Silva");
  await invite.getByRole("button", { name: "Make the account" }).click();
  const handed = page.getByRole("dialog", { name: "The link for Ruwani Silva" });
  await expect(handed).toContainText("It was not mailed: no mail server is set up");
  const link = await handed.getByLabel("Link", { exact: true }).inputValue();
  await handed.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Ruwani Silva" })).toContainText("Invited");
  await expectAccessible(page);

  const hers = await (await browser.newContext({ baseURL: server.url })).newPage();
  await hers.goto(link);
  await expect(hers.getByRole("heading", { name: "Welcome, Ruwani Silva" })).toBeVisible();
  await hers.getByLabel("New password", { exact: true }).fill("12345");
  await hers.getByRole("button", { name: "Set the password" }).click();
  await expect(hers.getByRole("alert")).toContainText("at least 6 characters");
  await hers.getByLabel("New password", { exact: true }).fill("brick saffron lagoon");
  await hers.getByRole("button", { name: "Set the password" }).click();
  await expect(hers).toHaveURL(/welcome$/);
  await hers.getByRole("link", { name: "Go to the sign-in page" }).click();
  await hers.getByLabel("Username").fill("ruwani");
  await hers.getByLabel("Password", { exact: true }).fill("brick saffron lagoon");
  await hers.getByRole("button", { name: "Sign In" }).click();
  const sections = hers.getByRole("navigation", { name: "Sections" });
  await expect(sections.getByRole("link", { name: "Courses" })).toBeVisible();
  for (const name of ["Enquiries", "People", "Settings"]) await expect(sections.getByRole("link", { name })).toHaveCount(0);
  await hers.goto("/admin/enquiries");
  await expect(hers.getByRole("heading", { name: "This is not part of your work" })).toBeVisible();
  await hers.getByRole("link", { name: "Signed in as Ruwani Silva" }).click();
  await expect(hers.getByRole("heading", { name: "My account" })).toBeVisible();
  await expect(hers.getByText("This one")).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole("alert")).toContainText("This link does not work any more.");
  await page.goto("/admin/people");
  await page.getByRole("button", { name: "End account of Ruwani Silva" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End the account" }).click();
  await expect(page.getByRole("heading", { name: "Ended accounts" })).toBeVisible();
  await hers.getByRole("link", { name: "Trash" }).click();
  await expect(hers.getByText("Your session has ended.")).toBeVisible();
  await hers.context().close();

  await page.goto("/admin/activity?actor=Ruwani+Silva");
  await expect(page.getByText("Ruwani Silva signed in")).toBeVisible();
  await expect(page.getByText("admin invited")).toHaveCount(0);
  const [entry] = await callApi(server, token, "GET", "/audit?noun=people&limit=1");
  expect(entry).toMatchObject({ actor: "admin", action: "leave", title: "Ruwani Silva" });
});

test("one signs out elsewhere, and changes one's own password", { tag: "@all" }, async ({ page, server, token, expectedErrors }) => {
  expectedErrors.push(failedCall);
  const login = { username: "admin", password: server.admin.password };
  const second = (await callApi(server, token, "POST", "/auth/login", login)).token;
  await openSignedIn(page, token, "/admin/account");
  await page
    .getByRole("button", { name: /Sign out there/ })
    .first()
    .click();
  await expect(page.locator("[data-sonner-toast]").filter({ hasText: "Signed out" })).toBeVisible();
  await page.getByLabel("Current password", { exact: true }).fill("wrong");
  await page.getByLabel("New password", { exact: true }).fill("brick saffron lagoon");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Current password is incorrect" })).toBeVisible();
  await expectAccessible(page);
  // Whichever form of the page holds what was typed, it is asked about.
  const asked = page.getByRole("dialog", { name: "Unsaved changes" }).or(page.getByRole("alertdialog", { name: "Unsaved changes" }));
  const courses = page.locator('a[href="/admin/courses"]').first();
  await courses.dispatchEvent("click");
  await asked.getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL("/admin/courses");
  await expect(page.getByRole("heading", { name: "Courses", level: 1 })).toBeVisible();
  await page.locator('a[href="/admin/account"]').first().dispatchEvent("click");
  await page.getByLabel("Your e-mail address").fill("half@typed");
  // As by hand: not in the very frame in which it was typed, where nothing asks yet.
  await courses.click();
  await asked.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Your e-mail address")).toHaveValue("half@typed");
  expect(second).not.toBe(token);
});

test("the second step: set up with an app, asked for at the next sign-in, and a recovery code instead", { tag: "@all" }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedCall);
  // A server of its own: the rule is for everybody.
  const server = await startServer();
  const token = await tokenOf(server);
  const { secret } = await callApi(server, token, "POST", "/auth/second-step", { password: server.admin.password });
  await callApi(server, token, "POST", "/auth/second-step/confirm", { code: new TOTP({ secret }).generate() });
  await callApi(server, token, "POST", "/people", { username: "kamal", name: "Kamal", email: "k@academy.example", role: "desk" }).then(
    ({ token: link }) => callApi(server, token, "POST", "/auth/choose-password", { token: link, newPassword: "words of kamal" }),
  );
  const { token: his } = await callApi(server, token, "POST", "/auth/login", { username: "kamal", password: "words of kamal" });
  await callApi(server, token, "PUT", "/people/second-step", { askedOf: "everybody" });
  await openSignedIn(page, his, `${server.url}/admin/enquiries`);
  await page.getByRole("link", { name: "Set it up" }).click();
  await page.getByRole("button", { name: "Set up the second step" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up the second step" });
  await dialog.getByLabel("Your password", { exact: true }).fill("words of kamal");
  await dialog.getByRole("button", { name: "Go on" }).click();
  const totp = new TOTP({ secret: (await dialog.getByRole("code").textContent())?.replaceAll(" ", "") ?? "" });
  await dialog.getByLabel("Code", { exact: true }).fill("000000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByText("This code is not right.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Code", { exact: true }).fill(totp.generate());
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const shown = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(shown.getByRole("listitem")).toHaveCount(10);
  const code = (await shown.getByRole("listitem").first().textContent()) ?? "";
  await page.keyboard.press("Escape");
  await expect(shown).toBeVisible();
  await shown.getByLabel("I have kept the codes").check();
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("link", { name: "Enquiries", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByLabel("Username").fill("kamal");
  await page.getByLabel("Password", { exact: true }).fill("words of kamal");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByLabel("Code", { exact: true }).fill("aaaaa-aaaaa");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toContainText("This code is not right.");
  await page.getByLabel("Code", { exact: true }).fill(code.toUpperCase());
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("link", { name: "Enquiries", exact: true })).toBeVisible();
  await server.stop();
});
