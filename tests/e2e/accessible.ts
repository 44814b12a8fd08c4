import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, isChromium } from "./test.ts";

/** The rules that another colour scheme can break; all others found the same in the light one. */
const aboutColours = ["color-contrast", "link-in-text-block"];

export async function expectAccessible(page: Page): Promise<void> {
  // The rules are of what is written, not of who draws it, and only Chromium turns dark and stops moving while a page is open.
  if (!isChromium()) return;
  for (const colorScheme of ["light", "dark"] as const) {
    // Without motion no slide changes while it is measured: half faded, its words have no contrast.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // A colour on its way from light to dark has no contrast worth measuring.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
    // What is laid out later (site/layout/layout.css) keeps the colours of the scheme before the change until it comes near.
    if (colorScheme === "dark") await page.evaluate(() => document.documentElement.removeAttribute("data-view"));
    // The other mode opens a page of its own each time, for frames of other hosts, which we have none of: 3.6 s instead of 1.6.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations } = await (colorScheme === "dark" ? axe.withRules(aboutColours) : axe).analyze();
    const found = violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
    expect(found).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: null });
}
