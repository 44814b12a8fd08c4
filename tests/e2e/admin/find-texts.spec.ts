import { expectAccessible } from "../accessible.ts";
import { openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

const field = "textarea, input";

test("words that visitors read are found across all parts, and lead to their field", { tag: "@all" }, async ({ page, token }) => {
  await openSignedIn(page, token, "/admin/words");
  const search = page.getByRole("searchbox", { name: "Find words that you see on the site" });
  await search.fill("within one working day");
  await expect(page.getByText("1 text", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Mails to visitors › Receipt › Text/ }).click();
  const receipt = page.getByLabel("Text", { exact: true });
  await expect(receipt).toBeFocused();
  await receipt.fill((await receipt.inputValue()).replace("within one working day", "within two days"));
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Saved.").first()).toBeVisible();
  await expect(page.getByRole("group", { name: "Save", exact: true })).toBeFocused();

  await search.fill("+94 11 200 0000");
  await page.getByRole("link", { name: /Phone numbers/ }).click();
  await expect(page).toHaveURL(/\/admin\/academy\?field=phones\.0\.number/);
  await expect(page.getByLabel("Number, phone number 1")).toBeFocused();

  await page.goto("/admin/words?q=nobody+wrote+this");
  await expect(page.getByText("Nothing fits “nobody wrote this”")).toBeVisible();
});

// Elsewhere Playwright presses nothing in a frame that is scaled down.
test("a press on a sentence of the page opens its field, by the keyboard too; a link of no text is followed", {
  tag: ["@chromium", "@all"],
}, async ({ page, token }) => {
  await openSignedIn(page, token, "/admin/words");
  await page.getByRole("link", { name: "Point at them on a page" }).click();
  await page.getByLabel("Page", { exact: true }).selectOption("/contact");
  const frame = page.frameLocator("iframe[title='The page as visitors would see it']");
  await expect(frame.locator("h1[data-text]")).toHaveText("Get in Touch");
  await frame.getByText("24/7 e-mail support").click();
  await expect(page.getByLabel("Below the e-mail address")).toBeFocused();
  await expect(page.locator(field).and(page.locator(":focus"))).toHaveValue("24/7 e-mail support");

  await page.getByRole("link", { name: "Back to the page" }).click();
  const chat = frame.getByText(/^A person answers/);
  await chat.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/part=chat&field=answers/);
  await page.getByRole("link", { name: "Back to the page" }).click();

  // What the page itself does not show.
  await page.getByRole("button", { name: "Contact Us", exact: true }).click();
  await expect(page).toHaveURL(/part=contact&field=head/);
  await page.getByRole("link", { name: "Back to the page" }).click();

  // The same words in several places.
  await frame.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "These words stand in several places" });
  await expect(dialog.getByRole("link")).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.getByLabel("Page", { exact: true }).selectOption("/courses");
  await expect(frame.locator("h1[data-text]")).toHaveText("Our Courses");
  await frame.getByRole("link", { name: "View Details of Tamil தமிழ்" }).click();
  await expect(page).toHaveURL(/view=%2Fcourse%2FTamil_Heritage/);
  await frame.getByRole("button", { name: "What You Will Learn" }).click();
  await expect(page).toHaveURL(/part=subjects&field=course_modules/);
  await page.getByRole("link", { name: "Back to the page" }).click();
  await frame.getByText("Students per class", { exact: true }).click();
  await expect(page.getByRole("dialog", { name: "No text of the site says this" })).toBeVisible();
});

test("pages of visitors carry nothing for staff", { tag: "@all" }, async ({ server }) => {
  const html = await (await fetch(`${server.url}/contact`, { headers: { accept: "text/html" } })).text();
  expect(html).not.toContain("data-text");
});
