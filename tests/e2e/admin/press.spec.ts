import type { Page } from "@playwright/test";
import { contentKinds } from "#contract/content-kinds.ts";
import type { ContentKind } from "#contract/kinds/content-kind.ts";
import { enquiryInput, kindTrials } from "../../factories.ts";
import { staffScreens } from "../pages.ts";
import { missedControls } from "../pressable.ts";
import type { TestServer } from "../server.ts";
import { callApi, goToScreen, openSignedIn } from "../staff.ts";
import { expect, isChromium, test } from "../test.ts";

const sizes = [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const;

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  // That a form which another test left half filled in is kept is said over the next screen, for some seconds.
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
}

const sheets = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href));

/** What of a form can be scrolled sideways, and should not, when its lists have a long choice. */
const sideways = (page: Page) =>
  page.locator("dialog[open]").evaluate((form) => {
    const chosen = [...form.querySelectorAll("select")].map((select) => ({ select, at: select.selectedIndex }));
    for (const { select } of chosen) {
      select.add(new Option("a long choice ".repeat(20)));
      select.selectedIndex = select.length - 1;
    }
    const scrolls = (part: Element) =>
      part.scrollWidth > part.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(part).overflowX) && !part.matches(".overflow-x-auto");
    const found = [...form.querySelectorAll("*")].filter(scrolls).map((part) => part.className);
    // A form that still had it would keep it as typed, and say so over the next screen.
    for (const { select, at } of chosen) {
      select.remove(select.length - 1);
      select.selectedIndex = at;
    }
    return found;
  });

/** In Firefox and WebKit, which need longest to get there, what is open is tried on a phone and on a desk: in Chromium these are two tests. */
async function expectPressable(page: Page, what: string, scope?: string): Promise<void> {
  const now = page.viewportSize();
  const other = isChromium() ? undefined : [sizes[0], sizes[2]].find(([width]) => width !== now?.width);
  expect(await missedControls(page, scope), `${what}, ${now?.width} px wide`).toEqual([]);
  if (!other) return;
  const [width, height] = other;
  await page.setViewportSize({ width, height });
  expect(await missedControls(page, scope), `${what}, ${width} px wide`).toEqual([]);
}

const kinds: ContentKind[] = Object.values(contentKinds);

/** Makes an item of each kind, with every field; answers them by their screens. */
async function makeItems(server: TestServer, token: string) {
  const made = new Map<string, { kind: ContentKind; id: number; title: string }>();
  for (const kind of kinds) {
    const { path, titled } = kind;
    const item = await callApi(server, token, "POST", `/${path}`, kindTrials[path as keyof typeof kindTrials].input());
    made.set(`/admin/${path}`, { kind, id: item.id, title: String(item[titled]) });
  }
  return made;
}

test("every link, button and field of the sign-in screen can be pressed", async ({ page }) => {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.goto("/admin/login");
    await expect(page.getByLabel("Username")).toBeVisible();
    expect(await missedControls(page), `${width}×${height}`).toEqual([]);
  }
});

