import { slow } from "../../slow.ts";
import { expectAccessible } from "../accessible.ts";
import { openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

test("the whole work can be done by keyboard alone", async ({ page, server, token }) => {
  expect(token).not.toBe("");
  await page.goto("/admin/login");
  await page.getByLabel("Username").focus();
  await page.keyboard.type(server.admin.username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(server.admin.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.getByRole("link", { name: "Course Q&A" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Add QnA" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Question")).toBeFocused();
  await page.keyboard.type("By keyboard?");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Yes.");
  await page.keyboard.press("Control+s");
  await expect(toast(page, "QnA created")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add QnA" })).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens and closes, and a form that is open fits", { tag: "@all" }, async ({ page, token }) => {
    await openSignedIn(page, token, "/admin/dashboard");
    const sidebar = page.getByRole("navigation", { name: "Sections" });
    await expect(sidebar).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(sidebar).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(sidebar).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
    // In npm test, press.spec.ts opens every form on a screen that is narrower still.
    for (const path of slow ? ["courses?form=1", "exams?form=1", "blogs?form=1", "course-qna?form=new"] : []) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole("dialog")).toBeVisible();
      const overflow = await page.getByRole("dialog").evaluate((dialog) =>
        [...dialog.querySelectorAll("*")]
          // The editor's tools scroll in their own row.
          .filter((one) => one.getBoundingClientRect().right > 390 && !one.parentElement?.closest("[role=toolbar]"))
          .map((one) => one.outerHTML.slice(0, 80)),
      );
      expect(overflow).toEqual([]);
    }
    await page.goto("/admin/courses");
    await page.getByRole("button", { name: "Open menu" }).click();
    await sidebar.getByRole("link", { name: "Exams" }).click();
    await expect(page).toHaveURL("/admin/exams");
    await expect(sidebar).toBeHidden();
  });
});

test("no form can be scrolled sideways, on any screen", async ({ page, token }) => {
  await openSignedIn(page, token, "/admin/courses?form=new");
  const dialog = page.getByRole("dialog", { name: "Add New Course" });
  const parts = dialog.getByRole("navigation", { name: "Parts of the form" });
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const place = await dialog.getByLabel("Title", { exact: true }).boundingBox();
    if (width < 640) await parts.getByText("Parts of the form").click();
    // What is below stays where it is, so that a press outside of the list hits what it was meant for.
    if (width < 640) expect(await dialog.getByLabel("Title", { exact: true }).boundingBox()).toEqual(place);
    for (const name of ["Title and text", "When visitors see it"]) await expect(parts.getByRole("button", { name })).toBeInViewport();
    // Of what may be looked at, the number stands with words that only screen readers have.
    await expect(parts.getByRole("button", { name: /live \d+ to look at$/ })).toBeVisible();
    const scrolled = await dialog.evaluate((one) =>
      [one, ...one.querySelectorAll("*")]
        .filter((part) => part.scrollWidth > part.clientWidth && /auto|scroll/.test(getComputedStyle(part).overflowX))
        .filter((part) => !part.closest("[role=toolbar]"))
        .map((part) => part.outerHTML.slice(0, 80)),
    );
    expect([width, scrolled]).toEqual([width, []]);
    if (width === 390) {
      await parts.getByRole("button", { name: "When visitors see it" }).click();
      await expect(parts.getByRole("button", { name: "Title and text" })).toBeHidden();
      await expect(dialog.getByLabel("Withdraw on")).toBeInViewport();
    } else if (width === 320) await parts.getByText("Parts of the form").click();
  }
});

test("on a phone the parts of a long screen are all in reach, and never lie over the field that is typed into", { tag: "@all" }, async ({
  page,
  token,
}) => {
  await openSignedIn(page, token, "/admin/academy");
  const parts = page.getByRole("navigation", { name: "On this screen" });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await parts.getByText("On this screen").click();
    for (const part of await parts.getByRole("button").all()) {
      const box = await part.boundingBox();
      expect([width, box && box.x >= 0 && box.x + box.width <= width]).toEqual([width, true]);
    }
    await parts.getByRole("button").last().click();
    await expect(parts.getByRole("button").first()).toBeHidden();
    // Who goes on to a field while it is open sees the field.
    await parts.getByText("On this screen").click();
    await page.getByRole("main").getByRole("textbox").first().focus();
    await expect(parts.getByRole("button").first()).toBeHidden();
    // By the keyboard, backwards: each field comes out from behind what stays in sight.
    await page.getByRole("main").getByRole("textbox").last().focus();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Shift+Tab");
      const covered = await page.evaluate(() => {
        const field = document.activeElement;
        const strip = document.querySelector("[data-sticks]");
        if (!field?.matches("main :is(input, textarea, select)") || !strip) return false;
        return field.getBoundingClientRect().top < strip.getBoundingClientRect().bottom - 1;
      });
      expect([width, press, covered]).toEqual([width, press, false]);
    }
  }
});

test("the first load stays light", { tag: ["@chromium", "@all"] }, async ({ page, token }) => {
  let scripts = 0;
  page.on("requestfinished", async (request) => {
    if (request.resourceType() !== "script") return;
    const { responseBodySize } = await request.sizes();
    scripts += responseBodySize;
  });
  await openSignedIn(page, token, "/admin/dashboard");
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => scripts).toBeGreaterThan(100_000);
  expect(scripts).toBeLessThan(250_000);
});
