import type { Page } from "@playwright/test";
import { courseInput } from "../factories.ts";
import { expectAccessible } from "./accessible.ts";
import { startServer, type TestServer, tokenOf } from "./server.ts";
import { callApi, cutCalls, endSession, failCalls, failedCall, openSignedIn, signInAgain, toast } from "./staff.ts";
import { expect, test } from "./test.ts";

type Stored = { id: number; title: string; featured: boolean };
const form = (page: Page) => page.getByRole("dialog", { name: /^(Edit|Add New) Course$/ });
const box = (page: Page) => form(page).getByLabel("Featured on the home page");
const maximum = (page: Page) => page.getByRole("dialog", { name: "Maximum Featured Courses Reached" });
const replacement = (page: Page) => page.getByRole("dialog", { name: "Select Replacement Featured Course" });

/** A server of its own: who is featured is the same for everybody. */
test.describe("the four featured courses", () => {
  test.use({ expectedErrors: [failedCall] });
  let own: TestServer;
  let token: string;
  test.beforeAll(async () => {
    own = await startServer();
  });
  test.afterAll(() => own.stop());

  const courses = (): Promise<Stored[]> => callApi(own, token, "GET", "/courses");
  const featured = async () => (await courses()).filter((course) => course.featured).map(({ title }) => title);

  test.beforeEach(async () => {
    token = await tokenOf(own);
    // The first four are featured, nobody else.
    for (const [index, course] of (await courses()).entries()) {
      if (course.featured && index > 3)
        await callApi(own, token, "PUT", `/courses/${course.id}`, { ...course, version: undefined, featured: false });
    }
    for (const course of (await courses()).slice(0, 4)) {
      if (!course.featured) await callApi(own, token, "PUT", `/courses/${course.id}`, { ...course, version: undefined, featured: true });
    }
  });

  async function openCourse(page: Page, index: number): Promise<Stored> {
    const course = (await courses())[index];
    if (!course) throw new Error("No such course");
    await openSignedIn(page, token, `${own.url}/admin/courses?form=${course.id}`);
    await expect(box(page)).toBeVisible();
    return course;
  }

  test("a fifth asks whose place it takes; cancelling changes nothing", async ({ page }) => {
    await openCourse(page, 5);
    const before = await featured();
    await box(page).click();
    await expect(maximum(page).getByRole("listitem")).toHaveCount(4);
    for (const title of before) await expect(maximum(page).getByRole("button", { name: `Unfeature ${title}` })).toBeVisible();
    await expectAccessible(page);
    await maximum(page).getByRole("button", { name: "Cancel" }).click();
    await expect(box(page)).not.toBeChecked();
    await expect(box(page)).toBeFocused();
    expect(await featured()).toEqual(before);
  });

  test("the place goes from one course to the edited one, and other changes stay in the form", async ({ page }) => {
    const edited = await openCourse(page, 5);
    const [first = "", ...others] = await featured();
    await form(page).getByLabel("Summary").fill("Changed as well.");
    await box(page).click();
    await maximum(page)
      .getByRole("button", { name: `Unfeature ${first}` })
      .click();
    await expect(replacement(page)).toContainText(`${first} is being unfeatured.`);
    await expect(replacement(page).getByRole("button", { name: `Select ${first}` })).toHaveCount(0);
    await expectAccessible(page);
    await replacement(page)
      .getByRole("button", { name: `Select ${edited.title}` })
      .click();
    await expect(replacement(page)).toHaveCount(0);
    await expect(box(page)).toBeChecked();
    expect((await featured()).sort()).toEqual([edited.title, ...others].sort());
    await form(page).getByRole("button", { name: "Update Course" }).click();
    await expect(toast(page, "Course updated")).toBeVisible();
    expect((await featured()).sort()).toEqual([edited.title, ...others].sort());
  });

  test("another course may take the place; the edited one then stays as it was", async ({ page }) => {
    await openCourse(page, 5);
    const other = (await courses())[7];
    const [first = "", ...rest] = await featured();
    await box(page).click();
    await maximum(page)
      .getByRole("button", { name: `Unfeature ${first}` })
      .click();
    await replacement(page)
      .getByRole("button", { name: `Select ${other?.title}` })
      .click();
    await expect(replacement(page)).toHaveCount(0);
    await expect(box(page)).not.toBeChecked();
    expect((await featured()).sort()).toEqual([other?.title, ...rest].sort());
    await form(page).getByRole("button", { name: "Cancel" }).click();
    await expect(form(page)).toHaveCount(0);
  });

  test("unticking a featured course asks for its replacement; cancelling keeps it featured", async ({ page }) => {
    const edited = await openCourse(page, 0);
    const other = (await courses())[6];
    await box(page).click();
    await expect(replacement(page)).toContainText(`${edited.title} is being unfeatured.`);
    await replacement(page).getByRole("button", { name: "Cancel" }).click();
    await expect(box(page)).toBeChecked();
    await box(page).click();
    await page.keyboard.press("Escape");
    await expect(replacement(page)).toHaveCount(0);
    await expect(box(page)).toBeChecked();
    await box(page).click();
    await replacement(page)
      .getByRole("button", { name: `Select ${other?.title}` })
      .click();
    await expect(replacement(page)).toHaveCount(0);
    await expect(box(page)).not.toBeChecked();
    expect(await featured()).toContain(other?.title);
    expect(await featured()).not.toContain(edited.title);
    await form(page).getByRole("button", { name: "Cancel" }).click();
    await expect(form(page)).toHaveCount(0);
  });

  test("cancelling the replacement leaves the box ticked; the place changes hands when the course is saved, or not at all", async ({
    page,
  }) => {
    const edited = await openCourse(page, 5);
    const before = await featured();
    await box(page).click();
    await maximum(page)
      .getByRole("button", { name: `Unfeature ${before[0]}` })
      .click();
    await replacement(page).getByRole("button", { name: "Cancel" }).click();
    await expect(box(page)).toBeChecked();
    expect(await featured()).toEqual(before);
    const note = form(page).getByText(`“${before[0]}” gives its place on the home page to this course when you save.`);
    await expect(note).toBeVisible();
    await expectAccessible(page);
    await form(page).getByRole("button", { name: "Leave it featured" }).click();
    await expect(box(page)).not.toBeChecked();
    await expect(note).toHaveCount(0);
    await box(page).click();
    await maximum(page)
      .getByRole("button", { name: `Unfeature ${before[0]}` })
      .click();
    await page.keyboard.press("Escape");
    await failCalls(page, `**/api/courses/${edited.id}`, "PUT");
    await form(page).getByRole("button", { name: "Update Course" }).click();
    await expect(form(page).getByRole("alert")).toContainText("Failed to save course");
    expect(await featured()).toEqual(before);
    await page.unrouteAll();
    await form(page).getByRole("button", { name: "Update Course" }).click();
    await expect(toast(page, "Course updated")).toBeVisible();
    expect((await featured()).sort()).toEqual([edited.title, ...before.slice(1)].sort());
  });

  test("a new course can take a place, too", async ({ page }) => {
    const [first = ""] = await featured();
    await openSignedIn(page, token, `${own.url}/admin/courses?form=new`);
    const input = courseInput({ title: "Welsh Cymraeg" });
    await form(page).getByLabel("Title").fill(input.title);
    await form(page).getByLabel("Summary").fill(input.summary);
    await form(page).getByLabel("Duration").fill(input.duration);
    await form(page).getByLabel("Schedule").fill(input.schedule);
    await form(page).getByLabel("Description").fill(input.description);
    await box(page).click();
    await maximum(page)
      .getByRole("button", { name: `Unfeature ${first}` })
      .click();
    await replacement(page).getByRole("button", { name: "Select Welsh Cymraeg" }).click();
    await expect(box(page)).toBeChecked();
    // Nothing is half done while the new course is not saved.
    expect(await featured()).toContain(first);
    await form(page).getByRole("button", { name: "Create Course" }).click();
    await expect(toast(page, "Course created")).toBeVisible();
    expect(await featured()).toContain("Welsh Cymraeg");
    expect(await featured()).toHaveLength(4);
    const made = (await courses()).find(({ title }) => title === "Welsh Cymraeg");
    await callApi(own, token, "DELETE", `/courses/${made?.id}`);
  });

  test("below four nobody is asked", async ({ page }) => {
    const course = (await courses())[0];
    await callApi(own, token, "PUT", `/courses/${course?.id}`, { ...course, featured: false });
    const edited = await openCourse(page, 5);
    await box(page).click();
    await expect(box(page)).toBeChecked();
    await form(page).getByRole("button", { name: "Update Course" }).click();
    await expect(toast(page, "Course updated")).toBeVisible();
    expect(await featured()).toContain(edited.title);
  });

  test("each step that fails says so, and nothing is left half done", async ({ page }) => {
    const edited = await openCourse(page, 5);
    const before = await featured();
    await box(page).click();
    await maximum(page)
      .getByRole("button", { name: `Unfeature ${before[0]}` })
      .click();
    const select = replacement(page).getByRole("button", { name: `Select ${edited.title}` });
    await failCalls(page, `**/api/courses/${edited.id}`, "PUT");
    await select.click();
    await expect(replacement(page).getByRole("alert")).toContainText("Failed to feature the replacement course");
    expect(await featured()).toEqual(before);
    await page.unrouteAll();
    await cutCalls(page, "**/api/courses/*", "PUT");
    await select.click();
    await expect(replacement(page).getByRole("alert")).toContainText("Error updating featured courses");
    expect(await featured()).toEqual(before);
    await page.unrouteAll();
    await select.click();
    await expect(box(page)).toBeChecked();
    expect(await featured()).toContain(edited.title);
  });

  test("a course that somebody deleted meanwhile cannot give up its place", async ({ page }) => {
    const made = await callApi(
      own,
      token,
      "POST",
      "/courses",
      courseInput({ title: "Gone soon", featured: true, unfeature: (await courses())[0]?.id }),
    );
    const edited = await openCourse(page, 5);
    await box(page).click();
    await maximum(page).getByRole("button", { name: "Unfeature Gone soon" }).click();
    await callApi(own, token, "DELETE", `/courses/${made.id}`);
    await replacement(page)
      .getByRole("button", { name: `Select ${edited.title}` })
      .click();
    await expect(replacement(page).getByRole("alert")).toContainText("Failed to unfeature the original course");
    expect(await featured()).toHaveLength(3);
  });

  test("somebody else featured a course meanwhile: the server refuses and the dialog asks", async ({ page }) => {
    const course = (await courses())[0];
    const free = await callApi(own, token, "PUT", `/courses/${course?.id}`, { ...course, featured: false });
    await openCourse(page, 5);
    await box(page).click();
    await callApi(own, token, "PUT", `/courses/${free.id}`, { ...free, featured: true });
    await form(page).getByRole("button", { name: "Update Course" }).click();
    await expect(maximum(page).getByRole("listitem")).toHaveCount(4);
    await maximum(page).getByRole("button", { name: "Cancel" }).click();
    await expect(form(page).getByRole("alert").first()).toContainText("Only 4 courses can be featured.");
  });

  test("a session that ends between the two steps leads back to the form", async ({ page }) => {
    await openCourse(page, 5);
    const before = await featured();
    await form(page).getByLabel("Summary").fill("Typed before the end");
    await box(page).click();
    await maximum(page)
      .getByRole("button", { name: `Unfeature ${before[0]}` })
      .click();
    await endSession(own, token);
    await replacement(page)
      .getByRole("button", { name: /^Select/ })
      .first()
      .click();
    await signInAgain(page, own);
    await expect(form(page).getByLabel("Summary")).toHaveValue("Typed before the end");
  });
});
