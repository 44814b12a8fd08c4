import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { startServer, type TestServer } from "../server.ts";
import { expect, test } from "../test.ts";
import { startVerifier } from "../verifier.ts";

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Your Name *").fill("Praveen");
  await page.getByLabel("Your Email *").fill("praveen@example.com");
}

const send = (page: Page) => page.getByRole("button", { name: "Send Message" });
const robot = (page: Page) => page.getByRole("checkbox", { name: "I'm not a robot" });
const asked = (page: Page) => page.getByRole("alert").filter({ hasText: "Please complete the verification" });

test.describe("our own check", () => {
  let server: TestServer;
  test.beforeAll(async () => {
    server = await startServer({ BOT_CHECK: "altcha" });
  });
  test.afterAll(() => server.stop());

  test("is asked for, passed, and clears the message", { tag: "@engines" }, async ({ page }) => {
    await page.goto(`${server.url}/contact`);
    await fillIn(page);
    await expect(robot(page)).toBeVisible();
    await send(page).click();
    await expect(asked(page)).toBeVisible();
    await expect(robot(page)).toBeInViewport();
    await robot(page).click();
    await expect(page.getByText("Verified", { exact: true })).toBeVisible();
    await expect(asked(page)).toHaveCount(0);
    await expectAccessible(page);
    await send(page).click();
    await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  });

  test("comes only when the form is touched, from our own server, and moves nothing", async ({ page }) => {
    const hosts = new Set<string>();
    const files: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.protocol === "blob:") return;
      hosts.add(url.host);
      files.push(url.pathname);
    });
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(`${server.url}/contact`, { waitUntil: "networkidle" });
    expect(files.filter((file) => file.includes("altcha"))).toEqual([]);
    const before = await send(page).evaluate((button) => button.getBoundingClientRect().top + scrollY);
    await page.getByLabel("Your Name *").focus();
    await expect(robot(page)).toBeAttached();
    await page.waitForLoadState("networkidle");
    expect(await send(page).evaluate((button) => button.getBoundingClientRect().top + scrollY)).toBe(before);
    expect([...hosts]).toEqual([new URL(server.url).host]);
  });

  test.describe("after a failure", () => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    test("has to be passed again", async ({ page }) => {
      await page.route("**/api/contact", (route) => route.fulfill({ status: 500, body: "{}" }));
      await page.goto(`${server.url}/contact`);
      await fillIn(page);
      await robot(page).click();
      await expect(page.getByText("Verified", { exact: true })).toBeVisible();
      await send(page).click();
      await expect(page.getByRole("alert").filter({ hasText: "Server error:" })).toBeVisible();
      await expect(robot(page)).not.toBeChecked();
      await send(page).click();
      await expect(asked(page)).toBeVisible();
    });

    test("is replaced by a question where it cannot be loaded", { tag: "@all" }, async ({ page }) => {
      await page.route("**/assets/altcha*", (route) => route.abort());
      await page.goto(`${server.url}/contact`);
      await fillIn(page);
      await expect(page.getByText("The verification cannot be loaded here.")).toBeVisible();
      await send(page).click();
      await expect(page.getByLabel(/How much is/)).toBeVisible();
      await expect(page.getByLabel("Your Name *")).toHaveValue("Praveen");
    });
  });
});

const fakeScript = (name: string) => `
  const api = { ready: (then) => then(), reset: () => { window.resets = (window.resets ?? 0) + 1; }, render: (place, settings) => {
    window.settings = settings;
    const button = document.createElement("button");
    button.type = "button"; button.textContent = "Fake check";
    button.onclick = () => settings.callback("a-token");
    place.append(button);
    return 0;
  } };
  window.${name} = api;`;

const providers = [
  { provider: "recaptcha", global: "grecaptcha", script: "https://www.google.com/recaptcha/api.js*" },
  { provider: "turnstile", global: "turnstile", script: "https://challenges.cloudflare.com/turnstile/v0/api.js*" },
  { provider: "hcaptcha", global: "hcaptcha", script: "https://js.hcaptcha.com/1/api.js*" },
];

for (const { provider, global, script } of providers) {
  test.describe(provider, () => {
    let server: TestServer;
    let verifier: Awaited<ReturnType<typeof startVerifier>>;
    test.beforeAll(async () => {
      verifier = await startVerifier();
      server = await startServer({
        BOT_CHECK: provider,
        BOT_CHECK_SITE_KEY: "site-key",
        BOT_CHECK_SECRET: "secret",
        BOT_CHECK_VERIFY_URL: verifier.url,
      });
    });
    test.afterAll(async () => {
      await server.stop();
      verifier.close();
    });

    test("light, of normal size, asked for, and cleared when it expires", {
      tag: ["@not-webkit", ...(provider === "recaptcha" ? [] : ["@all"])],
    }, async ({ page }) => {
      await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: fakeScript(global) }));
      await page.goto(`${server.url}/contact`);
      await fillIn(page);
      const check = page.getByRole("button", { name: "Fake check" });
      await expect(check).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, "settings"))).toMatchObject({
        sitekey: "site-key",
        theme: "light",
        size: "normal",
      });
      await send(page).click();
      await expect(asked(page)).toBeVisible();
      await check.click();
      await expect(asked(page)).toHaveCount(0);
      await page.evaluate(() => Reflect.get(window, "settings")["expired-callback"]());
      await send(page).click();
      await expect(asked(page)).toBeVisible();
      await check.click();
      await send(page).click();
      await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
    });
  });
}
