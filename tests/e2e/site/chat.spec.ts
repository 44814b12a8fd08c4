import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { scripted } from "../scripted.ts";
import { expect, test } from "../test.ts";

const toggle = (page: Page) => page.getByRole("button", { name: "Chat with us" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Ask us on WhatsApp" });
const textOf = (address: string | null) => new URL(address ?? "").searchParams.get("text") ?? "";

test("a tooltip invites to chat, under the pointer and under the focus, and Escape puts it away", { tag: "@all" }, async ({ page }) => {
  await page.goto("/about");
  await scripted(page);
  const tip = page.getByRole("tooltip", { includeHidden: true });
  await expect(tip).toBeHidden();
  await toggle(page).hover();
  await expect(tip).toBeVisible();
  await expect(tip).toContainText("WhatsApp");
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await page.mouse.move(0, 0);
  await page.keyboard.press("Tab");
  await toggle(page).focus();
  await expect(tip).toBeVisible();
});

test("the panel has the four topics, a preview of 100 characters and Start Chat with the whole message", { tag: "@engines" }, async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ contentType: "text/html", body: "chat" }));
  await page.goto("/courses");
  await toggle(page).click();
  await expect(panel(page).getByRole("listitem")).toHaveText(["Course Info", "Exam Prep", "Learning Plan", "General Help"]);
  for (const link of await panel(page).getByRole("link").all()) await expect(link).toHaveAccessibleDescription("opens in a new tab");
  const start = panel(page).getByRole("link", { name: "Start Chat" });
  const address = await start.getAttribute("href");
  const message = textOf(address);
  expect(address).toBe(`https://wa.me/94700000000?text=${encodeURIComponent(message)}`);
  expect(message.length).toBeGreaterThan(100);
  await expect(panel(page).locator("[data-preview]")).toHaveText(`${message.slice(0, 100)}…`);
  await expectAccessible(page);
  const [chat] = await Promise.all([context.waitForEvent("page"), start.click()]);
  await chat.waitForURL(/^https:\/\/wa\.me\//, { waitUntil: "commit" });
  const [topic] = await Promise.all([context.waitForEvent("page"), panel(page).getByRole("link", { name: "Exam Prep" }).click()]);
  await topic.waitForURL(/^https:\/\/wa\.me\//, { waitUntil: "commit" });
  expect(textOf(topic.url())).toContain("exam");
});

test("Share Page is there on course, exam and post pages only, with the page's name and address", { tag: "@all" }, async ({
  page,
  server,
}) => {
  for (const path of ["/course/German_Deutsch", "/exam/IELTS_Preparation", "/blog/cha-or-tea-how-one-leaf-got-two-names"]) {
    await page.goto(path);
    await toggle(page).click();
    const shared = textOf(await panel(page).getByRole("link", { name: "Share Page" }).getAttribute("href"));
    expect(shared).toContain(`${server.url}${path}`);
    expect(textOf(await panel(page).getByRole("link", { name: "Start Chat" }).getAttribute("href"))).toMatch(
      /German Deutsch|IELTS|Cha or Tea/,
    );
  }
  for (const path of ["/", "/exams", "/blog", "/contact"]) {
    await page.goto(path);
    await toggle(page).click();
    await expect(panel(page).getByRole("link", { name: "Start Chat" })).toBeVisible();
    await expect(panel(page).getByRole("link", { name: "Share Page" })).toHaveCount(0);
  }
});

test("a click outside closes the panel, and so do Escape and the button", async ({ page }) => {
  await page.goto("/about");
  await toggle(page).click();
  await page.mouse.click(40, 300);
  await expect(panel(page)).toBeHidden();
  await toggle(page).click();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await toggle(page).click();
  await expect(panel(page)).toBeVisible();
  await toggle(page).click();
  await expect(panel(page)).toBeHidden();
});

test("the keyboard reaches the topics, and the panel works without scripts", { tag: ["@chromium", "@all"] }, async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/courses`);
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("link", { name: "Course Info" })).toBeFocused();
  await context.close();
});

test("on a phone the panel fits the screen", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/course/German_Deutsch");
  await toggle(page).click();
  const box = await panel(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await panel(page).getByRole("link", { name: "Start Chat" }).scrollIntoViewIfNeeded();
  await expect(panel(page).getByRole("link", { name: "Start Chat" })).toBeInViewport();
});
