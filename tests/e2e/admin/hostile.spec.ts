import { join } from "node:path";
import type { Page } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { cleanHtml } from "#academy/text/html.ts";
import { examInput, postInput } from "../../factories.ts";
import { events } from "../../hostile/event-vectors.ts";
import { type Filled, fillWith } from "../../hostile/fill.ts";
import { hostileVectors } from "../../hostile/vectors.ts";
import { harmIn, runsUnguarded, watchFor, withoutPolicies } from "../../hostile/watch.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { callApi, failedCall, openSignedIn } from "../staff.ts";
import { expect, test } from "../test.ts";

const long = process.env.TORTURE === "1";
const vectors = hostileVectors();
let server: TestServer;
let token = "";
let filled: Filled;

const timeout = long ? 600_000 : 240_000;
test.describe.configure({ mode: "serial", timeout });
test.beforeAll(async () => {
  test.setTimeout(timeout);
  server = await startServer();
  token = await tokenOf(server);
  filled = await fillWith(vectors, (method, path, body) => callApi(server, token, method, path, body));
  console.log(`${vectors.length} vectors, ${filled.count} of them stored through the API, the others refused`);
});
test.afterAll(() => server.stop());

/** All of a list in the long form; else the first ones. */
const some = <T>(list: readonly T[], first: number): readonly T[] => (long ? list : list.slice(0, first));

/** Whether all vectors of a text are there, and none swallowed what comes after it. */
async function expectAll(page: Page, text: string): Promise<void> {
  const seen = (await page.locator(".prose").textContent()) ?? "";
  expect([...text.matchAll(/<p>(\[\d+\])<\/p>/g)].filter(([, number = ""]) => !seen.includes(number))).toEqual([]);
}

async function openForm(page: Page, kind: "blogs" | "exams", id: number): Promise<void> {
  await page.goto(`${server.url}/admin/${kind}?form=${id}`);
  await expect(page.getByRole("textbox", { name: kind === "blogs" ? "Content" : "Description" })).toBeVisible();
  expect(await harmIn(page, [])).toEqual([]);
  if (kind === "exams") return;
  await page.getByRole("button", { name: "Earlier versions" }).click();
  await expect(page.getByRole("dialog", { name: "Earlier versions" }).getByText("Later.").first()).toBeVisible();
  expect(await harmIn(page, [])).toEqual([]);
}

// What a form's links lead to is asked for, and many lead to nothing.
test.use({ expectedErrors: [failedCall] });

for (const policies of [true, false]) {
  const how = policies ? "with" : "without";

  test(`${vectors.length} vectors do nothing on the public pages ${how} their policies`, { tag: "@all" }, async ({ page, context }) => {
    const happened = await watchFor(context, server.url);
    if (!policies) await withoutPolicies(context);
    // With its policy the feed is a sandbox, in which the tests' own code could not run either.
    for (const path of ["/", "/courses", "/exams", "/blog", "/contact", ...(policies ? [] : ["/feed.xml"])]) {
      await page.goto(`${server.url}${path}`);
      await page.evaluate(() => {
        for (const item of document.querySelectorAll("details")) item.open = true;
      });
      expect(await harmIn(page, events), path).toEqual([]);
    }
    for (const [room, list] of [
      ["blog", some(filled.blogs, policies ? 1 : 100)],
      ["exam", some(filled.exams, 1)],
      ["course", some(filled.courses, policies ? 1 : 5)],
    ] as const)
      for (const { slug, text } of list) {
        await page.goto(`${server.url}/${room}/${slug}`);
        expect(await harmIn(page, events), slug).toEqual([]);
        if (room !== "course") await expectAll(page, text);
      }
    expect(happened).toEqual([]);
  });

  test(`nor in the back office ${how} its policies`, { tag: "@all" }, async ({ page, context }) => {
    const happened = await watchFor(context, server.url);
    if (!policies) await withoutPolicies(context);
    await openSignedIn(page, token, `${server.url}/admin/dashboard`);
    const screens = ["blogs", "enquiries", "activity", "dashboard", "courses", "exams", "course-qna", "exam-qna", "testimonials", "trash"];
    for (const name of some(screens, policies ? 3 : 100)) {
      await page.goto(`${server.url}/admin/${name}`);
      await expect(
        page
          .getByRole("main")
          .getByText(/ran|alert|script/)
          .first(),
      ).toBeAttached();
      await page.evaluate(() => {
        for (const item of document.querySelectorAll("details")) item.open = true;
      });
      expect(await harmIn(page, []), name).toEqual([]);
    }
    for (const { id } of some(filled.blogs, 1)) await openForm(page, "blogs", id);
    for (const { id } of some(filled.exams, 1)) await openForm(page, "exams", id);
    await page.goto(`${server.url}/admin/courses?form=${filled.courses[0]?.id}`);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goto(`${server.url}/admin/enquiries`);
    await page.getByRole("button", { name: "Open" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await harmIn(page, [])).toEqual([]);
    expect(happened).toEqual([]);
  });
}

test("the editor makes them harmless itself, whatever the API answers and whatever is pasted", { tag: "@all" }, async ({
  page,
  context,
}) => {
  const happened = await watchFor(context, server.url);
  await withoutPolicies(context);
  const stored = filled.blogs[0];
  if (!stored) throw new Error("No post");
  // What was pasted is kept as a draft and would be back under the next: every text is tried by itself.
  await context.addInitScript(() => {
    indexedDB.deleteDatabase("admin-drafts");
  });
  for (const [place, pack] of some(filled.packs, 6).entries()) {
    await context.route(/\/api\/blogs(\/\d+)?(\?|$)|\/versions$/, async (route) => {
      const answer = await (await route.fetch()).json();
      for (const one of [answer].flat()) Object.assign(one.item ?? one, { content: `${pack}${place}` });
      await route.fulfill({ json: answer });
    });
    await context.route("**/api/autosaves/**", (route) => route.abort());
    if (place === 0) await openSignedIn(page, token, `${server.url}/admin/blogs?form=${stored.id}`);
    else await page.goto(`${server.url}/admin/blogs?form=${stored.id}`);
    const editor = page.getByRole("textbox", { name: "Content" });
    await expect(editor).toBeVisible();
    expect(await harmIn(page, [])).toEqual([]);
    await editor.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, pack);
    expect(await harmIn(page, [])).toEqual([]);
    await context.unrouteAll({ behavior: "wait" });
    await withoutPolicies(context);
  }
  expect(happened).toEqual([]);
});

