import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export const editor = (page: Page) => page.getByRole("textbox", { name: "Content" });

export async function openPost(page: Page, id: number) {
  await expect(editor(page)).toBeVisible();
  expect(new URL(page.url()).searchParams.get("form")).toBe(String(id));
  return page.getByRole("dialog", { name: "Edit Blog" });
}

/** Presses a key that moves the caret, then waits: the browser tells the editor a moment later, and a test would find the old selection. */
export async function moveCaret(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
}
