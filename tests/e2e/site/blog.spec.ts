import { expectAccessible } from "../accessible.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { expect, test } from "../test.ts";

const article = (number: number) => ({
  title: `Article ${number}`,
  slug: `article-${number}`,
  summary: "A summary.",
  readTime: "3 min read",
  category: "Technology",
  date: "2024-01-01",
  content: "<p>Text.</p>",
});

test("featured articles stand above all articles", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { name: "Featured Articles" })).toBeVisible();
  const all = page.getByRole("region", { name: "All Articles" });
  await expect(all.getByRole("listitem").filter({ has: page.getByRole("heading") })).toHaveCount(10);
  const featured = page.getByRole("region", { name: "Featured Articles" }).getByRole("listitem");
  await expect(featured).toHaveCount(3);
  for (const card of await featured.all()) {
    await expect(card).toContainText("Featured");
    await expect(card).toContainText("min read");
    await expect(card.locator("time")).toBeVisible();
  }
});

test("a filter is an address of its own", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("navigation", { name: "Categories" }).getByRole("link")).toHaveText([
    "All",
    "Learning Tips",
    "Culture",
    "Exam Prep",
    "Technology",
  ]);
  await page.getByRole("link", { name: "Culture", exact: true }).click();
  await expect(page).toHaveURL(/\/blog\?category=Culture#categories$/);
  // Nobody looks at the featured posts again to find what the press did.
  await expect(page.getByRole("link", { name: "Culture", exact: true })).toBeInViewport();
  await expect(page.getByRole("link", { name: "Culture", exact: true })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("region", { name: "Featured Articles" }).getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "All Articles" }).locator("h3")).toHaveCount(2);
  await page.goto("/blog?category=Nonsense");
  await expect(page.getByRole("link", { name: "All", exact: true })).toHaveAttribute("aria-current", "page");
});

test("a card opens its article in a new tab, and says so", { tag: "@all" }, async ({ page, context }) => {
  await page.goto("/blog?category=Technology");
  const link = page.getByRole("region", { name: "All Articles" }).getByRole("link", { name: /Spaced Repetition.*\(opens in a new tab\)/ });
  const opened = context.waitForEvent("page");
  await link.click();
  const post = await opened;
  await expect(post).toHaveURL(/\/blog\/spaced-repetition-with-free-tools$/);
  await expect(post.getByRole("heading", { level: 1 })).toHaveText("Spaced Repetition With Free Tools");
});

test("an article has its text, a next step and three others", async ({ page }) => {
  await page.goto("/blog/cha-or-tea-how-one-leaf-got-two-names");
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
  await expect(page.locator("main header img")).toHaveJSProperty("complete", true);
  await expect(page.getByText("19 January 2026")).toBeVisible();
  await expect(page.locator(".prose h2").first()).toBeVisible();
  await expect(page.locator('.prose [lang="ru"]').first()).toHaveText("чай");
  await expect(page.getByRole("link", { name: "Explore Our Courses" })).toHaveAttribute("href", "/courses");
  await expect(page.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  await expect(page.getByRole("region", { name: "Related Articles" }).getByRole("listitem")).toHaveCount(3);
  const found = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(found.map((text) => JSON.parse(text)["@type"])).toContain("BlogPosting");
});

test("an article asked for by its number has its slug as canonical address", { tag: "@all" }, async ({ page }) => {
  await page.goto("/blog/1");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/blog\/thirty-minutes-a-day-on-a-colombo-commute$/);
});

test.describe("what is not there", () => {
  test.use({ expectedErrors: [/404/] });

  test("an article that does not exist", async ({ page }) => {
    const answer = await page.goto("/blog/no-such-article");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Post Not Found");
    await expect(page.getByText("The requested blog post could not be found.")).toBeVisible();
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test("a page of the list that does not exist", { tag: "@all" }, async ({ page }) => {
    for (const number of ["2", "0", "x", "-1", "99999999999"]) {
      const answer = await page.goto(`/blog?page=${number}`);
      expect(answer?.status()).toBe(404);
    }
    await expect(page.getByRole("link", { name: "Back to Blog" })).toBeVisible();
  });
});

test.describe("with more posts than a page holds", () => {
  let server: TestServer;
  test.beforeAll(async () => {
    server = await startServer();
    const headers = { authorization: `Bearer ${await tokenOf(server)}`, "content-type": "application/json" };
    const posts = await (await fetch(`${server.url}/api/blogs`)).json();
    for (const post of posts.filter((each: { category: string }) => each.category === "Culture"))
      await fetch(`${server.url}/api/blogs/${post.id}`, { method: "DELETE", headers });
    for (let number = 1; number <= 25; number++) {
      const answer = await fetch(`${server.url}/api/blogs`, { method: "POST", headers, body: JSON.stringify(article(number)) });
      expect(answer.status).toBe(201);
    }
  });
  test.afterAll(() => server.stop());

  test("the list pages, within a filter too", { tag: "@all" }, async ({ page }) => {
    await page.goto(`${server.url}/blog?category=Technology`);
    await expect(page.getByRole("region", { name: "All Articles" }).locator("h3")).toHaveCount(24);
    await expect(page.locator('link[rel="next"]')).toHaveAttribute("href", /\/blog\?category=Technology&page=2$/);
    await page.getByRole("link", { name: "Older articles" }).click();
    await expect(page).toHaveURL(/category=Technology&page=2#categories$/);
    await expect(page.getByText("Page 2 of 2")).toBeVisible();
    await expect(page.getByRole("link", { name: "Newer articles" })).toHaveAttribute("href", "/blog?category=Technology#categories");
    await page.goto(`${server.url}/blog?page=2`);
    await expect(page.getByRole("heading", { name: "Featured Articles" })).toHaveCount(0);
  });

  test("an empty category says so kindly", { tag: "@all" }, async ({ page }) => {
    await page.goto(`${server.url}/blog?category=Culture`);
    await expect(page.getByText("There is nothing here yet.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Learning Tips" })).toBeVisible();
  });

  test("an article without text says that it is coming", { tag: "@all" }, async ({ page }) => {
    const headers = { authorization: `Bearer ${await tokenOf(server)}`, "content-type": "application/json" };
    const body = JSON.stringify({ ...article(99), content: "" });
    await fetch(`${server.url}/api/blogs`, { method: "POST", headers, body });
    await page.goto(`${server.url}/blog/article-99`);
    await expect(page.getByText("Content for this blog post is coming soon. Please check back later!")).toBeVisible();
  });
});

test("nobody is kept out", { tag: ["@all", "@chromium"] }, async ({ page }) => {
  for (const address of ["/blog", "/blog/2"]) {
    await page.goto(address);
    await expectAccessible(page);
  }
});

test("passages in another language say which, in the text and in titles", { tag: "@all" }, async ({ page }) => {
  await page.goto("/blog/writing-for-delf-b2-a-letter-that-argues");
  await expect(page.locator('[lang="fr"]', { hasText: "je me permets de vous écrire" })).toBeVisible();
  await page.goto("/exam/DELF_French_Certification");
  await expect(page.getByText("Compréhension de l’oral", { exact: true })).toHaveAttribute("lang", "fr");
  await page.goto("/courses");
  const link = page.getByRole("link", { name: "View Details of Korean 한국어" });
  await expect(link.locator("[lang=ko]")).toHaveText("한국어");
  await expect(page.getByRole("link", { name: "View Details of German Deutsch" }).locator("[lang=de]")).toHaveText("Deutsch");
});