test("what a hand wrote into the database is harmless on the page and in the editor", { tag: "@all" }, async ({ page, context }) => {
  const happened = await watchFor(context, server.url);
  await withoutPolicies(context);
  const pack = filled.packs[0] ?? "";
  const post = await callApi(server, token, "POST", "/blogs", postInput());
  const exam = await callApi(server, token, "POST", "/exams", examInput());
  const database = new Sqlite(join(server.dataDir, "academy.db"));
  database.prepare("update posts set content = ? where id = ?").run(pack, post.id);
  database.prepare("update exams set description = ? where id = ?").run(pack, exam.id);
  database.close();
  for (const path of [`/blog/${post.slug}`, `/exam/${exam.slug}`]) {
    await page.goto(`${server.url}${path}`);
    expect(await harmIn(page, events), path).toEqual([]);
    await expectAll(page, pack);
  }
  await openSignedIn(page, token, `${server.url}/admin/blogs?form=${post.id}`);
  await expect(page.getByRole("textbox", { name: "Content" })).toContainText("[0]");
  expect(await harmIn(page, [])).toEqual([]);
  expect(happened).toEqual([]);
});

test("a browser that reads and writes cleaned text again makes nothing new of it", { tag: "@all" }, async ({ page }) => {
  await page.goto(`${server.url}/robots.txt`);
  const cleaned = vectors.map((vector) => cleanHtml(vector, ""));
  const written = await page.evaluate(
    (texts) =>
      texts.map((text) => {
        const place = document.implementation.createHTMLDocument().body;
        place.innerHTML = text;
        return place.innerHTML;
      }),
    cleaned,
  );
  // What differs in writing only: the browser's <br> and <hr>, and the no-break space.
  const alike = (html: string) =>
    html
      .replace(/<([bh]r)>/g, "<$1 />")
      .replaceAll("&nbsp;", "\u00a0")
      .trim();
  expect(written.filter((html) => cleanHtml(html, "") !== alike(html))).toEqual([]);
});

test.describe("unguarded", () => {
  test.use({ expectedErrors: [/./s] });

  test("they are real: many of them run in this browser when nothing is done about them", { tag: "@all" }, async ({ page }) => {
    await page.route(/.*/, (route) =>
      route.request().url() === "http://unguarded.test/"
        ? route.fulfill({ contentType: "text/html", body: "<!doctype html>" })
        : route.abort(),
    );
    await page.goto("http://unguarded.test/");
    const tried = vectors.filter((_, place) => long || place % 32 === 0);
    const ran = await runsUnguarded(page, tried, events);
    console.log(`${ran} of ${tried.length} vectors run in a page without any protection`);
    expect(ran).toBeGreaterThan(tried.length / 3);
  });
});
