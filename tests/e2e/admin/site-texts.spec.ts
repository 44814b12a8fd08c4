import { expectAccessible } from "../accessible.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { failedCall, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

test.describe("the site's words", () => {
  test.use({ expectedErrors: [failedCall] });
  let own: TestServer;
  test.beforeAll(async () => {
    own = await startServer();
  });
  test.afterAll(() => own.stop());

  test("an owner shows a notice, corrects a figure and a menu's name, and gets the first texts back", { tag: "@all" }, async ({ page }) => {
    await openSignedIn(page, await tokenOf(own), `${own.url}/admin/dashboard`);
    await page.getByRole("link", { name: "Site texts" }).click();
    const field = (name: string) => page.getByLabel(name, { exact: true });
    const save = async () => {
      await page.getByRole("button", { name: "Save changes" }).click();
      await expect(toast(page, "Saved.").first()).toBeVisible();
      await expect(page.getByText("Unsaved changes")).toBeHidden();
      await expect(page.getByRole("group", { name: "Save", exact: true })).toBeFocused();
    };
    const part = (name: string) => page.getByRole("navigation", { name: "Parts of the site" }).getByRole("link", { name }).click();
    await field("Text").fill("Closed for Avurudu. Call {phone}.");
    await field("Link").fill("/courses");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("What does the link say?")).toBeVisible();
    await field("Text of the link").fill("See the courses");
    await field("Blog").check();
    await save();
    await expectAccessible(page);

    await part("Home page");
    // Its form is screens long.
    await page.getByRole("navigation", { name: "On this screen" }).getByRole("button", { name: "Certificate" }).click();
    await expect(page.getByRole("heading", { name: "Certificate" })).toBeFocused();
    await expect(page.getByRole("heading", { name: "Certificate" })).toBeInViewport();
    await field("Number, figure 4").fill("97%");
    await field("As of, figure 4").fill("2026");
    await page.getByRole("button", { name: "Move figure 4 up" }).click();
    await page.reload();
    await expect(page.getByText("What you typed before and did not save is back.")).toBeVisible();
    await expect(field("Number, figure 3")).toHaveValue("97%");
    await expect(page.getByText("Unsaved changes, kept for you")).toBeVisible();
    await save();
    await part("Menu and footer");
    await field("Name, menu link 2").fill("Our stor");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Unsaved changes")).toBeHidden();
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Nothing was changed, so nothing is saved.")).toBeInViewport();
    // Who saves by the key goes on typing.
    await page.keyboard.type("y");
    await save();

    await page.goto(`${own.url}/blog`);
    const notice = page.getByRole("complementary", { name: "Notice" });
    await expect(notice).toHaveText("Closed for Avurudu. Call +94 11 200 0000. See the courses");
    await notice.getByRole("link").click();
    await expect(page).toHaveURL(`${own.url}/courses`);
    await expect(notice).toBeHidden();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Our story" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
    await expect(page.getByText("97%", { exact: true })).toBeVisible();
    await expect(page.getByText("success rate (2026)")).toBeVisible();

    await page.goto(`${own.url}/admin/words?part=home`);
    await page.getByRole("button", { name: "Restore first texts" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Restore first texts" }).click();
    await expect(field("Number, figure 4")).toHaveValue("95%");
    const home = await (await fetch(own.url, { headers: { accept: "text/html" } })).text();
    expect(home).toContain("95%");
    expect(home).not.toContain("97%");
  });

  test("an owner hides and moves sections of Home and About by the keyboard", { tag: "@all" }, async ({ page }) => {
    const titles = async (path: string) => {
      const text = await (await page.request.get(own.url + path)).text();
      return [...text.matchAll(/<h2[^>]*>(?:<[^>]+>)*([^<]+)/g)].map(([, title = ""]) => title);
    };
    const first = await titles("/");
    expect(first.slice(1, 6)).toEqual([
      "Starting Soon",
      "Everyone speaks, in every lesson",
      "Why Choose Us",
      "Featured Courses",
      "A certificate for all four skills",
    ]);
    const save = async () => {
      await page.getByRole("button", { name: "Save changes" }).press("Enter");
      await expect(toast(page, "Saved.").first()).toBeVisible();
      await expect(page.getByText("Unsaved changes")).toBeHidden();
    };
    await openSignedIn(page, await tokenOf(own), `${own.url}/admin/words?part=home`);
    const section = (name: string) => page.getByRole("group", { name, exact: true });
    await section("Student Success Stories").getByLabel("Shown").press("Space");
    await section("Starting Soon").getByLabel("Shown").press("Space");
    const up = page.getByRole("button", { name: "Move Certificate up" });
    await up.press("Enter");
    await expect(page.getByText("Certificate is now number 5 of 8.")).toBeAttached();
    await expect(up).toBeFocused();
    await up.press("Enter");
    await up.press("Enter");
    await expect(page.getByRole("button", { name: "Remove Certificate" })).toBeHidden();
    await expectAccessible(page);
    await save();
    expect(await titles("/")).toEqual([
      first[0],
      "A certificate for all four skills",
      "Everyone speaks, in every lesson",
      "Why Choose Us",
      "Featured Courses",
      ...first.slice(7),
    ]);
    expect(first[6]).toBe("Student Success Stories");
    await page.goto(`${own.url}/`);
    await expectAccessible(page);

    await page.goto(`${own.url}/admin/words?part=about`);
    await expect(section("Teachers").getByLabel("Shown")).toBeHidden();
    await section("Core values").getByLabel("Shown").press("Space");
    await page.getByRole("button", { name: "Move Mission up" }).press("Enter");
    await save();
    expect((await titles("/about")).slice(0, 2)).toEqual(["Our Mission", "Our Story"]);
    expect(await titles("/about")).not.toContain("Our Core Values");
    await page.getByRole("button", { name: "Restore first texts" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Restore first texts" }).click();
    await expect(toast(page, "The first texts are back.")).toBeVisible();
    expect((await titles("/about")).slice(0, 3)).toEqual(["Our Story", "Our Mission", "Our Core Values"]);
  });

  test("of two who change a part at once, both changes are kept, field by field", { tag: "@all" }, async ({ page }) => {
    const token = await tokenOf(own);
    await openSignedIn(page, token, `${own.url}/admin/words?part=contact`);
    const headings = page.getByLabel("Heading", { exact: true });
    await headings.first().fill("Talk to us");
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const stored = await (await fetch(`${own.url}/api/words/contact`, { headers })).json();
    const body = JSON.stringify({ ...stored, undecided_title: "In two minds?" });
    expect((await fetch(`${own.url}/api/words/contact`, { method: "PUT", headers, body })).status).toBe(200);
    await page.getByRole("button", { name: "Save changes" }).click();
    const conflict = page.getByRole("alert");
    await expect(conflict).toContainText("For the undecided: Heading");
    await expect(conflict).toContainText("Top of the page: Heading");
    await conflict.getByRole("button", { name: "Save both changes" }).click();
    await expect(toast(page, "Saved.").first()).toBeVisible();
    await expect(headings.last()).toHaveValue("In two minds?");
    const contact = await (await fetch(`${own.url}/contact`, { headers: { accept: "text/html" } })).text();
    expect([contact.includes("Talk to us"), contact.includes("In two minds?")]).toEqual([true, true]);
  });
});
