import { expectAccessible } from "../accessible.ts";
import { publicPages } from "../pages.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { failedCall, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

/** Everything that said the facts before, in words, links and data for machines; classes have hours of their own. */
const before = /Serendib|11 ?200 ?0000|hello@academy|Galle Road|94700000000|8\.30\sAM (to|and) 5\.30\sPM|"08:30"|"17:30"|facebook\.com/;

test.describe("the academy's own facts", () => {
  test.use({ expectedErrors: [failedCall] });
  let own: TestServer;
  let other: TestServer;
  test.beforeAll(async () => {
    own = await startServer();
    other = await startServer({ DATA_DIR: own.dataDir });
  });
  test.afterAll(() => Promise.all([own.stop(), other.stop()]));

  test("an owner moves house and changes the hours, and nothing public says the old ones", { tag: "@all" }, async ({ page }) => {
    const token = await tokenOf(own);
    // The other server has kept pages of each make before the change.
    expect((await textsOf(other.url, publicPages)).filter(({ text }) => before.test(text)).length).toBeGreaterThan(10);
    await openSignedIn(page, token, `${own.url}/admin/dashboard`);
    await page.getByRole("link", { name: "Academy", exact: true }).click();
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await field("Name of the academy").fill("Kandy Language House");
    await field("Number, phone number 1").fill("+94 81 222 333");
    await field("Number, phone number 1").press("Tab");
    await expect(field("Number, phone number 1")).toHaveAccessibleDescription(/too short for Sri Lanka/);
    await field("Number, phone number 1").fill("+94 81 222 3333");
    await field("E-mail").fill("ask@kandy.example");
    await field("WhatsApp number").fill("+94 77 123 4567");
    await field("Line 1").fill("7 Lake Drive");
    await field("City").fill("Kandy");
    await page.getByRole("button", { name: "Remove link 1" }).click();
    await field("Monday: opens").fill("09:00");
    await field("Monday: closes").fill("16:00");
    await page.getByRole("button", { name: "Monday's hours on every day" }).click();
    await field("Sunday: open").uncheck();
    await expect(page.getByText("Visitors read: Monday to Saturday, 9 AM to 4 PM · Sunday closed")).toBeVisible();
    await page.getByRole("button", { name: "Add Sinhala and Tamil New Year" }).click();
    await expect(field("What it is")).toHaveValue("Sinhala and Tamil New Year");

    // A field that is wrong keeps everything; so does a reload.
    await field("Last day").fill("");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Last day: please enter a date.")).toBeVisible();
    await field("First day").fill("2099-04-13");
    await field("Last day").fill("2099-04-14");
    await page.reload();
    await expect(page.getByText("What you typed before and did not save is back.")).toBeVisible();
    await expect(field("Last day")).toHaveValue("2099-04-14");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(toast(page, "Saved. Every page shows it now.")).toBeVisible();
    await page.reload();
    await expect(field("Name, link 1")).toHaveValue("Instagram");
    await expect(field("Name, link 3")).toHaveCount(0);

    const stale = async (url: string, paths: string[]) =>
      (await textsOf(url, paths)).flatMap(({ path, text }) => (before.test(text) ? [`${path}: ${before.exec(text)?.[0]}`] : []));
    expect(await stale(own.url, await everythingPublic(own.url))).toEqual([]);
    // The other process looks twice a second whether something has changed.
    await expect.poll(async () => (await fetch(`${other.url}/site.webmanifest`)).text()).toContain("Kandy Language House");
    expect(await stale(other.url, publicPages)).toEqual([]);
    const home = await (await fetch(own.url, { headers: { accept: "text/html" } })).text();
    expect(home).toContain('"telephone":"+94 81 222 3333"');
    expect(home).toContain('"sameAs":["https://www.instagram.com/","https://www.youtube.com/"]');
    expect(home).toMatch(/"dayOfWeek":\["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"\],"opens":"09:00","closes":"16:00"/);

    await page.getByRole("button", { name: "Earlier versions" }).click();
    const versions = page.getByRole("dialog", { name: "Earlier versions" });
    await expect(versions).toContainText("Monday to Sunday, 8.30 AM to 5.30 PM");
    await expect(versions).toContainText("Monday to Saturday, 9 AM to 4 PM\nSunday closed", { useInnerText: true });
    await expect(versions).toContainText("Sinhala and Tamil New Year, 13 to 14 April 2099: closed");
    await page.getByRole("button", { name: "Restore version 1" }).click();
    await expect(toast(page, "The earlier version is back.")).toBeVisible();
    await expect(field("Name of the academy")).toHaveValue("Serendib Language Academy");

    await page.getByRole("link", { name: "Activity" }).click();
    const change = page.getByRole("main").getByRole("listitem").filter({ hasText: "admin changed the academy's facts" });
    await change.getByText("Changed: ").click();
    await expect(change).toContainText("Opening hours");
    await expect(change).toContainText("After: Monday to Saturday, 9 AM to 4 PM\nSunday closed", { useInnerText: true });
  });

  test("a closed New Year is announced to visitors, to search engines and in an open tab at its next page", async ({ page }) => {
    const token = await tokenOf(own);
    await page.goto(`${own.url}/about`);
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const facts = await (await fetch(`${own.url}/api/academy-facts`, { headers })).json();
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const closed = { name: "Sinhala and Tamil New Year", from: soon, to: soon, open: false, opens: "", closes: "" };
    const body = JSON.stringify({ ...facts, exceptions: [closed] });
    expect((await fetch(`${own.url}/api/academy-facts`, { method: "PUT", headers, body })).status).toBe(200);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
    await expect(page.getByRole("heading", { name: "Get in Touch" })).toBeVisible();
    const said = /Sinhala and Tamil New Year,\s\d+\s\w+\s\d{4}: closed/;
    await expect(page.getByRole("main")).toContainText(said);
    await expect(page.getByRole("contentinfo")).toContainText(said);
    const about = await (await fetch(`${own.url}/about`, { headers: { accept: "text/html" } })).text();
    expect(about).toContain(`"validFrom":"${soon}","validThrough":"${soon}","opens":"00:00","closes":"00:00"`);
  });

  test("a move is prepared for a day, and said beside the facts of now", { tag: "@all" }, async ({ page }) => {
    await openSignedIn(page, await tokenOf(own), `${own.url}/admin/academy`);
    await page.getByRole("link", { name: "Prepare them for a day" }).click();
    const field = (name: string) => page.getByLabel(name, { exact: true });
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    // Both screens have a field for the city.
    await expect(page.getByRole("heading", { name: "Prepared facts" })).toBeVisible();
    await field("City").fill("Matara");
    await field("Takes over on").fill("2020-01-01");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("This must be a day after today.").first()).toBeVisible();
    await field("Takes over on").fill(day);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(toast(page, /^Prepared\. It takes over on /)).toBeVisible();
    await expectAccessible(page);
    // Contact says both, classes from that day on are there for search engines, and their pages say it.
    await page.goto(`${own.url}/contact`);
    await expect(page.getByText(/^From \d+ \w+ \d{4}:.*Matara/)).toBeVisible();
    await expectAccessible(page);
    const list = await (await fetch(`${own.url}/classes`, { headers: { accept: "text/html" } })).text();
    expect(list).toMatch(/"location":\{"@type":"Place","name":"[^"]*","address":"[^"]*, Matara"\}/);
    const path = publicPages.filter((path) => path.startsWith("/class/")).at(-1);
    await page.goto(own.url + path);
    await expect(page.locator(".class-facts > div").filter({ hasText: "Where" })).toContainText("Matara");
    await page.goto(`${own.url}/admin/academy`);
    await expect(page.getByText(/^From .* on it is different: .*City/)).toBeVisible();
    await expect(field("City")).not.toHaveValue("Matara");
    await page.getByRole("link", { name: "See what is prepared" }).click();
    await expect(field("City")).toHaveValue("Matara");
    await page.getByRole("button", { name: "Prepare nothing" }).click();
    await page.getByRole("alertdialog", { name: "Prepare nothing?" }).getByRole("button", { name: "Prepare nothing" }).click();
    await expect(toast(page, "Nothing is prepared any more.")).toBeVisible();
  });
});

async function everythingPublic(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  expect(listed.length).toBeGreaterThan(25);
  const machines = ["/feed.xml", "/site.webmanifest", "/robots.txt", "/api/openapi.json", "/api/docs", "/api/course-qna"];
  return [...new Set([...publicPages, ...listed, ...machines])];
}

function textsOf(url: string, paths: string[]): Promise<{ path: string; text: string }[]> {
  return Promise.all(
    paths.map(async (path) => ({
      path,
      text: await (await fetch(`${url}${path}`, { headers: path.startsWith("/api") ? {} : { accept: "text/html" } })).text(),
    })),
  );
}
