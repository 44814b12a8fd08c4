import { enquiryInput } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { callApi, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

let counter = 0;
const name = () => `Caller${++counter}x${process.pid}`;

test("enquiries are worked through from the list, by key and many at once, with a way back", async ({ page, server, token }) => {
  const who = name();
  const ids: number[] = [];
  for (const which of ["one", "two", "three"])
    ids.push((await callApi(server, token, "POST", "/contact", enquiryInput({ name: `${who} ${which}` }))).id);
  const statuses = async () => Promise.all(ids.map(async (id) => (await callApi(server, token, "GET", `/enquiries/${id}`)).status));
  await openSignedIn(page, token, `/admin/enquiries?view=new&q=${who}`);
  const row = (which: string) =>
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: `${who} ${which}` });
  await expect(row("three")).toBeVisible();

  // One key an enquiry, and on to the next; what is done stays where it is.
  await page.keyboard.press("j");
  await expect(row("three").getByRole("button", { name: /^Open/ })).toBeFocused();
  await page.keyboard.press("c");
  await expect(row("two").getByRole("button", { name: /^Open/ })).toBeFocused();
  await page.keyboard.press("t");
  await expect(row("two")).toContainText("Call back, tomorrow");
  await expect(row("three")).toContainText("Contacted");
  await row("one")
    .getByRole("button", { name: /^Mark .* as contacted/ })
    .click();
  await expect.poll(statuses).toEqual(["Contacted", "New", "Contacted"]);
  await page.getByRole("link", { name: /^Due tomorrow/ }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([`${who} two`]);

  await page.getByRole("link", { name: /^All/ }).click();
  await expect(row("one")).toBeVisible();
  await page.getByLabel("Select all").check();
  await page.getByLabel("Mark the selected as").selectOption("Closed");
  await expect(toast(page, "3 enquiries: Closed")).toBeVisible();
  expect(await statuses()).toEqual(["Closed", "Closed", "Closed"]);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(toast(page, "Undone")).toBeVisible();
  expect(await statuses()).toEqual(["Contacted", "New", "Contacted"]);
  await expectAccessible(page);
});

test("somebody who calls is written down, noted, merged with what they wrote before, and the next one opens", async ({
  page,
  server,
  token,
}) => {
  const who = name();
  const phone = `077 7${String(Date.now()).slice(-6)}`;
  await callApi(server, token, "POST", "/contact", enquiryInput({ name: `${who} first`, email: `${who}@example.com`, phone: "" }));
  await callApi(
    server,
    token,
    "POST",
    "/contact",
    enquiryInput({ name: `${who} web`, email: `${who}@example.org`, phone, details: "Weekends?" }),
  );
  await openSignedIn(page, token, `/admin/enquiries?q=${who}`);
  await page.getByRole("button", { name: "Add enquiry" }).click();
  const adding = page.getByRole("dialog", { name: "Add enquiry" });
  await adding.getByLabel("Name").fill(`${who} caller`);
  await adding.getByLabel("Phone", { exact: true }).fill(phone);
  await adding.getByLabel("How they reached us").selectOption("Visit");
  await expect(adding.getByLabel("Status")).toHaveValue("Visited");
  await expectAccessible(page);
  const counted = page.waitForResponse(/\/enquiries\/views\?since=/);
  await adding.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("button", { name: `Open the enquiry of ${who} caller` })).toBeVisible();
  await counted;
  await expect(page.getByRole("button", { name: /new enquir/ })).toHaveCount(0);
  await page.getByRole("button", { name: `Open the enquiry of ${who} caller` }).click();

  const form = page.getByRole("dialog", { name: `Enquiry of ${who} caller` });
  await form.getByLabel("Next step", { exact: true }).fill("Send the fees");
  await form.getByLabel("New note").fill("Works until five");
  await form.getByRole("button", { name: "Called" }).click();
  await expect(form.getByRole("listitem").filter({ hasText: "Works until five" })).toContainText("Called");
  await expect(form.getByLabel("New note")).toHaveValue("");
  await expect(form.getByLabel("Next step", { exact: true })).toHaveValue("Send the fees");
  await form.getByRole("button", { name: "Call back tomorrow" }).click();
  await form.getByRole("button", { name: "Save and next" }).click();

  const next = page.getByRole("dialog", { name: `Enquiry of ${who} web` });
  await next.getByRole("button", { name: /^Merge/ }).click();
  await expect(next.getByRole("listitem").filter({ hasText: "Works until five" })).toBeVisible();
  await expectAccessible(page);
  await next.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([`${who} web`, `${who} first`]);
});
