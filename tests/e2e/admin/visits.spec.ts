import type { TestServer } from "../server.ts";
import { callApi, openSignedIn } from "../staff.ts";
import { expect, test } from "../test.ts";

const visitsOf = async (server: TestServer, token: string, address: string): Promise<number> =>
  (await callApi(server, token, "GET", "/visits")).pages.find((page: { address: string }) => page.address === address)?.visits ?? 0;

// Chromium for tests says "HeadlessChrome", which is a robot's name.
const userAgent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

test("a page that somebody sees is counted once, and staff see it; one fetched ahead is not, nor whoever asks not to be", async ({
  browser,
  browserName,
  page,
  server,
  token,
}) => {
  const asSomebody = { baseURL: server.url, ...(browserName === "chromium" && { userAgent }) };
  const visitors = await browser.newContext(asSomebody);
  const visitor = await visitors.newPage();
  const told = visitor.waitForResponse((answer) => answer.url().endsWith("/api/visits"));
  await visitor.goto("/terms-conditions");
  expect((await told).status()).toBe(204);
  expect(await visitsOf(server, token, "/terms-conditions")).toBe(1);
  // Fetched, and never shown.
  await visitor.evaluate(() => fetch("/privacy-policy", { headers: { accept: "text/html", "sec-purpose": "prefetch" } }));
  expect(await visitsOf(server, token, "/privacy-policy")).toBe(0);
  await visitors.close();

  const private_ = await browser.newContext(asSomebody);
  await private_.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const shy = await private_.newPage();
  const calls: string[] = [];
  shy.on("request", (request) => calls.push(request.url()));
  await shy.goto("/privacy-policy");
  await expect(shy.locator("html[data-scripted]")).toBeAttached();
  await shy.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect(calls.filter((url) => url.endsWith("/api/visits"))).toEqual([]);
  const refused = await fetch(`${server.url}/api/visits`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": userAgent, "sec-fetch-site": "same-origin", "sec-gpc": "1" },
    body: JSON.stringify({ path: "/privacy-policy", from: "" }),
  });
  expect([refused.status, await visitsOf(server, token, "/privacy-policy")]).toEqual([204, 0]);
  await private_.close();

  await openSignedIn(page, token, "/admin/visits");
  await expect(page.getByRole("heading", { name: "Visits", exact: true })).toBeVisible();
  const pages = page.getByRole("table", { name: "Visits by page" });
  await expect(pages.getByRole("row").filter({ hasText: "Terms & Conditions" })).toContainText("1");
  await page.getByText("As a table").click();
  await expect(page.getByRole("table", { name: "Visits by day" }).getByRole("row")).toHaveCount(31);
  await page.getByLabel("Period").selectOption("365");
  await expect(page).toHaveURL(/days=365/);
  await expect(page.getByRole("table", { name: "Visits by week" })).toBeVisible();
});
