import type { Page } from "@playwright/test";
import sharp from "sharp";
import { courseInput } from "../../../factories.ts";
import { expectAccessible } from "../../accessible.ts";
import { picture } from "../../pictures.ts";
import { callApi, openSignedIn, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const titles = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading");

test.describe("courses", () => {
  test("are created with every field, and found again on the website", async ({ page, server, token }) => {
    await openSignedIn(page, token, "/admin/courses");
    await page.getByRole("button", { name: "Add Course" }).click();
    const form = dialog(page, "Add New Course");
    await form.getByRole("button", { name: "Create Course" }).click();
    await expect(form.getByText("This field is required.")).toHaveCount(6);
    await expect(form.getByLabel("Title")).toBeFocused();
    await form.getByLabel("Title").fill("Business English (B2) Русский!");
    await expect(form.getByLabel("Slug", { exact: true })).toHaveValue("Business_English_B2_Русский");
    await form.getByLabel("Summary").fill("For meetings and mails.");
    await form.getByLabel("Duration").fill("60 hours");
    await form.getByLabel("Students per class").fill("51");
    await form.getByLabel("Schedule").fill("Monday, 6.00 PM");
    await form.getByLabel("Description").fill("One paragraph.\n\nAnother.");
    await form.getByLabel("Module 1", { exact: true }).fill("Meetings");
    await form.getByLabel("Module 1", { exact: true }).press("Enter");
    await expect(form.getByLabel("Module 2", { exact: true })).toBeFocused();
    await form.getByLabel("Module 2", { exact: true }).fill("Mails");
    await form.getByRole("button", { name: "Add Module" }).click();
    await form.getByRole("button", { name: "Add Feature" }).click();
    await form.getByLabel("Feature 2", { exact: true }).fill("Small groups");
    await form.getByRole("button", { name: "Remove feature 1" }).click();
    await expect(form.getByLabel("Feature 1", { exact: true })).toHaveValue("Small groups");
    await form.getByLabel("Image").setInputFiles(await picture("wide.jpg", 1200, 800));
    await expect(form.getByRole("img")).toHaveCount(0);
    await form.getByRole("button", { name: "Create Course" }).click();
    await expect(form.getByText("Students per class must be a number from 1 to 50.")).toBeVisible();
    await form.getByLabel("Students per class").fill("");
    await form.getByLabel("Title").focus();
    await expect(form.getByLabel("Students per class")).toHaveValue("10");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Create Course" }).click();
    await expect(toast(page, "Course created")).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Add Course" })).toBeFocused();
    const [stored] = await callApi(server, token, "GET", "/courses?q=business%20english");
    expect(stored).toMatchObject({
      slug: "Business_English_B2_Русский",
      students_per_class: 10,
      modules: ["Meetings", "Mails"],
      features: ["Small groups"],
      description: "One paragraph.\n\nAnother.",
      image: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.jpg$/),
    });
    expect((await page.request.get(`/course/${encodeURIComponent(stored.slug)}`, { headers: { accept: "text/html" } })).status()).toBe(200);
  });

  test("are searched, edited and deleted, and the list tells all about them", async ({ page, server, token }) => {
    const made = await callApi(server, token, "POST", "/courses", courseInput({ title: "Sinhala for nurses", summary: "Ward words." }));
    await openSignedIn(page, token, "/admin/courses");
    await expect(page.getByRole("heading", { name: "Courses Management" })).toBeVisible();
    await expectAccessible(page);
    await page.getByPlaceholder("Search courses...").fill("WARD WORDS");
    await expect(titles(page)).toHaveText(["Sinhala for nurses"]);
    await expect(page).toHaveURL(/\?q=WARD\+WORDS$/);
    const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Sinhala for nurses" });
    await expect(card).toContainText("40 hours");
    await expect(card).toContainText("2 modules");
    await expect(card.getByRole("button", { name: "Move Sinhala for nurses up" })).toBeDisabled();
    await page.getByPlaceholder("Search courses...").fill("sinhla nurses");
    await expect(titles(page)).toHaveText(["Sinhala for nurses"]);
    await expect(page.getByText("No exact match. Near: sinhala nurses.")).toBeVisible();
    await page.getByPlaceholder("Search courses...").fill("nothing like it");
    await expect(page.getByText("No courses available that fit “nothing like it”")).toBeVisible();
    await page.goto("/admin/courses?q=ward");
    await expect(titles(page)).toHaveText(["Sinhala for nurses"]);

    await card.getByRole("button", { name: "Edit" }).click();
    const form = dialog(page, "Edit Course");
    await expect(page).toHaveURL(`/admin/courses?q=ward&form=${made.id}`);
    await form.getByLabel("Title").fill("Sinhala for doctors");
    await expect(form.getByLabel("Slug", { exact: true })).toHaveValue(made.slug);
    await form.getByRole("button", { name: "Update Course" }).click();
    await expect(toast(page, "Course updated")).toBeVisible();
    await expect(page).toHaveURL("/admin/courses?q=ward");
    await expect(titles(page)).toHaveText(["Sinhala for doctors"]);
    await expect(page.getByRole("button", { name: "Edit Sinhala for doctors" })).toBeFocused();

    await page.getByRole("button", { name: "Delete Sinhala for doctors" }).click();
    const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this course?" });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Delete Sinhala for doctors" })).toBeFocused();
    await page.getByRole("button", { name: "Delete Sinhala for doctors" }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Course deleted")).toBeVisible();
    await expect(page.getByText("No courses available")).toBeVisible();
  });

  test("move up and down, and display_order counts from 1", { tag: ["@all", "@chromium"] }, async ({ page, token }) => {
    await openSignedIn(page, token, "/admin/courses");
    await expect(titles(page).first()).toBeVisible();
    const before = await titles(page).allTextContents();
    const [first = "", second = "", third = ""] = before;
    let saved = 0;
    page.on("response", (answer) => {
      if (answer.ok() && answer.url().endsWith("/courses/update-order")) saved++;
    });
    const sent = page.waitForRequest("**/api/courses/update-order");
    await page.getByRole("button", { name: `Move ${first} down` }).click();
    await expect(titles(page)).toHaveText([second, first, third, ...before.slice(3)]);
    const { courses } = (await sent).postDataJSON();
    expect(courses.map((course: { display_order: number }) => course.display_order)).toEqual(before.map((_, index) => index + 1));
    await expect(page.getByRole("button", { name: `Move ${first} down` })).toBeFocused();
    await expect(page.getByText(`${first} is now number 2 of ${before.length}.`)).toBeAttached();
    await page.getByRole("button", { name: `Move ${first} up` }).click();
    await expect(titles(page)).toHaveText(before);
    await expect(page.getByRole("button", { name: `Move ${first} down` })).toBeFocused();
    await expect(page.getByRole("button", { name: `Move ${first} up` })).toBeDisabled();
    await expect.poll(() => saved).toBe(2);
    await page.reload();
    await expect(titles(page)).toHaveText(before);
  });

  test("a search that was cleared or typed a moment before Add stays so when the form is closed", { tag: "@all" }, async ({
    page,
    token,
  }) => {
    await openSignedIn(page, token, "/admin/courses?q=german");
    await expect(titles(page)).toHaveCount(1);
    const form = dialog(page, "Add New Course");
    const search = page.getByPlaceholder("Search courses...");
    // In one turn of the browser, so that no pause passes between.
    await page.evaluate(() => {
      document.querySelector<HTMLButtonElement>("[aria-label='Clear the search']")?.click();
      document.getElementById("add-new")?.click();
    });
    await expect(form).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(form).toHaveCount(0);
    await expect(search).toHaveValue("");
    await expect(page).toHaveURL("/admin/courses");
    await expect(titles(page)).not.toHaveCount(1);

    await search.fill("dutch");
    await page.evaluate(() => document.getElementById("add-new")?.click());
    await expect(form).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(form).toHaveCount(0);
    await expect(search).toHaveValue("dutch");
    await expect(page).toHaveURL("/admin/courses?q=dutch");
  });

  test("pictures are refused, warned about and shown as section 5 says", async ({ page, token }) => {
    await openSignedIn(page, token, "/admin/courses?form=new");
    const form = dialog(page, "Add New Course");
    const field = form.getByLabel("Image");
    await expect(form.getByText("JPG/JPEG, max 4MB, recommended 1200 x 800 pixels")).toBeVisible();
    const refusals = [
      [{ name: "a.png", mimeType: "image/png", buffer: Buffer.from("x") }, "Only JPG/JPEG images are allowed"],
      [{ name: "b.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(4_194_304) }, "Image size must be less than 4MB"],
      [{ name: "c.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") }, "Invalid image file"],
    ] as const;
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const renamed = [{ name: "d.jpg", mimeType: "image/jpeg", buffer: png }, "Only JPG/JPEG images are allowed"] as const;
    const whole = await picture("e.jpg", 600, 400);
    const half = [{ ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) }, "Invalid image file"] as const;
    for (const [file, message] of [...refusals, renamed, half]) {
      await field.setInputFiles(file);
      await expect(form.getByText(message)).toBeVisible();
      expect(await field.inputValue()).toBe("");
      await expect(form.locator("img")).toHaveCount(0);
    }
    await field.setInputFiles(await picture("square.jpg", 400, 400));
    await expect(form.getByText("Image aspect ratio is 1.00:1, recommended is 1.5:1 (1200x800px)")).toBeVisible();
    await expect(form.locator("img")).toHaveAttribute("src", /^(data:image\/jpeg|\/media\/)/);
    await expect(form.getByText("Invalid image file")).toHaveCount(0);
    await expectAccessible(page);
    await field.setInputFiles(await picture("near.jpg", 620, 400));
    await expect(form.getByText("Image aspect ratio")).toHaveCount(0);
    await form.getByRole("button", { name: "Remove image" }).click();
    await expect(form.locator("img")).toHaveCount(0);
  });

  test("the slug is locked until the warning was read", async ({ page, token }) => {
    await openSignedIn(page, token, "/admin/courses?form=1");
    const form = dialog(page, "Edit Course");
    const slug = form.getByLabel("Slug", { exact: true });
    const box = form.getByLabel("Enable URL slug editing");
    const warning = page.getByRole("alertdialog", { name: "Warning: URL Slug Editing" });
    await expect(slug).toHaveAttribute("readonly", "");
    await box.click();
    await expect(warning).toContainText("break links");
    await expect(warning).toContainText("SEO");
    await expectAccessible(page);
    await warning.getByRole("button", { name: "Cancel" }).click();
    await expect(box).not.toBeChecked();
    await expect(slug).toHaveAttribute("readonly", "");
    await box.click();
    await page.keyboard.press("Escape");
    await expect(warning).toHaveCount(0);
    await expect(form).toBeVisible();
    await expect(box).not.toBeChecked();
    await box.click();
    await warning.getByRole("button", { name: "I Understand, Enable Editing" }).click();
    await expect(box).toBeChecked();
    await slug.fill("Wrong slug");
    await form.getByRole("button", { name: "Update Course" }).click();
    await expect(form.getByText("Use letters, digits, hyphens and underscores only.")).toBeVisible();
    await box.click();
    await expect(slug).toHaveAttribute("readonly", "");
  });
});
