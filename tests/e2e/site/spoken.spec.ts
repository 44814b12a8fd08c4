import { m4aBytes, mp3Bytes } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { callApi, failedCall, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

const course = "/course/German_Deutsch";
const unplayable = "/course/Dutch_Nederlands";
const recording = { name: "hallo.mp3", mimeType: "audio/mpeg", buffer: Buffer.from(mp3Bytes(120)) };

test.describe("a teacher's voice", () => {
  test.use({ expectedErrors: [failedCall] });
  let own: TestServer;
  test.beforeAll(async () => {
    own = await startServer();
    // No player can play what is in this container.
    const token = await tokenOf(own);
    const silence = `data:audio/mp4;base64,${Buffer.from(m4aBytes()).toString("base64")}`;
    const { recording } = await callApi(own, token, "POST", "/recordings", { recording: silence });
    const dutch = (await callApi(own, token, "GET", "/languages")).find(({ slug }: { slug: string }) => slug === "dutch");
    await callApi(own, token, "PUT", `/languages/${dutch.id}`, { ...dutch, recording });
  });
  test.afterAll(() => own.stop());

  test("staff add the greeting as a teacher says it, and the poster of the course speaks when pressed, and loads nothing before", {
    tag: "@all",
  }, async ({ page }) => {
    await page.goto(own.url + course);
    await expect(page.getByRole("button", { name: "Hear it" })).toHaveCount(0);

    await openSignedIn(page, await tokenOf(own), `${own.url}/admin/languages`);
    await page.getByRole("button", { name: "Edit German" }).click();
    const field = page.getByLabel("Recording of the greeting").and(page.locator("input"));
    await field.setInputFiles({ ...recording, buffer: Buffer.from("no sound") });
    await expect(page.getByText("Only MP3 and M4A recordings are allowed")).toBeVisible();
    await field.setInputFiles({ ...recording, buffer: Buffer.alloc(400_000) });
    await expect(page.getByText("A recording must be at most 300 KB")).toBeVisible();
    await field.setInputFiles(recording);
    await expect(page.getByText("Taken: 3.1 seconds.")).toBeVisible();
    await page.getByLabel("Words of the recording").fill("Hallo! Wie geht’s?");
    await page.getByRole("button", { name: "Update Language" }).click();
    await expect(toast(page, "Language updated")).toBeVisible();

    const heard: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".mp3")) heard.push(request.url());
    });
    await page.goto(own.url + course);
    const button = page.getByRole("button", { name: "Hear it" });
    await expect(button).toBeVisible();
    await expect(page.locator(".spoken [lang=de]")).toHaveText("Hallo! Wie geht’s?");
    await expect(button).toHaveAccessibleDescription("Hallo! Wie geht’s?");
    await expectAccessible(page);
    expect(heard).toEqual([]);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Stop" })).toBeFocused();
    expect(heard.length).toBeGreaterThan(0);
    await page.keyboard.press("Enter");
    await expect(button).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Stop" })).toBeFocused();
    // It ends by itself.
    await expect(button).toBeFocused();
  });

  test("without scripts the browser's own controls stand there", { tag: ["@chromium", "@all"] }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(own.url + unplayable);
    await expect(page.locator("audio[controls][preload=none]")).toBeVisible();
    await expect(page.getByRole("button", { name: "Hear it" })).toBeHidden();
    await context.close();
  });

  test("where it cannot be played that is said", { tag: "@all" }, async ({ page }) => {
    await page.goto(own.url + unplayable);
    await page.getByRole("button", { name: "Hear it" }).click();
    await expect(page.getByText("It cannot be played here.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Hear it" })).toBeVisible();
  });
});
