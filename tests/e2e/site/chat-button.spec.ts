import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";

/** How far to the right the words of some elements reach. */
const rightOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const range = document.createRange();
    const rights = [...document.querySelectorAll(wanted)].flatMap((element) => {
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ right }) => right);
    });
    return Math.max(...rights);
  }, selector);

const covered = [
  { what: "words of the hero", path: "/", words: ".hero-words :is(h1, p)", widths: [320, 360, 390, 430] },
  { what: "labels of the contact form", path: "/contact", words: "fieldset label span", widths: [360, 390, 430] },
];

for (const { what, path, words, widths } of covered)
  test(`the chat button lies over no ${what}, wherever a phone is scrolled to`, { tag: "@engines" }, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(path);
      const button = await page.getByRole("button", { name: "Chat with us" }).boundingBox();
      expect([width, (await rightOf(page, words)) <= (button?.x ?? 0)]).toEqual([width, true]);
      expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
