import { courseInput } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { callApi, openSignedIn } from "../staff.ts";
import { expect, test } from "../test.ts";

test("a course is duplicated as a draft, which a filter finds, and its modules are put in another order", {
  tag: "@all",
}, async ({ page, server, token }) => {
  const { id } = await callApi(server, token, "POST", "/courses", courseInput({ title: "Twice", slug: "twice", modules: ["a", "b", "c"] }));
  const titles = page.getByRole("main").getByRole("listitem").getByRole("heading");
  await openSignedIn(page, token, "/admin/courses?q=twice");
  await page.getByRole("button", { name: "Duplicate Twice" }).click();
  const form = page.getByRole("dialog", { name: "Edit Course" });
  await expect(form.getByLabel("Title", { exact: true })).toHaveValue("Twice (copy)");
  await expect(form.getByLabel("Slug", { exact: true })).toHaveValue("twice-copy");
  const expectModules = async (titles: string[]) => {
    for (const [index, title] of titles.entries()) await expect(form.getByLabel(`Module ${index + 1}`, { exact: true })).toHaveValue(title);
  };
  const grip = (number: number) => form.getByRole("button", { name: `Move module ${number}:` });
  await grip(1).press("ArrowDown");
  await expect(grip(2)).toBeFocused();
  await expectModules(["b", "a", "c"]);
  await grip(3).scrollIntoViewIfNeeded();
  const [from, to] = [await grip(3).boundingBox(), await grip(1).boundingBox()];
  if (!from || !to) throw new Error("No grips");
  await page.mouse.move(from.x + 9, from.y + 9);
  await page.mouse.down();
  await page.mouse.move(to.x + 9, to.y + 9, { steps: 8 });
  await page.mouse.up();
  await expectModules(["c", "b", "a"]);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save draft" }).click();
  await form.getByRole("button", { name: "Done" }).click();
  await page.getByLabel("Show", { exact: true }).selectOption("Draft");
  await expect(titles).toHaveText(["Twice (copy)"]);
  await page.getByLabel("Show", { exact: true }).selectOption("Published");
  await expect(titles).toHaveText(["Twice"]);
  const made: { id: number; slug: string; modules: string[] }[] = await callApi(
    server,
    token,
    "GET",
    "/courses?admin=true&state=draft&q=twice",
  );
  expect(made.map(({ slug, modules }) => [slug, modules])).toEqual([["twice-copy", ["c", "b", "a"]]]);
  for (const one of [id, made[0]?.id]) await callApi(server, token, "DELETE", `/courses/${one}`);
});
