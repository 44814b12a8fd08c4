import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { slow } from "../slow.ts";
import { expect, isChromium, test } from "./test.ts";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The rules that another colour scheme can break; all others found the same in the light one. */
const aboutColours = ["color-contrast", "link-in-text-block"];

export async function expectAccessible(page: Page): Promise<void> {
  // The rules are of what is written, not of who draws it, and only Chromium turns dark and stops moving while a page is open.
  if (!isChromium()) return;
  for (const colorScheme of isDarkTried() ? (["light", "dark"] as const) : (["light"] as const)) {
    // Without motion no slide changes while it is measured: half faded, its words have no contrast.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // A colour on its way from light to dark has no contrast worth measuring.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
    expect(await violations(page, colorScheme === "dark" ? aboutColours : undefined), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: null });
}

/** The back office's colours are few, and contract/look/colours.test.ts measures each pair: in the dark, screens are looked at in npm run test:all. */
const isDarkTried = () => slow || test.info().project.name === "site";

/** The rules that the page breaks, each with where; without all that is right, which takes twice the processor time. */
async function violations(page: Page, rules: string[] | undefined): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const found = await axe.run(document, { resultTypes: ["violations"], ...(runOnly && { runOnly }) });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  }, rules);
}
