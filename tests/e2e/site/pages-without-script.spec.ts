import { expectAccessible } from "../accessible.ts";
import { hydrated } from "../hydrated.ts";
import { expect, test } from "../test.ts";

for (const [path, title] of [
  ["/privacy-policy", "Privacy Policy"],
  ["/terms-conditions", "Terms and Conditions"],
] as const) {
  test(`${path} is text without any script, and everything on it is a plain link`, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
    await expect(page.locator("script")).toHaveCount(0);
    await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main")).toContainText("Effective August 2025");
    await expect(page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" })).toBeVisible();
    await expectAccessible(page);
    // The only button: the browser itself opens the chat's panel, and shows and puts away its tooltip.
    await expect(page.getByRole("button")).toHaveAttribute("title", /WhatsApp/);
    await expect(page.getByRole("tooltip", { includeHidden: true })).toHaveCount(0);
    await page.getByRole("button").click();
    const chat = page.getByRole("dialog", { name: "Ask us anything" });
    await expect(chat.getByRole("link", { name: "Start Chat" })).toHaveAttribute("href", /^https:\/\/wa\.me\/94700000000\?text=/);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(chat).toBeHidden();
  });
}

test("the policies name the age of thirteen and the law of Sri Lanka", async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(page.getByRole("main")).toContainText("13");
  await page.goto("/terms-conditions");
  await expect(page.getByRole("main")).toContainText("law of Sri Lanka");
});

test("a visit from a page with scripts to one without, and back", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Learn Fast. Succeed Globally.");
});
