import { expectAccessible } from "./accessible.ts";
import { hydrated } from "./hydrated.ts";
import { expect, test } from "./test.ts";

const phone = { width: 390, height: 844 };

test("the main navigation leads everywhere and marks the current page", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link")).toHaveText(["Home", "About", "Courses", "Exams", "Blog", "Contact"]);
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
  await expect(menu.getByRole("link")).toHaveCount(6);
  await expectAccessible(page);
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await menu.getByRole("link", { name: "Exams" }).click();
  await expect(page).toHaveURL(/\/exams$/);
  await expect(menu).toBeHidden();
});

test("the menu opens before any script has arrived", async ({ page }) => {
  await page.route("**/*.js", () => {});
  await page.setViewportSize(phone);
  await page.goto("/courses", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Blog" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a menu that was opened early stays open when scripts take over", async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.setViewportSize(phone);
  await page.goto("/courses", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).click();
  arrive();
  await hydrated(page);
  await expect(page.locator(".carousel-strip")).toHaveAttribute("data-ready", "true");
  await expect(page.getByRole("dialog").getByRole("link", { name: "Blog" })).toBeVisible();
});

test("without scripts the navigation is a row of links on a phone too", async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await page.goto(`${server.url}/courses`);
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Exams" }).click();
  await expect(page).toHaveURL(/\/exams$/);
  await context.close();
});

for (const name of ["Serendib Language Academy", "Home"]) {
  test(`“${name}” on the home page scrolls up and loads the page afresh`, async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
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
  await hydrated(page);
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

test("a slow navigation shows that it is under way, then moves the focus to the new page", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/courses.data*", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Courses" }).click();
  await expect(page.getByText("Loading…")).toBeAttached();
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Courses");
  await expect(page.getByText("Loading…")).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
});

test("a visit to another page while offline says so with the phone number, and can be tried again", async ({ page, context }) => {
  await page.goto("/about");
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  const note = page.getByRole("alert");
  await expect(note).toContainText("You seem to be offline.");
  await expect(note.getByRole("link", { name: "+94 11 200 0000" })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  await expectAccessible(page);
  await context.setOffline(false);
  await note.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test.describe("when the line is dead although the device believes it is online", () => {
  test.use({ expectedErrors: [/.*/] });

  test("the page being read stays, with the phone number, and the other can be tried again", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.route("**/*", (route) => route.abort("connectionreset"));
    await page.getByRole("banner").getByRole("link", { name: "Courses" }).click();
    const note = page.getByRole("alert");
    await expect(note).toContainText("You seem to be offline.");
    await expect(note.getByRole("link", { name: "+94 11 200 0000" })).toBeVisible();
    await expect(page.getByText("Loading…")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
    await note.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Loading…")).toHaveCount(0);
    await note.getByRole("button", { name: "Stay here" }).click();
    await expect(note).toBeEmpty();
    await expect(page).toHaveURL(/\/about$/);
    await page.getByRole("banner").getByRole("link", { name: "Courses" }).click();
    await expect(note).toContainText("You seem to be offline.");
    await page.unroute("**/*");
    await note.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Courses");
  });

  test("“Stay here” means it, even when the line comes back while another try is on its way", async ({ page, context }) => {
    await page.goto("/about");
    await hydrated(page);
    await context.setOffline(true);
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    const note = page.getByRole("alert");
    await expect(note).toContainText("You seem to be offline.");
    await context.setOffline(false);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/blog", async (route) => {
      await held;
      await route.continue();
    });
    const answered = page.waitForResponse("**/blog");
    await note.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Loading…")).toBeAttached();
    await note.getByRole("button", { name: "Stay here" }).click();
    await expect(page.getByText("Loading…")).toHaveCount(0);
    answer();
    await answered;
    // Fails when the page is left meanwhile.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await expect(page).toHaveURL(/\/about$/);
    await expect(note).toBeEmpty();
  });

  test("a page whose script is gone from the server is loaded as a document", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.route("**/assets/courses-page-*.js", (route) => route.fulfill({ status: 404, body: "" }), { times: 1 });
    await page.getByRole("banner").getByRole("link", { name: "Courses" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Courses");
    await expect(page).toHaveURL(/\/courses$/);
  });
});

test.describe("when the next page cannot be made", () => {
  test.use({ expectedErrors: [/.*/] });

  test("a sentence and the phone number stand in the frame", async ({ page }) => {
    await page.goto("/courses");
    await hydrated(page);
    await page.route("**/about.data*", (route) => route.fulfill({ status: 500, body: "no" }));
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
    await expect(page.getByRole("main").getByRole("link", { name: "Call +94 11 200 0000" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expectAccessible(page);
  });

  test("a lost connection is called by its name", async ({ page }) => {
    await page.goto("/courses");
    await hydrated(page);
    await page.route("**/about.data*", (route) => route.abort("connectionreset"));
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not reach you");
    await expect(page.getByRole("main").getByRole("link", { name: "Call +94 11 200 0000" })).toBeVisible();
  });

  test("an unknown address is a page of the site with status 404", async ({ page }) => {
    const answer = await page.goto("/no-such-page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We cannot find that page");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expectAccessible(page);
  });
});

for (const width of [320, 390, 1280]) {
  test(`nothing is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/about", "/privacy-policy", "/terms-conditions"]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}
