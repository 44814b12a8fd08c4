import type { Page } from "@playwright/test";
import { courseInput, examInput } from "../../factories.ts";
import { hold } from "../hold.ts";
import { picture } from "../pictures.ts";
import { callApi, cutCalls, failedCall, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

test.use({ expectedErrors: [failedCall] });

const titles = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading");

for (const { kind, made, title, button } of [
  { kind: "courses", made: courseInput, title: "Edit Course", button: "Update Course" },
  { kind: "exams", made: examInput, title: "Edit Exam", button: "Update Exam" },
]) {
  test(`${kind}: whoever opens a record right after saving finds what was saved`, { tag: "@all" }, async ({ page, server, token }) => {
    const { id } = await callApi(server, token, "POST", `/${kind}`, made({ summary: "The first words." }));
    await openSignedIn(page, token, `/admin/${kind}?form=${id}`);
    const form = page.getByRole("dialog", { name: title });
    await form.getByLabel("Summary").fill("The second words.");
    const release = await hold(page, `**/api/${kind}`, "GET");
    await form.getByRole("button", { name: button }).click();
    await expect(form).toHaveCount(0);
    await page.locator(`#edit-${id}`).click();
    await expect(form.getByLabel("Summary")).toHaveValue("The second words.");
    await form.getByLabel("Summary").fill("The third words.");
    release();
    await form.getByRole("button", { name: button }).click();
    await expect(form).toHaveCount(0);
    expect((await callApi(server, token, "GET", `/${kind}`)).find((one: { id: number }) => one.id === id).summary).toBe("The third words.");
  });
}

test("the tab is not closed without a question while a new order is on its way", { tag: ["@not-webkit", "@all"] }, async ({
  page,
  token,
}) => {
  await openSignedIn(page, token, "/admin/courses");
  await expect(titles(page).first()).toBeVisible();
  const [first = "", second = ""] = await titles(page).allTextContents();
  const release = await hold(page, "**/api/courses/update-order", "PUT");
  await page.getByRole("button", { name: `Move ${first} down` }).click();
  await expect(page.getByText("Saving new order...")).toBeVisible();
  const asked = page.waitForEvent("dialog");
  const reload = page.evaluate(() => location.reload());
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await reload;
  release();
  await expect(page.getByText("Saving new order...")).toHaveCount(0);
  await page.reload();
  await expect(titles(page).first()).toHaveText(second);
});

test("the exams are back in their old order although nothing can be read", { tag: "@all" }, async ({ page, token }) => {
  await openSignedIn(page, token, "/admin/exams");
  await expect(titles(page).first()).toBeVisible();
  const before = await titles(page).allTextContents();
  await cutCalls(page, "**/api/exams/reorder", "PUT");
  await cutCalls(page, "**/api/exams", "GET");
  await page.getByRole("button", { name: `Move ${before[1]} up` }).click();
  await expect(toast(page, "The new order was not saved")).toContainText("The exams are back in their old order.");
  await expect(titles(page)).toHaveText(before);
});

test("nothing is saved before a chosen picture has been read, and a late one does not come back", { tag: "@all" }, async ({
  page,
  token,
}) => {
  await page.addInitScript(() => {
    const read = window.createImageBitmap;
    const slow = async (file: File) => {
      await new Promise((resolve) => {
        document.body.dataset.reading = file.name;
        addEventListener("release", resolve, { once: true });
      });
      return read(file);
    };
    Object.assign(window, { createImageBitmap: slow });
  });
  /** Once a picture is being read: a little earlier the form says so. */
  const isReading = (name: string) => expect(page.locator("body")).toHaveAttribute("data-reading", name);
  const release = () => page.evaluate(() => dispatchEvent(new Event("release")));
  const calls: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && !request.url().includes("autosaves") && calls.push(request.url()));
  await openSignedIn(page, token, "/admin/courses?form=1");
  const form = page.getByRole("dialog", { name: "Edit Course" });
  const image = form.locator("img");
  const stored = await image.getAttribute("src");
  await form.getByLabel("Image").setInputFiles(await picture("wide.jpg", 1200, 800));
  await expect(form.getByRole("button", { name: "Reading picture..." })).toBeDisabled();
  await isReading("wide.jpg");
  await page.keyboard.press("ControlOrMeta+s");
  await form.getByRole("button", { name: "Remove image" }).click();
  await expect(form.getByRole("button", { name: "Update Course" })).toBeEnabled();
  await release();
  await form.getByLabel("Image").setInputFiles(await picture("near.jpg", 620, 400));
  await expect(form.getByRole("button", { name: "Reading picture..." })).toBeDisabled();
  await expect(image).toHaveCount(0);
  await isReading("near.jpg");
  await release();
  await expect(image).toHaveAttribute("src", /^(data:image\/jpeg|\/media\/)/);
  await expect(form.getByRole("button", { name: "Update Course" })).toBeEnabled();
  expect(stored).toMatch(/^\/media\//);
  expect(calls).toEqual([]);
});
