import { callApi, openSignedIn, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

test("a question of the German courses is corrected, and one is written for a page", { tag: "@all" }, async ({ page, server, token }) => {
  const html = async (path: string) => (await fetch(server.url + path, { headers: { accept: "text/html" } })).text();
  await openSignedIn(page, token, "/admin/page-qna");
  const filter = page.getByRole("main").getByRole("combobox", { name: "Belongs to" });
  await filter.selectOption({ label: "German courses" });
  const items = page.getByRole("main").getByRole("listitem");
  await expect(items).toHaveCount(6);
  await items.filter({ hasText: "Is A1 enough?" }).getByRole("button", { name: /^Edit/ }).click();
  const form = page.getByRole("dialog", { name: "Edit QnA" });
  await expect(form.getByText("Shown on the pages of the courses in this language.")).toBeVisible();
  await form.getByLabel("Answer").fill("Ask the embassy: since spring it is A2.");
  await form.getByRole("button", { name: "Update QnA" }).click();
  await expect(toast(page, "QnA updated")).toBeVisible();
  // In the answer and in the structured data; nowhere else.
  await expect.poll(async () => (await html("/course/German_Deutsch")).split("since spring it is A2").length).toBeGreaterThan(2);
  expect(await html("/course/French_Excellence")).not.toContain("since spring it is A2");

  await page.getByRole("button", { name: "Add QnA" }).click();
  const fresh = page.getByRole("dialog", { name: "Add New QnA" });
  await expect(fresh.getByLabel("Belongs to")).toHaveValue("language:german");
  await fresh.getByLabel("Belongs to").selectOption({ label: "Contact page" });
  await fresh.getByLabel("Question").fill("Is there parking?");
  await fresh.getByLabel("Answer").fill("Behind the building.");
  await fresh.getByRole("button", { name: "Create QnA" }).click();
  await expect(toast(page, "QnA created")).toBeVisible();
  await expect(fresh).toBeHidden();
  await filter.selectOption({ label: "Contact page" });
  await expect(items).toHaveCount(1);
  await page.goto("/contact");
  const section = page.getByRole("region", { name: "Frequently Asked Questions" });
  await section.getByText("Is there parking?").click();
  await expect(section.getByText("Behind the building.")).toBeVisible();
  const [made] = await callApi(server, token, "GET", "/page-qna?place=page:contact");
  await callApi(server, token, "DELETE", `/page-qna/${made.id}`);
});
