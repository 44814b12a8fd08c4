import { courseInput, examInput, languageInput } from "#tests/factories.ts";
import { expectAccessible } from "../accessible.ts";
import { openPage, publicPages } from "../pages.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { callApi } from "../staff.ts";
import { expect, test } from "../test.ts";

let empty: TestServer;
test.beforeAll(async () => {
  empty = await startServer({ SAMPLES: "off" });
});
test.afterAll(() => empty.stop());

/** Addresses of pages that are there without any content. */
const pages = publicPages.filter((path) => path.split("/").length === 2 && path !== "/preview");

test("a site without any content shows no heading, list or question with nothing below it", { tag: "@all" }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  for (const path of pages) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, empty.url + path);
      await expect(page.locator("h1"), path).toHaveCount(1);
      await expect(page.locator("ul:empty, ol:empty, dl:empty, nav:empty, section:empty, select:not(:has(option))"), path).toHaveCount(0);
      for (const gone of ["Popular courses", "Frequently Asked Questions", "Student Success Stories", "Starting Soon"])
        await expect(page.getByRole("heading", { name: gone }), `${path}: ${gone}`).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} at ${width}`).toBe(true);
    }
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text));
    expect(
      data.some(({ itemListElement, mainEntity }) => itemListElement?.length === 0 || mainEntity?.length === 0),
      path,
    ).toBe(false);
  }
});

test("it says what the specification says of nothing, and leads where somebody answers", { tag: "@all" }, async ({ page }) => {
  await openPage(page, `${empty.url}/`);
  await expect(page.getByText("No featured courses available at the moment.")).toBeVisible();
  await expectAccessible(page);
  await openPage(page, `${empty.url}/blog`);
  await expect(page.getByText("There is nothing here yet. We are writing, so please look again soon.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Categories" })).toHaveCount(0);
  for (const kind of ["courses", "exams"]) {
    await openPage(page, `${empty.url}/${kind}`);
    const said = page.getByRole("listitem").filter({ hasText: `No ${kind} are listed at the moment.` });
    await expect(said.getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact");
    await expect(page.getByRole("heading", { name: /^All / })).toHaveCount(0);
    await expectAccessible(page);
  }
  await openPage(page, `${empty.url}/level`);
  await expect(page.getByRole("form")).toHaveCount(0);
  await page.getByRole("link", { name: "Ask us" }).click();
  await expect(page).toHaveURL(`${empty.url}/contact`);
  for (const name of ["Which level am I?", "See all exams"]) await expect(page.getByRole("link", { name })).toHaveCount(0);
});

test("nothing leads to an empty list or speaks of exams, until there are some", async ({ request }) => {
  const own = await startServer({ SAMPLES: "off" });
  const lists = ["/courses", "/exams", "/classes", "/blog"];
  const html = async (path: string) => (await request.get(own.url + path, { headers: { accept: "text/html" } })).text();
  const leadsTo = async (path: string) => {
    const page = await html(path);
    return lists.filter((list) => page.includes(`href="${list}"`));
  };
  const speaksOfExams = async (path: string) => {
    const page = await html(path);
    const [description = ""] = /<meta name="description"[^>]*>/.exec(page) ?? [];
    const read = page.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, " ");
    return /[^.]*\bexams?\b.*/i.exec(description + read)?.[0];
  };
  const inSitemap = async () => {
    const addresses = await html("/sitemap.xml");
    return lists.filter((list) => addresses.includes(`${list}</loc>`));
  };
  const noIndex = '<meta name="robots" content="noindex"/>';
  try {
    for (const path of pages.filter((path) => !["/exams", "/privacy-policy", "/terms-conditions"].includes(path))) {
      expect([path, await leadsTo(path)]).toEqual([path, []]);
      expect([path, await speaksOfExams(path)]).toEqual([path, undefined]);
    }
    expect(await inSitemap()).toEqual([]);
    for (const list of lists) expect(await html(list), list).toContain(noIndex);
    expect(await html("/search?q=exams")).not.toContain('href="/exams"');

    const token = await tokenOf(own);
    const { title, slug } = await callApi(own, token, "POST", "/courses", courseInput());
    const course = `/course/${encodeURIComponent(slug)}`;
    expect(await html(course)).toContain(title);
    expect(await html(course)).not.toMatch(/href="\/level"/);
    // In the footer, as the courses that the program would begin with are not there.
    expect((await html("/about")).split("Popular courses")[1]).toContain(title);
    expect(await leadsTo("/")).toEqual(["/courses"]);
    expect(await inSitemap()).toEqual(["/courses"]);
    // Whoever looks for exams and finds none is led to the courses.
    expect(await html("/exams")).toContain("See all courses");
    expect(await html("/courses")).not.toContain("See all exams");
    await callApi(own, token, "POST", "/exams", examInput());
    expect(await leadsTo("/")).toEqual(["/courses", "/exams"]);
    expect(await speaksOfExams("/")).toBeDefined();
    expect(await html("/exams")).not.toContain(noIndex);
    await callApi(own, token, "POST", "/languages", languageInput({ slug: "sindarin" }));
    // The only language need not be chosen.
    expect(await html("/level")).toContain('<option value="sindarin" selected="">');
    expect(await html(course)).toContain('href="/level"');
  } finally {
    await own.stop();
  }
});

test("its feed, sitemap and calendar are whole, and name none of what comes with the program", { tag: "@all" }, async ({ request }) => {
  for (const path of ["/feed.xml", "/sitemap.xml", "/classes.ics"]) {
    const answer = await request.get(empty.url + path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).not.toMatch(/German|IELTS|<entry>|VEVENT/);
  }
  expect(await (await request.get(`${empty.url}/sitemap.xml`)).text()).not.toMatch(/\/(courses|exams|classes|blog)</);
});

test("two languages and two featured courses, or one, fill the rows of the home page", { tag: "@all" }, async ({ page }) => {
  const own = await startServer({ SAMPLES: "off" });
  try {
    const token = await tokenOf(own);
    for (const title of ["German", "Dutch"]) {
      const language = languageInput({ name: title, slug: title.toLowerCase() });
      await callApi(own, token, "POST", "/languages", language);
      await callApi(own, token, "POST", "/courses", courseInput({ title, slug: title, featured: true }));
    }
    for (const width of [390, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, `${own.url}/`);
      const ends = (within: string) =>
        page.locator(within).evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().right)));
      const posters = await ends(".wall a.painted");
      const links = await ends(".wall li:last-child a");
      expect(posters, `at ${width}`).toHaveLength(2);
      expect(links, `at ${width}`).toEqual(posters);
      if (width > 1000) expect((await ends(".strip .card")).at(-1), `at ${width}`).toBe(posters[1]);
    }
    const [first] = await callApi(own, token, "GET", "/courses");
    await callApi(own, token, "PUT", `/courses/${first.id}`, { ...first, featured: false });
    await openPage(page, `${own.url}/`);
    const only = page.getByRole("region", { name: "Featured Courses" });
    const [list, card] = [await only.getByRole("list").boundingBox(), await only.getByRole("listitem").boundingBox()];
    expect(card?.width).toBe(list?.width);
  } finally {
    await own.stop();
  }
});

test("of the large words each line that an owner wrote is a line on a wide page", { tag: "@all" }, async ({ page }) => {
  const own = await startServer({ SAMPLES: "off" });
  try {
    const token = await tokenOf(own);
    const words = await callApi(own, token, "GET", "/words/home");
    await callApi(own, token, "PUT", "/words/home", { ...words, title: "Mandarin, Tamil and German\nin Matara." });
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, `${own.url}/`);
      const lines = await page.locator("h1").evaluate((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top))).size;
      });
      expect(lines, `at ${width}`).toBe(2);
    }
  } finally {
    // What a page still fetches would be refused, and its console says so.
    await page.close();
    await own.stop();
  }
});
