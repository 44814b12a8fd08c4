import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { startProduct } from "./product.ts";
import { median, type Row, row } from "./row.ts";

const runs = 5;
const pages = ["/", "/course/German_Deutsch", "/blog/shadowing-borrow-a-voice-for-better-pronunciation", "/blog"];
const flags =
  "--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run";

type Report = { categories: Record<string, { score: number }>; audits: Record<string, { numericValue?: number }> };

/** Lighthouse's mobile preset, medians of five. */
export async function measureLighthouse(): Promise<Row[]> {
  const product = await startProduct();
  const rows: Row[] = [];
  for (const path of pages) {
    await fetch(`${product.url}${path}`, { headers: { accept: "text/html" } });
    const reports = Array.from({ length: runs }, () => report(`${product.url}${path}`));
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

function report(url: string): Report {
  const program = join(import.meta.dirname, "node_modules/lighthouse/cli/index.js");
  const args = [
    program,
    url,
    "--output=json",
    "--quiet",
    `--chrome-flags=${flags}`,
    "--only-categories=performance,accessibility,best-practices,seo",
  ];
  const browser = process.env.CHROMIUM_PATH || chromium.executablePath();
  return JSON.parse(
    execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 100_000_000, env: { ...process.env, CHROME_PATH: browser } }),
  );
}
