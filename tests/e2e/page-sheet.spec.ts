import { expect, test } from "./test.ts";

const paths = [
  "/",
  "/about",
  "/courses",
  "/course/German_Deutsch",
  "/exams",
  "/exam/IELTS_Preparation",
  "/blog",
  "/blog/shadowing-borrow-a-voice-for-better-pronunciation",
  "/contact",
  "/terms-conditions",
  "/nowhere",
];

/** Swaps the rules that the page brought for the whole sheet, and names what then computes to something else. */
function changedBy(sheet: string): string[] {
  const elements = [...document.querySelectorAll("body, body *")];
  const look = () =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return [`${[x, y, width, height].join(" ")}`, ...[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    });
  const before = look();
  const style = document.querySelector("style[data-sheet]");
  if (!style || style.textContent === sheet) return ["the page brings the whole sheet, or none"];
  style.textContent = sheet;
  // Only for what moves, which comes with the whole sheet.
  const named = (lines: string[] | undefined) => new Set(lines?.filter((line) => !/^(--|interpolate-size)/.test(line)));
  return look().flatMap((lines, at) => {
    const was = named(before[at]);
    const element = `${elements[at]?.tagName}.${elements[at]?.getAttribute("class")}`;
    return [...named(lines)].filter((line) => !was.has(line)).map((line) => `${element} ${line}`);
  });
}

for (const width of [390, 1280]) {
  test(`a page ${width} wide looks the same with the rules it brings as with the whole style sheet`, async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 844 } });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(`${server.url}${path}`);
      const sheet = await fetch(`${server.url}${await page.locator("style[data-sheet]").getAttribute("data-sheet")}`);
      const changed = await page.evaluate(changedBy, await sheet.text());
      expect(changed.slice(0, 20), path).toEqual([]);
    }
    await context.close();
  });
}
