import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openDatabase } from "#database/database.ts";
import { courseInput, enquiryInput } from "../../factories.ts";
import { multiply } from "../../many-rows.ts";
import { expectAccessible } from "../accessible.ts";
import { firstVisit } from "../first-visit.ts";
import { staffScreens } from "../pages.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { callApi, failedCall, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

const form = (page: Page) => page.getByRole("dialog", { name: "Edit Course" });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Unsaved changes" });

async function openDirty(page: Page, token: string, id = 1): Promise<void> {
  await openSignedIn(page, token, "/admin/courses");
  await page.locator(`#edit-${id}`).click();
  await form(page).getByLabel("Summary").fill("Half a thought");
}

test.describe("unsaved changes", () => {
  test("are asked about before a dialog closes, and Escape closes the top layer only", async ({ page, token }) => {
    await openDirty(page, token);
    await expect(form(page).getByText("Unsaved changes")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(question(page)).toHaveCount(0);
    await expect(form(page).getByLabel("Summary")).toHaveValue("Half a thought");
    await form(page).getByRole("button", { name: "Cancel" }).click();
    await question(page).getByRole("button", { name: "Keep editing" }).click();
    await form(page).getByRole("button", { name: "Close" }).click();
    await question(page).getByRole("button", { name: "Discard changes" }).click();
    await expect(form(page)).toHaveCount(0);
    await expect(page).toHaveURL("/admin/courses");
    await expect(page.locator("#edit-1")).toBeFocused();
    await page.locator("#edit-1").click();
    await expect(form(page).getByLabel("Summary")).not.toHaveValue("Half a thought");
    await page.keyboard.press("Escape");
    await expect(form(page)).toHaveCount(0);
  });

  test("are kept for later when that is chosen", async ({ page, token }) => {
    await openDirty(page, token);
    await form(page).getByRole("button", { name: "Cancel" }).click();
    await question(page).getByRole("button", { name: "Keep for later" }).click();
    await expect(form(page)).toHaveCount(0);
    await page.locator("#edit-1").click();
    await expect(form(page).getByLabel("Summary")).toHaveValue("Half a thought");
    await form(page).getByRole("button", { name: "Cancel" }).click();
    await question(page).getByRole("button", { name: "Discard changes" }).click();
    await expect(form(page)).toHaveCount(0);
  });

  test("are asked about before the Back button leaves", async ({ page, token }) => {
    await openSignedIn(page, token, "/admin/exams");
    await page.getByRole("link", { name: "Courses" }).click();
    await expect(page.getByRole("heading", { name: "Courses Management" })).toBeVisible();
    await page.locator("#edit-1").click();
    await form(page).getByLabel("Summary").fill("Half a thought");
    await page.goBack();
    await question(page).getByRole("button", { name: "Keep editing" }).click();
    await expect(form(page).getByLabel("Summary")).toHaveValue("Half a thought");
    await page.goBack();
    await question(page).getByRole("button", { name: "Discard changes" }).click();
    await expect(form(page)).toHaveCount(0);
    await expect(page).toHaveURL("/admin/courses");
    await page.goBack();
    await expect(page).toHaveURL("/admin/exams");
  });

  test("need no question before a tab closes, and are back when it is loaded again", async ({ page, token }) => {
    await openDirty(page, token);
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual([]);
    await expect(form(page).getByText("What you typed before and did not save is back.")).toBeVisible();
    await expect(form(page).getByLabel("Summary")).toHaveValue("Half a thought");
    await form(page).getByRole("button", { name: "Cancel" }).click();
    await question(page).getByRole("button", { name: "Discard changes" }).click();
    await expect(form(page)).toHaveCount(0);
    await page.reload();
    await expect(page.locator("#edit-1")).toBeVisible();
  });

  test("are forgotten at logout: the next person must not find them", async ({ page, token, server }) => {
    const { id } = await callApi(server, token, "POST", "/courses", courseInput());
    await openDirty(page, token, id);
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("adminDraft:"))))
      .toEqual([`adminDraft:course:${id}`]);
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto("/admin/exams");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/admin/login");
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("adminDraft:")))).toEqual([]);
    const kept = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open("admin-drafts");
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const counting = opening.result.transaction("drafts").objectStore("drafts").count();
              counting.onsuccess = () => resolve(counting.result);
            };
          }),
      );
    await expect.poll(kept).toBe(0);
  });

  test("do not hold anybody when there are none", async ({ page, token }) => {
    await openSignedIn(page, token, "/admin/courses?form=1");
    await form(page).getByLabel("Summary").focus();
    await page.keyboard.type("x");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Escape");
    await expect(form(page)).toHaveCount(0);
  });
});

