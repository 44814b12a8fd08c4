import type { Browser } from "@playwright/test";

/** What a phone (412×915, dpr 1.75) loads at its first visit; bytes as they travel, compressed. */
export type FirstVisit = {
  bytes: Record<"html" | "css" | "fonts" | "pictures" | "picturesAbove" | "scripts", number>;
  otherHosts: string[];
  requests: string[];
};

const kinds: Record<string, keyof FirstVisit["bytes"]> = {
  document: "html",
  stylesheet: "css",
  font: "fonts",
  image: "pictures",
  script: "scripts",
};

/** Opens `url` in a fresh browser context and counts what arrives until the network is quiet. */
export async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const visit: FirstVisit = {
    bytes: { html: 0, css: 0, fonts: 0, pictures: 0, picturesAbove: 0, scripts: 0 },
    otherHosts: [],
    requests: [],
  };
  const sizes = new Map<string, number>();
  const counted: Array<Promise<void>> = [];
  page.on("request", (request) => visit.requests.push(request.url()));
  page.on("requestfinished", (request) => {
    const count = async () => {
      const { responseBodySize } = await request.sizes();
      sizes.set(request.url(), responseBodySize);
      if (new URL(request.url()).host !== new URL(url).host && !request.url().startsWith("data:")) visit.otherHosts.push(request.url());
      const kind = kinds[request.resourceType()];
      if (kind) visit.bytes[kind] += responseBodySize;
    };
    counted.push(count());
  });
  await page.goto(url, { waitUntil: "load" });
  const above = await page.evaluate(() =>
    [...document.images]
      .filter(
        (image) =>
          image.currentSrc !== "" &&
          image.getBoundingClientRect().top < innerHeight &&
          image.getBoundingClientRect().bottom > 0 &&
          getComputedStyle(image).visibility === "visible",
      )
      .map((image) => image.currentSrc),
  );
  await page.waitForLoadState("networkidle");
  await Promise.all(counted);
  visit.bytes.picturesAbove = [...new Set(above)].reduce((sum, address) => sum + (sizes.get(address) ?? 0), 0);
  await context.close();
  return visit;
}
