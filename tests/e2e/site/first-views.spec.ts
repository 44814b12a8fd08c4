import { type Browser, chromium, type Page } from "@playwright/test";
import { openPage, pagesToWalk } from "../pages.ts";
import { expect, test } from "../test.ts";

type Box = { words: string; x: number; y: number; width: number; height: number };

/** Letters may be drawn a little wider, and a line may break elsewhere once; a block that is gone or in another place may not. */
const allowed = { x: 12, width: 24, y: 40, height: 40 };

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Headings, links, buttons, fields and pictures of the first view, where they stand. */
function boxesOf(page: Page): Promise<Box[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo({ top: 0, behavior: "instant" });
    const seen = [
      ...document.querySelectorAll<HTMLElement>("h1, h2, h3, header a, main a, button, input, select, textarea, summary, main img"),
    ];
    const moves = (one: Element) => one.localName === "img" && one.closest("[aria-roledescription=carousel]") !== null;
    return seen
      .filter((one) => !moves(one) && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(
        ({ box }) => box.width > 3 && box.height > 3 && box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0,
      )
      .map(({ one, box }) => ({
        words: `${one.localName} “${(one.textContent || one.getAttribute("aria-label") || one.getAttribute("alt") || one.id).trim().slice(0, 40)}”`,
        x: Math.round(box.x),
        y: Math.round(box.y),
        width: Math.round(box.width),
        height: Math.round(box.height),
      }));
  });
}

function difference(theirs: Box[], ours: Box[]): string[] {
  const bottom = Math.max(...theirs.map(({ y }) => y)) - allowed.y;
  const left = [...ours];
  return theirs
    .filter(({ y }) => y < bottom)
    .flatMap((box) => {
      const at = left.findIndex(({ words }) => words === box.words);
      const [own] = at < 0 ? [] : left.splice(at, 1);
      if (!own) return [`${box.words} is not in the first view`];
      const off = (["x", "y", "width", "height"] as const).filter((side) => Math.abs(own[side] - box[side]) > allowed[side]);
      return off.map((side) => `${box.words} has ${side} ${own[side]}, in Chromium ${box[side]}`);
    });
}

test.describe("at 390 and at 1280 px", () => {
  test.use({ expectedErrors: [/404/] });

  test("every public page fits, and its first view is laid out as in Chromium", { tag: ["@engines", "@not-chromium"] }, async ({
    page,
    server,
  }) => {
    test.slow();
    const reference = await openReference();
    const theirs = await reference.newPage({ baseURL: server.url });
    const wrong: string[] = [];
    for (const path of pagesToWalk) {
      for (const size of sizes) {
        await Promise.all([page.setViewportSize(size), theirs.setViewportSize(size)]);
        // The other size is the same page on a wider screen: half as many pages to load.
        if (size === sizes[0]) await Promise.all([openPage(page, path), openPage(theirs, path)]);
        const at = `${path} at ${size.width} px`;
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) wrong.push(`${at} is ${overflow} px wider than the screen`);
        // Arrows of carousels and the like come with the scripts.
        await expect.poll(async () => difference(await boxesOf(theirs), await boxesOf(page)), { message: at }).toEqual([]);
      }
    }
    await reference.close();
    expect(wrong).toEqual([]);
  });
});

/** Chromium, whatever browser the test runs in. */
function openReference(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || chromium.executablePath();
  return chromium.launch({ executablePath, channel: "", args: ["--no-sandbox", "--disable-gpu"], env: {} });
}
