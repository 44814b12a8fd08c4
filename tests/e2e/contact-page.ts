import { expect, type Page } from "@playwright/test";

export const form = (page: Page) => page.getByRole("form", { name: "Drop Us a Message" });
export const send = (page: Page) => page.getByRole("button", { name: "Send Message" });

/** Opens the page and waits until its scripts run, which starts at the first touch at the latest. */
export async function openContact(page: Page, address = "/contact"): Promise<void> {
  await page.goto(address);
  await hydratedForm(page);
}

/** Waits until React has taken the form over. */
export async function hydratedForm(page: Page): Promise<void> {
  const isTaken = () => Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__reactProps"));
  await expect.poll(() => page.evaluate(isTaken)).toBe(true);
}

export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Your Name *").fill("Nimali Fernando");
  await page.getByLabel("Your Email *").fill("nimali@example.com");
  await page.getByLabel("Phone Number").fill("+94 77 123 4567");
  await page.getByLabel("German Deutsch").check();
  await page.getByLabel("IELTS Preparation").check();
  await page.getByLabel("Details").fill("Evenings, please.");
}
