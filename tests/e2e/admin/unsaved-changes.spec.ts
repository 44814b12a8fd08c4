import type { Page } from "@playwright/test";
import { courseInput } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { callApi, openSignedIn, toast } from "../staff.ts";
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
