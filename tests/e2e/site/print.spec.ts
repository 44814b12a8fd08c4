import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { jpegDataUrl, practicalInput } from "../../factories.ts";
import { openPage } from "../pages.ts";
import { startServer, tokenOf } from "../server.ts";
import { callApi } from "../staff.ts";
import { expect, test } from "../test.ts";

/** How many A4 a page takes on paper. */
async function sheetsOf(page: Page): Promise<number | undefined> {
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  // Firefox packs what is no picture.
  const packed = [...pdf.matchAll(/\/ObjStm.*?stream\r?\n(.*?)endstream/gs)].map(([, part = ""]) =>
    inflateSync(Buffer.from(part, "latin1")),
  );
  return [pdf, ...packed].join("\n").match(/\/Type ?\/Page\b/g)?.length;
}

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

test("the long address of a map wraps on paper", { tag: ["@chromium", "@all"] }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const [path, name] of [
    ["/contact", "Phone"],
    ["/class/1-german-a1-weekday-afternoons", "Where"],
  ] as const) {
    await openPage(page, path);
    await page.emulateMedia({ media: "print" });
    const fact = page.getByRole("main").locator("dl > div").filter({ hasText: name }).first();
    // No academy need have such a map: any link there is printed alike.
    await fact
      .locator("a")
      .first()
      .evaluate((link) => link.setAttribute("href", `https://maps.example/${"x".repeat(400)}`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: null });
  }
});

const leaflets = [
  ["/class/1-german-a1-weekday-afternoons", 1],
  ["/course/German_Deutsch", 2],
  ["/exam/Goethe-Zertifikate", 2],
] as const;
test("Firefox needs no more sheets, and leaves none empty", { tag: ["@all", "@engines", "@not-chromium", "@not-webkit"] }, async ({
  page,
}) => {
  for (const [path, most] of leaflets) {
    await openPage(page, path);
    expect(await sheetsOf(page), path).toBeLessThanOrEqual(most);
  }
});

for (const [path, most] of leaflets)
  test(`${path} prints as a leaflet of ${most} A4, with whose it is and the way back`, {
    tag: ["@chromium", ...(path.startsWith("/course") ? [] : ["@all"])],
  }, async ({ page }) => {
    await openPage(page, path);
    const leaflet = page.getByRole("img", { name: /^QR code of http.*\/(class|course|exam)\// });
    await expect(leaflet).toBeHidden();
    expect(await sheetsOf(page)).toBeLessThanOrEqual(most);
    await page.emulateMedia({ media: "print" });
    await expect(leaflet).toBeVisible();
    for (const words of ["Serendib Language Academy", "+94 11 200 0000", "24 Galle Road, Colombo 03", "LKR 4"])
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
    // No heading alone at the foot of a sheet.
    if (path.startsWith("/class")) await expect(page.getByRole("region", { name: "Other dates" })).toHaveCSS("break-inside", "avoid");
    for (const unseen of [page.getByRole("link", { name: "Ask for a seat" }), page.getByRole("contentinfo"), page.getByRole("banner")])
      await expect(unseen.filter({ visible: true })).toHaveCount(0);
  });

test("an exam prints as a leaflet of two A4 also where it says how to pay, refunds and where to look the academy up", {
  tag: ["@chromium", "@all"],
}, async ({ page }) => {
  const own = await startServer();
  try {
    const token = await tokenOf(own);
    const facts = await callApi(own, token, "GET", "/academy-facts");
    await callApi(own, token, "PUT", "/academy-facts", {
      ...facts,
      ...practicalInput((await callApi(own, token, "POST", "/pictures", { image: await jpegDataUrl() })).image),
    });
    await openPage(page, `${own.url}/exam/Goethe-Zertifikate`);
    await expect(page.getByRole("heading", { name: "How to pay" })).toBeVisible();
    expect(await sheetsOf(page)).toBe(2);
  } finally {
    await own.stop();
  }
});
