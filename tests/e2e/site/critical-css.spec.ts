import { publicPages, tagOf } from "../pages.ts";
import { expect, test } from "../test.ts";

type Look = Record<string, string>;

function propertiesIn(sheets: string[]): string[] {
  const names = new Set<string>();
  const note = (rule: CSSRule) => {
    if ("style" in rule && rule.style instanceof CSSStyleDeclaration) for (const name of rule.style) names.add(name);
    if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList) for (const inner of rule.cssRules) note(inner);
  };
  for (const text of sheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    for (const rule of sheet.cssRules) note(rule);
  }
  return [...names].filter((name) => !/^(--|interpolate-size|animation|transition)/.test(name));
}

/** Where every element is, and what it computes to; of elements that repeat, the first and the last. */
function lookAt(properties: string[]): Look {
  const kinds = new Map<string, Element[]>();
  const look: Look = {};
  for (const [place, element] of [...document.querySelectorAll("body, body *")].entries()) {
    const name = `${element.tagName}.${element.getAttribute("class")}`;
    const { x, y, width, height } = element.getBoundingClientRect();
    look[`${place} ${name} box`] = [x, y, width, height].join(" ");
    const kind = `${element.parentElement?.getAttribute("class")}>${name}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
  }
  for (const [kind, elements] of kinds)
    for (const element of new Set([...elements.slice(0, 1), ...elements.slice(-1)])) {
      const style = getComputedStyle(element);
      look[`${kind} ${elements.indexOf(element)}`] = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join("; ");
    }
  return look;
}

/** Gives the page these rules instead of those that it has; answers what it had. */
function swapSheets(sheets: string[]): string[] {
  return [...document.querySelectorAll("style[data-sheet]")].map((style, place) => {
    const before = style.textContent;
    style.textContent = sheets[place] ?? "";
    return before;
  });
}

function changes(before: Look, after: Look): string[] {
  return Object.entries(after).flatMap(([element, text]) => {
    if (text === before[element]) return [];
    const was = new Set(before[element]?.split("; "));
    return text.split("; ").flatMap((line) => (was.has(line) ? [] : [`${element} ${line}`]));
  });
}

/** The same rules, as if everything were hovered, focused and pressed; what stands for a state has its specificity. */
const pretended = (css: string) => css.replace(/(?<!\\|\(hover):(hover|focus|focus-visible|focus-within|active)(?![\w-])/g, ":not(.never)");
const plain = (css: string) => css;

const small = { width: 390, height: 844 };
const large = { width: 1280, height: 844 };
const ways = [
  { name: "dark, under the pointer and with the focus", size: small, rules: pretended, media: { media: "screen", colorScheme: "dark" } },
  { name: "printed", size: large, rules: plain, media: { media: "print", colorScheme: "light" } },
  { name: "on a wide screen", size: large, rules: plain, media: { media: "screen", colorScheme: "light" } },
] as const;

for (const path of publicPages) {
  test(`${path} looks the same with the rules it brings as with the whole style sheet`, {
    tag: tagOf(path),
  }, async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(`${server.url}${path}`);
    // What is on its way from one colour to another computes to any of those between.
    await page.evaluate(() =>
      document.head.append(
        Object.assign(document.createElement("style"), {
          textContent: "*,::before,::after{transition:none!important;animation:none!important}",
        }),
      ),
    );
    const addresses = await page.locator("style[data-sheet]").evaluateAll((styles) => styles.map((style) => style.dataset.sheet));
    expect(addresses).toHaveLength(2);
    const whole = await Promise.all(addresses.map(async (address) => (await fetch(`${server.url}${address}`)).text()));
    const properties = await page.evaluate(propertiesIn, whole);
    const looks = async (sheets: string[]) => {
      const all: Look[] = [];
      for (const { size, rules, media } of ways) {
        await page.setViewportSize(size);
        await page.emulateMedia(media);
        await page.evaluate(swapSheets, sheets.map(rules));
        all.push(await page.evaluate(lookAt, properties));
      }
      return all;
    };
    const cut = await page.evaluate(swapSheets, whole);
    for (const [place, sheet] of cut.entries()) expect(sheet.length).toBeLessThan(whole[place]?.length ?? 0);
    const before = await looks(cut);
    const after = await looks(whole);
    for (const [place, { name }] of ways.entries()) expect(changes(before[place] ?? {}, after[place] ?? {}).slice(0, 20), name).toEqual([]);
    // Whatever keeps a way of looking from showing would keep it from being compared as well.
    const [dark = {}, printed = {}, wide = {}] = after;
    expect(changes(wide, dark).some((line) => / color: /.test(line))).toBe(true);
    expect(changes(wide, dark).some((line) => / outline-style: solid/.test(line))).toBe(true);
    expect(changes(wide, printed).some((line) => / display: none/.test(line))).toBe(true);
    await context.close();
  });
}
