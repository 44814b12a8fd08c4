import { expectAccessible } from "../accessible.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { callApi, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

// A server of its own: everything that comes with the program leaves it.
let own: TestServer;
test.beforeAll(async () => {
  own = await startServer();
});
test.afterAll(() => own.stop());

test("samples wear a badge until somebody changes them, leave in one press, and come back in one", { tag: "@all" }, async ({ page }) => {
  const token = await tokenOf(own);
  await openSignedIn(page, token, `${own.url}/admin/courses`);
  const cards = page.getByRole("main").getByRole("listitem");
  const badges = cards.getByText("Sample", { exact: true });
  await expect(badges).toHaveCount(10);
  await page.getByRole("button", { name: "Edit Tamil" }).click();
  const form = page.getByRole("dialog", { name: "Edit Course" });
  await form.getByLabel("Schedule").fill("Sundays only");
  await form.getByRole("button", { name: "Update Course" }).click();
  await expect(badges).toHaveCount(9);

  await page.goto(`${own.url}/admin/trash`);
  await page.getByRole("button", { name: "Remove the samples" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("9 courses");
  await expect(dialog).toContainText("language “Tamil” (needed by Tamil");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Remove the samples" }).click();
  await expect(toast(page, "moved to the trash")).toBeVisible();
  await expect(page.getByText(/samples moved to the trash by admin/)).toBeVisible();
  expect(await callApi(own, token, "GET", "/exams")).toEqual([]);
  expect((await callApi(own, token, "GET", "/courses")).map(({ schedule }: { schedule: string }) => schedule)).toEqual(["Sundays only"]);
  const courses = await page.request.get(`${own.url}/courses`);
  expect(await courses.text()).not.toContain("German_Deutsch");
  const other = await page.context().newPage();
  await openSignedIn(other, token, `${own.url}/admin/page-qna?form=new`);
  const place = other.getByRole("dialog").getByLabel("Belongs to");
  await expect(place.getByRole("option", { name: "Tamil courses" })).toBeAttached();
  expect((await place.getByRole("option").allTextContents()).filter((name) => /goethe|ielts|dele|german/i.test(name))).toEqual([]);
  for (const [path, words] of [
    ["exams", "Add the first exam"],
    ["classes", "Add the next class"],
  ]) {
    await other.goto(`${own.url}/admin/${path}`);
    await expect(other.getByText(`No ${path} available`)).toContainText(words ?? "");
  }
  await other.close();

  await toast(page, "moved to the trash").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "are back")).toBeVisible();
  expect((await callApi(own, token, "GET", "/courses")).map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await expect(page.getByRole("button", { name: "Remove the samples" })).toBeVisible();
  await expectAccessible(page);
});
