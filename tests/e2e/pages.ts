import type { Page } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { hydrated } from "./hydrated.ts";

const examples: Record<string, string> = {
  "/course/:courseId": "/course/German_Deutsch",
  "/exam/:examId": "/exam/Dutch_Civic_Integration_Certificate",
  "/blog/:slug": "/blog/why-japanese-word-order-feels-familiar-to-sinhala-speakers",
  "/*": "/no-such-page",
};

function addressesOf(named: RegExp, entries: RouteConfigEntry[] = routes, above = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    return [...(named.test(entry.file) ? [addressOf(path || "/")] : []), ...addressesOf(named, entry.children ?? [], path)];
  });
}

function addressOf(path: string): string {
  const address = /[:*]/.test(path) ? examples[path] : path;
  if (address === undefined) throw new Error(`tests/e2e/pages.ts has no example of ${path}`);
  return address;
}

/** Every page of the site; the last one is the page of an unknown address. */
export const publicPages = addressesOf(/^site\/.*-page\.tsx$/);
export const unknownPage = examples["/*"];
export const staffScreens = addressesOf(/^admin\/(?!session\/|layout\/).*-page\.tsx$/);

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if ((await page.locator("script:not([type='application/ld+json'])").count()) > 0) await hydrated(page);
}
