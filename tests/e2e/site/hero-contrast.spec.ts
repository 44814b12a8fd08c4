import type { Page } from "@playwright/test";
import sharp from "sharp";
import { scripted } from "../scripted.ts";
import { expect, test } from "../test.ts";

type Word = { text: string; needed: number; colour: [number, number, number]; x: number; y: number; width: number; height: number };

const wordsOfHero = (page: Page) =>
  page.evaluate(() => {
    const words: Word[] = [];
    const root = document.querySelector(".hero-words");
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const add = (box: DOMRect, text: string, colour: string, needed: number) => {
      const [red = 0, green = 0, blue = 0] = channels(colour);
      if (box.width > 1 && box.height > 1)
        words.push({
          text,
          needed,
          colour: [red, green, blue],
          x: box.x + scrollX,
          y: box.y + scrollY,
          width: box.width,
          height: box.height,
        });
    };
    for (const element of root?.querySelectorAll("*") ?? []) {
      const { color, fontSize, backgroundColor, fontWeight } = getComputedStyle(element);
      const large = Number.parseFloat(fontSize) >= 24 || (Number.parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === "") continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) add(box, node.textContent ?? "", color, large ? 3 : 4.5);
      }
      if (element.matches("svg, .carousel-dot > span") && backgroundColor === "rgba(0, 0, 0, 0)")
        add(element.getBoundingClientRect(), element.parentElement?.getAttribute("aria-label") ?? "", color, 3);
    }
    return words;
  });

function luminance([red, green, blue]: readonly [number, number, number]): number {
  const linear = (channel: number) => (channel <= 10.31475 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

type Pixels = { data: Buffer; width: number; height: number };

function worstContrast({ data, width, height }: Pixels, word: Word): number {
  const own = luminance(word.colour);
  const found: number[] = [];
  for (let y = Math.max(0, Math.floor(word.y)); y < Math.min(height, word.y + word.height); y++) {
    for (let x = Math.max(0, Math.floor(word.x)); x < Math.min(width, word.x + word.width); x++) {
      const at = (y * width + x) * 3;
      const behind = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      found.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
    }
  }
  return found.sort((one, other) => one - other)[Math.floor(found.length / 100)] ?? 0;
}

/** The first view without its words, as pixels. */
async function behindWords(page: Page): Promise<Pixels> {
  await page.evaluate(() => {
    const unseen = new CSSStyleSheet();
    unseen.replaceSync(".hero-words * { color: transparent !important; border-color: transparent !important }");
    document.adoptedStyleSheets = [unseen];
  });
  await page.evaluate(() =>
    Promise.all([...document.querySelectorAll<HTMLImageElement>(".hero img")].map((image) => image.decode().catch(() => {}))),
  );
  const picture = await page.locator(".hero").screenshot({ animations: "disabled" });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

// The scheme changes nothing on a night field; one wide and one narrow screen show that it does not.
const quick = [390, 1280];
for (const [width, height, colorScheme] of [
  [320, 568, "light"],
  [390, 844, "dark"],
  [720, 900, "light"],
  [740, 360, "light"],
  [768, 1024, "light"],
  [900, 700, "light"],
  [960, 640, "light"],
  [1100, 800, "light"],
  [1280, 800, "dark"],
  [1920, 1080, "light"],
] as const) {
  test(`the words on all three scenes of the hero stand out on ${width}×${height}, ${colorScheme}`, {
    tag: quick.includes(width) ? [] : "@slow",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await scripted(page);
    const hero = page.getByRole("region", { name: "Scenes of Sri Lanka" });
    const weak: string[] = [];
    for (const scene of [1, 2, 3]) {
      await hero.getByRole("button", { name: `Slide ${scene} of 3` }).click();
      await page.mouse.move(0, 0);
      // The going scene leaves 300 ms after the coming one has begun to cover it.
      await page.waitForTimeout(350);
      const box = await page
        .locator(".hero")
        .evaluate((element) => ({ x: element.getBoundingClientRect().x + scrollX, y: element.getBoundingClientRect().y + scrollY }));
      const words = await wordsOfHero(page);
      const picture = await behindWords(page);
      expect(words.length).toBeGreaterThan(7);
      for (const word of words) {
        const contrast = worstContrast(picture, { ...word, x: word.x - box.x, y: word.y - box.y });
        if (contrast < word.needed) weak.push(`scene ${scene}: “${word.text}” has ${contrast.toFixed(2)} and needs ${word.needed}`);
      }
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/hero-${width}-${scene}.png` });
    }
    expect(weak).toEqual([]);
  });
}
