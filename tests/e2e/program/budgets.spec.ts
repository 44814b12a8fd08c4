import { get } from "node:http";
import { movableClock } from "../../clock/clock.ts";
import { openContact } from "../contact-page.ts";
import { firstVisit } from "../first-visit.ts";
import { publicPages, tagOf } from "../pages.ts";
import { startServer } from "../server.ts";
import { expect, test } from "../test.ts";

const kilobytes = (count: number) => count * 1024;

test("the first visit of the home page on a phone stays within its budget, from our own host alone", async ({ browser, server }) => {
  const { bytes, otherHosts, requests } = await firstVisit(browser, `${server.url}/`);
  expect(otherHosts).toEqual([]);
  expect(bytes.html).toBeLessThanOrEqual(kilobytes(20));
  expect(bytes.css).toBeLessThanOrEqual(kilobytes(15));
  expect(bytes.fonts).toBeLessThanOrEqual(kilobytes(60));
  expect(bytes.picturesAbove).toBeGreaterThan(0);
  expect(bytes.picturesAbove).toBeLessThanOrEqual(kilobytes(80));
  expect(bytes.scripts).toBeLessThanOrEqual(kilobytes(12));
  const firstScript = requests.findIndex((url) => url.endsWith(".js"));
  const hero = requests.findIndex((url) => url.includes("/pictures/hero/"));
  expect(hero).toBeGreaterThanOrEqual(0);
  expect(firstScript).toBeGreaterThan(hero);
});

/** What the answer takes on the line, its status and headers included. */
function packed(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { accept: "text/html", "accept-encoding": "br" };
    get(url, { headers }, (answer) => {
      let bytes = "HTTP/1.1 200 OK\r\n\r\n".length;
      for (const [place, part] of answer.rawHeaders.entries()) bytes += part.length + (place % 2 ? "\r\n" : ": ").length;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      answer.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
}

// On 1 September all classes that begin soon do so on days like "Wednesday 22 September", which is as long as a date gets.
for (const day of ["2027-09-01", "2027-05-05"]) {
  test(`on ${day} a page that is asked for often fits, headers included, into the ten packets that come before the first answer of the phone`, {
    tag: day === "2027-09-01" ? [] : "@all",
  }, async () => {
    const clock = movableClock(Date.parse(`${day}T06:00Z`) - Date.now());
    const server = await startServer({ DATABASE_URL: "", ...clock.env });
    try {
      // Packed text of the same length differs by up to 45 bytes from one port, and one build, to another; half of them take at most 14,490.
      await expect.poll(() => packed(server.url)).toBeLessThanOrEqual(10 * 1460 - 50);
      expect(await (await fetch(server.url)).text()).toMatch(day.startsWith("2027-09") ? /day\s\d\d\sSeptember/ : /day\s\d\d\sMay/);
    } finally {
      await server.stop();
      clock.remove();
    }
  });
}

for (const path of publicPages) {
  test(`${path} loads nothing from elsewhere and stays within its budget`, { tag: tagOf(path) }, async ({ browser, server }) => {
    const { bytes, otherHosts } = await firstVisit(browser, `${server.url}${path}`);
    expect(otherHosts).toEqual([]);
    // A course has the most to say, and a drawn code for its print of 1 KB; made ahead, German is 14.2 KB.
    expect(bytes.html).toBeLessThanOrEqual(kilobytes(path.startsWith("/course/") ? 17 : 16));
    // Where the form is in view, it comes with what it needs (below).
    expect(bytes.css).toBeLessThanOrEqual(path === "/contact" ? kilobytes(11) : 0);
    expect(bytes.fonts).toBeLessThanOrEqual(kilobytes(60));
    expect(bytes.scripts).toBeLessThanOrEqual(kilobytes(path === "/contact" ? 12 + 75 : 12));
    const html = await (await fetch(`${server.url}${path}`, { headers: { accept: "text/html" } })).text();
    expect(html.match(/<script[^>]* src=[^>]*>/g)).toEqual([expect.stringContaining('fetchPriority="low"')]);
  });
}

test("the contact form takes at most 75 KB more, without the bot check, when it is near", async ({ page }) => {
  const counted: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") counted.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await openContact(page);
  const bytes = (await Promise.all(counted)).reduce((sum, one) => sum + one, 0);
  expect(bytes).toBeGreaterThan(kilobytes(20));
  expect(bytes).toBeLessThanOrEqual(kilobytes(75 + 12));
});

test("the back office's first load has at most 250 KB of script, and no editor", async ({ browser, server }) => {
  const { bytes, requests } = await firstVisit(browser, `${server.url}/admin/login`);
  expect(bytes.scripts).toBeLessThanOrEqual(kilobytes(250));
  expect(requests.filter((url) => /rich-text-editor/.test(url))).toEqual([]);
});

test("a visitor never downloads the back office, nor a validation library", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await openContact(page);
  const scripts = await Promise.all(requests.filter((url) => url.endsWith(".js")).map(async (url) => (await fetch(url)).text()));
  expect(scripts.length).toBeGreaterThan(1);
  for (const marker of ["ZodError", "createBrowserRouter", "tiptap", "ProseMirror", "QueryClient", "Courses Management"]) {
    expect(scripts.filter((code) => code.includes(marker))).toEqual([]);
  }
});
