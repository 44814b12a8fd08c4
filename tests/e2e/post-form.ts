import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export const editor = (page: Page) => page.getByRole("textbox", { name: "Content" });

/** Waits for the form of a post that was opened by its address. */
export async function openPost(page: Page, id: number) {
  await expect(editor(page)).toBeVisible();
  expect(new URL(page.url()).searchParams.get("form")).toBe(String(id));
  return page.getByRole("dialog", { name: "Edit Blog" });
}
