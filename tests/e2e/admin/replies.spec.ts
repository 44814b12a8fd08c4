import { enquiryInput } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { callApi, openSignedIn } from "../staff.ts";
import { expect, test } from "../test.ts";

test("a template is written, an answer is made of it, and the timeline says what was said", { tag: "@all" }, async ({
  page,
  server,
  token,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const asked = { name: "Kamala Silva", phone: "077 123 4567", interestedCourses: ["Tamil"] };
  const { id } = await callApi(server, token, "POST", "/contact", enquiryInput(asked));

  await openSignedIn(page, token, "/admin/answers");
  await page.getByRole("button", { name: "Add template" }).click();
  const last = page.getByRole("group").filter({ hasText: "New template" });
  await last.getByLabel("Name").fill("Short");
  await page
    .getByLabel(/^For, template/)
    .last()
    .selectOption("WhatsApp");
  await page
    .getByLabel(/^Text, template/)
    .last()
    .fill("Dear {nmae}, {course} costs {fee}.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("There is nothing to put in place of {nmae}.")).toBeVisible();
  await page
    .getByLabel(/^Text, template/)
    .last()
    .fill("Dear {name}, {course} costs {fee}.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Templates saved")).toBeVisible();

  await page.goto(`/admin/enquiries?form=${id}`);
  const dialog = page.getByRole("dialog", { name: "Enquiry of Kamala Silva" });
  // Not in another program, of which the timeline would know nothing.
  await dialog.getByRole("button", { name: "Mail Kamala Silva" }).click();
  await expect(dialog.getByText("Write an answer")).toBeFocused();
  await dialog.getByLabel("Answer by").selectOption("WhatsApp");
  await dialog.getByLabel("Template").selectOption({ label: "Short (English)" });
  await expect(dialog.getByLabel("Template").locator("option:checked")).toHaveText("Short (English)");
  const text = dialog.getByLabel("Text of the answer");
  await expect(text).toHaveValue("Dear Kamala Silva, Tamil costs {fee}.");
  await expect(dialog.getByText("Nothing is known for {fee}.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Open WhatsApp" })).toBeDisabled();
  await expect(dialog.getByText("{fee}: choose a class for this enquiry, save, and choose the template again.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Go to {fee}" }).click();
  await page.keyboard.insertText("LKR 30,000");
  await expect(text).toHaveValue("Dear Kamala Silva, Tamil costs LKR 30,000.");
  await text.fill("Dear Kamala, Tamil costs LKR 30,000 & more.");
  // What was typed outlives the page.
  await page.reload();
  await dialog.getByText("Go on with the answer that you began").click();
  const open = dialog.getByRole("link", { name: "Open WhatsApp" });
  await expect(open).toHaveAttribute(
    "href",
    "https://wa.me/94771234567?text=Dear%20Kamala%2C%20Tamil%20costs%20LKR%2030%2C000%20%26%20more.",
  );
  await open.click();
  await expect(dialog.getByRole("listitem").filter({ hasText: "Wrote on WhatsApp" })).toContainText("Tamil costs LKR 30,000 & more.");
  await expect(dialog.getByLabel("Status")).toHaveValue("Contacted");
  await expect(text).toHaveValue("");
  // What is said while a form is open is in front of it, where it is heard and can be pressed.
  const said = page.getByRole("listitem").filter({ hasText: "The answer stands in the timeline" });
  await said.getByRole("button", { name: "Put this away" }).click();
  await expect(said).toHaveCount(0);
  await dialog.getByLabel("Answer by").selectOption("Mail");
  await dialog.getByLabel("Template").selectOption({ label: "Could not reach you (English)" });
  await expect(dialog.getByRole("link", { name: "Open in your mail program" })).toHaveAttribute(
    "href",
    /^mailto:nimal@example\.com\?subject=We%20tried/,
  );
  expect((await callApi(server, token, "GET", `/enquiries/${id}`)).status).toBe("Contacted");
});
