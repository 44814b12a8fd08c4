import { hydratedForm } from "../contact-page.ts";
import { expect, test } from "../test.ts";

test("what a visitor typed survives a reload, and the tab's end takes it along", async ({ page, context }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("contact-draft", JSON.stringify({ name: "Kept for ever", email: "old@example.com" })));
  await page.goto("/contact");
  const name = page.getByLabel("Your Name *");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect(name).toHaveValue("");
  await name.fill("Nirmala");
  await page.getByLabel("Your Email *").fill("nirmala@example.com");
  await page.reload();
  await expect(name).toHaveValue("Nirmala");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe("{}");

  await page.close();
  const next = await context.newPage();
  await next.goto("/contact");
  await expect(next.getByRole("checkbox", { name: /German/ }).first()).toBeVisible();
  await expect(next.getByLabel("Your Name *")).toHaveValue("");
  expect(await next.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain("nirmala");
});

test("a form that a link or a reload opens scrolled down works before it is touched", { tag: "@all" }, async ({ page }) => {
  await page.goto("/contact#message-heading");
  await hydratedForm(page);
  await page.getByLabel("Your Name *").fill("Nirmala");
  await page.reload();
  await expect(page.getByLabel("Your Name *")).toHaveValue("Nirmala");
  await hydratedForm(page);
});
