import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { startProduct } from "./product.ts";
import { median, type Row, row } from "./row.ts";

const execute = promisify(execFile);
const runs = 5;
const pages = ["/", "/course/German_Deutsch", "/blog/shadowing-borrow-a-voice-for-better-pronunciation", "/blog"];
const flags =
  "--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run";

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

export async function measureLighthouse(): Promise<Row[]> {
  const product = await startProduct();
  const rows: Row[] = [];
  for (const path of pages) {
    await warm(`${product.url}${path}`);
    const reports: Report[] = [];
    while (reports.length < runs) reports.push(await report(`${product.url}${path}`));
    const score = (category: string) => Math.round(median(reports.map((one) => (one.categories[category]?.score ?? 0) * 100)));
    const value = (audit: string) => median(reports.map((one) => one.audits[audit]?.numericValue ?? Number.NaN));
    const [lcp, tbt, cls] = [value("largest-contentful-paint"), value("total-blocking-time"), value("cumulative-layout-shift")];
    const scores = ["performance", "accessibility", "best-practices", "seo"].map(score);
    rows.push(
      row(
        `Lighthouse ${path}: performance, accessibility, best practices, SEO`,
        scores.join(", "),
        "100 each",
        scores.every((one) => one === 100),
      ),
    );
    rows.push(
      row(
        `Lighthouse ${path}: LCP, TBT, CLS`,
        `${Math.round(lcp)} ms, ${Math.round(tbt)} ms, ${cls.toFixed(3)}`,
        "≤ 1100 ms, ≤ 50 ms, 0",
        lcp <= 1100 && tbt <= 50 && cls === 0,
      ),
    );
  }
  await product.stop();
  return rows;
}

/** A page that is read now and then is in the page cache, packed as small as it gets, and its pictures are made. */
async function warm(url: string): Promise<void> {
  for (let visit = 0; visit < 5; visit++) await (await fetch(url, { headers: { accept: "text/html" } })).text();
  await report(url);
}

/** One run. Lighthouse sometimes loses the beginning of its recording, or does not end; then it has two more tries. */
async function report(url: string, tries = 3): Promise<Report> {
  const program = join(import.meta.dirname, "node_modules/lighthouse/cli/index.js");
  const args = [
    program,
    url,
    "--output=json",
    "--quiet",
    `--chrome-flags=${flags}`,
    "--only-categories=performance,accessibility,best-practices,seo",
  ];
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH || chromium.executablePath() };
  try {
    const { stdout } = await execute(process.execPath, args, { maxBuffer: 100_000_000, timeout: 90_000, env });
    const done: Report = JSON.parse(stdout);
    if (done.runtimeError) throw new Error(`Lighthouse: ${done.runtimeError.message}`);
    return done;
  } catch (error) {
    if (tries === 1) throw error;
    return report(url, tries - 1);
  }
}
