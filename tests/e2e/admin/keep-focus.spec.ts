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
