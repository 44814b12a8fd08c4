import type { Page } from "@playwright/test";
import { courseInput } from "../../../factories.ts";
import { expectAccessible } from "../../accessible.ts";
import { picture } from "../../pictures.ts";
import { callApi, cutCalls, endSessionAt, failCalls, failedCall, openSignedIn, signInAgain, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const titles = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading");

test.describe("courses, when it goes wrong", () => {
  test.use({ expectedErrors: [failedCall] });

  test("a failed save keeps everything typed and says what failed", { tag: "@chromium" }, async ({ page, token, server }) => {
    const made = await callApi(server, token, "POST", "/courses", courseInput());
    await openSignedIn(page, token, `/admin/courses?form=${made.id}`);
    const form = dialog(page, "Edit Course");
    await form.getByLabel("Summary").fill("A better summary.");
    await page.setViewportSize({ width: 390, height: 740 });
    await form.getByRole("button", { name: "Add Feature" }).focus();
    await failCalls(page, "**/api/courses/*", "PUT");
    await form.getByRole("button", { name: "Update Course" }).click();
    await expect(form.getByRole("alert")).toContainText("Failed to save course");
    await expect(form.getByRole("alert")).toBeInViewport();
    await expect(form.getByRole("alert")).toContainText("The disk is on fire.");
    await cutCalls(page, "**/api/courses/*", "PUT");
    await form.getByRole("button", { name: "Update Course" }).click();
    await expect(form.getByRole("alert")).toContainText("Error saving course");
    await expect(form.getByLabel("Summary")).toHaveValue("A better summary.");
    await page.unrouteAll();
    // Saved, but the answer is lost: trying again must not look like somebody else's save.
    await page.route("**/api/courses/*", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.getByRole("button", { name: "Update Course" }).click();
    await expect(form.getByRole("button", { name: "Update Course" })).toBeEnabled();
    await expect(form.getByRole("alert")).toContainText("Error saving course");
    await page.unrouteAll();
    await form.getByRole("button", { name: "Update Course" }).click();
    await expect(toast(page, "Course updated")).toBeVisible();
    const [stored] = (await callApi(server, token, "GET", "/courses")).filter(({ id }: { id: number }) => id === made.id);
    expect(stored.summary).toBe("A better summary.");
  });

  test("a slug that is taken is said at the slug", { tag: "@all" }, async ({ page, token, server }) => {
    const one = await callApi(server, token, "POST", "/courses", courseInput());
    const other = await callApi(server, token, "POST", "/courses", courseInput());
    await openSignedIn(page, token, `/admin/courses?form=${other.id}`);
    const form = dialog(page, "Edit Course");
    await form.getByLabel("Enable URL slug editing").click();
    await page.getByRole("button", { name: "I Understand, Enable Editing" }).click();
    await form.getByLabel("Slug", { exact: true }).fill(one.slug);
    await form.getByRole("button", { name: "Update Course" }).click();
    await expect(form.getByLabel("Slug", { exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByLabel("Slug", { exact: true })).toBeFocused();
    await expect(form.getByText("is already used. Please choose another slug.").first()).toBeVisible();
  });

  test("a failed move is undone", { tag: "@all" }, async ({ page, token }) => {
    await openSignedIn(page, token, "/admin/courses");
    await expect(titles(page).first()).toBeVisible();
    const before = await titles(page).allTextContents();
    await failCalls(page, "**/api/courses/update-order", "PUT");
    await page.getByRole("button", { name: `Move ${before[2]} up` }).click();
    await expect(toast(page, "Failed to update course order")).toContainText("The disk is on fire.");
    await expect(titles(page)).toHaveText(before);
    await page.unrouteAll();
    await cutCalls(page, "**/api/courses/update-order", "PUT");
    await page.getByRole("button", { name: `Move ${before[2]} up` }).click();
    await expect(toast(page, "Error updating course order")).toBeVisible();
    await expect(titles(page)).toHaveText(before);
  });

  test("a failed delete says so, and can be tried again", { tag: "@all" }, async ({ page, token, server }) => {
    await callApi(server, token, "POST", "/courses", courseInput({ title: "Going soon" }));
    await openSignedIn(page, token, "/admin/courses?q=going");
    await failCalls(page, "**/api/courses/*", "DELETE", 503, "The database cannot be reached right now.");
    await page.getByRole("button", { name: "Delete Going soon" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(question.getByRole("alert")).toContainText("Failed to delete course");
    await page.unrouteAll();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("No courses available")).toBeVisible();
  });

  test("a list that cannot be read says so, and can be read again", { tag: "@all" }, async ({ page, token }) => {
    await failCalls(page, "**/api/courses", "GET");
    await openSignedIn(page, token, "/admin/courses");
    await expect(page.getByRole("alert")).toContainText("Courses could not be loaded");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(titles(page).first()).toBeVisible();
  });

  test("a session that ends in the middle leads back, with everything typed still there", { tag: "@all" }, async ({
    page,
    token,
    server,
  }) => {
    await openSignedIn(page, token, "/admin/courses?q=german&form=1");
    const form = dialog(page, "Edit Course");
    await form.getByLabel("Summary").fill("Half a thought");
    await form.getByLabel("Module 1", { exact: true }).fill("A new first module");
    const stored = (await form.locator("img").getAttribute("src")) ?? "";
    const isKept = page.waitForResponse("**/api/pictures");
    await form.getByLabel("Image").setInputFiles(await picture("kept.jpg", 300, 200));
    await isKept;
    await expect(form.locator("img")).not.toHaveAttribute("src", stored);
    await endSessionAt(page, server, token, "PUT", "**/api/courses/*");
    await form.getByRole("button", { name: "Update Course" }).click();
    await signInAgain(page, server);
    await expect(page).toHaveURL("/admin/courses?q=german&form=1");
    await expect(form.getByText("What you typed before and did not save is back.")).toBeVisible();
    await expect(form.getByLabel("Summary")).toHaveValue("Half a thought");
    await expect(form.getByLabel("Module 1", { exact: true })).toHaveValue("A new first module");
    await expect(form.locator("img")).not.toHaveAttribute("src", stored);
    await form.getByRole("button", { name: "Start from what is stored instead" }).click();
    await expect(form.getByLabel("Summary")).not.toHaveValue("Half a thought");
    await form.getByRole("button", { name: "Cancel" }).click();
    await expect(form).toHaveCount(0);
  });

  test("two people saving the same course: the second is told and loses nothing", { tag: "@webkit" }, async ({ page, token, server }) => {
    const made = await callApi(server, token, "POST", "/courses", courseInput({ summary: "First." }));
    await openSignedIn(page, token, `/admin/courses?form=${made.id}`);
    const form = dialog(page, "Edit Course");
    await form.getByLabel("Summary").fill("Mine.");
    await callApi(server, token, "PUT", `/courses/${made.id}`, { ...made, summary: "Theirs.", duration: "99 hours" });
    await form.getByRole("button", { name: "Update Course" }).click();
    const panel = form.getByRole("alert").filter({ hasText: "You saved this in another tab" });
    await expect(panel).toContainText("Mine.");
    await expect(panel).toContainText("Theirs.");
    await expect(panel).toContainText("99 hours");
    await expect(panel).not.toContainText("Schedule");
    await expectAccessible(page);
    await panel.getByRole("button", { name: /^Take the other tab's/ }).click();
    await expect(form.getByLabel("Summary")).toHaveValue("Theirs.");
    await expect(form.getByLabel("Duration")).toHaveValue("99 hours");

    await form.getByLabel("Summary").fill("Mine again.");
    await form.getByLabel("Schedule").fill("Mine on Sundays");
    const theirs = {
      ...made,
      version: undefined,
      summary: "Theirs again.",
      duration: "99 hours",
      schedule: "Theirs",
      students_per_class: 7,
    };
    await callApi(server, token, "PUT", `/courses/${made.id}`, theirs);
    await form.getByRole("button", { name: "Update Course" }).click();
    await expect(panel).toContainText("Students per class");
    await panel.getByRole("group", { name: "Schedule: changed by both" }).getByLabel("The other tab's").click();
    await expectAccessible(page);
    await panel.getByRole("button", { name: "Save with these choices" }).click();
    await expect(toast(page, "Course updated")).toBeVisible();
    const stored = (await callApi(server, token, "GET", "/courses")).find(({ id }: { id: number }) => id === made.id);
    expect(stored).toMatchObject({ summary: "Mine again.", schedule: "Theirs", duration: "99 hours", students_per_class: 7 });
  });

  test("two people changing different fields: both changes are kept, after a reload of the form too", {
    tag: ["@all", "@chromium"],
  }, async ({ page, token, server }) => {
    const made = await callApi(server, token, "POST", "/courses", courseInput({ summary: "First." }));
    await openSignedIn(page, token, `/admin/courses?form=${made.id}`);
    const form = dialog(page, "Edit Course");
    await form.getByLabel("Summary").fill("Mine.");
    await callApi(server, token, "PUT", `/courses/${made.id}`, { ...made, title: "A title of theirs", modules: ["theirs"] });
    await page.route("**/api/courses/*", async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      await route.fulfill({ response: answer, json: body.saved_by ? { ...body, saved_by: "nimal" } : body });
    });
    await page.reload();
    await form.getByRole("button", { name: "Update Course" }).click();
    const panel = form.getByRole("alert").filter({ hasText: "nimal saved this while you were editing." });
    await expect(panel.getByRole("heading", { name: "Changed by nimal" })).toBeVisible();
    await expect(panel).toContainText("A title of theirs");
    await expect(panel.getByRole("radio")).toHaveCount(0);
    await panel.getByRole("button", { name: "Save both changes" }).click();
    await expect(toast(page, "Course updated")).toBeVisible();
    const stored = (await callApi(server, token, "GET", "/courses")).find(({ id }: { id: number }) => id === made.id);
    expect(stored).toMatchObject({ summary: "Mine.", title: "A title of theirs", modules: ["theirs"], version: 3 });
  });

  test("a course that someone deleted meanwhile can be saved as a new one", { tag: "@all" }, async ({ page, token, server }) => {
    const made = await callApi(server, token, "POST", "/courses", courseInput({ title: "Kept after all" }));
    await openSignedIn(page, token, `/admin/courses?form=${made.id}`);
    const form = dialog(page, "Edit Course");
    await form.getByLabel("Summary").fill("Still wanted.");
    await callApi(server, token, "DELETE", `/courses/${made.id}`);
    await form.getByRole("button", { name: "Update Course" }).click();
    await expect(form.getByRole("alert")).toContainText("Someone deleted it while you were editing.");
    await form.getByRole("button", { name: "Save as a new course" }).click();
    await expect(toast(page, "Course created")).toBeVisible();
    expect((await callApi(server, token, "GET", "/courses?q=kept")).map(({ summary }: { summary: string }) => summary)).toEqual([
      "Still wanted.",
    ]);
  });
});
