import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../test.ts";

for (const [path, title, words] of [
  ["/privacy-policy", "Privacy Policy", "13"],
  ["/terms-conditions", "Terms and Conditions", "law of Sri Lanka"],
] as const) {
  test(`${path} is text with a link back, in force since August 2025`, { tag: path === "/privacy-policy" ? [] : "@all" }, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main")).toContainText("Effective August 2025");
    await expect(page.getByRole("main")).toContainText(words);
    await expectAccessible(page);
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).last()).toBeInViewport();
    await page.getByRole("link", { name: "Back to home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Learn Fast. Succeed Globally.");
  });
}
