import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { classInput, enquiryInput } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { callApi, endSessionAt, failCalls, failedCall, openSignedIn, signInAgain } from "../staff.ts";
import { expect, test } from "../test.ts";

test("the dashboard counts, links, checks the system and shows who asked last", { tag: "@all" }, async ({ page, server, token }) => {
  const { id } = await callApi(server, token, "POST", "/contact", enquiryInput({ name: "Kamala Silva" }));
  const counts = await Promise.all(
    ["courses", "exams", "blogs"].map(async (what) => (await callApi(server, token, "GET", `/${what}`)).length),
  );
  const people = await callApi(server, token, "GET", "/people");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openSignedIn(page, token, "/admin/dashboard");
  for (const [label, count] of [
    ["Total Courses", counts[0]],
    ["Total Exams", counts[1]],
    ["Total Blogs", counts[2]],
    ["Admin Users", people.filter(({ state }: { state: string }) => state !== "left").length],
  ] as const) {
    const term = page.getByRole("term").filter({ hasText: label });
    await expect(term.locator("xpath=following-sibling::dd")).toHaveText(String(count));
  }
  for (const text of ["Connected", "Active", "Online"]) await expect(page.getByText(text, { exact: true })).toBeVisible();
  expect(asked.filter((url) => /\/api\/(courses|exams|blogs)$/.test(url))).toEqual([]);
  await expect(page.getByRole("link", { name: /Enquiries.*new/ })).toBeVisible();
  await expectAccessible(page);

  await expect(
    page
      .getByRole("table")
      .last()
      .getByRole("row", { name: /^German Deutsch [1-9]/ }),
  ).toBeVisible();
  await page.getByRole("link", { name: /^Unanswered: Today: [1-9]/ }).click();
  await expect(page).toHaveURL(/\/admin\/enquiries\?view=new&from=\d{4}-\d\d-\d\d$/);
  await expect(page.getByText("Kamala Silva")).toBeVisible();
  await page.goBack();

  for (const [name, path] of [
    ["Manage Courses", "/admin/courses"],
    ["Manage Exams", "/admin/exams"],
    ["Manage Blogs", "/admin/blogs"],
  ] as const) {
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
  await page.getByRole("link", { name: /Kamala Silva/ }).click();
  await expect(page).toHaveURL(`/admin/enquiries?form=${id}`);
  await expect(page.getByRole("dialog", { name: "Enquiry of Kamala Silva" })).toBeVisible();
});

test("a free seat that somebody waits for is named, and leads to the roster", { tag: "@all" }, async ({ page, server, token }) => {
  const made = await callApi(server, token, "POST", "/classes", classInput({ title: "A1 with a free seat" }));
  const { id } = await callApi(server, token, "POST", "/contact", enquiryInput({ name: "Waiting Somebody" }));
  await callApi(server, token, "PATCH", `/enquiries/${id}`, { status: "Waiting", class_id: made.id });
  await openSignedIn(page, token, "/admin/dashboard");
  await page.getByRole("link", { name: /^A seat is free, and somebody waits: .*A1 with a free seat/ }).click();
  await expect(page).toHaveURL(`/admin/classes?roster=${made.id}`);
  await expect(page.getByRole("main").getByText("Waiting Somebody").first()).toBeVisible();
});

test("owners see at its head what needs attention, with what to do", { tag: "@all" }, async ({ page, server, token }) => {
  const webhook = { address: "https://receiver.example/hook", events: ["enquiry.created"], active: true };
  await callApi(server, token, "POST", "/webhooks", webhook);
  const database = new Sqlite(join(server.dataDir, "academy.db"), { timeout: 5000 });
  database.exec("update webhooks set failing_since = 1 where address like '%receiver.example%'");
  await openSignedIn(page, token, "/admin/dashboard");
  const list = page.getByRole("region", { name: "Needs attention" });
  await expect(list.getByText("The webhook to receiver.example fails.")).toBeVisible();
  await list.getByText(/things? to set up$/).click();
  await expect(list.getByText("No mail server is set, so nobody is told of enquiries.")).toBeVisible();
  // What is urgent stands before what is so from the start.
  await expect(list.getByRole("listitem")).toContainText(["receiver.example", "No mail server is set"]);
  await expectAccessible(page);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  await list.getByRole("link", { name: "Open settings" }).first().click();
  await expect(page).toHaveURL("/admin/settings");
  database.exec("delete from webhooks where address like '%receiver.example%'");
  database.close();
});

test("nobody but owners is shown what needs attention", { tag: "@all" }, async ({ page, server, token }) => {
  const person = { username: "attentive", name: "Attentive Editor", email: "a@academy.example", role: "editor" };
  const { token: link } = await callApi(server, token, "POST", "/people", person);
  await callApi(server, token, "POST", "/auth/choose-password", { token: link, newPassword: "brick saffron lagoon" });
  const { token: own } = await callApi(server, token, "POST", "/auth/login", { username: "attentive", password: "brick saffron lagoon" });
  await openSignedIn(page, own, "/admin/dashboard");
  await expect(page.getByRole("heading", { name: "System status" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Needs attention" })).toBeHidden();
});

test.describe("when it goes wrong", () => {
  test.use({ expectedErrors: [failedCall] });

  test("the status panel says that the check failed, or the database is away; an ended session leads to the login and back", {
    tag: "@all",
  }, async ({ page, token, server }) => {
    await failCalls(page, "**/api/status", "GET", 503);
    await failCalls(page, "**/api/courses?limit=1", "GET");
    await openSignedIn(page, token, "/admin/dashboard");
    await expect(page.getByText("The system could not be checked.")).toBeVisible();
    await expect(page.getByText("Connected", { exact: true })).toHaveCount(0);
    await expect(page.getByText("Could not be loaded").first()).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Check again" }).click();
    await expect(page.getByText("Connected", { exact: true })).toBeVisible();

    await page.route("**/api/status", (route) =>
      route.fulfill({
        json: {
          database: false,
          api: true,
          site: true,
          admins: 1,
          newEnquiries: 0,
          mail: { waiting: 2, failed: 0, off: true },
          backup: { made_at: null, keep: 0 },
        },
      }),
    );
    await page.reload();
    await expect(page.getByText("Not connected")).toBeVisible();
    await expect(page.getByText("Mail: 2 not sent: no mail server is set.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Set up mail", exact: true })).toHaveAttribute("href", "/admin/settings#mail");
    await page.unrouteAll();

    await endSessionAt(page, server, token, "GET", "**/api/enquiries?*offset=0*");
    await page.getByRole("link", { name: "All enquiries" }).click();
    await signInAgain(page, server);
    await expect(page).toHaveURL("/admin/enquiries");
  });
});
