import { courseInput } from "../../../factories.ts";
import { box, form, fourFeaturedCourses, maximum, replacement } from "../../featured-courses.ts";
import { callApi, cutCalls, endSessionAt, failCalls, failedCall, signInAgain } from "../../staff.ts";
import { expect, test } from "../../test.ts";

test.use({ expectedErrors: [failedCall] });
const { server, token, courses, featured, openCourse } = fourFeaturedCourses();

test("each step that fails says so, and nothing is left half done", { tag: "@all" }, async ({ page }) => {
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

test("a course that somebody deleted meanwhile cannot give up its place", { tag: "@all" }, async ({ page }) => {
  const made = await callApi(
    server(),
    token(),
    "POST",
    "/courses",
    courseInput({ title: "Gone soon", featured: true, unfeature: (await courses())[0]?.id }),
  );
  const edited = await openCourse(page, 5);
  await box(page).click();
  await maximum(page).getByRole("button", { name: "Unfeature Gone soon" }).click();
  await callApi(server(), token(), "DELETE", `/courses/${made.id}`);
  await replacement(page)
    .getByRole("button", { name: `Select ${edited.title}` })
    .click();
  await expect(replacement(page).getByRole("alert")).toContainText("Failed to unfeature the original course");
  expect(await featured()).toHaveLength(3);
});

test("somebody else featured a course meanwhile: the server refuses and the dialog asks", { tag: "@all" }, async ({ page }) => {
  const course = (await courses())[0];
  const free = await callApi(server(), token(), "PUT", `/courses/${course?.id}`, { ...course, featured: false });
  await openCourse(page, 5);
  await box(page).click();
  await callApi(server(), token(), "PUT", `/courses/${free.id}`, { ...free, featured: true });
  await form(page).getByRole("button", { name: "Update Course" }).click();
  await expect(maximum(page).getByRole("listitem")).toHaveCount(4);
  await maximum(page).getByRole("button", { name: "Cancel" }).click();
  await expect(form(page).getByRole("alert").first()).toContainText("Only 4 courses can be featured.");
});

test("a session that ends between the two steps leads back to the form", { tag: "@all" }, async ({ page }) => {
  await openCourse(page, 5);
  const before = await featured();
  await form(page).getByLabel("Summary").fill("Typed before the end");
  await box(page).click();
  await maximum(page)
    .getByRole("button", { name: `Unfeature ${before[0]}` })
    .click();
  await endSessionAt(page, server(), token(), "PUT", "**/api/courses/*");
  await replacement(page)
    .getByRole("button", { name: /^Select/ })
    .first()
    .click();
  await signInAgain(page, server());
  await expect(form(page).getByLabel("Summary")).toHaveValue("Typed before the end");
});
