import { once } from "node:events";
import { get } from "node:http";
import { publicPages, unknownPage } from "../pages.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { callApi } from "../staff.ts";
import { expect, test } from "../test.ts";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ PREPARE_PAGES: "on" });
});
test.afterAll(() => server.stop());

/** An answer as it travels. */
async function ask(path: string, headers: Record<string, string> = {}, from = server) {
  const request = get(from.url + path, { headers: { accept: "text/html", "accept-encoding": "gzip, br, dcz", ...headers } });
  const [answer] = await once(request, "response");
  let bytes = 0;
  for await (const part of answer) bytes += part.byteLength;
  return { bytes, encoding: answer.headers["content-encoding"], dictionary: answer.headers["use-as-dictionary"] };
}

async function dictionaryId(): Promise<string> {
  const bytes = await (await fetch(`${server.url}/pages.dictionary`)).arrayBuffer();
  return `:${Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("base64")}:`;
}

test("the first visitor after a start gets Home as small as the hundredth does", { tag: "@all" }, async () => {
  const started = await startServer({ PREPARE_PAGES: "on" });
  try {
    const first = await ask("/", {}, started);
    await expect.poll(async () => (await ask("/pages.dictionary", {}, started)).dictionary).toContain("document");
    expect(first).toEqual(await ask("/", {}, started));
  } finally {
    await started.stop();
  }
});

test("every page is ready for its first visitor, and is at most 6 KB for whoever has read another", async () => {
  await expect.poll(async () => (await ask("/pages.dictionary")).dictionary).toContain('match="/*"');
  const has = { "available-dictionary": await dictionaryId() };
  for (const path of publicPages.filter((one) => one !== unknownPage)) {
    // Nobody has asked for it: only what was made ahead is packed with the dictionary.
    await expect.poll(async () => (await ask(path, has)).encoding, path).toBe("dcz");
    expect((await ask(path, has)).bytes, path).toBeLessThanOrEqual(6 * 1024);
    expect((await ask(path, { "available-dictionary": ":AAAA:" })).encoding, path).toBe("br");
  }
  // What somebody looked for is for nobody else.
  expect((await ask("/search?q=german", has)).encoding).toBe("br");
  // What a form is answered is packed, too, and with nobody's dictionary.
  const form = {
    method: "POST",
    body: new URLSearchParams({ name: "Anjali" }),
    headers: { accept: "text/html", "accept-encoding": "br", ...has },
  };
  const answer = await fetch(`${server.url}/contact`, form);
  expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual(["br", expect.stringContaining("Anjali")]);
  // What nobody made ahead is packed with it for the very first who asks.
  for (const path of ["/classes?online=true", "/blog?category=Culture", "/not-there"]) {
    const { bytes, encoding } = await ask(path, has);
    expect([path, encoding, bytes <= 6 * 1024]).toEqual([path, "dcz", true]);
  }
});

test("after a save its pages are ready again, and no page that is made from it is packed with what it said before", async () => {
  const token = await tokenOf(server);
  const [course] = await (await fetch(`${server.url}/api/courses`)).json();
  await callApi(server, token, "PUT", `/courses/${course.id}`, { ...course, summary: "Said anew on this page." });
  await expect.poll(async () => (await ask("/pages.dictionary")).dictionary).toContain("document");
  const before = { "available-dictionary": await dictionaryId() };
  const text = async () => (await fetch(`${server.url}/pages.dictionary`)).text();
  await expect.poll(text).toContain("Said anew on this page.");
  await expect.poll(async () => (await ask("/courses", { "available-dictionary": await dictionaryId() })).encoding).toBe("dcz");
  // Whoever took the dictionary before the save still reads pages packed with it.
  await expect.poll(async () => (await ask("/courses", before)).encoding).toBe("dcz");
});

test("Chromium takes the next page with the dictionary", { tag: ["@chromium", "@all"] }, async ({ page }) => {
  await expect.poll(async () => (await ask("/pages.dictionary")).dictionary).toContain("document");
  const fetched = page.waitForResponse("**/pages.dictionary");
  await page.goto(`${server.url}/about`);
  await fetched;
  await expect.poll(async () => (await page.goto(`${server.url}/courses`))?.headers()["content-encoding"]).toBe("dcz");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Courses");
});
