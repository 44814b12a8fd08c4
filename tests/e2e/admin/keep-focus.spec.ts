import type { Page } from "@playwright/test";
import { classInput, enquiryInput } from "../../factories.ts";
import { callApi, failedCall, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

const isWithin = (page: Page, place: string) => page.evaluate((place) => Boolean(document.activeElement?.closest(place)), place);

test("who works by keyboard keeps the place where a row goes, comes back, or a panel closes", async ({ page, server, token }) => {
  const { id: class_id } = await callApi(server, token, "POST", "/classes", classInput({ title: "By keyboard", seats: 9 }));
  for (const name of ["Asha", "Binu", "Chamari"]) {
    const { id } = await callApi(server, token, "POST", "/contact", enquiryInput({ name, class_id }));
    await callApi(server, token, "PATCH", `/enquiries/${id}`, { status: "Enrolled" });
  }
  await openSignedIn(page, token, `/admin/classes?roster=${class_id}`);
  const takeOff = (name: string) => page.getByRole("button", { name: `Take off: ${name}` });
  await takeOff("Binu").press("Enter");
  await expect(takeOff("Binu")).toHaveCount(0);
  await expect.poll(() => isWithin(page, "main ul, main section, main table")).toBe(true);
  await page.keyboard.press("Tab");
  expect(await isWithin(page, "main li, main tr")).toBe(true);

  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(toast(page, "Undone")).toBeVisible();
  await expect(takeOff("Binu")).toBeVisible();
  await expect.poll(() => isWithin(page, "main")).toBe(true);
});

// Where Tab leads behind the last element of a page is each browser's own.
test("Tab leads past a notice, and one that is put away gives the focus back", { tag: ["@all", "@chromium"] }, async ({
  page,
  server,
  token,
}) => {
  const { id } = await callApi(server, token, "POST", "/contact", enquiryInput({ name: "Dulani" }));
  await openSignedIn(page, token, `/admin/enquiries?form=${id}`);
  // The form may be there before the list behind it.
  await expect(page.locator(`#edit-${id}`)).toBeAttached();
  await page.getByLabel("New note").fill("Called back");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(toast(page, "Enquiry saved")).toBeVisible();
  // As it goes, the form gives the focus back.
  await expect(page.locator(`#edit-${id}`)).toBeFocused();
  const last = page.getByLabel(/^Mark .* as$/).last();
  await last.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Put this away" })).toBeFocused();
  // Out of the page, and in again at its head.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();

  await last.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Enquiry saved")).toHaveCount(0);
  await expect(last).toBeFocused();
});

test.describe("a save that meets another's", () => {
  test.use({ expectedErrors: [failedCall] });

  test("leaves the keyboard in the form", { tag: "@all" }, async ({ page, server, token }) => {
    const { id } = await callApi(server, token, "POST", "/contact", enquiryInput({ name: "Dilini" }));
    await openSignedIn(page, token, `/admin/enquiries?form=${id}`);
    const form = page.getByRole("dialog", { name: "Enquiry of Dilini" });
    await form.getByLabel("Next step", { exact: true }).fill("Mine");
    await callApi(server, token, "PATCH", `/enquiries/${id}`, { next_step: "Theirs" });
    await form.getByRole("button", { name: "Save", exact: true }).press("Enter");
    await form.getByRole("button", { name: "Take the other tab's, drop this one's" }).press("Enter");
    await expect(form.getByLabel("Next step", { exact: true })).toHaveValue("Theirs");
    await expect.poll(() => isWithin(page, "dialog")).toBe(true);
  });
});
