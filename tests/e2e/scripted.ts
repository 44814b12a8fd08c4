import type { Page } from "@playwright/test";

/** Waits until the page's own script has run (app/site/site-script.ts). */
export async function scripted(page: Page): Promise<void> {
  await page.locator("html[data-scripted]").waitFor({ state: "attached" });
}
