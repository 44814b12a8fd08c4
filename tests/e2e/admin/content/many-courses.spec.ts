import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openDatabase } from "#database/database.ts";
import { courseInput } from "../../../factories.ts";
import { multiply } from "../../../many-rows.ts";
import { startServer, type TestServer, tokenOf } from "../../server.ts";
import { callApi, failedCall, openSignedIn } from "../../staff.ts";
import { expect, test } from "../../test.ts";

test.describe("with 500 courses", () => {
  test.use({ expectedErrors: [failedCall] });
  let own: TestServer;
  test.beforeEach(async () => {
    own = await startServer();
  });
  test.afterEach(() => own.stop());

  test("the list is soon there, and typing never lags", { tag: "@all" }, async ({ page }) => {
    test.slow();
    const token = await tokenOf(own);
    await openSignedIn(page, token, `${own.url}/admin/dashboard`);
    const few = [await timesOf(page, own, 10), await timesOf(page, own, 10), await timesOf(page, own, 10)];
    const database = await openDatabase({ url: "", file: join(own.dataDir, "academy.db") });
    await multiply(database, "courses", 499, (n) => ({ slug: `'many-' || ${n}`, featured: "0" }));
    await database.close();
    // The last one comes by the API, which tells the server that its list has changed.
    await callApi(own, token, "POST", "/courses", courseInput());
    const many = [await timesOf(page, own, 500), await timesOf(page, own, 500), await timesOf(page, own, 500)];
    const least = (times: typeof few, what: "opening" | "key") => Math.min(...times.map((time) => time[what]));
    expect(least(many, "opening")).toBeLessThan(10 * least(few, "opening"));
    expect(least(many, "key")).toBeLessThan(5 * least(few, "key"));
  });
});

/** How long the list of all courses takes to open, and a key in its search to be answered by a frame (the median), in ms. */
async function timesOf(page: Page, { url }: TestServer, count: number): Promise<{ opening: number; key: number }> {
  await page.goto(`${url}/admin/dashboard`);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  // Asked in the page: by role, Playwright takes 2 s to look through 500 cards.
  const opening = await page.getByRole("link", { name: "Courses", exact: true }).evaluate(async (link, count) => {
    const start = performance.now();
    (link as HTMLElement).click();
    do await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    while (document.querySelectorAll("main li h2").length < count);
    return performance.now() - start;
  }, count);
  const items = page.getByRole("main").getByRole("listitem");
  await expect(items).toHaveCount(count);
  const waits = await page.evaluateHandle(() => {
    const waits: number[] = [];
    const note = (pressed: number) => requestAnimationFrame(() => setTimeout(() => waits.push(performance.now() - pressed)));
    addEventListener("keydown", () => note(performance.now()), true);
    return waits;
  });
  await page.getByPlaceholder("Search courses...").pressSequentially("german deutsch", { delay: 30 });
  await expect(items).toHaveCount(1);
  const sorted = (await waits.jsonValue()).toSorted((one, other) => one - other);
  return { opening, key: sorted[Math.floor(sorted.length / 2)] ?? 0 };
}
