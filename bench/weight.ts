import { chromium } from "@playwright/test";
import { type FirstVisit, firstVisit } from "../tests/e2e/first-visit.ts";
import { startProduct } from "./product.ts";
import { type Row, row } from "./row.ts";

export async function measureWeight(): Promise<Row[]> {
  const product = await startProduct();
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const visit = await firstVisit(browser, `${product.url}/`);
  await browser.close();
  await product.stop();
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  const within = (what: string, of: keyof FirstVisit["bytes"], most: number) =>
    row(`first visit: ${what}`, kilobytes(visit.bytes[of]), `≤ ${most} KB`, visit.bytes[of] <= most * 1024);
  return [
    within("HTML", "html", 20),
    within("CSS", "css", 15),
    within("fonts", "fonts", 60),
    within("pictures above the fold", "picturesAbove", 80),
    within("script", "scripts", 110),
    row("first visit: other hosts", String(visit.otherHosts.length), "0", visit.otherHosts.length === 0),
  ];
}
