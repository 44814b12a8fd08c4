import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { jpegDataUrl } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { fillIn, hydratedForm, send } from "../contact-page.ts";
import { openPage, publicPages, staffScreens } from "../pages.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { failedCall, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

/** Deep red with a yellow accent: nothing of the first look is near. */
const ruhunu = { brand: "#8b1a1a", accent: "#f5c400" };
const firstOnes = /#(0b5d57|073f3c|e9a12b|8a5406|7fd0c3|a9e2d8|17867b)|2317867b/i;

/** Whether what cuts the mark out lets its corners through, and something of its middle. */
async function isDrawn(mark: Locator): Promise<boolean> {
  const address = await mark.evaluate((element) => /url\("(.*)"\)/.exec(getComputedStyle(element).maskImage)?.[1] ?? "");
  const mask = await mark.page().request.get(address);
  const { data, info } = await sharp(await mask.body())
    .resize(64, 64)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  return alphaAt(0, 0) === 0 && alphaAt(32, 28) === 0 && Number(alphaAt(32, 6)) > 250;
}

test.describe("the look of the site", () => {
  test.use({ expectedErrors: [failedCall] });
  let own: TestServer;
  test.beforeAll(async () => {
    own = await startServer();
  });
  test.afterAll(() => own.stop());

  test("an owner picks colours, hears which cannot be read, and every page wears them", { tag: "@all" }, async ({ page, request }) => {
    const before = await (await request.get(`${own.url}/about`)).text();
    expect(before).toMatch(firstOnes);
    const token = await tokenOf(own);
    await openSignedIn(page, token, `${own.url}/admin/dashboard`);
    await page.getByRole("link", { name: "Look", exact: true }).click();
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await expect(field("Brand colour")).toHaveValue("#0b5d57");
    await field("Brand colour").fill("dark red");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("alert")).toContainText("Write a colour as # and six digits");
    await field("Brand colour").fill("#f28c28");
    const onPages = page.getByRole("listitem").filter({ hasText: "as text on the pages: 2.3 to 1" });
    await expect(onPages).toContainText("too little: 4.5 is needed");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("alert")).toContainText("It could not be read as text on the pages");
    await page.getByRole("button", { name: "Take the nearest that can be read" }).click();
    await expect(page.getByRole("alert")).toBeHidden();
    await expectAccessible(page);

    await field("Brand colour: pick it").fill(ruhunu.brand);
    await field("Accent").fill(ruhunu.accent);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(toast(page, "Saved. Every page wears it now.")).toBeVisible();
    await page.emulateMedia({ colorScheme: "light" });
    const mark = page.locator(".mark").first();
    expect(await isDrawn(mark)).toBe(true);
    await expect(mark).toHaveCSS("background-color", "rgb(139, 26, 26)");
    await page.reload();
    await expect(mark).toHaveCSS("background-color", "rgb(139, 26, 26)");
    const after = await (await request.get(`${own.url}/about`)).text();
    expect(after).not.toMatch(firstOnes);
    // But for the addresses of its icons.
    expect(after.length - before.length).toBeLessThan(120);
    expect(await (await request.get(`${own.url}/site.webmanifest`)).text()).not.toMatch(firstOnes);

    // Its form brings whole style sheets with it.
    await openPage(page, `${own.url}/contact`);
    await page.getByLabel("Your Name").focus();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("button", { name: "Send Message" })).toHaveCSS("background-color", "rgb(139, 26, 26)");
    // What went well looks so, however red the brand.
    await page.route("**/api/contact", (route) => route.fulfill({ json: { message: "ok" } }));
    await hydratedForm(page);
    await fillIn(page);
    await send(page).click();
    const sent = page.getByRole("status").filter({ hasText: "Message Sent!" });
    await expect(sent).toHaveCSS("background-color", "rgb(211, 234, 216)");
    await page.goto(`${own.url}/admin/look`);

    const goBack = page.getByRole("button", { name: "Go back to the first look" });
    await goBack.click();
    const asked = page.getByRole("alertdialog", { name: "Go back to the first look?" });
    await asked.getByRole("button", { name: "Cancel" }).click();
    await expect(asked).toBeHidden();
    await expect(field("Brand colour")).toHaveValue(ruhunu.brand);
    await goBack.click();
    await asked.getByRole("button", { name: "Go back to the first look" }).click();
    await expect(toast(page, "The first look is back.")).toBeVisible();
    await expect(mark).toHaveCSS("background-color", "rgb(11, 93, 87)");
    expect(await isDrawn(mark)).toBe(true);
    expect(await (await request.get(`${own.url}/about`)).text()).toBe(before);
  });

  test("an own logo is cleaned, and is seen wherever the mark was", { tag: "@all" }, async ({ page, request }) => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" onload="alert(1)"><script>alert(1)</script><path fill="#8b1a1a" d="M20 0l20 40H0z"/></svg>';
    await openSignedIn(page, await tokenOf(own), `${own.url}/admin/look`);
    await page
      .getByLabel("Logo", { exact: true })
      .setInputFiles({ name: "logo.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
    await expect(page.getByText("This must be an SVG, PNG or JPEG file.")).toBeVisible();
    // One that cannot be drawn is told at once, and keeps nothing else from being saved.
    const lettered = Buffer.from(drawing.replace("</svg>", "<text>R</text></svg>"));
    await page.getByLabel("Logo", { exact: true }).setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: lettered });
    await expect(page.getByText("Letters in a drawing are left out: turn them into paths, or upload a PNG.")).toBeVisible();
    await page.getByLabel("The logo is round").check();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(toast(page, "Saved. Every page wears it now.")).toBeVisible();
    await page
      .getByLabel("Logo", { exact: true })
      .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) });
    await expect(page.getByRole("img", { name: "The logo" })).toBeVisible();
    await page.getByLabel("The name of the academy is in the logo").check();
    const first = await toast(page, "Saved. Every page wears it now.").elementHandle();
    await page.getByRole("button", { name: "Save changes" }).click();
    // Its notice takes the place of the same one before it.
    await expect.poll(() => first?.isVisible()).toBe(false);
    await expect(toast(page, "Saved. Every page wears it now.")).toHaveCount(1);
    await expectAccessible(page);
    await expect(page.locator(".mark").first()).toHaveCSS("background-image", /media\/look\/[0-9a-f]{16}\/icon-192\.png/);

    await page.goto(`${own.url}/about`);
    for (const place of ["banner", "contentinfo"] as const) {
      const logo = page.getByRole(place).getByRole("img", { name: "Serendib Language Academy" });
      await expect(logo).toBeVisible();
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await logo.evaluate((image) => getComputedStyle(image).borderTopLeftRadius)).not.toBe("6px");
    }
    await expectAccessible(page);
    const addresses = await page
      .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const { icons } = await (await request.get(`${own.url}/site.webmanifest`)).json();
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    const [logo = ""] = /\/media\/look\/[0-9a-f]{16}\/logo\.svg/.exec(data ?? "") ?? [];
    for (const address of [...addresses, ...icons.map(({ src }: { src: string }) => src), logo]) {
      expect(address).toMatch(/^\/media\/look\//);
      const answer = await request.get(own.url + address);
      expect([address, answer.status(), answer.headers()["content-type"]]).toEqual([address, 200, expect.stringMatching(/^image\//)]);
    }
    expect(await (await request.get(own.url + logo)).text()).not.toMatch(/script|onload/);
    for (const path of ["/favicon.ico", "/favicon.svg", "/icon-192.png"]) {
      const icon = await request.get(own.url + path);
      expect([path, icon.status(), icon.url()]).toEqual([path, 200, expect.stringMatching(/\/media\/look\/[0-9a-f]{16}\/icon-192\.png$/)]);
    }
  });

  test("the head of a page has another drawing, or a photograph, and the hero a drawing again", { tag: "@all" }, async ({
    page,
    request,
  }) => {
    const html = async (path: string) => (await request.get(own.url + path, { headers: { accept: "text/html" } })).text();
    const scenes = async (path: string) => /<svg class="scene"[\s\S]*?<\/svg>/.exec(await html(path))?.[0] ?? "";
    const boat = await scenes("/contact");
    expect(boat).not.toBe(await scenes("/courses"));
    await openSignedIn(page, await tokenOf(own), `${own.url}/admin/look`);
    const head = (name: string) => page.getByRole("group", { name, exact: true });
    await head("Courses").getByLabel("Drawing").selectOption("A letter that became a boat");
    const buffer = Buffer.from((await jpegDataUrl({ width: 1920, height: 1080 })).split(",")[1] ?? "", "base64");
    await head("About").getByLabel("Own photograph").setInputFiles({ name: "rooms.jpg", mimeType: "image/jpeg", buffer });
    await expect(head("About").getByRole("button", { name: "Remove own photograph" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(toast(page, "Saved. Every page wears it now.")).toBeVisible();
    expect(await scenes("/courses")).toBe(boat);
    expect(await scenes("/about")).toBe("");
    await openPage(page, `${own.url}/about`);
    await expectAccessible(page);
    expect(await page.locator(".banner img").getAttribute("srcset")).toMatch(/\/media\/[0-9a-f]{32}-1920\.jpg 1920w/);

    await openSignedIn(page, await tokenOf(own), `${own.url}/admin/words?part=home`);
    const first = page.getByRole("group", { name: "Picture 1", exact: true });
    await first.getByRole("button", { name: "drawing 3" }).click();
    // What the picture before showed is not said of this one.
    await expect(first.getByLabel("What it shows")).toHaveValue("");
    // While a photo is on its way one says what it shows.
    let arrive = () => {};
    const sent = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route("**/api/pictures", (route) => sent.then(() => route.continue()), { times: 1 });
    await first.getByLabel("Photo, picture 1", { exact: true }).setInputFiles({ name: "room.jpg", mimeType: "image/jpeg", buffer });
    await expect(first.locator("img").first()).toHaveAttribute("src", /^(data|blob):/);
    await first.getByLabel("What it shows").fill("Our room in the fort");
    arrive();
    await expect(first.locator("img").first()).toHaveAttribute("src", /^\/media\//);
    await expect(first.getByLabel("What it shows")).toHaveValue("Our room in the fort");
    await first.getByRole("button", { name: "drawing 3" }).click();
    await expect(first.getByLabel("What it shows")).toHaveValue("");
    await first.getByLabel("What it shows").fill("The lighthouse of Galle");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(toast(page, "Saved.").first()).toBeVisible();
    expect(/<div data-slides[\s\S]*?<img src="([^"]+)"/.exec(await html("/"))?.[1]).toBe("/pictures/hero/galle-768.jpg");
  });

  test("with another brand everything can be read, light and dark", { tag: "@all" }, async ({ page, request }) => {
    test.setTimeout(300_000);
    const headers = { authorization: `Bearer ${await tokenOf(own)}` };
    expect((await request.put(`${own.url}/api/look`, { headers, data: ruhunu })).status()).toBe(200);
    for (const path of publicPages) {
      await openPage(page, own.url + path);
      // Decoration that no reader says and nobody needs; pale behind a head whatever the colours.
      await page.addStyleTag({ content: ".greeting { visibility: hidden }" });
      await expectAccessible(page);
    }
    for (const path of ["/admin/login", ...staffScreens]) {
      if (path === "/admin/login") await page.goto(own.url + path);
      else await openSignedIn(page, await tokenOf(own), own.url + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
});
