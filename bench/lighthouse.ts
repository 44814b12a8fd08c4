import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { publicPages, unknownPage } from "../tests/e2e/pages.ts";
import { startProduct } from "./product.ts";
import { median, type Row, row } from "./row.ts";

const execute = promisify(execFile);
const runs = 3;
/** Milliseconds until pages and pictures are made ahead. */
const preparing = 60_000;
const flags =
  "--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run";

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

export async function measureLighthouse(): Promise<Row[]> {
  // As it is started by an owner: our own bot check, and the first visitor gets what was made ahead.
  const product = await startProduct({ env: { BOT_CHECK: "altcha", PREPARE_PAGES: "on", PREPARE_PICTURES: "on" } });
  await setTimeout(preparing);
  const rows: Row[] = [];
  // What a search found is not for search engines, which costs it the points for them.
  for (const path of publicPages.filter((one) => ![unknownPage, "/search"].includes(one))) {
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
        "≤ 1060 ms, ≤ 20 ms, 0",
        lcp <= 1060 && tbt <= 20 && cls === 0,
      ),
    );
  }
  await product.stop();
  return rows;
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
