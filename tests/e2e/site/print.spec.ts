import { openPage } from "../pages.ts";
import { expect, test } from "../test.ts";

test("a course on paper is the course: no menu, no buttons, every answer, and nothing is cut off", { tag: "@engines" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await openPage(page, "/course/German_Deutsch");
  // As a printer would ask for it, in any engine.
  await page.evaluate(() => {
    const asPrinted = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === "print") rule.media.mediaText = "all";
        if ("cssRules" in rule) asPrinted(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) if (sheet.media.mediaText !== "print") asPrinted(sheet.cssRules);
  });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Course Details" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Chat with us" })).toBeHidden();
  await expect(page.getByRole("navigation").first()).toBeHidden();
  const answers = page.locator("details > :not(summary)");
  expect(await answers.count()).toBeGreaterThan(2);
  for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
