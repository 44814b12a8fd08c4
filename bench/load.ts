import { createRequire } from "node:module";
import { startBare, startProduct } from "./product.ts";
import { rawResponse } from "./raw.ts";
import { median, type Row, row } from "./row.ts";

type Shot = { requests: { average: number }; latency: { p99: number }; non2xx: number };
type Cannon = (options: { url: string; connections: number; duration: number; headers: Record<string, string> }) => Promise<Shot>;
// It has no types of its own; the fields used here are in its README.
const autocannon: Cannon = createRequire(import.meta.url)("autocannon");

const rounds = 5;
const seconds = 3;
const html = { accept: "text/html", "accept-encoding": "br" };
const json = { accept: "application/json", "accept-encoding": "br" };

/** Requests per second and p99 beside a bare server with the same bytes, in turns; memory before and after. */
export async function measureLoad(): Promise<Row[]> {
  const product = await startProduct();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const fresh = product.memory();
  const rows: Row[] = [];
  const pages: Array<[string, Record<string, string>, number]> = [
    ["/", html, 0.7],
    ["/course/German_Deutsch", html, 0.7],
    ["/blog/shadowing-borrow-a-voice-for-better-pronunciation", html, 0.7],
    ["/api/courses", json, 0.5],
  ];
  for (const [path, headers, least] of pages) rows.push(...(await besideBare(product.url, path, headers, least)));
  const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;
  rows.push(row("memory after start", megabytes(fresh), "≤ 150 MB", fresh <= 150 * 1_048_576));
  const loaded = product.memory();
  rows.push(row("memory after the load", megabytes(loaded), "≤ 250 MB", loaded <= 250 * 1_048_576));
  await product.stop();
  return rows;
}

async function besideBare(url: string, path: string, headers: Record<string, string>, least: number): Promise<Row[]> {
  for (let warm = 0; warm < 5; warm++) await rawResponse(`${url}${path}`, headers);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const bare = await startBare(await rawResponse(`${url}${path}`, headers));
  const shots: Record<"ours" | "bare", Shot[]> = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    shots.ours.push(await autocannon({ url: `${url}${path}`, connections: 32, duration: seconds, headers }));
    shots.bare.push(await autocannon({ url: `${bare.url}${path}`, connections: 32, duration: seconds, headers }));
  }
  await bare.stop();
  const speed = (who: "ours" | "bare") => median(shots[who].map((shot) => shot.requests.average));
  const slowest = (who: "ours" | "bare") => median(shots[who].map((shot) => shot.latency.p99));
  const failed = shots.ours.reduce((sum, shot) => sum + shot.non2xx, 0);
  const ratio = speed("ours") / speed("bare");
  const rows = [
    row(
      `${path}: requests/s`,
      `${Math.round(speed("ours"))} of ${Math.round(speed("bare"))} bare = ${ratio.toFixed(2)}`,
      `≥ ${least}`,
      ratio >= least && failed === 0,
    ),
  ];
  if (least === 0.7) {
    const tail = slowest("ours") / Math.max(1, slowest("bare"));
    rows.push(row(`${path}: p99`, `${slowest("ours")} ms of ${slowest("bare")} ms bare = ${tail.toFixed(1)}`, "≤ 2", tail <= 2));
  }
  return rows;
}
