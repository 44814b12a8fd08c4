import { join } from "node:path";
import { grow } from "./grow.ts";
import { type Product, startProduct } from "./product.ts";
import { rawResponse } from "./raw.ts";
import { timed } from "./render.ts";
import { median, type Row, row } from "./row.ts";

const pages = ["/", "/course/German_Deutsch", "/blog/shadowing-borrow-a-voice-for-better-pronunciation"];
const rounds = 41;

/** From 10 posts and courses to 10,000 and 500: a render and its bytes, small and large site in turns; searching 10,000 enquiries. */
export async function measureGrowth(): Promise<Row[]> {
  const small = await startProduct();
  const filled = await startProduct();
  await filled.stop();
  grow(join(filled.dataDir, "academy.db"), { courses: 500, posts: 10_000, enquiries: 10_000 });
  const large = await startProduct({ dataDir: filled.dataDir });
  const sites = [await opened(small), await opened(large)] as const;
  const rows: Row[] = [];
  for (const path of pages) {
    for (let round = 0; round < rounds; round++) for (const site of sites) await site.render(path);
    const [before, after] = sites.map((site) => site.measured(path));
    const time = (after?.time ?? 0) / (before?.time ?? 1);
    const bytes = (after?.bytes ?? 0) / (before?.bytes ?? 1);
    rows.push(
      row(
        `${path}: 10,000 posts, 500 courses`,
        `time × ${time.toFixed(2)} (${before?.time.toFixed(1)} → ${after?.time.toFixed(1)} ms), bytes × ${bytes.toFixed(2)}`,
        "≤ 1.2",
        time <= 1.2 && bytes <= 1.2,
      ),
    );
  }
  const authorization = `Bearer ${await large.token()}`;
  rows.push(...(await measureReads(small, large)));
  const searches: number[] = [];
  for (let round = 0; round < 15; round++)
    searches.push(
      await timed(async () => (await fetch(`${large.url}/api/enquiries?q=kandy+${round}&limit=50`, { headers: { authorization } })).text()),
    );
  rows.push(row("search in 10,000 enquiries", `${median(searches).toFixed(1)} ms`, "< 100 ms", median(searches) < 100));
  rows.push(await measureSiteSearch(large));
  await Promise.all([small.stop(), large.stop()]);
  return rows;
}

/** Reads of lists; each asks a little else from time to time, so that no cached answer is measured. */
const reads = [
  { name: "GET /api/blogs, 500 whole posts", path: (round: number) => `/api/blogs?offset=${round % 7}`, most: 60 },
  { name: "GET /api/blogs?limit=50", path: (round: number) => `/api/blogs?limit=50&offset=${round % 7}`, most: 6 },
  { name: "cards of 50 posts for staff", path: (round: number) => `/api/blogs?limit=50&contents=false&offset=${round % 7}`, most: 6 },
  { name: "GET /api/courses, 500", path: (round: number) => `/api/courses?offset=${round % 7}`, most: 60 },
  { name: "GET /api/enquiries, 500", path: (round: number) => `/api/enquiries?offset=${round % 7}`, most: Number.POSITIVE_INFINITY },
  { name: "GET /api/audit", path: (round: number) => `/api/audit?offset=${round % 7}`, most: 3 },
  { name: "GET /api/trash", path: (round: number) => `/api/trash?offset=${round % 7}`, most: 6 },
];

/** What each list costs on the large site in terms of the small one, and how long one answer holds up another. */
async function measureReads(small: Product, large: Product): Promise<Row[]> {
  const sites = [
    { url: small.url, headers: { authorization: `Bearer ${await small.token()}` } },
    { url: large.url, headers: { authorization: `Bearer ${await large.token()}` } },
  ];
  const rows: Row[] = [];
  for (const { name, path, most } of reads) {
    const times: number[][] = [[], []];
    for (let round = 0; round < 15; round++)
      for (const [index, { url, headers }] of sites.entries())
        times[index]?.push(await timed(async () => (await fetch(`${url}${path(round)}`, { headers })).arrayBuffer()));
    const [before = 0, after = 0] = times.map(median);
    const wanted = Number.isFinite(most) ? `≤ × ${most}` : "a figure";
    rows.push(
      row(name, `× ${(after / before).toFixed(2)} (${before.toFixed(1)} → ${after.toFixed(1)} ms)`, wanted, after / before <= most),
    );
  }
  rows.push(await measureSitemap(large));
  return rows;
}

/** The longest that anything else waits while the sitemap of 10,000 posts is made. */
async function measureSitemap(large: Product): Promise<Row> {
  let done = false;
  const sitemap = timed(async () => (await fetch(`${large.url}/sitemap.xml`)).arrayBuffer()).finally(() => {
    done = true;
  });
  let longest = 0;
  while (!done) longest = Math.max(longest, await timed(async () => (await fetch(`${large.url}/healthz`)).text()));
  const value = `${(await sitemap).toFixed(0)} ms, others wait ${longest.toFixed(0)} ms`;
  return row("/sitemap.xml of 10,000 posts, first time", value, "others < 100 ms", longest < 100);
}

/** A visitor's search, each for something else, and the longest that anything else waits while the first ones are made. */
async function measureSiteSearch({ url }: Product): Promise<Row> {
  const search = (q: string) => timed(async () => (await fetch(`${url}/search?${new URLSearchParams({ q })}`)).text());
  let done = false;
  const times: number[] = [];
  const searching = (async () => {
    for (const q of ["post 77", "germn"]) await search(q);
    for (let round = 0; round < 15; round++)
      times.push(await search(["post", "german", "psot", "visa"][round % 4] + (round > 3 ? ` ${round}` : "")));
    done = true;
  })();
  let longest = 0;
  while (!done) longest = Math.max(longest, await timed(async () => (await fetch(`${url}/healthz`)).text()));
  await searching;
  const value = `${median(times).toFixed(1)} ms, others wait ${longest.toFixed(0)} ms`;
  return row("/search among 10,000 posts, 500 courses", value, "< 50 ms, others < 50 ms", median(times) < 50 && longest < 50);
}

/** A site whose pages are rendered anew each time: saves in between make the cached ones old. */
async function opened(product: Product) {
  const headers = { authorization: `Bearer ${await product.token()}`, "content-type": "application/json" };
  const first = async (list: string) => {
    const [{ version: _, ...item }] = await (await fetch(`${product.url}/api/${list}?limit=1`)).json();
    return { address: `${product.url}/api/${list}/${item.id}`, body: JSON.stringify(item) };
  };
  const saved = [await first("courses"), await first("blogs")];
  const times: Record<string, number[]> = {};
  const bytes: Record<string, number> = {};
  return {
    async render(path: string): Promise<void> {
      for (const { address, body } of saved) await fetch(address, { method: "PUT", headers, body });
      const time = await timed(async () => {
        const answer = await rawResponse(`${product.url}${path}`, { "accept-encoding": "identity" });
        bytes[path] = (await answer.arrayBuffer()).byteLength;
      });
      times[path] = [...(times[path] ?? []), time];
    },
    measured: (path: string) => ({ time: median(times[path] ?? []), bytes: bytes[path] ?? Number.NaN }),
  };
}
