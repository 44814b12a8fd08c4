import { testimonialInput } from "../../../factories.ts";
import { startServer, tokenOf } from "../../server.ts";
import { openSignedIn, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

test("a testimonial is written, shown when its person agrees, and moved", { tag: "@all" }, async ({ page, server, token }) => {
  const { name, role, subject, testimonial } = testimonialInput({ name: "Ruwan Silva", testimonial: "I speak in my sleep now." });
  const onSite = async () => (await (await fetch(server.url, { headers: { accept: "text/html" } })).text()).includes(testimonial);
  await openSignedIn(page, token, "/admin/testimonials");
  await page.getByRole("button", { name: "Add Testimonial" }).click();
  const form = page.getByRole("dialog", { name: "Add New Testimonial" });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Role").fill(role);
  await form.getByLabel("Course or exam").fill(subject);
  await form.getByLabel("Rating").fill("9");
  await form.getByLabel("Testimonial").fill(testimonial);
  await form.getByRole("button", { name: "Create Testimonial" }).click();
  await expect(form.getByText("Rating must be a number of stars from 1 to 5.")).toBeVisible();
  await form.getByLabel("Rating").fill("4");
  await form.getByRole("button", { name: "Create Testimonial" }).click();
  await expect(toast(page, "Testimonial created")).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText("Not shown: no consent yet")).toBeVisible();
  expect(await onSite()).toBe(false);

  await row.getByRole("button", { name: `Edit ${name}` }).click();
  await page.getByLabel("Agreed to be shown").check();
  await page.getByRole("button", { name: "Update Testimonial" }).click();
  await expect(row.getByText("Active")).toBeVisible();
  await expect.poll(onSite).toBe(true);

  const names = page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });
  const before = await names.allTextContents();
  await row.getByRole("button", { name: `Move ${name} up` }).click();
  await expect(names).toHaveText(before.with(-1, before.at(-2) ?? "").with(-2, name));
  await expect(row.getByRole("button", { name: `Move ${name} up` })).toBeFocused();
});

test("staff are told which testimonials came with the program, hide them in one press, and take it back in another", {
  tag: "@all",
}, async ({ page }) => {
  const own = await startServer();
  try {
    const onSite = async () => (await (await fetch(own.url, { headers: { accept: "text/html" } })).text()).includes("Nethmi Perera");
    await openSignedIn(page, await tokenOf(own), `${own.url}/admin/testimonials`);
    await expect(page.getByText("12 testimonials that visitors see came with the program")).toBeVisible();
    await expect(page.getByText("Sample", { exact: true })).toHaveCount(12);
    expect(await onSite()).toBe(true);

    const hide = page.getByRole("button", { name: "Hide them all" });
    await hide.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("12 testimonials hidden. Visitors do not see them any more.")).toBeVisible();
    await expect(page.getByText("Inactive", { exact: true })).toHaveCount(12);
    await expect.poll(onSite).toBe(false);
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Active", { exact: true })).toHaveCount(12);
    await expect.poll(onSite).toBe(true);

    // Once it says something else it is the academy's own.
    await page.getByRole("button", { name: "Edit Nethmi Perera" }).click();
    await page.getByLabel("Role").fill("Nurse, Galle");
    await page.getByRole("button", { name: "Update Testimonial" }).click();
    await expect(page.getByText("11 testimonials that visitors see came with the program")).toBeVisible();
    await hide.click();
    await expect(page.getByText("Inactive", { exact: true })).toHaveCount(11);
    expect(await onSite()).toBe(true);
  } finally {
    await own.stop();
  }
});