test("Ctrl-S and Cmd-S save the open form, and not while a question lies over it", async ({ page, token, server }) => {
  const made = await callApi(server, token, "POST", "/courses", courseInput());
  await openSignedIn(page, token, `/admin/courses?form=${made.id}`);
  await form(page).getByLabel("Summary").fill("Saved by key");
  const saves: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && request.url().includes("/courses/") && saves.push(request.url()));
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+s");
  await expect(question(page)).toBeVisible();
  expect(saves).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Meta+s");
  await expect(toast(page, "Course updated")).toBeVisible();
  const region = page.getByRole("region", { name: /Notifications/ });
  await expect(region).toHaveAttribute("aria-live", "polite");
  await expect(region).toContainText("Course updated");
});

test("the whole work can be done by keyboard alone", async ({ page, server }) => {
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

  test("every screen fits, and the menu opens and closes", async ({ page, token, server }) => {
    test.slow();
    await callApi(
      server,
      token,
      "POST",
      "/contact",
      enquiryInput({ name: "A very long name ".repeat(8), email: `${"long".repeat(15)}@example.com` }),
    );
    await openSignedIn(page, token, "/admin/dashboard");
    const sidebar = page.getByRole("navigation", { name: "Sections" });
    await expect(sidebar).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(sidebar).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(sidebar).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
    const sheets = () =>
      page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href));
    const own = await sheets();
    expect(own.length).toBeGreaterThan(0);
    for (const screen of staffScreens) {
      await page.goto(screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      // The website's sheet would come after ours, and hide the menu.
      expect([screen, await sheets()]).toEqual([screen, own]);
    }
    for (const path of ["courses?form=1", "exams?form=1", "blogs?form=1", "course-qna?form=new"]) {
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

test("the first load stays light, and a visitor of the website loads none of it", async ({ browser, server, page, token }) => {
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
  const visit = await firstVisit(browser, server.url);
  expect(visit.requests.filter((url) => /admin|rich-text|staff-layout|record-form/.test(url))).toEqual([]);
});

test.describe("with 500 courses", () => {
  test.use({ expectedErrors: [failedCall] });
  test("the list is soon there, and typing never lags", async ({ page }) => {
    test.slow();
    const own = await startServer();
    const token = await tokenOf(own);
    await openSignedIn(page, token, `${own.url}/admin/dashboard`);
    const few = [await timesOf(page, own, 10), await timesOf(page, own, 10), await timesOf(page, own, 10)];
    const database = await openDatabase({ url: "", file: join(own.dataDir, "academy.db") });
    await multiply(database, "courses", 499, (n) => ({ slug: `'many-' || ${n}`, featured: "0" }));
    await database.close();
    // The last one comes by the API, which tells the server that its list has changed.
    await callApi(own, token, "POST", "/courses", courseInput());
    const many = [await timesOf(page, own, 500), await timesOf(page, own, 500), await timesOf(page, own, 500)];
    const least = (times: typeof few, what: "opening" | "key") => Math.min(...times.map((time) => time[what]));
    expect(least(many, "opening")).toBeLessThan(10 * least(few, "opening"));
    expect(least(many, "key")).toBeLessThan(5 * least(few, "key"));
    await own.stop();
  });
});

/** How long the list of all courses takes to open, and a key in its search to be answered by a frame (the median), in ms. */
async function timesOf(page: Page, { url }: TestServer, count: number): Promise<{ opening: number; key: number }> {
  await page.goto(`${url}/admin/dashboard`);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  const start = Date.now();
  await page.getByRole("link", { name: "Courses", exact: true }).click();
  await page.getByRole("heading", { name: "German Deutsch" }).waitFor();
  const opening = Date.now() - start;
  const items = page.getByRole("main").getByRole("listitem");
  await expect(items).toHaveCount(count);
  const waits = await page.evaluateHandle(() => {
    const waits: number[] = [];
    const note = (pressed: number) => requestAnimationFrame(() => setTimeout(() => waits.push(performance.now() - pressed)));
    addEventListener("keydown", () => note(performance.now()), true);
    return waits;
  });
  await page.getByPlaceholder("Search courses...").pressSequentially("german deutsch", { delay: 30 });
  await expect(items).toHaveCount(1);
  const sorted = (await waits.jsonValue()).toSorted((one, other) => one - other);
  return { opening, key: sorted[Math.floor(sorted.length / 2)] ?? 0 };
}
