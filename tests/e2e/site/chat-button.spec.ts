import type { Page } from "@playwright/test";
import { openPage, pagesToWalk, unknownPage } from "../pages.ts";
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
  { what: "answers about one's level", path: "/level", words: "fieldset label", widths: [320, 360, 390, 430] },
  { what: "labels of the contact form", path: "/contact", words: "fieldset label span", widths: [360, 390, 430] },
];

for (const { what, path, words, widths } of covered)
  test(`the chat button lies over no ${what}, wherever a phone is scrolled to`, { tag: path === "/" ? [] : "@all" }, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(path);
      const button = await page.getByRole("button", { name: "Chat with us" }).boundingBox();
      expect([width, (await rightOf(page, words)) <= (button?.x ?? 0)]).toEqual([width, true]);
      expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

test("the chat button lies over the middle of nothing that is pressed, wherever a phone is scrolled to", async ({ page }) => {
  test.info().setTimeout(120_000);
  for (const path of pagesToWalk.filter((one) => one !== unknownPage)) {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPage(page, path);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(underChat), `${path}, ${width}`).toEqual([]);
    }
  }
});

/** What is pressed in the column that the chat button scrolls along; what opens is open, and scrolled in is what lies beside. */
function underChat(): string[] {
  for (const one of document.querySelectorAll("details")) one.open = true;
  const column = document.querySelector(".chat-toggle")?.getBoundingClientRect();
  if (!column) return ["no chat button"];
  const pressed = document.querySelectorAll<HTMLElement>(
    "main :is(a[href], button, input:not([type=hidden]), select, textarea, summary), footer a",
  );
  return [...pressed].flatMap((one) => {
    const [box] = [...one.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
    if (!box || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const strip = one.closest<HTMLElement>(".strip");
    const scrolled = strip ? Math.max(0, box.left - strip.getBoundingClientRect().left) : 0;
    const middle = (box.left + box.right) / 2 - scrolled;
    return middle > column.left && middle < column.right ? [`${one.ariaLabel ?? one.textContent}: ${middle}`] : [];
  });
}
