import type { Page } from "@playwright/test";
import { form, send } from "../contact-page.ts";
import { oldBrowsers, openAs } from "../old-browser.ts";
import { publicPages, tagOf } from "../pages.ts";
import { expect, test } from "../test.ts";

// With no script, at the width of a phone. An unknown page has status 404, which the browser notes in its console.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, expectedErrors: [/Failed to load resource.*404/] });

for (const old of oldBrowsers) {
  // The older one lacks all that the newer one does.
  test.describe(`in a browser ${old.name}, without scripts`, { tag: old.layers ? "@all" : [] }, () => {
    test.beforeEach(({ page }) => openAs(page, old));

    for (const path of publicPages) {
      test(`${path} can be read`, { tag: tagOf(path) }, async ({ page }) => {
        await page.goto(path);
        const main = page.getByRole("main");
        await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(main.getByRole("paragraph").filter({ visible: true })).not.toHaveCount(0);
        expect(await tooWide(page)).toEqual([]);
        expect(await giantIcons(page)).toEqual([]);
        await expect(page.getByRole("link", { name: "Contact", exact: true }).filter({ visible: true }).first()).toBeVisible();
        expect(await shownTwice(page)).toEqual([]);
      });
    }

    test("the skip link leads to the content, and the form is sent", async ({ page, server, token }) => {
      await page.goto("/contact");
      await page.getByRole("link", { name: "Skip to the content" }).press("Enter");
      await expect(page).toHaveURL(/#content$/);
      const email = `${old.name.replace(" ", "-")}@example.com`;
      for (const [label, text] of Object.entries({ "Your Name *": "Nihal", "Your Email *": email, Details: "From an old phone." })) {
        await page.getByLabel(label).click();
        await page.getByLabel(label).fill(text);
      }
      await form(page).getByLabel("Tamil தமிழ்").check();
      await send(page).click();
      await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
      const answer = await fetch(`${server.url}/api/enquiries?q=${email}`, { headers: { authorization: `Bearer ${token}` } });
      expect(await answer.json()).toMatchObject([{ email, details: "From an old phone.", interestedCourses: ["Tamil தமிழ்"] }]);
    });
  });
}

/** What makes the page wider than the screen. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll("body *")]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 100)),
  );
}

function giantIcons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("svg:not(.scene, .poster)")]
      .filter((icon) => icon.getBoundingClientRect().width > 120 || icon.getBoundingClientRect().height > 120)
      .map((icon) => icon.outerHTML.slice(0, 100)),
  );
}

/** Navigations of which only one is to be seen; the chat's panel, where nothing could close it. */
function shownTwice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll("header nav")].filter((one) => one.getClientRects().length > 0);
    const panel = document.querySelector("#chat");
    const covers = panel && getComputedStyle(panel).position === "fixed" && panel.getClientRects().length > 0;
    return [...(seen.length > 1 ? ["two menus"] : []), ...(covers ? ["the chat lies over the page"] : [])];
  });
}
