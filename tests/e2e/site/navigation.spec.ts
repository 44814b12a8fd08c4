import { expectAccessible } from "../accessible.ts";
import { hold } from "../hold.ts";
import { hydrated } from "../hydrated.ts";
import { expect, test } from "../test.ts";

test("a slow navigation shows that it is under way, then moves the focus to the new page", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const arrive = await hold(page, "**/courses.data*");
  await page.getByRole("banner").getByRole("link", { name: "Courses" }).click();
  await expect(page.getByText("Loading…")).toBeVisible();
  await expect(page.locator(".spinner")).toBeVisible();
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Courses");
  await expect(page.getByText("Loading…")).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
});

test("a visit to another page while offline says so with the phone number, and can be tried again", { tag: "@chromium" }, async ({
  page,
  context,
}) => {
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

  // Without the Navigation API, as WebKitGTK 2.50, a reload by React Router cannot be held back.
  test("the page being read stays, with the phone number, and the other can be tried again", { tag: "@not-webkit" }, async ({ page }) => {
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

  test("“Stay here” means it, even when the line comes back while another try is on its way", { tag: "@chromium" }, async ({
    page,
    context,
  }) => {
    await page.goto("/about");
    await hydrated(page);
    await context.setOffline(true);
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    const note = page.getByRole("alert");
    await expect(note).toContainText("You seem to be offline.");
    await context.setOffline(false);
    const answer = await hold(page, "**/blog");
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

  test("a list that the browser cannot fetch is the built-in one", async ({ page }) => {
    for (const [place, broken, shown] of [
      ["Courses", "**/courses.data*", "View Details of German Deutsch"],
      ["Exams", "**/exams.data*", "View Details of IELTS Preparation"],
      ["Blog", "**/blog.data*", "Cha or Tea"],
    ] as const) {
      await page.goto("/about");
      await hydrated(page);
      await page.route(broken, (route) =>
        place === "Exams" ? route.abort("connectionreset") : route.fulfill({ status: 500, body: "no" }),
      );
      await page.getByRole("banner").getByRole("link", { name: place }).click();
      await expect(page.getByRole("main").getByRole("link", { name: shown }).first()).toBeVisible();
      await expect(page).toHaveTitle(/\| Serendib Language Academy$/);
    }
    await page.route("**/_root.data*", (route) => route.fulfill({ status: 500, body: "no" }));
    await page.route("**/_.data*", (route) => route.fulfill({ status: 500, body: "no" }));
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
    await expect(page.getByText("No featured courses available at the moment.")).toBeVisible();
  });

  test("an unknown address is a page of the site with status 404", async ({ page }) => {
    const answer = await page.goto("/no-such-page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We cannot find that page");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expectAccessible(page);
  });
});
