import type { Page } from "@playwright/test";

/** Waits until React has taken the page over, its effects included: before that a link is a full load. */
export async function hydrated(page: Page): Promise<void> {
  // The frame adds this link in an effect (app/site/layout/site-layout.tsx).
  await page.locator("link[rel=manifest]").waitFor({ state: "attached" });
}
