import { postInput } from "../factories.ts";
import { hydrated } from "./hydrated.ts";
import { publicPages } from "./pages.ts";
import { startServer, tokenOf } from "./server.ts";
import { callApi } from "./staff.ts";
import { expect, test } from "./test.ts";

/** Swaps the rules that the page brought for the whole sheet, and names what then computes to something else. */
function changedBy(sheets: string[]): string[] {
  const elements = [...document.querySelectorAll("body, body *")];
  // One text an element, taken apart only where it changed: asking for each property took 40 s a width.
  const look = () =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `box: ${[x, y, width, height].join(" ")}; ${getComputedStyle(element).cssText}`;
    });
  const before = look();
  const styles = [...document.querySelectorAll("style[data-sheet]")];
  if (styles.length !== 2) return ["the page brings no sheet, or too many"];
  for (const [place, style] of styles.entries()) {
    if (style.textContent === sheets[place]) return ["the page brings the whole sheet"];
    style.textContent = sheets[place] ?? "";
  }
  // Only for what moves, which comes with the whole sheet.
  const named = (text: string | undefined) => new Set(text?.split("; ").filter((line) => !/^(--|interpolate-size)/.test(line)));
  return look().flatMap((text, at) => {
    if (text === before[at]) return [];
    const was = named(before[at]);
    const element = `${elements[at]?.tagName}.${elements[at]?.getAttribute("class")}`;
    return [...named(text)].filter((line) => !was.has(line)).map((line) => `${element} ${line}`);
  });
}

for (const width of [390, 1280]) {
  test(`a page ${width} wide looks the same with the rules it brings as with the whole style sheet`, async ({ browser, server }) => {
    test.slow();
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 844 } });
    const page = await context.newPage();
    for (const path of publicPages) {
      await page.goto(`${server.url}${path}`);
      const addresses = await page.locator("style[data-sheet]").evaluateAll((styles) => styles.map((style) => style.dataset.sheet));
      const sheets = await Promise.all(addresses.map(async (address) => (await fetch(`${server.url}${address}`)).text()));
      const changed = await page.evaluate(changedBy, sheets);
      expect(changed.slice(0, 20), path).toEqual([]);
    }
    await context.close();
  });
}

test("the faces that a page does not need come with the next page that needs them, and lay nothing out again before", async ({ page }) => {
  const own = await startServer();
  const token = await tokenOf(own);
  await callApi(own, token, "POST", "/blogs", postInput({ title: "Čeština" }));
  const accented = () =>
    page.evaluate(() => [...document.fonts].filter((face) => /U\+100-/i.test(face.unicodeRange)).map((face) => face.status));
  await page.goto(`${own.url}/about`);
  await hydrated(page);
  expect(await accented()).toEqual([]);
  const late = page.locator("head > link[rel=stylesheet]");
  await expect(late).toHaveCount(1);
  expect(await (await page.request.get(`${own.url}${await late.getAttribute("href")}`)).text()).not.toContain("@font-face");
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { name: "Čeština" })).toBeVisible();
  await expect.poll(accented).toContain("loaded");
  await page.reload();
  await hydrated(page);
  await expect.poll(accented).toContain("loaded");
  // Its pictures may still be on their way; without a server each would be an error in the console.
  await page.close();
  await own.stop();
});
