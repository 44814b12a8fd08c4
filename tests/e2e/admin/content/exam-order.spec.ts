import type { Page } from "@playwright/test";
import { expectAccessible } from "../../accessible.ts";
import { hold } from "../../hold.ts";
import { startServer, type TestServer, tokenOf } from "../../server.ts";
import { cutCalls, endSessionAt, failCalls, failedCall, openSignedIn, signInAgain, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

const titles = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading");
const grip = (page: Page, title: string) => page.getByRole("button", { name: `Drag ${title} to another place` });

async function middle(page: Page, title: string): Promise<{ x: number; y: number }> {
  const box = await grip(page, title).boundingBox();
  if (!box) throw new Error(`${title} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A server of its own: the order is the same for everybody. */
test.describe("the order of exams", () => {
  test.use({ expectedErrors: [failedCall], viewport: { width: 1280, height: 1400 } });
  let own: TestServer;
  let token: string;
  test.beforeAll(async () => {
    own = await startServer();
  });
  test.afterAll(() => own.stop());
  test.beforeEach(async ({ page }) => {
    token = await tokenOf(own);
    await openSignedIn(page, token, `${own.url}/admin/exams`);
    await expect(titles(page).first()).toBeVisible();
  });

  /** `before`: what is to be said before the card is let go; on a busy machine the page is behind the mouse. */
  async function drag(page: Page, title: string, to: { x: number; y: number }, before?: string): Promise<void> {
    const from = await middle(page, title);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 6 });
    if (before) await expect(page.getByText(before)).toBeAttached();
    await page.mouse.up();
  }

  test("changes by dragging the grip, in steps of ten", { tag: "@webkit" }, async ({ page }) => {
    const before = await titles(page).allTextContents();
    const [first = "", second = "", third = ""] = before;
    const answer = await hold(page, "**/api/exams/reorder");
    const sent = page.waitForRequest("**/api/exams/reorder");
    await drag(page, first, await middle(page, third), `${first} is over place 3 of ${before.length}.`);
    await expect(titles(page)).toHaveText([second, third, first, ...before.slice(3)]);
    await expect(page.getByText("Saving new order...")).toBeVisible();
    await sent;
    answer();
    await expect(page.getByText("Saving new order...")).toHaveCount(0);
    const stored: { display_order: number }[] = await (await fetch(`${own.url}/api/exams`)).json();
    expect(stored.map((one) => one.display_order)).toEqual(before.map((_, index) => (index + 1) * 10));
    await toast(page, `${first} is now number 3 of ${before.length}.`).getByRole("button", { name: "Undo" }).press("Enter");
    await expect(page.getByText(`${first} is now number 1 of ${before.length}.`)).toBeAttached();
    await expect(toast(page, `${first} is now number 3 of ${before.length}.`)).toHaveCount(0);
    await expect(grip(page, first)).toBeFocused();
    await page.reload();
    await expect(titles(page)).toHaveText(before);

    // Safari's engine left a card white that was moved to and fro.
    for (const place of [0, 1, 0, 1]) {
      const title = (await titles(page).nth(place).textContent()) ?? "";
      await page.getByRole("button", { name: `Move ${title} down` }).press("Enter");
      await expect(titles(page).nth(place + 1)).toHaveText(title);
    }
    const drawn = () => titles(page).evaluateAll((all) => all.map((one) => one.checkVisibility({ contentVisibilityAuto: true })));
    await expect.poll(drawn).toEqual(before.map(() => true));
  });

  // Only Chromium's protocol has fingers. As wide as an iPad.
  test("changes by a finger on the grip, and the page stays where it is", { tag: ["@chromium", "@all"] }, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const finger = await page.context().newCDPSession(page);
    await finger.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: { x: number; y: number }[]) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const before = await titles(page).allTextContents();
    const [first = "", second = ""] = before;
    const [from, to] = [await middle(page, first), await middle(page, second)];
    await touch("touchStart", from);
    await touch("touchMove", { x: from.x + 12, y: from.y });
    for (const part of [0.5, 1]) await touch("touchMove", { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    await expect(page.getByText(`${first} is over place 2 of ${before.length}.`)).toBeAttached();
    await touch("touchEnd");
    await expect(titles(page)).toHaveText([second, first, ...before.slice(2)]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("stays when the mouse moves less than 8 px, or drops on the same place", { tag: "@all" }, async ({ page }) => {
    const before = await titles(page).allTextContents();
    const calls: string[] = [];
    page.on("request", (request) => request.method() === "PUT" && calls.push(request.url()));
    const from = await middle(page, before[0] ?? "");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 5, from.y + 5);
    await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
    await page.mouse.up();
    await drag(page, before[0] ?? "", { x: from.x + 30, y: from.y + 30 });
    await expect(titles(page)).toHaveText(before);
    // Outside: over the sidebar, the search, and what is below the last card.
    const search = await page.getByPlaceholder("Search exams...").boundingBox();
    const last = await page.getByRole("main").getByRole("listitem").last().boundingBox();
    if (!search || !last) throw new Error("Not on the screen");
    const second = await page.getByRole("main").getByRole("listitem").nth(1).boundingBox();
    const third = await page.getByRole("main").getByRole("listitem").nth(2).boundingBox();
    if (!second || !third) throw new Error("Not on the screen");
    const outside = [
      // In the gap between two cards.
      { x: (second.x + second.width + third.x) / 2, y: from.y },
      { x: 40, y: from.y },
      { x: search.x + search.width - 40, y: search.y + 10 },
      { x: last.x + 40, y: last.y + last.height + 40 },
    ];
    for (const place of outside) {
      await drag(page, before[1] ?? "", place, `${before[1]} is not over another place.`);
      await expect(page.getByText(`${before[1]} was put down where it was.`)).toBeAttached();
      await expect(titles(page)).toHaveText(before);
    }
    expect(calls).toEqual([]);
  });

  /** `count` drags in a row, by mouse, touch and keyboard in turn, let go at once: each does what was said last, and what the eye expects. */
  async function manyDrags(page: Page, count: number): Promise<void> {
    const touch = await page.context().newCDPSession(page);
    let expected = await titles(page).allTextContents();
    const size = expected.length;
    for (let index = 0; index < count; index++) {
      const from = index % size;
      const to = (from + 1 + (index % (size - 1))) % size;
      const [title = "", target = ""] = [expected[from], expected[to]];
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      const [start, end] = [await middle(page, title), await middle(page, target)];
      const way = ["mouse", "touch", "keyboard"][index % 3];
      if (way === "mouse") {
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
        await page.mouse.move(end.x, end.y, { steps: 2 + (index % 5) });
        await page.mouse.up();
      } else if (way === "touch") {
        const at = (x: number, y: number) => ({ touchPoints: [{ x: Math.round(x), y: Math.round(y) }] });
        await touch.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(start.x, start.y) });
        for (const part of [0.1, 0.6, 1])
          await touch.send("Input.dispatchTouchEvent", {
            type: "touchMove",
            ...at(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part),
          });
        await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      } else {
        await grip(page, title).focus();
        await page.keyboard.press("Space");
        await expect(page.locator('[aria-pressed="true"]')).toHaveCount(1);
        const steps = (distance: number, forth: string, back: string) =>
          Array.from({ length: Math.round(Math.abs(distance) / 25) }, () => (distance > 0 ? forth : back));
        for (const key of [...steps(end.x - start.x, "ArrowRight", "ArrowLeft"), ...steps(end.y - start.y, "ArrowDown", "ArrowUp")])
          await page.keyboard.press(key);
        await page.keyboard.press("Space");
      }
      const said = `${title} was put down at place ${to + 1} of ${size}.`;
      await expect(page.getByText(said), `${way} ${index}: ${from} to ${to}`).toBeAttached();
      expected = expected.toSpliced(from, 1).toSpliced(to, 0, title);
      await expect(titles(page), `${way} ${index}: ${from} to ${to}`).toHaveText(expected);
      await expect(page.getByText("Saving new order...")).toHaveCount(0);
    }
    await page.reload();
    await expect(titles(page)).toHaveText(expected);
  }

  test("does what was said last, whoever is quick", { tag: ["@chromium", "@all"] }, async ({ page }) => manyDrags(page, 9));

  test("changes by keyboard in 25 px steps, and is spoken by title", { tag: "@all" }, async ({ page }) => {
    const before = await titles(page).allTextContents();
    const [first = "", second = ""] = before;
    const from = await middle(page, first);
    await grip(page, first).focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(`Picked up ${first}. It is number 1 of ${before.length}.`)).toBeAttached();
    await page.keyboard.press("ArrowRight");
    const moved = async () => Math.round((await middle(page, first)).x - from.x);
    await expect.poll(moved).toBe(25);
    const wide = (await middle(page, second)).x - from.x;
    const steps = Math.ceil(wide / 25);
    for (let step = 1; step < steps; step++) await page.keyboard.press("ArrowRight");
    await expect.poll(moved).toBe(steps * 25);
    await expect(page.getByText(`${first} is over place 2 of ${before.length}.`)).toBeAttached();
    await page.keyboard.press("Space");
    await expect(titles(page)).toHaveText([second, first, ...before.slice(2)]);
    await expect(page.getByText(`${first} was put down at place 2 of ${before.length}.`)).toBeAttached();
    await expect(grip(page, first)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page.getByText(`Picked up ${first}. It is number 2 of ${before.length}.`)).toBeAttached();
    // The cards glide to their new places.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const again = (await middle(page, first)).x;
    await page.keyboard.press("ArrowLeft");
    await expect.poll(async () => Math.round((await middle(page, first)).x - again)).toBe(-25);
    await page.keyboard.press("Escape");
    await expect(page.getByText(`Moving was cancelled. ${first} is where it was.`)).toBeAttached();
    await expect(titles(page)).toHaveText([second, first, ...before.slice(2)]);
  });

  test("changes by keyboard a place at a time, in a list longer than the screen", { tag: "@all" }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const before = await titles(page).allTextContents();
    const [first = ""] = before;
    const size = before.length;
    const isOver = (place: number) => expect(page.getByText(`${first} is over place ${place} of ${size}.`)).toBeAttached();
    await grip(page, first).focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Shift + arrow: one place.")).toBeVisible();
    for (let place = 2; place <= size; place++) {
      await page.keyboard.press("Shift+ArrowRight");
      await isOver(place);
      await expect(grip(page, first)).toBeInViewport();
    }
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowLeft");
    await isOver(size - 1);
    // As quick as a key that is held.
    for (let place = size - 1; place > 2; place--) await page.keyboard.press("Shift+ArrowLeft");
    await isOver(2);
    const top = async () => (await middle(page, first)).y + (await page.evaluate(() => scrollY));
    let row = await top();
    // The page and the cards come to rest after the last key.
    const sinceLast = async () => {
      const last = row;
      row = await top();
      return row - last;
    };
    await expect.poll(sinceLast).toBe(0);
    await page.keyboard.press("Shift+ArrowDown");
    await expect.poll(top).toBeGreaterThan(row + 100);
    await page.keyboard.press("Shift+ArrowUp");
    await isOver(2);
    await page.keyboard.press("Space");
    await expect(page.getByText("Shift + arrow: one place.")).toHaveCount(0);
    await expect(titles(page)).toHaveText([before[1] ?? "", first, ...before.slice(2)]);
  });

  test("changes by buttons, and not while searching", { tag: "@all" }, async ({ page }) => {
    const before = await titles(page).allTextContents();
    const [first = "", second = ""] = before;
    await page.getByRole("button", { name: `Move ${second} up` }).click();
    await expect(titles(page)).toHaveText([second, first, ...before.slice(2)]);
    await expect(page.getByRole("button", { name: `Move ${second} down` })).toBeFocused();
    await page.getByPlaceholder("Search exams...").fill(first.slice(0, 6));
    await expect(page.getByText("Drag and drop is disabled while searching.")).toBeVisible();
    await expect(grip(page, first)).toBeDisabled();
    await expect(page.getByRole("button", { name: `Move ${first} up` })).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Clear the search" }).click();
    await expect(grip(page, first)).toBeEnabled();
    await page.getByPlaceholder("Search exams...").fill("nothing like it");
    await expect(page.getByText("No exams available")).toBeVisible();
  });

  test("comes back when the server refuses it or is not there, and is not lost with the session", { tag: "@all" }, async ({ page }) => {
    const before = await titles(page).allTextContents();
    await failCalls(page, "**/api/exams/reorder", "PUT");
    await page.getByRole("button", { name: `Move ${before[1]} up` }).click();
    await expect(toast(page, "The new order was not saved")).toContainText("The disk is on fire.");
    await expect(titles(page)).toHaveText(before);
    await cutCalls(page, "**/api/exams/reorder", "PUT");
    await drag(page, before[0] ?? "", await middle(page, before[2] ?? ""), `${before[0]} is over place 3 of ${before.length}.`);
    await expect(titles(page)).toHaveText(before);
    await expect(page.getByText("Saving new order...")).toHaveCount(0);
    await page.unrouteAll();
    await endSessionAt(page, own, token, "PUT", "**/api/exams/reorder");
    await page.getByRole("button", { name: `Move ${before[1]} up` }).click();
    await signInAgain(page, own);
    await expect(page).toHaveURL(`${own.url}/admin/exams`);
    await expect(titles(page)).toHaveText(before);
  });

  test("does it two hundred times in a row", { tag: ["@all", "@chromium"] }, async ({ page }) => {
    test.setTimeout(600_000);
    await manyDrags(page, 200);
  });
});
