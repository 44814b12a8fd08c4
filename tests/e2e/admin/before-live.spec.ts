import { courseInput } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { callApi, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

const html = { accept: "text/html" };

test("a course has texts of its own where it is found and shared, seen as they are typed", async ({ page, server, token }) => {
  const input = courseInput({ title: "German for Families", summary: "Evenings for parents and children." });
  const { id, slug } = await callApi(server, token, "POST", "/courses", input);
  const head = async () => (await page.request.get(`/course/${slug}`, { headers: html })).text();
  expect(await head()).toContain("<title>German for Families Course in Sri Lanka | Serendib Language Academy</title>");

  await openSignedIn(page, token, `/admin/courses?form=${id}`);
  const form = page.getByRole("dialog", { name: "Edit Course" });
  await form.getByText("See how it will look").click();
  const search = form.getByRole("figure", { name: "In a search" });
  await expect(search).toContainText("German for Families Course in Sri Lanka | Serendib Language Academy");
  await expect(search).toContainText(`course › ${slug}`);
  await form.getByLabel("Headline in search results").fill("German with your children");
  await expect(search).toContainText("German with your children | Serendib Language Academy");
  await form.getByLabel("Text in search results").fill("Parents and children learn together in Colombo, on Tuesday evenings.");
  await expect(form.getByText("68 characters; about 155 are shown.")).toBeVisible();
  for (const card of ["In WhatsApp", "On Facebook"]) {
    await expect(form.getByRole("figure", { name: card })).toContainText("German with your children");
    await expect(form.getByRole("figure", { name: card })).toContainText("on Tuesday evenings.");
  }
  await expectAccessible(page);
  await form.getByRole("button", { name: "Update Course" }).click();
  await expect(toast(page, "Course updated")).toBeVisible();
  const changed = await head();
  expect(changed).toContain("<title>German with your children | Serendib Language Academy</title>");
  expect(changed).toContain('<meta property="og:title" content="German with your children"');
  expect(changed).toContain('name="description" content="Parents and children learn together in Colombo, on Tuesday evenings."');

  // A client that knows nothing of these texts leaves them as they are.
  await callApi(server, token, "PUT", `/courses/${id}`, { ...input, summary: "Changed." });
  expect(await head()).toContain("<title>German with your children |");
});
