import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../test.ts";

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

async function lookFor(page: Page, q: string): Promise<void> {
  await page.getByRole("searchbox", { name: "What are you looking for?" }).fill(q);
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "the search" : "the search, without scripts", () => {
    test.use({ javaScriptEnabled, viewport: wide });

    test("a misspelled language leads from the menu to its course, its next classes with day and fee, and to one of them", {
      tag: javaScriptEnabled ? [] : ["@chromium", "@all"],
    }, async ({ page }) => {
      await page.goto("/about");
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
      await expect(page.getByRole("searchbox")).toBeFocused();
      await lookFor(page, "Germn");
      await expect(page).toHaveURL(/\/search\?q=Germn#found$/);
      const main = page.getByRole("main");
      await expect(main).toContainText("We took it as “german”.");
      await expect(page.getByRole("searchbox")).toHaveValue("Germn");
      await expect(main.getByRole("link", { name: "German Deutsch", exact: true })).toHaveAttribute("href", "/course/German_Deutsch");
      const first = main
        .getByRole("listitem")
        .filter({ has: page.getByRole("link", { name: /Ask for a seat/ }) })
        .first();
      await expect(first).toContainText(/day \d+ [A-Z]/);
      await expect(first).toContainText("LKR");
      await first.getByRole("heading").getByRole("link").click();
      await expect(page).toHaveURL(/\/class\/\d/);
    });
  });

test("a phone's menu and an address that is not there lead to it, too", { tag: "@all" }, async ({ page, expectedErrors }) => {
  expectedErrors.push(/404 \(Not Found\)/);
  await page.setViewportSize(phone);
  await page.goto("/no-such-page");
  await expect(page.getByRole("main").getByRole("link", { name: "Search" })).toHaveAttribute("href", "/search");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Search" }).click();
  await lookFor(page, "qqqqqqq");
  await expect(page.getByRole("heading", { name: "We found nothing for “qqqqqqq”" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Ask us" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Korean" })).toBeVisible();
  await expectAccessible(page);
  await lookFor(page, "한국어");
  await expect(page.getByRole("main").getByRole("link", { name: "Korean 한국어", exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("what somebody looks for is kept nowhere, indexed nowhere, and said to no other page", async ({ page, server }) => {
  const answer = await fetch(`${server.url}/search?q=german`, { headers: { accept: "text/html" } });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "strict-origin",
    "x-robots-tag": "noindex",
  });
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
  expect(await (await fetch(`${server.url}/robots.txt`)).text()).toContain("Disallow: /search?\n");
  expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).not.toContain("/search");
  const rules = JSON.stringify(await (await fetch(`${server.url}/next.rules`)).json());
  expect(rules).toContain("/search\\\\?*");
  await page.goto("/search?q=german");
  expect(await page.locator("a[href*='q=']").count()).toBe(0);
  const [request] = await Promise.all([
    page.waitForRequest(/\/course\/German_Deutsch$/),
    page.getByRole("link", { name: "German Deutsch", exact: true }).first().click(),
  ]);
  expect((await request.allHeaders()).referer ?? "").not.toContain("german");
});

test("where the academy is, when it is open and its phone stand among what was found", async ({ page }) => {
  await page.goto("/search?q=opening+hours");
  const contact = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Contact", exact: true }) });
  await expect(contact).toContainText("24 Galle Road, Colombo 03");
  await expect(contact).toContainText(/Monday to Sunday\s*8\.30\sAM\sto\s5\.30\sPM/);
  await expect(contact.getByRole("link", { name: "+94 11 200 0000" })).toHaveAttribute("href", "tel:+94112000000");
});

test("hostile words are words: they are cut, led to one address, and shown as text", async ({ server }) => {
  const hostile = [
    "x".repeat(10_000),
    "\0german",
    ".*(+?[\\",
    "<script>alert(1)</script>",
    "\u202egerman\u2066",
    "العربية",
    "😀".repeat(200),
    "a ".repeat(3000),
    "' or 1=1 --",
  ];
  for (const q of hostile) {
    const answer = await fetch(`${server.url}/search?${new URLSearchParams({ q })}`, { headers: { accept: "text/html" } });
    expect([q.slice(0, 20), answer.status]).toEqual([q.slice(0, 20), 200]);
    const asked = new URL(answer.url).searchParams.get("q") ?? "";
    expect([...asked].length).toBeLessThanOrEqual(80);
    const html = await answer.text();
    expect(html).not.toContain("<script>alert");
    expect(html).not.toMatch(/[\0\u202e\u2066]/u);
  }
  for (const q of ["%00", "%", "%ff", "%F0%9F", "a&q=b&q=c"])
    expect([q, (await fetch(`${server.url}/search?q=${q}`, { headers: { accept: "text/html" } })).status]).toEqual([q, 200]);
});