for (const [width, height] of sizes) {
  const name = `every screen of the back office fits on one of ${width}×${height}, all its links, buttons and fields can be pressed, and an item of each kind is saved`;
  test(name, { tag: width === 360 ? "@webkit" : "@all" }, async ({ page, server, token }) => {
    await page.setViewportSize({ width, height });
    const long = { name: "A very long name ".repeat(8), email: `${"long".repeat(15)}@example.com` };
    await callApi(server, token, "POST", "/contact", enquiryInput(long));
    await openSignedIn(page, token, "/admin/dashboard");
    const own = await sheets(page);
    expect(own.length).toBeGreaterThan(0);
    const items = await makeItems(server, token);
    let forms = 0;
    for (const screen of staffScreens) {
      await goToScreen(page, screen);
      await settled(page);
      expect([screen, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([screen, page.viewportSize()?.width]);
      // The website's sheet would come after ours, and hide the menu.
      expect([screen, await sheets(page)]).toEqual([screen, own]);
      await expectPressable(page, screen);
      const item = items.get(screen);
      const opens = page.locator(item ? `#edit-${item.id}` : "#add-new");
      if (!item && (await opens.count()) === 0) continue;
      forms++;
      await opens.press("Enter");
      const form = page.getByRole("dialog");
      await expect(form).toBeVisible();
      await expectPressable(page, `${screen}, its form`, "dialog[open]");
      expect(await sideways(page), `${screen}, its form`).toEqual([]);
      // What lies behind it does not scroll.
      await expect(page.locator("html"), screen).toHaveCSS("overflow-y", "hidden");
      if (!item) continue;
      const again = `${item.title} again`;
      await form.locator(`[name="${item.kind.titled}"]`).fill(again);
      await form.getByRole("button", { name: `Update ${item.kind.screen.one}` }).click();
      await expect(form, screen).toHaveCount(0);
      const found = await callApi(server, token, "GET", `/${item.kind.path}?admin=true&q=${encodeURIComponent(again)}`);
      expect(found.map(({ id }: { id: number }) => id)).toContain(item.id);
      // What was said of it would lie over the next screen.
      await page.getByRole("button", { name: "Put this away" }).first().press("Enter");
    }
    // Of an enquiry the first fields are folded away.
    await goToScreen(page, "/admin/enquiries");
    await page.getByRole("button", { name: "Open the enquiry of A very long name" }).first().press("Enter");
    await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toBeFocused();
    await expectPressable(page, "an enquiry", "dialog[open]");
    expect(forms).toBeGreaterThanOrEqual(5);
    await goToScreen(page, "/admin/settings");
    await page.getByLabel("Master password", { exact: true }).fill(server.admin.master);
    await page.getByRole("button", { name: "Access Settings" }).click();
    await expect(page.getByRole("heading", { name: "Admin Password Change" })).toBeVisible();
    await expectPressable(page, "the settings, opened");
    // The way to the menu, or the menu's foot, stays in sight on a long screen.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    const isNarrow = (page.viewportSize()?.width ?? 0) < 1024;
    await expect(page.getByRole("button", { name: isNarrow ? "Open menu" : "Logout" })).toBeInViewport();
  });
}

for (const [width, height] of [sizes[0], sizes[2]]) {
  const name = `text of twice the size fits on every screen of the back office of ${width}×${height}, and leaves room to each name`;
  test(name, { tag: "@all" }, async ({ page, server, token }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await callApi(server, token, "POST", "/contact", enquiryInput({ name: "Ishara Perera" }));
    await openSignedIn(page, token, "/admin/dashboard");
    const found: unknown[] = [];
    for (const screen of staffScreens) {
      await goToScreen(page, screen);
      await settled(page);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      const narrow = await page.evaluate(() => {
        const least = 6 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        return [...document.querySelectorAll("main :is(h1, h2, h3)")]
          .filter(
            (one) => !one.matches(".sr-only") && one.checkVisibility() && one.clientWidth < least && one.scrollWidth > one.clientWidth + 1,
          )
          .map(({ textContent }) => textContent);
      });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0 || narrow.length > 0) found.push([screen, wide, narrow.slice(0, 3)]);
    }
    expect(found).toEqual([]);
  });
}

test("the buttons of a card stand inside it, however narrow it is", async ({ page, token }) => {
  await openSignedIn(page, token, "/admin/courses");
  await settled(page);
  for (const width of [320, 640, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.locator("main li").evaluateAll((cards) =>
      cards.flatMap((card) => {
        const { right } = card.getBoundingClientRect();
        const names = [...card.querySelectorAll("button")].filter((one) => one.getBoundingClientRect().right > right);
        return names.map((one) => one.getAttribute("aria-label"));
      }),
    );
    expect(over, `${width}`).toEqual([]);
  }
});

test("a field that is reached by Tab or asked for stands whole under its name", async ({ page, token }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, token, "/admin/blogs");
  await page.getByRole("button", { name: "Add Blog" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Title", { exact: true }).fill("Half a post");
  const summary = form.getByLabel("Summary", { exact: true });
  /** How far it, or its name, is behind what stands above or below. */
  const hidden = () =>
    summary.evaluate((field: HTMLTextAreaElement) => {
      const frame = field.closest("[data-body]")?.getBoundingClientRect();
      const name = field.labels[0]?.getBoundingClientRect();
      if (!frame || !name) return ["not there"];
      return [Math.max(0, frame.top - name.top), Math.max(0, field.getBoundingClientRect().bottom - frame.bottom)];
    });
  await form.getByRole("textbox", { name: "Content" }).focus();
  await page.keyboard.press("Tab");
  await expect(summary).toBeFocused();
  await expect.poll(hidden).toEqual([0, 0]);
  await form.getByRole("button", { name: "Create Blog" }).click();
  await expect(form.getByText("This field is required.").first()).toBeVisible();
  await expect(summary).toBeFocused();
  await expect.poll(hidden).toEqual([0, 0]);
  await page.keyboard.press("Escape");
});
