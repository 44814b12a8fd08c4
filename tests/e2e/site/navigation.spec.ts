import { expectAccessible } from "../accessible.ts";
import { hold } from "../hold.ts";
import { scripted } from "../scripted.ts";
import { expect, test } from "../test.ts";

// Only Chromium's driver lets a test hold a document back.
test("a page that does not come within a moment is said to be under way, and one that comes back is not", { tag: "@chromium" }, async ({
  page,
}) => {
  await page.goto("/about");
  await scripted(page);
  const arrive = await hold(page, "**/courses");
  // The page is asked by itself: whoever asks from outside waits until the next one is there.
  await page.evaluate(() => {
    const look = () => {
      const note = document.querySelector(".loading");
      if (note && getComputedStyle(note).opacity === "1") sessionStorage.setItem("said", note.textContent ?? "");
      requestAnimationFrame(look);
    };
    look();
  });
  // By the keyboard: what is pointed at is fetched ahead.
  await page.getByRole("banner").getByRole("link", { name: "Courses" }).focus();
  await page.keyboard.press("Enter");
  setTimeout(arrive, 1500);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Courses");
  expect(await page.evaluate(() => sessionStorage.getItem("said"))).toBe("Loading…");
  await expect(page.getByText("Loading…")).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await expect(page.getByText("Loading…")).toHaveCount(0);
});

test("a link to a place of the same page, a file or another window is not said to be under way", { tag: "@all" }, async ({ page }) => {
  await page.goto("/class/1-german-a1-weekday-afternoons");
  await scripted(page);
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
  for (const link of [page.getByRole("link", { name: "Skip to the content" }), page.getByRole("link", { name: "Add to calendar" })]) {
    await link.focus();
    await page.keyboard.press("Enter");
  }
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Courses" })
    .click({ modifiers: ["Shift"] });
  await expect(page.getByText("Loading…")).toHaveCount(0);
});

test("a visit to another page while offline says so with the phone number, and can be tried again or left", { tag: "@chromium" }, async ({
  page,
  context,
  expectedErrors,
}) => {
  // What is fetched ahead says so, too.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/about");
  await scripted(page);
  await context.setOffline(true);
  const note = page.getByRole("alert");
  await page.getByRole("banner").getByRole("link", { name: "Courses" }).click();
  await note.getByRole("button", { name: "Stay here" }).click();
  await expect(note).toBeEmpty();
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(note).toContainText("You seem to be offline.");
  await expect(note.getByRole("link", { name: "+94 11 200 0000" })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  await expectAccessible(page);
  await context.setOffline(false);
  await note.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/blog$/);

  // A search is a visit, too.
  await page.goto("/search");
  await scripted(page);
  await context.setOffline(true);
  await page.getByRole("searchbox").fill("german");
  await page.getByRole("searchbox").press("Enter");
  await expect(note).toContainText("You seem to be offline.");
  await context.setOffline(false);
  await note.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/search\?q=german/);
});

test("a visit that is stopped is not said to be under way any more", { tag: ["@chromium", "@all"] }, async ({ page }) => {
  await page.goto("/about");
  await scripted(page);
  await hold(page, "**/courses");
  await page.evaluate(() => {
    const said = () => document.querySelector(".loading")?.textContent ?? "";
    setTimeout(() => {
      sessionStorage.setItem("before", said());
      stop();
    }, 1000);
    setTimeout(() => sessionStorage.setItem("after", said()), 1500);
  });
  await page.getByRole("banner").getByRole("link", { name: "Courses" }).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.evaluate(() => [sessionStorage.getItem("before"), sessionStorage.getItem("after")]))
    .toEqual(["Loading…", ""]);
});

// Safari fetches nothing ahead; Chromium follows the speculation rules of the answer, which no page can see.
test("the next page is fetched when its link is pointed at", { tag: "@not-webkit" }, async ({ page }) => {
  await page.goto("/about");
  await scripted(page);
  const followsRules = await page.evaluate(() => HTMLScriptElement.supports?.("speculationrules"));
  const link = page.getByRole("banner").getByRole("link", { name: "Courses" });
  await link.hover();
  if (!followsRules)
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName(`${location.origin}/courses`).length)).toBe(1);
  await page.waitForTimeout(400);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Courses");
  if (followsRules)
    expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON().deliveryType)).toBe("navigational-prefetch");
});

test("the logo and Home, on the home page, scroll to the top and load it anew", { tag: "@all" }, async ({ page }) => {
  await page.goto("/");
  await scripted(page);
  for (const press of [
    () => page.getByRole("link", { name: "Serendib Language Academy" }).click(),
    () => page.getByRole("contentinfo").getByRole("link", { name: "Home" }).click(),
  ]) {
    await page.evaluate(() => {
      document.documentElement.dataset.before = "";
      scrollTo({ top: 900, behavior: "instant" });
    });
    const loaded = page.waitForEvent("load");
    await press();
    await loaded;
    await expect(page.locator("html[data-before]")).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test("an unknown address is a page of the site with status 404", async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We cannot find that page");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectAccessible(page);
});
