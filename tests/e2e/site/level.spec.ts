import type { Page } from "@playwright/test";
import { firstOf } from "#contract/kinds/single-kind.ts";
import { levelTexts } from "#contract/site-texts/level-texts.ts";
import { expectAccessible } from "../accessible.ts";
import { hydratedForm } from "../contact-page.ts";
import { expect, test } from "../test.ts";

const texts = firstOf(levelTexts);
const sentences = (lines: string) => lines.split("\n");

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "which level am I" : "which level am I, without scripts", () => {
    test.use({ javaScriptEnabled });

    test("twelve sentences at most lead to a range, the classes that fit, and a message that says it", {
      tag: javaScriptEnabled ? [] : "@chromium",
    }, async ({ page }) => {
      const say = async (lines: string, answer: "Yes" | "Partly" | "Not yet") => {
        for (const sentence of sentences(lines))
          await page.getByRole("group", { name: sentence }).getByText(answer, { exact: true }).click();
        await page.getByRole("button", { name: "Go on" }).click();
      };
      await page.goto("/level");
      await page.getByLabel("Which language?").selectOption("German");
      await say(texts.a2, "Yes");
      await say(texts.b1, "Partly");
      await expect(page.getByRole("heading", { name: "Your German is about A2 to B1" })).toBeFocused();
      await expect(page.getByRole("main")).toContainText("Next for you: B1.");
      // Nothing of it is in an address.
      expect(new URL(page.url()).search).toBe("");
      await page.getByRole("button", { name: "Ask about a class" }).click();
      await expect(page).toHaveURL(/\/contact#message-heading$/);
      if (javaScriptEnabled) await hydratedForm(page);
      await expect(page.getByLabel("Details")).toHaveValue("Which level am I? My German is about A2 to B1.");
      await expect(page.getByRole("checkbox", { name: /German/ }).first()).toBeChecked();
    });

    test("what is left open is asked again, with what was said", { tag: ["@chromium", "@all"] }, async ({ page }) => {
      await page.goto("/level");
      await page.locator("form[action='/level#step']").evaluate((form) => form.setAttribute("novalidate", ""));
      const [first = "", second = ""] = sentences(texts.a2);
      await page.getByRole("group", { name: first }).getByText("Partly").click();
      await page.getByRole("button", { name: "Go on" }).click();
      await expect(page.getByRole("form", { name: "Your level" }).getByRole("alert")).toHaveText("Please choose a language.");
      await expect(page.getByRole("group", { name: first }).getByLabel("Partly")).toBeChecked();
      await expect(page.getByRole("group", { name: second }).getByRole("radio", { checked: true })).toHaveCount(0);
    });
  });

test.describe("an answer", () => {
  const asked = (rungs: Record<string, "yes" | "no">) =>
    Object.fromEntries(Object.entries(rungs).flatMap(([rung, said]) => [0, 1, 2].map((at) => [`${rung}-${at}`, said])));
  const found = async (page: Page, language: string, rungs: Record<string, "yes" | "no">) => {
    const form = { language, asked: Object.keys(rungs).at(-1) ?? "", ...asked(rungs) };
    return (await page.request.post("/level", { form, headers: { accept: "text/html" } })).text();
  };

  test("says how a language counts its own levels", async ({ page }) => {
    expect(await found(page, "japanese", { A2: "no", A1: "yes" })).toContain("about N5");
    const all = { A2: "yes", B1: "yes", B2: "yes", C1: "yes" } as const;
    expect(await found(page, "japanese", all)).toMatch(/about N\d or above/);
  });

  test("says where no class of the next level begins, and offers that of now only to be surer of it", { tag: "@all" }, async ({ page }) => {
    const html = await found(page, "german", { A2: "no", A1: "yes" });
    expect(html).toContain("No German class of this level begins soon");
    expect(html).toContain("To be surer of A1 first:");
    expect(html).not.toContain(texts.fitting);
    expect(await found(page, "german", { A2: "yes", B1: "no" })).toContain(texts.fitting);
  });
});

test("nobody is kept out", { tag: "@all" }, async ({ page }) => {
  await page.goto("/level");
  await expectAccessible(page);
  await page.getByLabel("Which language?").selectOption("Japanese");
  for (const lines of [texts.a2, texts.a1]) {
    for (const sentence of sentences(lines))
      await page.getByRole("group", { name: sentence }).getByText("Not yet", { exact: true }).click();
    await page.getByRole("button", { name: "Go on" }).click();
  }
  await expect(page.getByRole("heading", { name: "Your Japanese is about the very beginning" })).toBeVisible();
  await expectAccessible(page);
});
