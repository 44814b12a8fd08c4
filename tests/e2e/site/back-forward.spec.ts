import { pagesToWalk, unknownPage } from "../pages.ts";
import { expect, test } from "../test.ts";

/** What this browser says of every page: without a window it keeps none, and the tool that drives it asks for that too. */
const ofTheTool = [
  "BackForwardCacheDisabled",
  "BackForwardCacheDisabledByCommandLine",
  "BackForwardCacheDisabledForDelegate",
  "BrowsingInstanceNotSwapped",
];

test.use({ expectedErrors: [/404/] });

test("nothing on a page keeps the browser from keeping it for the way back", { tag: ["@chromium", "@all"] }, async ({ page, context }) => {
  test.slow();
  const browser = await context.newCDPSession(page);
  await browser.send("Page.enable");
  const reasons: string[] = [];
  browser.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  const goBackTo = async (path: string) => {
    reasons.length = 0;
    // What is still on its way when one leaves would be a reason: then it is tried again.
    await page.goto(path, { waitUntil: "networkidle" });
    await page.goto("/terms-conditions?back");
    await page.goBack();
    await expect.poll(() => reasons).toContain("BackForwardCacheDisabledForDelegate");
    return reasons.filter((reason) => !ofTheTool.includes(reason));
  };
  for (const path of pagesToWalk.filter((one) => one !== unknownPage)) await expect.poll(() => goBackTo(path), path).toEqual([]);
  // It does say so: of a page that is not there, and of an answer that nobody may keep.
  expect(await goBackTo(unknownPage)).toEqual(["HTTPStatusNotOK"]);
  expect(await goBackTo("/readyz")).toEqual(["MainResourceHasCacheControlNoStore"]);
});
