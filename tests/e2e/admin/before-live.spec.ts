import { courseInput, postInput } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { callApi, failedCall, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

const html = { accept: "text/html" };

test("a course has texts of its own where it is found and shared, seen as they are typed", { tag: "@all" }, async ({
  page,
  server,
  token,
}) => {
  const input = courseInput({ title: "German for Families", summary: "Evenings for parents and children." });
  const { id, slug } = await callApi(server, token, "POST", "/courses", input);
  const head = async () => (await page.request.get(`/course/${slug}`, { headers: html })).text();
  expect(await head()).toContain("<title>German for Families Course in Sri Lanka</title>");

  await openSignedIn(page, token, `/admin/courses?form=${id}`);
  const form = page.getByRole("dialog", { name: "Edit Course" });
  await form.getByText("See how it will look").click();
  const search = form.getByRole("figure", { name: "In a search" });
  await expect(search).toContainText("German for Families Course in Sri Lanka");
  await expect(search).toContainText(`course › ${slug}`);
  await form.getByLabel("Headline in search results").fill("German with your children");
  await expect(search).toContainText("German with your children | Serendib Language Academy");
  await form.getByLabel("Text in search results").fill("Parents and children learn together in Colombo, on Tuesday evenings.");
  await expect(form.getByText("68 characters; about 155 are shown.")).toBeVisible();
  for (const card of ["In WhatsApp", "On Facebook"]) {
    await expect(form.getByRole("figure", { name: card })).toContainText("German with your children");
    await expect(form.getByRole("figure", { name: card })).toContainText("on Tuesday evenings.");
  }
  const drawn = form.getByRole("figure", { name: "In WhatsApp" }).locator('img[src^="data:image/jpeg"]');
  await expect.poll(() => drawn.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1200);
  const [, shared = ""] = /og:image" content="[^"]*(\/media\/share\/[^"]+)"/.exec(await head()) ?? [];
  const published = (await (await page.request.get(shared)).body()).toString("base64");
  expect((await drawn.getAttribute("src")) === `data:image/jpeg;base64,${published}`).toBe(true);
  await form.getByText("Before it goes live: 2 things to look at").click();
  await expect(form.getByRole("button", { name: "has 68 characters. Write 70 to 155" })).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Text in search results").fill("Parents and children learn German together in Colombo, on Tuesday evenings.");
  await expect(form.getByText("Before it goes live: one thing to look at")).toBeVisible();
  await form.getByRole("button", { name: "There is no picture" }).press("Enter");
  await expect(form.getByLabel("Image", { exact: true })).toBeFocused();
  await form.getByRole("button", { name: "Update Course" }).click();
  await expect(toast(page, "Course updated")).toBeVisible();
  const changed = await head();
  expect(changed).toContain("<title>German with your children | Serendib Language Academy</title>");
  expect(changed).toContain('<meta property="og:title" content="German with your children"');
  expect(changed).toContain('name="description" content="Parents and children learn German together in Colombo, on Tuesday evenings."');

  // A client that knows nothing of these texts leaves them as they are.
  await callApi(server, token, "PUT", `/courses/${id}`, { ...input, summary: "Changed." });
  expect(await head()).toContain("<title>German with your children |");
  await callApi(server, token, "DELETE", `/courses/${id}`);
});

test("a link that visitors would follow to nothing is found while it is written, and keeps nobody from saving", async ({
  page,
  server,
  token,
  expectedErrors,
}) => {
  // The question whether the page is there.
  expectedErrors.push(failedCall);
  const content = '<p><a href="/course/Klingon">Klingon</a>, <a href="/contact#message-heading">ask</a></p>';
  const summary = "Where the languages of our classes come from, and which of them you will hear on your way to work.";
  const { id } = await callApi(server, token, "POST", "/blogs", postInput({ content, summary, readTime: "1 min read" }));
  await openSignedIn(page, token, `/admin/blogs?form=${id}`);
  const form = page.getByRole("dialog", { name: "Edit Blog" });
  await form.getByText("Before it goes live: 2 things to look at").click();
  await form.getByRole("button", { name: "The link to /course/Klingon leads to no page" }).click();
  await expect(form.getByRole("textbox", { name: "Content" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("No link any more.");
  await expect(form.getByText("Before it goes live: one thing to look at")).toBeVisible();
  await form.getByRole("button", { name: "Update Blog" }).click();
  await expect(toast(page, "Blog updated")).toBeVisible();
});
