import type { Page } from "@playwright/test";
import sharp from "sharp";
import { scripted } from "../scripted.ts";
import { startServer, tokenOf } from "../server.ts";
import { callApi } from "../staff.ts";
import { expect, test } from "../test.ts";

type Word = { text: string; needed: number; colour: [number, number, number]; x: number; y: number; width: number; height: number };

const wordsOf = (page: Page, words: string) =>
  page.evaluate((within) => {
    const words: Word[] = [];
    const root = document.querySelector(within);
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
  }, words);

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

/** The head of a page without its words, as pixels. */
async function behindWords(page: Page, head: string, words: string): Promise<Pixels> {
  await page.evaluate((within) => {
    const unseen = new CSSStyleSheet();
    unseen.replaceSync(`${within} * { color: transparent !important; border-color: transparent !important }`);
    document.adoptedStyleSheets = [unseen];
  }, words);
  await page.evaluate(
    (within) =>
      Promise.all([...document.querySelectorAll<HTMLImageElement>(`${within} img`)].map((image) => image.decode().catch(() => {}))),
    head,
  );
  const picture = await page.locator(head).screenshot({ animations: "disabled" });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** What on the head of a page cannot be read before the picture behind it. */
async function weakWords(page: Page, head: string, within: string, least: number): Promise<string[]> {
  const box = await page
    .locator(head)
    .evaluate((element) => ({ x: element.getBoundingClientRect().x + scrollX, y: element.getBoundingClientRect().y + scrollY }));
  const words = await wordsOf(page, within);
  const picture = await behindWords(page, head, within);
  expect(words.length).toBeGreaterThan(least);
  return words.flatMap((word) => {
    const contrast = worstContrast(picture, { ...word, x: word.x - box.x, y: word.y - box.y });
    return contrast < word.needed ? [`“${word.text}” has ${contrast.toFixed(2)} and needs ${word.needed}`] : [];
  });
}

// The scheme changes nothing on a night field; one wide and one narrow screen show that it does not.
const quick = [390];
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
    tag: quick.includes(width) ? [] : "@all",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await scripted(page);
    const hero = page.getByRole("region", { name: "Scenes", exact: true });
    const weak: string[] = [];
    for (const scene of [1, 2, 3]) {
      await hero.getByRole("button", { name: `Slide ${scene} of 3` }).click();
      await page.mouse.move(0, 0);
      // The going scene leaves 300 ms after the coming one has begun to cover it.
      await page.waitForTimeout(350);
      for (const word of await weakWords(page, ".hero", ".hero-words", 7)) weak.push(`scene ${scene}: ${word}`);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/hero-${width}-${scene}.png` });
    }
    expect(weak).toEqual([]);
  });
}

test("the words at the head of a page stand out before an own photograph that is all white, which comes in the width that is seen", {
  tag: "@all",
}, async ({ page }) => {
  const own = await startServer();
  try {
    const token = await tokenOf(own);
    const white = await sharp({ create: { width: 2000, height: 1100, channels: 3, background: "#ffffff" } })
      .jpeg()
      .toBuffer();
    const look = await callApi(own, token, "GET", "/look");
    const photo = `data:image/jpeg;base64,${white.toString("base64")}`;
    const heads = ["courses", "contact", "search"].map((of) => ({ page: of, scene: of, photo }));
    await callApi(own, token, "PUT", "/look", { ...look, heads });
    const weak: string[] = [];
    for (const [width, height] of [
      [320, 700],
      [390, 844],
      [768, 1024],
      [1024, 800],
      [1280, 800],
      [1920, 1080],
    ] as const)
      for (const path of ["/courses", "/contact", "/search"]) {
        await page.setViewportSize({ width, height });
        await page.goto(own.url + path);
        const picture = page.locator(".banner img");
        await expect(picture).toHaveAttribute("alt", "");
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
        if (width === 1920) expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-1200\.avif$/);
        for (const word of await weakWords(page, ".banner", ".banner > .page-width", 1)) weak.push(`${path}, ${width}: ${word}`);
      }
    expect(weak).toEqual([]);
  } finally {
    await own.stop();
  }
});
