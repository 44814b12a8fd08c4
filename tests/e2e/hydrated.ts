import type { Page } from "@playwright/test";

/** Waits until React has taken the page over: before that a link is a full load. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")));
}
