import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { enquiryInput } from "../../factories.ts";
import { freePort } from "../../postgres/server.ts";
import { expectAccessible } from "../accessible.ts";
import { startServer, tokenOf } from "../server.ts";
import { failedCall, openSignedIn, toast, unlock } from "../staff.ts";
import { expect, test } from "../test.ts";

/** A mail server of one test; `arrived`: to whom it was sent what it took. */
async function openMailbox(options: SMTPServerOptions) {
  const arrived: string[] = [];
  const smtp = new SMTPServer({
    ...options,
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.on("end", () => {
        arrived.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => smtp.listen(port, "127.0.0.1", resolve));
  return { port, arrived, close: () => new Promise<void>((resolve) => smtp.close(() => resolve())) };
}

test("mail that the mail server refused is listed with what it said, and goes when it is sent again", { tag: "@all" }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedCall);
  let refuses = true;
  const { port, arrived, close } = await openMailbox({
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: (_to, _session, done) => done(refuses ? Object.assign(new Error("No such domain here"), { responseCode: 550 }) : undefined),
  });
  const own = await startServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, ENQUIRY_TO: "office@academy.example" });
  try {
    await page.request.post(`${own.url}/api/contact`, { data: enquiryInput({ email: "nimal@example.com" }) });
    await openSignedIn(page, await tokenOf(own), `${own.url}/admin/settings`);
    await unlock(page, own.admin.master);
    await expect(page.getByText("Refused", { exact: true })).toHaveCount(2);
    await expect(page.getByText(/No such domain here/)).toHaveCount(2);
    await expectAccessible(page);
    refuses = false;
    await page.getByRole("button", { name: "Send again: Receipt to the visitor, enquiry 1" }).click();
    await expect.poll(() => arrived).toEqual(["nimal@example.com"]);
    await page.getByRole("button", { name: "Send all of the last two weeks again" }).click();
    await expect.poll(() => arrived.length).toBe(2);
    await expect(page.getByRole("heading", { name: "Mail that is not sent" })).toHaveCount(0);
  } finally {
    await own.stop();
    await close();
  }
});

test("an owner sets up mail on the screen: tries it, is told what is wrong, saves it, and enquiries are mailed", { tag: "@all" }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedCall);
  const { port, arrived, close } = await openMailbox({
    disabledCommands: ["STARTTLS"],
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => (password === "app password" ? done(null, { user: "web" }) : done(new Error("No"))),
  });
  const own = await startServer();
  try {
    await openSignedIn(page, await tokenOf(own), `${own.url}/admin/settings`);
    await unlock(page, own.admin.master);
    await page.getByRole("button", { name: "Set up mail" }).click();
    const dialog = page.getByRole("dialog", { name: "How mail is sent" });
    await dialog.getByRole("textbox", { name: "Mail comes from" }).fill("office@academy.example");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Saved. No mail is sent until a mail server is named.")).toBeVisible();
    await page.getByRole("button", { name: "Set up mail" }).click();
    await dialog.getByRole("textbox", { name: "Mail server" }).fill("127.0.0.1");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect(dialog.getByRole("textbox", { name: "Port" })).toHaveValue("465");
    await dialog.getByRole("combobox", { name: "Encryption" }).selectOption("STARTTLS");
    await expect(dialog.getByRole("textbox", { name: "Port" })).toHaveValue("587");
    await dialog.getByRole("textbox", { name: "Port" }).fill(String(port));
    await dialog.getByRole("textbox", { name: "User" }).fill("web");
    const password = dialog.getByRole("textbox", { name: "Password of the mail account" });
    await password.fill("wrong");
    await dialog.getByRole("textbox", { name: "Enquiries go to" }).fill("office@academy.example, nobody");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Please enter a valid email address.")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Enquiries go to" }).fill("office@academy.example, second@academy.example");
    await dialog.getByRole("textbox", { name: /send a test mail to/ }).fill("owner@academy.example");
    await dialog.getByRole("button", { name: "Send a test mail" }).click();
    await expect(dialog.getByText(/The server refused the sign-in/)).toBeVisible();
    const untried = dialog.getByText("No test mail went this way yet.");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(untried).toBeVisible();
    await expectAccessible(page);
    await password.fill("app password");
    await dialog.getByRole("button", { name: "Send a test mail" }).click();
    await expect(dialog.getByText("The mail server took the mail for owner@academy.example.")).toBeVisible();
    await expect(untried).toBeHidden();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    await expect(toast(page, "Saved. Mail is sent this way from now on.")).toBeVisible();
    await expect(page.getByText(`127.0.0.1, port ${port}`)).toBeVisible();
    await expect(page.getByText("office@academy.example, second@academy.example")).toBeVisible();
    await page.request.post(`${own.url}/api/contact`, { data: enquiryInput({ email: "nimal@example.com" }) });
    await expect
      .poll(() => arrived)
      .toEqual(expect.arrayContaining(["office@academy.example", "second@academy.example", "nimal@example.com"]));
    await page.getByRole("link", { name: "Academy", exact: true }).click();
    await expect(page.getByText("Enquiries are mailed to office@academy.example and second@academy.example.")).toBeVisible();
    // Who looked at another screen meanwhile is not asked for the master password again.
    await page.getByRole("link", { name: "Settings, Mail" }).click();
    await expect(page.getByRole("heading", { name: "Mail", exact: true })).toBeFocused();
    // The kept password goes to no other server.
    await page.getByRole("button", { name: "Change how mail is sent" }).click();
    await expect(password).toHaveValue("");
    await dialog.getByRole("textbox", { name: "Mail server" }).fill("localhost");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(untried).toBeVisible();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Please type the password: it is kept for one server and one user.").first()).toBeVisible();
  } finally {
    await own.stop();
    await close();
  }
});
