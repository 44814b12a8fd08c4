import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export const editor = (page: Page) => page.getByRole("textbox", { name: "Content" });

export async function openPost(page: Page, id: number) {
  await expect(editor(page)).toBeVisible();
  expect(new URL(page.url()).searchParams.get("form")).toBe(String(id));
  return page.getByRole("dialog", { name: "Edit Blog" });
}

/**
 * Presses a key that moves the caret, and waits as long as a person's next key takes: the browser tells the editor of a new
 * selection a moment later, and a test that goes on at once finds the old one in the editor.
 */
export async function moveCaret(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
}
