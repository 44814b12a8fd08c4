import { fillIn, openContact, send } from "../contact-page.ts";
import { expect, test } from "../test.ts";

test.describe("a failure", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  const cases = [
    {
      name: "the server's own fault",
      status: 500,
      body: { error: "Boom" },
      says: "Server error: Please try again later or contact us directly.",
    },
    { name: "a database that is away", status: 503, body: {}, says: "Server error: Please try again later or contact us directly." },
    { name: "wrong input", status: 400, body: { error: "Name: no" }, says: "Please check your input and try again." },
    {
      name: "a refusal with words",
      status: 429,
      body: { error: "Too many messages. Please wait." },
      says: "Too many messages. Please wait.",
    },
    { name: "a refusal without words", status: 418, body: "tea", says: "Failed to send message. Please try again." },
  ];
  for (const { name, status, body, says } of cases) {
    test(`keeps everything typed: ${name}`, { tag: status === 500 ? [] : "@all" }, async ({ page }) => {
      await page.route("**/api/contact", (route) =>
        route.fulfill({ status, body: typeof body === "string" ? body : JSON.stringify(body) }),
      );
      await openContact(page);
      await fillIn(page);
      await send(page).click();
      await expect(page.getByRole("alert").filter({ hasText: says })).toBeVisible();
      await expect(page.getByLabel("Details")).toHaveValue("Evenings, please.");
      await expect(page.getByLabel("German Deutsch")).toBeChecked();
      await expect(send(page)).toBeEnabled();
    });
  }

  test("keeps everything typed: no network", { tag: "@all" }, async ({ page }) => {
    await page.route("**/api/contact", (route) => route.abort());
    await openContact(page);
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Network error: Please check your connection and try again." })).toBeVisible();
    await expect(page.getByLabel("Your Name *")).toHaveValue("Nimali Fernando");
  });

  test("says that the check was not taken", { tag: "@all" }, async ({ page }) => {
    const body = JSON.stringify({ error: "x", issues: [{ path: "recaptchaToken", message: "Please complete the verification" }] });
    await page.route("**/api/contact", (route) => route.fulfill({ status: 400, body }));
    await openContact(page);
    await fillIn(page);
    await send(page).click();
    await expect(page.getByText("Please check your input and try again.")).toBeVisible();
    await expect(page.getByText("Please complete the verification")).toBeVisible();
  });

  test("names the field that the server refused", async ({ page }) => {
    const body = JSON.stringify({
      error: "x",
      message: "x",
      issues: [{ path: "phone", message: "Please remove the control characters from this text." }],
    });
    await page.route("**/api/contact", (route) => route.fulfill({ status: 400, body }));
    await openContact(page);
    await fillIn(page);
    await send(page).click();
    await expect(page.getByLabel("Phone Number")).toBeFocused();
    await expect(page.getByLabel("Phone Number")).toHaveAccessibleDescription(/control characters/);
  });
});
