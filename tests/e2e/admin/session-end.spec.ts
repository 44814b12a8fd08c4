import type { Page } from "@playwright/test";
import { classInput } from "../../factories.ts";
import { callApi, endSession, failedCall, openSignedIn, signInAgain, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

type Form = { title: string; address: string; open?: (page: Page) => Promise<void>; typed: Record<string, string>; save: string };

const pressing = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

async function openMail(page: Page): Promise<void> {
  const master = page.getByRole("textbox", { name: "Master password" });
  await expect(master.or(page.locator("#set-up-mail")).first()).toBeVisible();
  if (await master.isVisible()) {
    await master.fill("master-1");
    await page.keyboard.press("Enter");
  }
  await page.locator("#set-up-mail").click();
}

/** Small forms, which keep nothing while they are open. */
const forms: Form[] = [
  {
    title: "Add a redirect",
    address: "/admin/redirects",
    open: pressing("Add redirect"),
    typed: { From: "/brochure-2019", "Leads to": "/courses" },
    save: "Save",
  },
  {
    title: "Invite somebody",
    address: "/admin/people",
    open: pressing("Invite somebody"),
    typed: { Name: "Nadeesha Perera", "E-mail": "nadeesha@academy.example", Username: "nadeesha" },
    save: "Make the account",
  },
  { title: "How mail is sent", address: "/admin/settings", open: openMail, typed: { "Mail server": "smtp.academy.example" }, save: "Save" },
  { title: "", address: "/admin/account", typed: { "Your e-mail address": "anoma@academy.example" }, save: "Save the address" },
];

test.describe("a session that ended elsewhere", () => {
  test.use({ expectedErrors: [failedCall] });

  for (const [index, { title, address, open = async () => {}, typed, save }] of forms.entries()) {
    const name = `costs no word of a small form on ${address}: pressing Save leads to the sign-in, and back to what was typed`;
    test(name, index === 0 ? {} : { tag: "@all" }, async ({ page, server, token }) => {
      await openSignedIn(page, token, address);
      await open(page);
      for (const [label, words] of Object.entries(typed)) await page.getByLabel(label).first().fill(words);
      await endSession(server, token);
      await page.getByRole("button", { name: save, exact: true }).click();
      // A mail server that no test mail went to is asked about once more.
      const again = page.getByText("No test mail went this way yet.");
      await expect(again.or(page.getByText("Your session has ended."))).toBeVisible();
      if (await again.isVisible()) await page.getByRole("button", { name: save, exact: true }).click();
      await signInAgain(page, server);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      if (title !== "") await expect(toast(page, `What you typed in “${title}” is kept`)).toBeVisible();
      await open(page);
      for (const [label, words] of Object.entries(typed)) await expect(page.getByLabel(label).first()).toHaveValue(words);
    });
  }

  test("costs no word of a message to a class, and nobody who has it is told twice", { tag: "@all" }, async ({
    page,
    server,
    token,
    context,
  }) => {
    const { id: class_id } = await callApi(server, token, "POST", "/classes", classInput({ title: "Much told" }));
    for (const name of ["Anjali", "Dilshan"])
      await callApi(server, token, "POST", "/enquiries", { name, phone: "077 1234567", channel: "phone", class_id, status: "Enrolled" });
    await context.route(/wa\.me/, (route) => route.fulfill({ body: "WhatsApp" }));
    await openSignedIn(page, token, "/admin/classes?q=Much+told");
    await page.getByRole("link", { name: /^Roster of .*Much told/ }).click();
    const write = page.getByRole("button", { name: "Write to everybody" });
    await write.click();
    const text = page.getByLabel("Text of the message");
    await page.getByLabel("Subject").fill("About the hall");
    await text.fill("Dear {name}, we meet in the hall.");
    await page.getByRole("link", { name: "WhatsApp Anjali (2 to go)" }).click();
    await expect(page.getByText("1 of 2 told.")).toBeVisible();
    await page.bringToFront();
    await endSession(server, token);
    await page.getByRole("link", { name: "WhatsApp Dilshan" }).click();
    await page.bringToFront();
    await signInAgain(page, server);
    await write.click();
    await expect(text).toHaveValue("Dear {name}, we meet in the hall.");
    await expect(page.getByText("1 of 2 told.")).toBeVisible();
  });

  test("puts nothing into the password of what somebody types on", { tag: ["@all", "@not-webkit"] }, async ({ page, token }) => {
    await openSignedIn(page, token, "/admin/redirects");
    await page.getByRole("button", { name: "Add redirect" }).click();
    const other = await page.context().newPage();
    await other.goto("/courses");
    await page.bringToFront();
    await page.getByLabel("From").focus();
    const typing = page.keyboard.type("/brochure".repeat(8), { delay: 50 });
    await other.evaluate(() => localStorage.removeItem("adminToken"));
    await typing;
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  });

  test("costs none either where another tab of the browser dropped it, as after a change of the password", { tag: "@all" }, async ({
    page,
    server,
    token,
  }) => {
    await openSignedIn(page, token, "/admin/redirects");
    await page.getByRole("button", { name: "Add redirect" }).click();
    await page.getByLabel("From").fill("/brochure-2019");
    const other = await page.context().newPage();
    await other.goto("/courses");
    await other.evaluate(() => localStorage.removeItem("adminToken"));
    await other.close();
    await signInAgain(page, server);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("What you typed in “Add a redirect”");
    await page.getByRole("button", { name: "Stay" }).click();
    await page.getByRole("button", { name: "Add redirect" }).click();
    await expect(page.getByLabel("From")).toHaveValue("/brochure-2019");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard changes" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/login/);
  });
});
