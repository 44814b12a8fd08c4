import { courseInput } from "../../../factories.ts";
import { expectAccessible } from "../../accessible.ts";
import { box, form, fourFeaturedCourses, maximum, replacement } from "../../featured-courses.ts";
import { hold } from "../../hold.ts";
import { callApi, failCalls, failedCall, openSignedIn, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

test.use({ expectedErrors: [failedCall] });
const { server, token, courses, featured, openCourse } = fourFeaturedCourses();

test("a fifth asks whose place it takes, and takes it when it is saved; cancelling changes nothing", async ({ page }) => {
  const edited = await openCourse(page, 5);
  const before = await featured();
  await box(page).click();
  await expect(maximum(page).getByRole("listitem")).toHaveCount(4);
  for (const title of before) await expect(maximum(page).getByRole("button", { name: `Unfeature ${title}` })).toBeVisible();
  await expectAccessible(page);
  await maximum(page).getByRole("button", { name: "Cancel" }).click();
  await expect(box(page)).not.toBeChecked();
  await expect(box(page)).toBeFocused();
  expect(await featured()).toEqual(before);
  // Whoever gives up the place and has it taken by no other course gives it to this one, when it is saved.
  await box(page).click();
  await maximum(page)
    .getByRole("button", { name: `Unfeature ${before[0]}` })
    .click();
  await replacement(page).getByRole("button", { name: "Cancel" }).click();
  expect(await featured()).toEqual(before);
  await form(page).getByRole("button", { name: "Update Course" }).click();
  await expect(toast(page, "Course updated")).toBeVisible();
  expect((await featured()).sort()).toEqual([edited.title, ...before.slice(1)].sort());
});

test("the place goes from one course to the edited one, and other changes stay in the form", { tag: "@all" }, async ({ page }) => {
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

test("another course may take the place; the edited one then stays as it was", { tag: "@all" }, async ({ page }) => {
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

test("unticking a featured course asks for its replacement; cancelling keeps it featured", { tag: "@all" }, async ({ page }) => {
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

test("cancelling the replacement leaves the box ticked; the place changes hands when the course is saved, or not at all", {
  tag: "@all",
}, async ({ page }) => {
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

test("a new course can take a place, too", { tag: "@all" }, async ({ page }) => {
  const [first = ""] = await featured();
  // The form is open before it is known who is featured.
  const release = await hold(page, /\/api\/courses(\?|$)/, "GET");
  await openSignedIn(page, token(), `${server().url}/admin/courses?form=new`);
  const input = courseInput({ title: "Welsh Cymraeg" });
  await form(page).getByLabel("Title").fill(input.title);
  await form(page).getByLabel("Summary").fill(input.summary);
  await form(page).getByLabel("Duration").fill(input.duration);
  await form(page).getByLabel("Schedule").fill(input.schedule);
  await form(page).getByLabel("Description").fill(input.description);
  await box(page).click();
  await expect(box(page)).toBeChecked();
  release();
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
  await callApi(server(), token(), "DELETE", `/courses/${made?.id}`);
});

test("below four nobody is asked", { tag: "@all" }, async ({ page }) => {
  const course = (await courses())[0];
  await callApi(server(), token(), "PUT", `/courses/${course?.id}`, { ...course, featured: false });
  const edited = await openCourse(page, 5);
  await box(page).click();
  await expect(box(page)).toBeChecked();
  await form(page).getByRole("button", { name: "Update Course" }).click();
  await expect(toast(page, "Course updated")).toBeVisible();
  expect(await featured()).toContain(edited.title);
});
