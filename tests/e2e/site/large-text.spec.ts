import type { Page } from "@playwright/test";
import { openPage, pagesToWalk } from "../pages.ts";
import { expect, isChromium, test } from "../test.ts";

/** Text as large as of someone who has set 32 px in the browser instead of 16, and all of it laid out, as where one has scrolled to it. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const large = new CSSStyleSheet();
    large.replaceSync("html { font-size: 212.5% !important } * { content-visibility: visible !important }");
    document.adoptedStyleSheets = [large];
  });
  // An adopted sheet counts from the next frame on: before, everything was as small as ever.
  await expect.poll(() => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBeGreaterThan(30);
}

const cutText = (page: Page) =>
  page.evaluate(() => {
    const cut = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) {
      const ends = (one: Element) => Math.abs(one.getBoundingClientRect().right - scrollWidth) < 2;
      const there = [...document.body.querySelectorAll("*")].filter(ends).map((one) => `${one.localName}.${one.className}`);
      cut.add(`the page is ${scrollWidth} px wide, as far as ${there.join(", ")}`);
    }
    const lines = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let line = lines.nextNode(); line; line = lines.nextNode()) {
      const parent = line.parentElement;
      if (
        !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        parent.closest(".sr-only, .skip-link, .carousel-slide:not([data-shown])")
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(line);
      const scrolls = (one: Element | null): boolean =>
        one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
      for (const box of range.getClientRects()) {
        let [left, right] = [0, innerWidth];
        for (let around: Element | null = parent; around; around = around.parentElement) {
          if (getComputedStyle(around).overflowX === "visible") continue;
          left = Math.max(left, around.getBoundingClientRect().left);
          right = Math.min(right, around.getBoundingClientRect().right);
        }
        if ((box.left < left - 1 || box.right > right + 1) && !scrolls(parent))
          cut.add(`${parent.localName}: ${line.textContent?.trim().slice(0, 50)}`);
      }
    }
    return [...cut];
  });

/** The words of alphabets, and the numbers, that stand on two lines, inside `within`; Chinese, Japanese and Korean may. */
function brokenWords(within = "body"): string[] {
  const broken: string[] = [];
  const lines = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let line = lines.nextNode(); line; line = lines.nextNode()) {
    if (!line.parentElement?.checkVisibility({ visibilityProperty: true }) || line.parentElement.closest(".sr-only")) continue;
    if (!line.parentElement.closest(within)) continue;
    for (const word of (line.textContent ?? "").matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Tamil}\p{M}]+|\d[\d.,]*\d/gu)) {
      const range = document.createRange();
      range.setStart(line, word.index);
      range.setEnd(line, word.index + word[0].length);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
      if (new Set(boxes.map((box) => Math.round(box.top))).size > 1) broken.push(word[0]);
    }
  }
  return broken;
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`text of twice the size on ${width}×${height}`, () => {
    test.use({ expectedErrors: [/404/] });
    test("is whole on every page, and the menu stays on the screen", { tag: width === 320 ? [] : "@all" }, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height });
      const found: string[] = [];
      for (const path of pagesToWalk) {
        await openPage(page, path);
        await doubleText(page);
        found.push(...(await cutText(page)).map((cut) => `${path}: ${cut}`));
        found.push(...(await page.evaluate(brokenWords, "h1")).map((word) => `${path}: ${word} stands on two lines`));
        // A field that may be typed into at once scrolls to itself.
        await page.evaluate(() => scrollTo(0, 0));
        const menu = page.getByRole("button", { name: "Menu" });
        if (await menu.isVisible()) await expect(menu).toBeInViewport({ ratio: 1 });
        const chat = await page.getByRole("button", { name: "Chat with us" }).boundingBox();
        expect(Math.abs((chat?.width ?? 0) - (chat?.height ?? 1)), "the chat button is round").toBeLessThan(1);
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/large-${width}-${path.replaceAll("/", "_")}.png` });
      }
      expect(found).toEqual([]);
    });
  });
}

test.describe("on the screen of a phone", () => {
  test.use({ expectedErrors: [/404/] });
  test("no word or number is broken on a screen of 320, 360 or 390 px", async ({ page }) => {
    const broken: string[] = [];
    for (const path of isChromium() ? pagesToWalk : ["/", "/exams", "/classes"]) {
      await page.goto(path);
      for (const width of isChromium() ? [320, 360, 390] : [320]) {
        await page.setViewportSize({ width, height: 740 });
        broken.push(...(await page.evaluate(brokenWords, "body")).map((word) => `${path}, ${width}: ${word}`));
      }
    }
    expect(broken).toEqual([]);
  });
});

test("the way to the classes of a course leaves the screen to what one reads, and breaks no word", { tag: "@all" }, async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, "/course/German_Deutsch");
    const bar = page.getByRole("complementary", { name: "Next class" });
    await expect(bar).toBeInViewport();
    expect((await bar.boundingBox())?.height).toBeLessThan(height / 5);
    await doubleText(page);
    await expect(bar).not.toBeInViewport();
    expect(await page.evaluate(brokenWords, ".class-bar")).toEqual([]);
  }
});
