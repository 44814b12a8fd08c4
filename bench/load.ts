import { createRequire } from "node:module";
import { type Served, startBare, startProduct } from "./product.ts";
import { rawResponse } from "./raw.ts";
import { median, type Row, row } from "./row.ts";

type Shot = { requests: { average: number; total: number }; latency: { p99: number }; non2xx: number };
type Cannon = (options: { url: string; connections: number; duration: number; headers: Record<string, string> }) => Promise<Shot>;
// It has no types of its own; the fields used here are in its README.
const autocannon: Cannon = createRequire(import.meta.url)("autocannon");

/** The median of 7 pairs was off by 0.05 from one day to the next. */
const rounds = 15;
const seconds = 2;
const html = { accept: "text/html", "accept-encoding": "br" };
const json = { accept: "application/json", "accept-encoding": "br" };
/** Of a bare server's processor time a request, how much of ours it may be at least. */
const least = 0.9;

/** Processor time a request, p99 and memory beside a bare server. Requests a second would say how quick the load generator is. */
export async function measureLoad(): Promise<Row[]> {
  const product = await startProduct();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const fresh = product.memory();
  const rows: Row[] = [];
  const pages: Array<[string, Record<string, string>]> = [
    ["/", html],
    ["/course/German_Deutsch", html],
    ["/blog/shadowing-borrow-a-voice-for-better-pronunciation", html],
    ["/api/courses", json],
  ];
  for (const [path, headers] of pages) rows.push(...(await besideBare(product, path, headers)));
  const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;
  rows.push(row("memory after start", megabytes(fresh), "≤ 150 MB", fresh <= 150 * 1_048_576));
  const loaded = product.memory();
  rows.push(row("memory after the load", megabytes(loaded), "≤ 250 MB", loaded <= 250 * 1_048_576));
  await product.stop();
  return rows;
}

/** `work`: microseconds of processor time a request. */
type Round = { p99: number; perSecond: number; failed: number; work: number };

async function besideBare(product: Served, path: string, headers: Record<string, string>): Promise<Row[]> {
  for (let warm = 0; warm < 5; warm++) await rawResponse(`${product.url}${path}`, headers);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const bare = await startBare(await rawResponse(`${product.url}${path}`, headers));
  const ours: Round[] = [];
  const theirs: Round[] = [];
  // The first round of each is for the compiler.
  for (let round = 0; round <= rounds; round++) {
    const pair = [[product, ours] as const, [bare, theirs] as const];
    // Each goes first as often as the other: a machine that slows down, or wakes up, favours neither.
    for (const [server, done] of round % 2 ? pair : pair.reverse()) {
      const measured = await shoot(server, path, headers);
      if (round > 0) done.push(measured);
    }
  }
  await bare.stop();
  const middle = (of: Round[], what: keyof Round) => median(of.map((round) => round[what]));
  const [work, bareWork] = [middle(ours, "work"), middle(theirs, "work")];
  // Each round beside the one that followed it: what else the machine does changes from one to the next.
  const ratio = median(ours.map((round, at) => (theirs[at]?.work ?? 0) / round.work));
  const failed = ours.some((round) => round.failed > 0);
  const rows = [
    row(
      `${path}: processor time a request`,
      `${work.toFixed(1)} µs, bare ${bareWork.toFixed(1)} µs = ${ratio.toFixed(2)}`,
      `≥ ${least}`,
      ratio >= least && !failed,
    ),
    row(
      `${path}: requests/s of this load generator`,
      `${Math.round(middle(ours, "perSecond"))}, bare ${Math.round(middle(theirs, "perSecond"))}`,
      "a figure",
      !failed,
    ),
  ];
  if (headers === html) {
    const tail = middle(ours, "p99") / Math.max(1, middle(theirs, "p99"));
    rows.push(row(`${path}: p99`, `${middle(ours, "p99")} ms of ${middle(theirs, "p99")} ms bare = ${tail.toFixed(1)}`, "≤ 2", tail <= 2));
  }
  return rows;
}

async function shoot(server: Served, path: string, headers: Record<string, string>): Promise<Round> {
  const before = server.processorTime();
  const { requests, latency, non2xx } = await autocannon({ url: `${server.url}${path}`, connections: 32, duration: seconds, headers });
  const work = (1000 * (server.processorTime() - before)) / requests.total;
  return { p99: latency.p99, perSecond: requests.average, failed: non2xx, work };
}
