import { classInput, courseInput } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { scripted } from "../scripted.ts";
import { callApi } from "../staff.ts";
import { expect, test } from "../test.ts";

test("the catalogue shows every course with what one needs to choose", async ({ page, server, request }) => {
  await page.goto("/courses");
  await expect(page).toHaveTitle(/Language Courses in Sri Lanka/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /small classes/);
  const courses = await (await request.get(`${server.url}/api/courses`)).json();
  const links = page.getByRole("main").getByRole("link", { name: /^View Details/ });
  await expect(links).toHaveCount(courses.length);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "German Deutsch" }) });
  await expect(card).toContainText("120 hours");
  await expect(card).toContainText(courses[0].summary);
  await expect(card.getByRole("img")).toHaveAttribute("alt", /Hallo/);
  await expect(card.getByRole("heading").locator('[lang="de"]')).toHaveText("Deutsch");
  await expect(page.locator('main [lang="ja"]').first()).toHaveText("日本語");
  await card.getByRole("link", { name: /View Details/ }).click();
  await expect(page).toHaveURL(/\/course\/German_Deutsch$/);
});

test("the questions open one at a time, and the open one closes", { tag: "@engines" }, async ({ page }) => {
  await page.goto("/courses");
  const open = page.locator("details[open]");
  const [first, second] = [page.locator("main summary").nth(0), page.locator("main summary").nth(1)];
  await first.click();
  await expect(open).toHaveCount(1);
  await second.click();
  await expect(open).toHaveCount(1);
  await expect(page.locator("details").nth(1)).toHaveAttribute("open");
  await second.click();
  await expect(open).toHaveCount(0);
});

test("machines read the catalogue and its questions", async ({ page }) => {
  await page.goto("/courses");
  const found = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = found.map((text) => JSON.parse(text)["@type"]);
  expect(types).toEqual(expect.arrayContaining(["ItemList", "FAQPage"]));
});

test("a course says what it is, and leads to the contact page from its top", async ({ page }) => {
  await page.goto("/course/Japanese_World");
  await expect(page).toHaveTitle(/Japanese Course in Sri Lanka/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /hiragana/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Japanese 日本語");
  await expect(main.getByRole("link", { name: "All courses" })).toHaveAttribute("href", "/courses");
  for (const heading of ["What You Will Learn", "Course Features", "Course Details", "Frequently Asked Questions"])
    await expect(main.getByRole("heading", { name: heading })).toBeVisible();
  const details = page.getByRole("region", { name: "Course Details" });
  await expect(details).toContainText("150 hours");
  await expect(details).toContainText("Students per class");
  await expect(details).toContainText("Schedule");
  await expect(main.locator("summary").first()).toBeVisible();
  const start = page.getByRole("link", { name: "Start Your Journey" });
  await expect(start).toHaveAttribute("href", "/contact");
  await scripted(page);
  await start.scrollIntoViewIfNeeded();
  await start.click();
  await expect(page.getByRole("heading", { level: 1, name: "Get in Touch" })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a course without a class says so where others have their date", { tag: "@all" }, async ({ page, server, token }) => {
  const none = page.getByRole("link", { name: "No date yet: ask us when the next class begins." });
  const course = await callApi(server, token, "POST", "/courses", courseInput({ title: "Sinhala", slug: "Sinhala" }));
  await page.goto("/course/Sinhala");
  await expect(none).toHaveAttribute("href", "/contact");
  await callApi(server, token, "POST", "/classes", classInput({ course_id: course.id }));
  await page.reload();
  await expect(page.getByRole("link", { name: /^Next class \w+day / }).first()).toBeVisible();
  await expect(none).toHaveCount(0);
  await callApi(server, token, "DELETE", `/courses/${course.id}`);
});

test("every address of the footer, and every known slug, leads to its course", async ({ page, request, server }) => {
  const addresses = {
    German_Deutsch: "German Deutsch",
    Russian_Русский: "Russian Русский",
    Dutch_Nederlands: "Dutch Nederlands",
    French_Français: "French Français",
    Russia: "Russian Русский",
    Tamil_Heritage: "Tamil தமிழ்",
  };
  for (const [address, title] of Object.entries(addresses)) {
    const answer = await request.get(`${server.url}/course/${encodeURIComponent(address)}`, { headers: { accept: "text/html" } });
    expect(answer.status()).toBe(200);
    const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(await answer.text())?.[1] ?? "";
    expect(heading.replace(/<[^>]*>/g, "")).toBe(title);
  }
  await page.goto("/course/Russian_Русский");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/course\/Russia$/);
});

test("each language has its own title, description and questions", { tag: "@all" }, async ({ page, server, request }) => {
  test.slow();
  const courses: Array<{ slug: string }> = await (await request.get(`${server.url}/api/courses`)).json();
  const seen = { titles: new Set(), descriptions: new Set(), questions: new Set() };
  for (const { slug } of courses) {
    await page.goto(`/course/${slug}`);
    seen.titles.add(await page.title());
    seen.descriptions.add(await page.locator('meta[name="description"]').getAttribute("content"));
    seen.questions.add(await page.locator("main summary").first().textContent());
  }
  expect(courses).toHaveLength(10);
  expect([seen.titles.size, seen.descriptions.size, seen.questions.size]).toEqual([courses.length, courses.length, courses.length]);
});

test.describe("a course that does not exist", () => {
  test.use({ expectedErrors: [/404/] });
  test("says so with status 404 and leads back", async ({ page }) => {
    const answer = await page.goto("/course/Klingon");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Course Not Found");
    await expect(page.getByText("The requested course could not be found.")).toBeVisible();
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/courses$/);
  });
});

test("nobody is kept out", { tag: "@chromium" }, async ({ page }) => {
  for (const address of ["/courses", "/course/Tamil_Heritage"]) {
    await page.goto(address);
    await page.locator("main summary").first().click();
    await expectAccessible(page);
  }
});

test("a second German course, at another level, is described in its own words", { tag: "@all" }, async ({
  page,
  server,
  token,
  request,
}) => {
  const data = courseInput({ title: "German B2 Intensive", slug: "German_B2", summary: "From B1 to B2 in ten weeks." });
  const headers = { authorization: `Bearer ${token}` };
  const { id } = await (await request.post(`${server.url}/api/courses`, { data, headers })).json();
  await page.goto("/course/German_B2");
  await expect(page).toHaveTitle(/^German B2 Intensive Course in Sri Lanka/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", "From B1 to B2 in ten weeks.");
  await expect(page.getByText("Is A1 enough?")).toHaveCount(0);
  await request.delete(`${server.url}/api/courses/${id}`, { headers });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    test("a printed page carries the academy's name, telephone and address, in dark ink", {
      tag: ["@chromium", ...(javaScriptEnabled ? [] : ["@all"])],
    }, async ({ page }) => {
      await page.goto("/about");
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      const foot = page.getByRole("contentinfo");
      for (const text of ["Serendib Language Academy", "+94 11 200 0000", "24 Galle Road"])
        await expect(foot.getByText(text)).toBeVisible();
      await expect(foot.getByText("Quick links")).toBeHidden();
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
    });
  });
}
