import { practicalGroups } from "#contract/kinds/practical-facts.ts";
import { jpegDataUrl, practicalInput } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { publicPages } from "../pages.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { callApi, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

const course = "/course/German_Deutsch";
const exam = "/exam/Goethe-Zertifikate";
const classPage = publicPages.find((path) => path.startsWith("/class/")) ?? "";
const about = "/about";

test.describe("what can be checked, how to pay, what to bring and how to come", () => {
  let own: TestServer;
  test.beforeAll(async () => {
    own = await startServer();
  });
  test.afterAll(() => own.stop());

  const textOf = async (path: string) => (await fetch(own.url + path, { headers: { accept: "text/html" } })).text();

  test("nothing stands there until staff say it, and then each where one decides", { tag: "@all" }, async ({ page }) => {
    const words = /look-us-up|How to pay<|Bring to the first lesson|Landmark: |Buses: |foundingDate|paymentAccepted/;
    for (const path of publicPages) expect([path, words.exec(await textOf(path))?.[0]]).toEqual([path, undefined]);

    const token = await tokenOf(own);
    const { image } = await callApi(own, token, "POST", "/pictures", { image: await jpegDataUrl({ width: 1200, height: 800 }) });
    const { paying, ...rest } = practicalInput(image);
    await callApi(own, token, "PUT", "/academy-facts", { ...(await callApi(own, token, "GET", "/academy-facts")), ...rest });

    // The last of them in the form, by its part.
    await openSignedIn(page, token, `${own.url}/admin/academy`);
    const parts = page.getByRole("navigation", { name: "On this screen" });
    for (const { title } of practicalGroups) await expect(parts.getByRole("button", { name: title })).toBeVisible();
    await parts.getByRole("button", { name: "How to pay" }).click();
    for (const [index, { name, text }] of paying.entries()) {
      await page.getByRole("button", { name: "Add way to pay" }).click();
      await page.getByLabel(`Way, way to pay ${index + 1}`).fill(name);
      await page.getByLabel(`How it goes, way to pay ${index + 1}`).fill(text);
    }
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(toast(page, "Saved. Every page shows it now.")).toBeVisible();

    await page.goto(own.url + classPage);
    const main = page.getByRole("main");
    await expect(main.getByText("Landmark: the blue door behind the clock tower")).toBeVisible();
    await expect(main.getByText("Buses: 100 and 155, get off at the bridge")).toBeVisible();
    await expect(main.getByText("A passport photograph")).toBeVisible();
    await main.getByRole("link", { name: "Bank transfer, At the desk, Instalments" }).click();
    await expect(main.getByText("Half before the first class, half before the sixth.")).toBeInViewport();
    await expect(main.getByText("All of it until a week before the first class")).toBeVisible();
    await main.getByRole("link", { name: "Look us up before you decide" }).click();

    const part = page.getByRole("region", { name: "Look us up" });
    await expect(part).toBeInViewport();
    await expect(part.getByText("2013")).toBeVisible();
    await expect(part.getByRole("link", { name: "Registrar of Companies" })).toHaveAttribute("href", "https://register.example/look-up");
    await expect(part.getByText("PV 00123456")).toBeVisible();
    await expect(part.getByRole("link", { name: "Map reviews" })).toBeVisible();
    await expect(part.getByRole("img", { name: "Room 2, with twelve chairs around one table" })).toBeVisible();

    await page.goto(own.url + exam);
    await expect(main.getByRole("link", { name: "Institut Colombo" })).toHaveAttribute("href", "https://institut.example/exams");
    await page.goto(own.url + course);
    await expect(main.getByText("Institut Colombo")).toHaveCount(0);
    await expect(main.getByRole("heading", { name: "How to pay" })).toBeVisible();
    await page.goto(`${own.url}/contact`);
    await expect(main.getByText("We send you the number of the account.")).toBeVisible();
    await expect(main.getByText("Landmark: the blue door behind the clock tower")).toBeVisible();
    for (const path of [about, classPage, exam, "/contact"]) {
      await page.goto(own.url + path);
      await expectAccessible(page);
    }
  });

  test("search engines read on the About page what is checked there, and on Home what they read before", { tag: "@all" }, async () => {
    const token = await tokenOf(own);
    await callApi(own, token, "PUT", "/academy-facts", {
      ...(await callApi(own, token, "GET", "/academy-facts")),
      ...practicalInput(""),
      photos: [],
    });
    const [said, home] = [await textOf(about), await textOf("/")];
    expect(said).toContain('"foundingDate":"2013"');
    expect(said).toContain('"identifier":[{"@type":"PropertyValue","name":"Registrar of Companies","value":"PV 00123456"}]');
    expect(said).toContain('"paymentAccepted":"Bank transfer, At the desk, Instalments"');
    expect(said).toContain('"https://maps.example/reviews"');
    expect(home).not.toMatch(/foundingDate|paymentAccepted|maps\.example/);
  });
});
