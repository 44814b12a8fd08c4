import { classInput, enquiryInput } from "../../../factories.ts";
import { callApi, openSignedIn, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

test("a class is written, held again later, and tells who is in it", async ({ page, token }) => {
  await openSignedIn(page, token, "/admin/classes");
  await page.getByRole("button", { name: "Add Class" }).click();
  const form = page.getByRole("dialog", { name: "Add New Class" });
  await form.getByLabel("Course or exam").selectOption({ label: "Spanish Español" });
  await form.getByLabel("Title").fill("A2 Fridays");
  await form.getByLabel("Starts on").fill("2099-03-06");
  await form.getByLabel("Ends on").fill("2099-03-01");
  await form.getByRole("button", { name: "Add time" }).click();
  await form.getByLabel("Weekday 1").selectOption("Friday");
  await form.getByLabel("Fee (LKR)").fill("-1");
  await form.getByLabel("Seats").fill("1");
  await form.getByRole("button", { name: "Create Class" }).click();
  await expect(form.getByText("The fee must be whole rupees, 0 or more.")).toBeVisible();
  await form.getByLabel("Fee (LKR)").fill("30000");
  await form.getByRole("button", { name: "Create Class" }).click();
  await expect(form.getByText("The last day is before the first one.")).toBeVisible();
  await form.getByLabel("Ends on").fill("2099-05-29");
  await form.getByRole("button", { name: "Create Class" }).click();
  await expect(toast(page, "Class created")).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: "A2 Fridays" });
  await expect(row).toContainText("Friday, 9 AM to 11.30 AM");
  await expect(row).toContainText("LKR 30,000");

  await row.getByRole("button", { name: /^The same again/ }).click();
  await expect(page.getByLabel("First day")).toHaveValue("2099-06-05");
  await page.getByRole("button", { name: "Create class" }).click();
  const again = page.getByRole("dialog", { name: "Edit Class" });
  await expect(again.getByLabel("Starts on")).toHaveValue("2099-06-05");
  await expect(again.getByLabel("Ends on")).toHaveValue("2099-08-28");
  await again.getByRole("button", { name: "Cancel" }).click();
  await expect(row).toHaveCount(2);
});

test("a seat is given and taken on the roster, and the next of the waiting list is named", async ({ page, server, token }) => {
  const { id: class_id } = await callApi(server, token, "POST", "/classes", classInput({ title: "Two seats", seats: 2 }));
  const people = ["Nimal", "Kumari", "Ruwan"];
  for (const [index, name] of people.entries()) {
    const { id } = await callApi(server, token, "POST", "/contact", enquiryInput({ name, class_id }));
    await callApi(server, token, "PATCH", `/enquiries/${id}`, { status: index < 2 ? "Enrolled" : "Waiting" });
  }
  await openSignedIn(page, token, "/admin/classes?q=Two+seats&places=full");
  await page.getByRole("link", { name: /^Roster of .*Two seats/ }).click();
  await expect(page.getByRole("heading", { name: "Enrolled: 2 of 2" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Give a seat: Ruwan" })).toHaveCount(0);
  await page.getByRole("button", { name: "Take off: Kumari" }).click();
  await expect(page.getByText("Ruwan is first on the waiting list.")).toBeVisible();
  await page.getByRole("button", { name: "Give a seat: Ruwan" }).click();
  await expect(page.getByRole("heading", { name: "Waiting list: 0" })).toBeVisible();
  await expect(page.locator("ol li")).toHaveText([/1\.Nimal/, /2\.Ruwan/]);
});
