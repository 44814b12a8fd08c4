import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Fails when axe finds anything on the page as it is now, in light or in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // A colour on its way from light to dark has no contrast worth measuring.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
    // What is laid out later (site/layout/layout.css) keeps the colours of the scheme before the change until it comes near.
    await page.evaluate(() => document.documentElement.removeAttribute("data-view"));
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
    expect(found).toEqual([]);
  }
}
