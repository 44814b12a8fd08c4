import { startServer, type TestServer } from "../server.ts";
import { expect, test } from "../test.ts";

// A refused form is a page with status 400, which the browser notes in its console.
test.use({ javaScriptEnabled: false, expectedErrors: [/Failed to load resource.*400/] });

test.describe("with the bot check on", () => {
  let guarded: TestServer;
  test.beforeAll(async () => {
    guarded = await startServer({ BOT_CHECK: "altcha" });
  });
  test.afterAll(() => guarded.stop());

  test("the form posts itself, asks a small question, and is taken", async ({ page }) => {
    await page.goto(`${guarded.url}/contact`);
    await page.getByLabel("Your Name *").fill("Nihal");
    await page.getByLabel("Your Email *").fill("nihal@example.com");
    await page.getByLabel("Tamil தமிழ்").check();
    await page.getByLabel("Details").fill("<b>Saturday</b> & Sunday");
    await page.getByRole("button", { name: "Send Message" }).click();

    await expect(page.getByText("Please complete the verification")).toBeVisible();
    await expect(page.getByLabel("Details")).toHaveValue("<b>Saturday</b> & Sunday");
    await expect(page.getByLabel("Tamil தமிழ்")).toBeChecked();
    const question = page.getByLabel(/How much is/);
    await question.fill("99");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(question).toHaveValue("");
    await expect(page.getByText("Please complete the verification")).toBeVisible();

    await question.fill(sumIn(await page.locator("label[for=contact-answer]").textContent()));
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
    // A page of its own: loaded again, it sends nothing again.
    await expect(page).toHaveURL(/\/contact\?sent=1#/);
    await page.getByRole("link", { name: "Write another message" }).click();
    await expect(page.getByLabel("Your Name *")).toHaveValue("");
  });

  test("the page is the same for everyone", { tag: "@all" }, async ({ request }) => {
    const read = async () => (await request.get(`${guarded.url}/contact`, { headers: { accept: "text/html" } })).text();
    expect(await read()).toBe(await read());
    expect(await read()).not.toContain("How much is");
  });
});

test("what is missing is named", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByLabel("Your Name *")).toHaveAccessibleDescription("This field is required.");
  await expect(page.getByLabel("Your Email *")).toHaveAccessibleDescription("This field is required.");
});

test("on a phone what the form answers is in view", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("2 fields need another look.")).toBeInViewport();
  await page.getByLabel("Your Name *").fill("Nihal");
  await page.getByLabel("Your Email *").fill("nihal@example.com");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeInViewport();
});

test("with the bot check off nothing is asked but whether a short number is right", { tag: "@all" }, async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Your Name *").fill("Nihal");
  await page.getByLabel("Your Email *").fill("nihal@example.com");
  await page.getByLabel("Phone Number").fill("12345");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByLabel("Phone Number")).toHaveAccessibleDescription(/looks too short for Sri Lanka/);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
});

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

function sumIn(question: string | null): string {
  const found = (question ?? "").split(/\W+/).filter((word) => words.includes(word));
  return String(found.reduce((sum, word) => sum + words.indexOf(word), 0));
}
