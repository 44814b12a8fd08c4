import { join } from "node:path";
import { type Asked, atOnce, heldSince, longest, pipelined, startWatched, visitorDuring } from "../tests/e2e/crowd.ts";
import { type TestServer, tokenOf } from "../tests/e2e/server.ts";
import { grow } from "./grow.ts";
import { median, type Row, row } from "./row.ts";

const mostHeld = 50;
const rounds = 5;

const crowds: Record<string, Asked> = {
  "/healthz": { path: (number) => `/healthz?${number}` },
  "/": { path: (number) => `/?${number}` },
  "/api/openapi.json": { path: (number) => `/api/openapi.json?${number}` },
  "/api/docs": { path: (number) => `/api/docs?${number}` },
  "/contact, a class that never was": { path: (number) => `/contact?class=${1_000_000 + number}` },
  "/contact, a form sent back": { path: () => "/contact", form: "name=&email=" },
  "/api/blogs, a search": { path: (number) => `/api/blogs?q=voice${number}&limit=50`, accept: "application/json" },
  "/api/blogs, a part": { path: (number) => `/api/blogs?offset=${number % 7}&limit=${100 + number}`, accept: "application/json" },
};
const staff = [
  "/enquiries?q=person+99&limit=50",
  "/enquiries/views",
  "/desk/today",
  "/enquiries/50000/related",
  "/blogs?q=voice&limit=50",
  "/status",
];
/** The course has some 200 classes. */
const pages = [
  ...["/", "/course/German_Deutsch", "/classes?online=true", "/courses", "/blog?page=200", "/contact?class=1"],
  ...["/sitemap.xml", "/classes.ics", "/api/blogs", "/api/classes?limit=400"],
];

/** How long a crowd, staff and first renders hold the event loop, and how long a visitor waits for a cached page meanwhile. */
export async function measureCrowds(): Promise<Row[]> {
  const site = await startWatched();
  const rows: Row[] = [];
  for (const [name, asked] of Object.entries(crowds)) {
    const work = async () => {
      await pipelined(site, asked, 200, "198.51.100.7");
      await atOnce(site, asked, 300, () => "198.51.100.7");
    };
    rows.push(await measured(site, `${name}: 200 in a pipeline, 300 at once`, work));
  }
  await site.kill();
  grow(join(site.dataDir, "academy.db"), { courses: 40, posts: 10_000, enquiries: 100_000, classes: 2000 });
  await site.restart();
  const headers = { authorization: `Bearer ${await tokenOf(site)}` };
  const large = "100,000 enquiries, 10,000 posts, 2,000 classes";
  for (const path of staff) {
    const work = async () => (await fetch(`${site.url}/api${path}`, { headers })).arrayBuffer();
    rows.push(await measured(site, `/api${path}: ${large}`, work));
  }
  for (const path of pages) {
    const work = async () => (await fetch(`${site.url}${path}`, { headers: { accept: "text/html" } })).arrayBuffer();
    rows.push(await measured(site, `${path}, first render: ${large}`, work, 1));
  }
  await site.stop();
  return rows;
}

async function measured(site: TestServer, name: string, work: () => Promise<unknown>, times = rounds): Promise<Row> {
  const holds: number[] = [];
  const works: number[] = [];
  const waits: number[] = [];
  for (let round = 0; round < times; round++) {
    await heldSince(site);
    waits.push(longest((await visitorDuring(site, work, "/about")).waits));
    const { held, worked } = await heldSince(site);
    holds.push(held);
    works.push(worked);
  }
  const value = `at work for ${median(works).toFixed(0)} ms of ${median(holds).toFixed(0)}, a visitor's cached page ${median(waits).toFixed(0)} ms`;
  return row(name, value, `at work ≤ ${mostHeld} ms`, median(works) <= mostHeld);
}
