import type { Page } from "@playwright/test";

/** Lets nothing through to `address` (only calls of `method`, if given) until the function it answers is called. */
export async function hold(page: Page, address: string | RegExp, method?: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (method === undefined || route.request().method() === method) await held;
    await route.fallback();
  });
  return release;
}
