import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Stops the page's clock: timers and frames wait until a test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Moves a stopped clock in steps of one frame until something is to be seen; a slow machine takes no more of the page's time. */
export async function runUntilVisible(page: Page, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(16);
    await expect(seen).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 30_000 });
}
