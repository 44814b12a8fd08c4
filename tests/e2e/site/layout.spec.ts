import { expectAccessible } from "../accessible.ts";
import { hold } from "../hold.ts";
import { pagesToWalk } from "../pages.ts";
import { scripted } from "../scripted.ts";
import { expect, test } from "../test.ts";

const phone = { width: 390, height: 844 };

test("the main navigation leads everywhere and marks the current page", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link")).toHaveText(["Home", "About", "Courses", "Exams", "Classes", "Blog", "Contact", "Search"]);
  await expect(main.locator("[aria-current=page]")).toHaveText("Home");
  await main.getByRole("link", { name: "Courses" }).click();
  await expect(page).toHaveURL(/\/courses$/);
  await expect(main.locator("[aria-current=page]")).toHaveText("Courses");
  await page.goto("/course/German_Deutsch");
  await expect(main.locator("[aria-current=true]")).toHaveText("Courses");
});

test("on a phone the menu keeps the focus inside, and Escape gives it back", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/about");
  const open = page.getByRole("button", { name: "Menu" });
  await open.click();
  const menu = page.getByRole("dialog");
  await expect(menu.getByRole("link")).toHaveCount(8);
  await expectAccessible(page);
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  // Not "focused": in Firefox the keys above went on to the browser's own bars, and the window has the focus no more.
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
  await open.click();
  await menu.getByRole("link", { name: "Exams" }).click();
  await expect(page).toHaveURL(/\/exams$/);
  await expect(menu).toBeHidden();
});

test("the menu opens before any script has arrived", { tag: "@not-webkit" }, async ({ page }) => {
  await page.route("**/*.js", () => {});
  await page.setViewportSize(phone);
  await page.goto("/courses", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Blog" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a menu that was opened early stays open when scripts take over", { tag: ["@not-webkit", "@all"] }, async ({ page }) => {
  const arrive = await hold(page, "**/*.js");
  await page.setViewportSize(phone);
  await page.goto("/courses", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).click();
  arrive();
  await scripted(page);
  await expect(page.locator("section[data-ready] .carousel-strip")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Blog" })).toBeVisible();
});

test("without scripts the navigation is a row of links on a phone too", { tag: ["@chromium", "@all"] }, async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await page.goto(`${server.url}/courses`);
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Exams" }).click();
  await expect(page).toHaveURL(/\/exams$/);
  await context.close();
});

for (const name of ["Serendib Language Academy", "Home"]) {
  test(`“${name}” on the home page scrolls up and loads the page afresh`, { tag: name === "Home" ? "@all" : [] }, async ({ page }) => {
    await page.goto("/");
    await scripted(page);
    await page.evaluate(() => {
      document.body.dataset.old = "yes";
      scrollTo(0, 1500);
    });
    const link = page.getByRole("banner").getByRole("link", { name, exact: true });
    await Promise.all([page.waitForEvent("load"), link.evaluate((element) => element instanceof HTMLElement && element.click())]);
    expect(await page.evaluate(() => ({ old: document.body.dataset.old, y: scrollY }))).toEqual({ old: undefined, y: 0 });
  });
}

test("other navigation starts at the top of the new page, and going back returns", async ({ page }) => {
  await page.goto("/about");
  await scripted(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Courses", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Courses");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test("the footer has quick links, the popular courses at their addresses, and ways to reach a person", async ({ page, request }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const [name, address] of [
    ["German Deutsch", "/course/German_Deutsch"],
    ["Russian Русский", "/course/Russian_Русский"],
    ["Dutch Nederlands", "/course/Dutch_Nederlands"],
    ["French Français", "/course/French_Français"],
  ] as const) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", encodeURI(address));
    expect((await request.get(address, { headers: { accept: "text/html" } })).status()).toBe(200);
  }
  await expect(footer.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy-policy");
  await expect(footer.getByRole("link", { name: "+94 11 200 0000" })).toHaveAttribute("href", "tel:+94112000000");
  await expect(footer.getByRole("link", { name: "hello@academy.example" })).toHaveAttribute("href", "mailto:hello@academy.example");
  await expect(footer).toContainText("Monday to Sunday");
  await expect(footer).toContainText("8.30 AM to 5.30 PM");
  await expect(footer.getByRole("link", { name: "Facebook" })).toBeVisible();
});

test("the first Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test.describe("on every page", () => {
  test.use({ expectedErrors: [/404/] });
  test("nothing is wider than the screen, nor lies over what follows until it is laid out", async ({ page }) => {
    for (const path of pagesToWalk) {
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        if (width === 320) await page.goto(path);
        expect([path, width, await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)]).toEqual([path, width, false]);
        expect([path, width, await page.evaluate(beyondTheirSections)]).toEqual([path, width, []]);
      }
    }
  });
});

/** The texts of links that stand below the room that is kept for their section (app/site/layout/layout.css). */
function beyondTheirSections() {
  return [...document.querySelectorAll("main > section, footer")].flatMap((section) => {
    const { bottom } = section.getBoundingClientRect();
    return [...section.querySelectorAll("a")]
      .filter((link) => link.getBoundingClientRect().bottom > bottom + 1)
      .map((link) => link.textContent);
  });
}
