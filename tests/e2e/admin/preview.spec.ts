import { courseInput, postInput } from "../../factories.ts";
import { picture } from "../pictures.ts";
import { callApi, failedCall, openSignedIn } from "../staff.ts";
import { expect, test } from "../test.ts";

test.use({ expectedErrors: [failedCall] });

const hostile = `<p>Typed <b onclick="document.title='x'">text</b></p><script>document.title = "x"</script><img src="x" onerror="document.title='x'">`;

test("the page of what is typed stands beside the form", { tag: "@webkit" }, async ({ page, server, token }) => {
  const post = await callApi(server, token, "POST", "/blogs", postInput({ status: "draft", title: "Unseen draft", content: hostile }));
  await openSignedIn(page, token, `/admin/blogs?form=${post.id}`);
  const hasSiteStyle = () =>
    page.evaluate(() =>
      [...document.styleSheets].some(({ cssRules }) => [...cssRules].some(({ cssText }) => cssText.includes(".page-width"))),
    );
  await expect(page.getByRole("link", { name: "View on site: Unseen draft" })).toHaveCount(0);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const frame = page.frameLocator('iframe[title="The page as visitors would see it"]');
  await expect(frame.getByRole("heading", { level: 1, name: "Unseen draft" })).toBeVisible();
  await expect(frame.getByText("Typed text")).toBeVisible();
  await expect(frame.getByRole("button", { name: "Menu" })).toBeVisible();
  await page.getByLabel("Image", { exact: true }).setInputFiles(await picture("chosen.jpg", 1200, 630));
  const kept = page.getByRole("dialog").locator("img[src^='/media/']");
  const hash = (await kept.getAttribute("src"))?.slice(7, 39);
  await expect(frame.locator(`main img[src*="${hash}"]`)).toBeVisible();
  const ink = () => frame.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
  const light = await ink();
  await page.getByRole("button", { name: "Dark colours" }).click();
  await expect.poll(ink).not.toBe(light);
  await page.getByRole("button", { name: "Desktop width" }).click();
  await expect(frame.getByRole("button", { name: "Menu" })).toBeHidden();

  // Unfinished: without a title, then with markup in it; nothing that is typed becomes more than text.
  await page.getByLabel("Title").fill("");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("");
  await page.getByLabel("Title").fill("<img src=x onerror=alert(1)> typed now");
  await expect(frame.getByRole("heading", { level: 1, name: "<img src=x onerror=alert(1)> typed now" })).toBeVisible();
  expect(await frame.locator("[onclick], [onerror], script:not([type='application/ld+json'])").count()).toBe(0);
  expect(await page.title()).not.toBe("x");
  expect(await hasSiteStyle()).toBe(false);
  await page.getByLabel("Title").fill("Unseen draft");
  await page.getByRole("button", { name: "Close the preview" }).click();
  await expect(page.getByRole("button", { name: "Preview", exact: true })).toBeFocused();
  await expect(page.getByLabel("Title")).toHaveValue("Unseen draft");
});

test("on a wide screen the page stands beside the form from the start, and the form's parts are a press away", { tag: "@all" }, async ({
  page,
  server,
  token,
}) => {
  const post = await callApi(server, token, "POST", "/blogs", postInput({ title: "Wide and seen", content: "<p>Words</p>" }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, token, `/admin/blogs?form=${post.id}`);
  const form = page.getByRole("dialog", { name: "Edit Blog" });
  const frame = page.frameLocator('iframe[title="The page as visitors would see it"]');
  await expect(frame.getByRole("heading", { level: 1, name: "Wide and seen" })).toBeVisible();
  await expect(form.getByLabel("Title")).toBeFocused();
  const [text, summary] = [form.getByRole("textbox", { name: "Content" }), form.getByLabel("Summary")];
  expect((await text.boundingBox())?.y).toBeLessThan((await summary.boundingBox())?.y ?? 0);
  const parts = form.getByRole("navigation", { name: "Parts of the form" });
  await parts.getByRole("button", { name: "When visitors see it" }).click();
  await expect(form.getByLabel("Withdraw on")).toBeInViewport();
  await expect(form.getByLabel("Title")).not.toBeInViewport();
  await parts.getByRole("button", { name: /^Before it goes live/ }).click();
  await expect(form.getByRole("button", { name: /^Go to it/ }).first()).toBeInViewport();
});

test("a link shows a draft to whoever has it, until it is ended", { tag: "@all" }, async ({ page, browser, server, token }) => {
  const post = await callApi(server, token, "POST", "/blogs", postInput({ status: "draft", title: "Unseen draft", content: hostile }));
  await openSignedIn(page, token, `/admin/blogs?form=${post.id}`);
  await page.getByRole("button", { name: "Preview links" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByRole("textbox", { name: "New link" }).inputValue();
  const address = new URL(link).pathname;
  const stranger = await (await browser.newContext({ baseURL: server.url })).newPage();
  const shown = await stranger.goto(address);
  expect([shown?.status(), shown?.headers()["cache-control"], shown?.headers()["referrer-policy"]]).toEqual([
    200,
    "no-store",
    "no-referrer",
  ]);
  expect(shown?.headers()["x-robots-tag"]).toContain("noindex");
  await expect(stranger.getByRole("complementary", { name: "Preview" })).toContainText("This link works until");
  await expect(stranger.getByRole("heading", { level: 1, name: "Unseen draft" })).toBeVisible();
  expect(await stranger.title()).not.toBe("x");
  expect((await stranger.goto(`/blog/${post.slug}`))?.status()).toBe(404);

  await page.getByRole("button", { name: /^End link 1/ }).click();
  await expect(page.getByText("Links that work")).toHaveCount(0);
  const answers = await Promise.all(
    [address, `/preview/${"x".repeat(43)}`, "/preview/x"].map(async (path) => {
      const answer = await fetch(server.url + path, { headers: { accept: "text/html" } });
      return [answer.status, answer.headers.get("cache-control"), await answer.text()];
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.slice(0, 2)).toEqual([404, "no-store"]);
  expect(answers[0]?.[2]).toContain("This preview link does not work any more");
  await stranger.context().close();
});

test("what visitors see has its way to the site, in the list and in the form", { tag: "@all" }, async ({ page, server, token }) => {
  const course = await callApi(server, token, "POST", "/courses", courseInput({ title: "Seen course" }));
  await openSignedIn(page, token, "/admin/courses");
  const onCard = page.getByRole("link", { name: "View on site: Seen course" });
  await expect(onCard).toHaveAttribute("href", `/course/${course.slug}`);
  await expect(onCard).toHaveAttribute("target", "_blank");
  await page.getByRole("button", { name: "Edit Seen course" }).click();
  const form = page.getByRole("dialog");
  await expect(form.getByRole("link", { name: "View on site: Seen course" })).toBeVisible();
  // Only its middle scrolls: a wheel over the header or a selection drawn downwards must not take the form out of its frame.
  expect(await form.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});
