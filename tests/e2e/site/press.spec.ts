import { hydratedForm, send } from "../contact-page.ts";
import { openPage, publicPages, tagOf } from "../pages.ts";
import { missedControls } from "../pressable.ts";
import { expect, test } from "../test.ts";

/** Opened in the first of each row; the others have the same layout and need no page of their own. */
const screens = [
  [
    [320, 568],
    [360, 740],
    [390, 844],
    [412, 732],
  ],
  [[768, 1024]],
  [[1280, 800]],
] as const;

for (const path of publicPages) {
  test.describe(path, () => {
    test.use({ expectedErrors: [/404/] });
    test("every link, button and field can be pressed on every screen", { tag: tagOf(path) }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const sizes of screens) {
        for (const [at, [width, height]] of sizes.entries()) {
          await page.setViewportSize({ width, height });
          if (at === 0) await openPage(page, path);
          expect(await missedControls(page), `${width}×${height}`).toEqual([]);
        }
      }
    });
  });
}

const open320 = { width: 320, height: 568 };

for (const size of [open320, { width: 412, height: 732 }, { width: 1280, height: 800 }]) {
  test(`what opens on a screen of ${size.width}×${size.height} can be pressed`, { tag: size === open320 ? "@engines" : "@all" }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(size);

    for (const path of ["/course/German_Deutsch", "/privacy-policy"]) {
      await openPage(page, path);
      await page.getByRole("button", { name: "Chat with us" }).click();
      await expect(page.getByRole("dialog", { name: "Ask us on WhatsApp" })).toBeVisible();
      expect(await missedControls(page, "#chat"), "the chat").toEqual([]);
    }

    await openPage(page, "/courses");
    const questions = page.locator("details");
    await questions.first().locator("summary").click();
    await expect(questions.first()).toHaveAttribute("open", "");
    expect(await missedControls(page), "an open question").toEqual([]);

    await openPage(page, "/contact");
    // What the form needs of scripts comes when it is near.
    await send(page).scrollIntoViewIfNeeded();
    await hydratedForm(page);
    await send(page).click();
    await expect(page.getByText("This field is required.").first()).toBeVisible();
    expect(await missedControls(page), "a form with errors").toEqual([]);

    if (size.width < 960) {
      await openPage(page, "/");
      await page.getByRole("button", { name: "Menu" }).click();
      expect(await missedControls(page, "dialog"), "the menu").toEqual([]);
    }
  });
}
