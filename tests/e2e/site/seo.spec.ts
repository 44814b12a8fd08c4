import type { Page } from "@playwright/test";
import { publicPages, unknownPage } from "../pages.ts";
import { expect, test } from "../test.ts";

const html = { accept: "text/html" };
/** What a search found is for nobody else: search.spec.ts. */
const pages = publicPages.filter((path) => path !== unknownPage && path !== "/search");

/** What the head of a page says. A browser that loads each page for it takes 4 s longer. */
async function headOf(page: Page, path: string) {
  const text = await (await page.request.get(path, { headers: html })).text();
  return page.evaluate((written) => {
    const head = new DOMParser().parseFromString(written, "text/html");
    const content = (selector: string) => head.querySelector(`meta[${selector}]`)?.getAttribute("content") ?? "";
    return {
      title: head.title,
      canonical: head.querySelector("link[rel=canonical]")?.getAttribute("href"),
      description: content("name=description"),
      url: content("property='og:url'"),
      sharedTitle: content("property='og:title'"),
      sharedDescription: content("property='og:description'"),
      picture: content("property='og:image'"),
      card: content("name='twitter:card'"),
      data: [...head.querySelectorAll("script[type='application/ld+json']")].map((script) => JSON.parse(script.textContent ?? "")),
    };
  }, text);
}

test("every page has its own title and description, a canonical address and a card for sharing", async ({ page, server }) => {
  const after = " | Serendib Language Academy";
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of pages) {
    const { title, description, picture, sharedTitle, data: _, ...rest } = await headOf(page, path);
    titles.add(title);
    expect(title.length).toBeLessThanOrEqual(60);
    // The academy's name stands in each that has room for it.
    expect(title.endsWith(after) || title.length > 60 - after.length).toBe(true);
    expect(description.length, path).toBeGreaterThan(50);
    descriptions.add(description);
    const url = `${server.url}${path}`;
    expect(rest, path).toEqual({ canonical: url, url, sharedDescription: description, card: "summary_large_image" });
    expect(sharedTitle, path).not.toBe("");
    expect(picture).toMatch(new RegExp(`^${server.url}/(media|pictures)/`));
    expect((await page.request.get(picture)).headers()["content-type"]).toBe("image/jpeg");
  }
  const before = await page.request.get("/pictures/share.jpg");
  expect([before.headers()["content-type"], new URL(before.url()).pathname]).toEqual([
    "image/jpeg",
    expect.stringMatching(/^\/media\/share\/academy-/),
  ]);
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
});

test("structured data says what each page is", async ({ page }) => {
  for (const [path, types] of [
    ["/", ["EducationalOrganization"]],
    ["/courses", ["ItemList", "FAQPage"]],
    ["/course/German_Deutsch", ["Course", "FAQPage", "BreadcrumbList"]],
    ["/exam/IELTS_Preparation", ["Course", "FAQPage", "BreadcrumbList"]],
    ["/blog/cha-or-tea-how-one-leaf-got-two-names", ["BlogPosting", "BreadcrumbList"]],
  ] as const) {
    const found = (await headOf(page, path)).data.flatMap((one) => one["@type"]);
    for (const type of types) expect(found).toContain(type);
  }
  const [course] = (await headOf(page, "/course/German_Deutsch")).data;
  expect(course.offers).toContainEqual(expect.objectContaining({ category: "Paid", price: 48_000, priceCurrency: "LKR" }));
  // Other tests of this server may have added classes.
  const named = (name: string) => course.hasCourseInstance.find((one: { name: string }) => one.name === name);
  expect(named("A1 afternoons, online").courseMode).toBe("Online");
  expect(named("A1 weekend")).toMatchObject({
    courseMode: "Onsite",
    courseSchedule: {
      repeatFrequency: "Weekly",
      repeatCount: 24,
      duration: "PT300M",
      byDay: ["https://schema.org/Saturday", "https://schema.org/Sunday"],
    },
    offers: { availability: "https://schema.org/InStock" },
  });
});

test("the sitemap lists pages that exist, each by its canonical address", async ({ page, server, request }) => {
  const answer = await request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toContain("application/xml");
  const xml = await answer.text();
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
  for (const path of pages) expect(addresses).toContain(`${server.url}${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect((await request.get(address, { headers: html })).status()).toBe(200);
  await page.goto("/");
  expect(
    await page.evaluate((text) => new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror"), xml),
  ).toBeNull();
});

test("robots.txt lets everything public be read and names the sitemap", async ({ server, request }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain("Disallow: /admin/");
  expect(text).toContain(`Sitemap: ${server.url}/sitemap.xml`);
});

test("the feed is Atom with the newest posts first", async ({ page, request }) => {
  const answer = await request.get("/feed.xml");
  expect(answer.headers()["content-type"]).toContain("application/atom+xml");
  await page.goto("/blog");
  const feed = await page.evaluate(
    (text) => {
      const parsed = new DOMParser().parseFromString(text, "application/xml");
      return {
        root: parsed.documentElement.nodeName,
        moments: [...parsed.querySelectorAll("entry > updated")].map((node) => node.textContent ?? ""),
        links: [...parsed.querySelectorAll("entry > link")].map((node) => node.getAttribute("href")),
      };
    },
    await answer.text(),
  );
  expect(feed.root).toBe("feed");
  expect(feed.links.length).toBeGreaterThanOrEqual(10);
  expect(feed.moments).toHaveLength(feed.links.length);
  expect(feed.moments).toEqual([...feed.moments].sort().reverse());
  await expect(page.locator("link[type='application/atom+xml']")).toHaveAttribute("href", "/feed.xml");
});

test("the manifest names icons that exist", async ({ request }) => {
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest.name).toBe("Serendib Language Academy");
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, type } of manifest.icons) expect((await request.get(src)).headers()["content-type"]).toBe(type);
});

test("a page that does not exist is kept out of search engines", async ({ request }) => {
  const answer = await request.get("/course/Klingon", { headers: html });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('name="robots" content="noindex"');
});
