import { openSignedIn, unlock } from "../staff.ts";
import { expect, test } from "../test.ts";

test("each step of the first hour leads to where it is done, on a screen of many parts too", { tag: "@all" }, async ({
  page,
  server,
  token,
}) => {
  await openSignedIn(page, token, "/admin/settings");
  await unlock(page, server.admin.master);
  for (const [step, part] of [
    ["Phone, e-mail and chat", "Phone, e-mail and chat"],
    ["Set up mail, and send a test mail", "Mail"],
    ["Open the link that proves your own e-mail address", "E-mail"],
    ["Answer what students ask first", "How to pay"],
    ["Turn your second step on", /^Second step/],
    ["Make a backup, download it, and keep it elsewhere", "Backups"],
  ] as const) {
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await page.getByRole("link", { name: step }).click();
    const heading = page.getByRole("heading", { name: part, level: 2 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    // Not behind the list of parts that stays in sight.
    const inFront = () =>
      heading.evaluate((one) => {
        const { left, top } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + 2, top + 2));
      });
    await expect.poll(inFront).toBe(true);
  }
});
