import type { Page } from "@playwright/test";
import { courseInput } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { type TestServer, tokenOf } from "../server.ts";
import { callApi, failedCall, goToScreen, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

const form = (page: Page) => page.getByRole("dialog", { name: "Edit Course" });
const kept = (page: Page) => toast(page, "Your changes are kept");

async function openDirty(page: Page, token: string, id = 1): Promise<void> {
  await openSignedIn(page, token, "/admin/courses");
  await page.locator(`#edit-${id}`).click();
  await form(page).getByLabel("Summary").fill("Half a thought");
}

test.describe("unsaved changes", () => {
  test("are kept without a question when a form is closed, and are back when it is opened again", async ({ page, token }) => {
    await openDirty(page, token);
    await expect(form(page).getByText("Unsaved changes")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(form(page)).toHaveCount(0);
    await expect(kept(page)).toContainText("”: they are back when you open it again.");
    await expect(page).toHaveURL("/admin/courses");
    await expect(page.locator("#edit-1")).toBeFocused();
    await expectAccessible(page);
    await page.locator("#edit-1").click();
    await expect(kept(page)).toHaveCount(0);
    await expect(form(page).getByText("What you typed before and did not save is back.")).toBeVisible();
    await expect(form(page).getByLabel("Summary")).toHaveValue("Half a thought");
    await form(page).getByRole("button", { name: "Close" }).click();
    await expect(kept(page)).toBeVisible();
    await page.locator("#edit-1").click();
    await expect(form(page).getByLabel("Summary")).toHaveValue("Half a thought");
    await form(page).getByRole("button", { name: "Cancel" }).click();
    await expect(form(page)).toHaveCount(0);
  });

  test("are told of above the buttons of the form that is opened next, on a phone too", async ({ page, token }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openDirty(page, token);
    await page.keyboard.press("Escape");
    await expect(kept(page)).toBeVisible();
    await page.locator("#edit-2").click();
    await expect(form(page)).toBeVisible();
    await expect(kept(page)).toBeVisible();
    const [notice, buttons] = [kept(page), form(page).locator("footer")];
    const under = async () => {
      const [above, below] = [await notice.boundingBox(), await buttons.boundingBox()];
      return above && below ? above.y + above.height - below.y : Number.NaN;
    };
    await expect.poll(under).toBeLessThanOrEqual(0);
    await form(page).getByRole("button", { name: "Cancel" }).click();
    await page.locator("#edit-1").click();
    await form(page).getByRole("button", { name: "Cancel" }).click();
  });

  test("are dropped by Cancel, which can be undone", async ({ page, server, token }) => {
    await openDirty(page, token);
    const cancel = form(page).getByRole("button", { name: "Cancel" });
    const stored = (await callApi(server, token, "GET", "/courses")).find(({ id }: { id: number }) => id === 1).summary;
    await cancel.click();
    await expect(toast(page, /^Changes to course “.+” discarded/)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(form(page).getByLabel("Summary")).toHaveValue("Half a thought");
    await page.reload();
    await expect(form(page).getByLabel("Summary")).toHaveValue("Half a thought");
    await cancel.click();
    await page.locator("#edit-1").click();
    await expect(toast(page, /^Changes to course “.+” discarded/)).toHaveCount(0);
    await expect(form(page).getByLabel("Summary")).toHaveValue(stored);
    await page.reload();
    await expect(form(page).getByLabel("Summary")).toHaveValue(stored);
    await cancel.click();
    await expect(form(page)).toHaveCount(0);
  });

  test("of two courses are named, and each has an Undo of its own", { tag: "@all" }, async ({ page, server, token }) => {
    const titles = ["Given up first", "Given up second"];
    const ids: number[] = [];
    for (const title of titles) ids.push((await callApi(server, token, "POST", "/courses", courseInput({ title }))).id);
    await openSignedIn(page, token, "/admin/courses?q=Given+up");
    for (const id of ids) {
      await page.locator(`#edit-${id}`).click();
      await form(page).getByLabel("Summary").fill("Half a thought");
      await form(page).getByRole("button", { name: "Cancel" }).click();
      await expect(form(page)).toHaveCount(0);
    }
    await toast(page, `Changes to course “${titles[1]}” discarded`).hover();
    await toast(page, `Changes to course “${titles[0]}” discarded`).getByRole("button", { name: "Undo" }).click();
    await expect(form(page).getByLabel("Title", { exact: true })).toHaveValue(titles[0] ?? "");
    await expect(form(page).getByLabel("Summary")).toHaveValue("Half a thought");
    await form(page).getByRole("button", { name: "Cancel" }).click();
  });

  test("stand on the dashboard until they are saved or discarded, which can be undone", { tag: "@all" }, async ({
    page,
    server,
    token,
  }) => {
    const made = await callApi(server, token, "POST", "/courses", courseInput({ title: "Course left half-way" }));
    await openDirty(page, token, made.id);
    await expect(form(page).getByText("Unsaved changes, kept for you")).toBeVisible();
    await form(page).getByRole("button", { name: "Close" }).click();
    await page.getByRole("link", { name: "Dashboard" }).click();
    const row = page.getByRole("link", { name: /^Course left half-way Course, typed today/ });
    await row.click();
    await expect(form(page).getByLabel("Summary")).toHaveValue("Half a thought");
    await page.goto("/admin/dashboard");
    await expect(row).toBeVisible();
    await expectAccessible(page);
    const discard = page.getByRole("button", { name: "Discard what was typed into Course left half-way" });
    await discard.click();
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await row.click();
    await expect(form(page).getByLabel("Summary")).toHaveValue("Half a thought");
    await page.goto("/admin/dashboard");
    await discard.click();
    await expect(row).toHaveCount(0);
    await page.goto(`/admin/courses?form=${made.id}`);
    await expect(form(page).getByLabel("Summary")).toHaveValue(made.summary);
  });

  test("are kept when the Back button leaves, or a link", { tag: "@all" }, async ({ page, token }) => {
    await openSignedIn(page, token, "/admin/exams");
    await page.getByRole("link", { name: "Courses" }).click();
    await expect(page.getByRole("heading", { name: "Courses Management" })).toBeVisible();
    await page.locator("#edit-1").click();
    await form(page).getByLabel("Summary").fill("Half a thought");
    await page.goBack();
    await expect(form(page)).toHaveCount(0);
    await expect(page).toHaveURL("/admin/courses");
    await expect(kept(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/admin/exams");
    await openSignedIn(page, token, "/admin/courses?form=1");
    await expect(form(page).getByLabel("Summary")).toHaveValue("Half a thought");
    await form(page).getByRole("button", { name: "Cancel" }).click();
    await expect(form(page)).toHaveCount(0);
  });

  test("need no question before a tab closes, and are back when it is loaded again", { tag: "@all" }, async ({ page, token }) => {
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
    await expect(form(page)).toHaveCount(0);
    await page.reload();
    await expect(page.locator("#edit-1")).toBeVisible();
  });

  test("are sent before a logout, or forgotten after a question: the next person must not find them", async ({
    page,
    token,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(failedCall);
    const { id } = await callApi(server, token, "POST", "/courses", courseInput());
    await openDirty(page, token, id);
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
    await expect.poll(kept).toBeGreaterThan(0);
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto("/admin/enquiries");
    await page.getByRole("button", { name: "Add enquiry" }).click();
    const adding = page.getByRole("dialog", { name: "Add enquiry" });
    await adding.getByLabel("Name").fill("Caller half-way");
    await page.keyboard.press("Escape");
    await expect(toast(page, "Your changes are kept")).toBeVisible();
    const logout = page.getByRole("button", { name: "Logout" });
    await logout.click();
    const question = page.getByRole("alertdialog", { name: "This is not saved" });
    // What the server has of the course is there after the next sign-in.
    await expect(question.locator("ul").getByRole("listitem")).toHaveText(["An enquiry that is not added yet: “Caller half-way”"]);
    await expectAccessible(page);
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(logout).toBeFocused();
    await goToScreen(page, "/admin/academy");
    const city = page.getByLabel("City", { exact: true });
    await page.route("**/api/autosaves/*", (route) => route.abort());
    await city.fill("Typed off line");
    await logout.click();
    await expect(question.getByRole("listitem").filter({ hasText: /^Academy: / })).toBeVisible();
    await question.getByRole("button", { name: "Stay" }).click();
    await page.unroute("**/api/autosaves/*");
    await city.fill("Typed a moment before");
    await logout.click();
    await expect(question.locator("ul").getByRole("listitem")).toHaveText([/^An enquiry/]);
    await question.getByRole("button", { name: "Log out and forget it" }).click();
    await expect(page).toHaveURL("/admin/login");
    // Before it would go by itself.
    await expect(toast(page, "Your changes are kept")).toHaveCount(0, { timeout: 2000 });
    await expect.poll(kept).toBe(0);
    const again = await tokenOf(server);
    const course = await callApi(server, again, "GET", `/autosaves/course:${id}`);
    expect(course.draft.values).toMatchObject({ summary: "Half a thought" });
    const facts = await callApi(server, again, "GET", "/autosaves/academy-facts:1");
    expect(facts.draft.values).toMatchObject({ city: "Typed a moment before" });
    const nothing = { client: "afterwards", number: facts.number + 1, open: false, take: true, draft: null };
    await callApi(server, again, "PUT", "/autosaves/academy-facts:1", nothing);
  });

  test("do not hold anybody when there are none", { tag: "@all" }, async ({ page, token }) => {
    await openSignedIn(page, token, "/admin/courses?form=1");
    await form(page).getByLabel("Summary").focus();
    await page.keyboard.type("x");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Escape");
    await expect(form(page)).toHaveCount(0);
  });
});

const storedCourse = async (server: TestServer, token: string, id: number): Promise<Record<string, unknown>> =>
  (await callApi(server, token, "GET", "/courses")).find((course: { id: number }) => course.id === id);

test("Ctrl-S and Cmd-S keep a draft, and not while a question lies over the form; Enter saves nothing", async ({ page, token, server }) => {
  const made = await callApi(server, token, "POST", "/courses", courseInput({ summary: "As published." }));
  const summary = async () => (await storedCourse(server, token, made.id)).summary;
  const saves: string[] = [];
  page.on("request", (request) => ["PUT", "POST"].includes(request.method()) && saves.push(new URL(request.url()).pathname));
  const published = () => saves.filter((path) => /^\/api\/courses(\/\d+)?$/.test(path));
  for (const key of ["Control+s", "Meta+s"]) {
    await openSignedIn(page, token, `/admin/courses?form=${made.id}`);
    saves.length = 0;
    await form(page).getByLabel("Summary").press(key);
    await expect(form(page).getByText("Nothing was changed, so nothing is saved.")).toBeVisible();
    expect(saves.filter((path) => path.endsWith("/working-copy"))).toEqual([]);
    await form(page).getByLabel("Summary").fill(`Kept by ${key}`);
    await form(page).getByLabel("Duration").press("Enter");
    await page.keyboard.press(key);
    await expect(form(page).getByText("Draft saved")).toBeVisible();
    // The second press keeps what is kept already.
    await page.keyboard.press(key);
    await form(page).getByLabel("Duration").press("Enter");
    expect([await summary(), published()]).toEqual(["As published.", []]);
  }
  await page.goto(`/admin/courses?form=${made.id}`);
  await form(page).getByLabel("Enable URL slug editing").click();
  saves.length = 0;
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("alertdialog", { name: "Warning: URL Slug Editing" })).toBeVisible();
  expect(saves).toEqual([]);
  await page.keyboard.press("Escape");
  // A day is typed part by part; Safari's engine goes on to the next one by a key alone.
  const onward = test.info().project.name === "webkit" ? ["Tab"] : [];
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const publish = form(page).getByLabel("Publish on");
  await publish.fill("2099-11-12T10:00");
  await page.keyboard.press("Shift+Tab");
  await publish.focus();
  await press(..."11", ...onward, ..."11", ...onward, ..."2098");
  await expect(publish).toHaveValue("2098-11-11T10:00");
  await publish.fill("");
  // A day without its time is none: what waits for it would be on the website at once.
  await page.keyboard.press("Shift+Tab");
  await publish.focus();
  await press(..."11", ...onward, ..."11", ...onward, ..."2098");
  await form(page).getByRole("button", { name: "Publish changes" }).click();
  await expect(form(page).getByRole("alert")).toContainText("“Publish on” is not complete.");
  await expect(publish).toBeFocused();
  expect([await summary(), published()]).toEqual(["As published.", []]);
  await publish.fill("2098-11-11T10:00");
  await publish.fill("");
  await form(page).getByRole("button", { name: "Publish changes" }).click();
  await expect(toast(page, "Course updated")).toBeVisible();
  const site = page.getByRole("link", { name: "See it on the site" });
  await expect(site).toHaveAttribute("href", `/course/${made.slug}`);
  expect(await summary()).toBe("Kept by Meta+s");

  await goToScreen(page, "/admin/activity");
  const from = page.getByLabel("From", { exact: true });
  await from.focus();
  await expect(from).toHaveCSS("outline-style", "solid");
  await press(..."11", ...onward, ..."11", ...onward, ..."2026");
  await expect(page).toHaveURL(/from=2026-11-11/);
  await press("Backspace", ..."2025");
  await expect(page).toHaveURL(/from=2025-11-11/);
  await expect(from).toHaveValue("2025-11-11");
});

test("Ctrl-S keeps what is scheduled or withdrawn as it is for visitors", async ({ page, token, server }) => {
  const later = await callApi(server, token, "POST", "/courses", courseInput({ publish_at: "2099-01-01T00:00:00.000Z" }));
  await openSignedIn(page, token, `/admin/courses?form=${later.id}`);
  await form(page).getByLabel("Summary").fill("Half a sen");
  await page.keyboard.press("Control+s");
  await expect(form(page).getByText("Draft saved")).toBeVisible();
  await expect(form(page).getByText(/^These are changes .* Visitors see the course as it was without them, from /)).toBeVisible();
  await expect(form(page).getByRole("button", { name: "Schedule changes" })).toBeVisible();
  const scheduled = await storedCourse(server, token, later.id);
  expect([scheduled.summary, scheduled.status, scheduled.publish_at]).toEqual([later.summary, "published", later.publish_at]);
  await form(page).getByRole("button", { name: "Back to draft" }).click();
  await expect(toast(page, "Draft saved")).toBeVisible();

  const gone = await callApi(server, token, "POST", "/courses", courseInput({ unpublish_at: "2020-01-01T00:00:00.000Z" }));
  await page.goto(`/admin/courses?form=${gone.id}`);
  await form(page).getByLabel("Summary").fill("Nobody sees it");
  await page.keyboard.press("Control+s");
  await expect(form(page).getByText("Saved, still withdrawn")).toBeVisible();
  expect((await storedCourse(server, token, gone.id)).unpublish_at).toBe(gone.unpublish_at);
});
