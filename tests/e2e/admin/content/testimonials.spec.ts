import { testimonialInput } from "../../../factories.ts";
import { openSignedIn, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

test("a testimonial is written, shown when its person agrees, and moved", async ({ page, server, token }) => {
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
