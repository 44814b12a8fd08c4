import { expectAccessible } from "../accessible.ts";
import { startServer, tokenOf } from "../server.ts";
import { callApi, failedCall, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

test("a passkey is added, opens the back office where more than a password is asked for, and is removed", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(failedCall);
  // A server of its own: the rule is for everybody.
  const server = await startServer();
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  const { authenticatorId } = await devices.send("WebAuthn.addVirtualAuthenticator", {
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
  const adding = page.getByRole("dialog", { name: "Add a passkey" });
  await adding.getByLabel("Name", { exact: true }).fill("Laptop at the desk");
  await adding.getByLabel("Your password", { exact: true }).fill("wrong-1");
  await adding.getByRole("button", { name: "Go on" }).click();
  await expect(adding.getByLabel("Your password", { exact: true })).toHaveAccessibleDescription("This is not your password.");
  await expectAccessible(page);
  // The device does not know its person.
  await devices.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await adding.getByLabel("Your password", { exact: true }).fill(server.admin.password);
  await adding.getByRole("button", { name: "Go on" }).click();
  await expect(adding.getByText("No passkey was used.")).toBeVisible();
  await devices.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await adding.getByRole("button", { name: "Go on" }).click();
  await expect(toast(page, "Passkey added: Laptop at the desk")).toBeVisible();
  await expect(page.getByText("not used yet")).toBeVisible();

  await page.getByRole("link", { name: "People" }).click();
  await page.getByLabel("Everybody").check();
  await page.getByRole("button", { name: "Save the rule" }).click();
  await expect(toast(page, "Everybody needs a second step now")).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByLabel("Username").fill(server.admin.username);
  await page.getByLabel("Password", { exact: true }).fill(server.admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toContainText("Please sign in with your passkey.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("link", { name: "Enquiries", exact: true })).toBeVisible();

  await page.goto(`${server.url}/admin/account`);
  await expect(page.getByText(/last used/).first()).toBeVisible();
  await page.getByRole("button", { name: "Remove the passkey Laptop at the desk" }).click();
  const removing = page.getByRole("dialog", { name: "Remove “Laptop at the desk”?" });
  await removing.getByLabel("Your password", { exact: true }).fill(server.admin.password);
  await removing.getByRole("button", { name: "Remove it" }).click();
  await expect(removing.getByText("this is your last one")).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem("adminToken"))) ?? "";
  await callApi(server, token, "PUT", "/people/second-step", { askedOf: "nobody" });
  await removing.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByRole("button", { name: /Remove the passkey/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("This passkey opens no account here.");
  await server.stop();
});
