import { classInput, enquiryInput } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { callApi, failedCall, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

let counter = 0;
const name = () => `Caller${++counter}x${process.pid}`;

test("enquiries are worked through from the list, by key and many at once, with a way back", async ({ page, server, token }) => {
  const who = name();
  const ids: number[] = [];
  for (const which of ["one", "two", "three"])
    ids.push(
      (
        await callApi(
          server,
          token,
          "POST",
          "/contact",
          enquiryInput({ name: `${who} ${which}`, email: `${who}.${which}@example.com`, phone: "" }),
        )
      ).id,
    );
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

  // Who would lose a seat is asked about, and the others can be marked alone.
  const { id: class_id } = await callApi(server, token, "POST", "/classes", classInput({ title: `Of ${who}` }));
  await callApi(server, token, "PATCH", `/enquiries/${ids[0]}`, { status: "Enrolled", class_id });
  await page.reload();
  await page.getByLabel("Select all").check();
  await page.getByLabel("Mark the selected as").selectOption("Closed");
  await page.getByRole("alertdialog").getByRole("button", { name: "Only the other 2" }).click();
  await expect.poll(statuses).toEqual(["Enrolled", "Closed", "Closed"]);
  // Who gets a seat of no known class is asked for the class.
  await page.getByRole("combobox", { name: `Mark ${who} two as` }).selectOption("Enrolled");
  const asked = page.getByRole("dialog", { name: "Enrolled in which class?" });
  await asked.getByLabel("Class").selectOption(String(class_id));
  await asked.getByRole("button", { name: "Enrol" }).click();
  await expect.poll(statuses).toEqual(["Enrolled", "Enrolled", "Closed"]);
  expect((await callApi(server, token, "GET", `/enquiries/${ids[1]}`)).class_id).toBe(class_id);
});

// Of an open list the two other engines take keys from the system alone, and no test presses those.
const keysOfOpenList = { tag: ["@not-firefox", "@not-webkit"] };
test(
  "a key opens the marks of a row, whose name is whole beside a long next step, and whose ways to answer stand in columns",
  keysOfOpenList,
  async ({ page, server, token }) => {
    const who = name();
    const receive = async (which: string, phone: string) =>
      (await callApi(server, token, "POST", "/contact", enquiryInput({ name: `${who} ${which}`, email: `${which}@${who}.example`, phone })))
        .id;
    const asked = await receive("asked", "");
    await callApi(server, token, "PATCH", `/enquiries/${asked}`, {
      next_step: "Ask for the copy of the passport and the letter of the school",
    });
    await receive("phoned", "077 123 4567");
    await openSignedIn(page, token, `/admin/enquiries?q=${who}`);
    const open = page.getByRole("button", { name: `Open the enquiry of ${who} asked` });
    await expect(open).toBeVisible();
    expect(await open.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
    const at = async (which: string) => (await page.getByRole("link", { name: `Mail ${who} ${which}` }).boundingBox())?.x;
    expect(await at("asked")).toBe(await at("phoned"));

    const marks = page.getByLabel(`Mark ${who} asked as`, { exact: true });
    await marks.focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => marks.evaluate((list) => list.matches(":open"))).toBe(true);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(toast(page, `${who} asked: Contacted`)).toBeVisible();
    expect((await callApi(server, token, "GET", `/enquiries/${asked}`)).status).toBe("Contacted");
  },
);

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
  await adding.getByLabel("Name").fill(`${who} caller web`);
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
  // What presses have saved keeps nobody from going on.
  await next.getByRole("button", { name: "Save and next" }).click();
  await page
    .getByRole("dialog", { name: `Enquiry of ${who} first` })
    .getByRole("button", { name: "Cancel" })
    .click();
  await page.getByRole("button", { name: `Open the enquiry of ${who} web` }).click();
  await next.getByRole("button", { name: "No answer" }).click();
  await expect(next.getByRole("listitem").filter({ hasText: "Called, no answer" })).toBeVisible();
  await expect(next.getByLabel("Status")).toHaveValue("New");
  // What is planned already stays.
  await expect(next.getByLabel("Next step", { exact: true })).toHaveValue("Send the fees");
  // The merge was of the same hand: nobody else saved it.
  await next.getByRole("button", { name: "Save", exact: true }).click();
  await expect(next).toBeHidden();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([`${who} web`, `${who} first`]);
});

test("a new enquiry stays new when it is merged with a closed one, wherever that is done", { tag: "@all" }, async ({
  page,
  server,
  token,
}) => {
  const who = name();
  const ask = () => callApi(server, token, "POST", "/contact", enquiryInput({ name: who, email: `${who}@example.org`, phone: "" }));
  const closed = await ask();
  await callApi(server, token, "PATCH", `/enquiries/${closed.id}`, { status: "Closed" });
  const fresh = await ask();
  await openSignedIn(page, token, `/admin/enquiries?form=${closed.id}`);
  const form = page.getByRole("dialog", { name: `Enquiry of ${who}` });
  await expect(form.getByLabel("Status")).toHaveValue("Closed");
  await form.getByRole("button", { name: /^Merge/ }).click();
  await expect(form.getByLabel("Status")).toHaveValue("New");
  expect(new URL(page.url()).searchParams.get("form")).toBe(String(fresh.id));
});

test("a free seat is said for as long as it is free, and a bulk marking asks about seats and says what it did", { tag: "@all" }, async ({
  page,
  server,
  token,
}) => {
  const who = name();
  const { id: class_id } = await callApi(server, token, "POST", "/classes", classInput({ title: `${who} class`, seats: 1 }));
  const add = (last: string, status: string) =>
    callApi(server, token, "POST", "/enquiries", { name: `${who} ${last}`, channel: "phone", phone: "0771234567", class_id, status });
  const { id: seated } = await add("seated", "Enrolled");
  await add("next", "Waiting");
  await add("asks", "New");
  await openSignedIn(page, token, `/admin/enquiries?q=${who}`);
  await page.getByLabel("Select all").check();
  await page.getByLabel("Mark the selected as").selectOption("Closed");
  const question = page.getByRole("alertdialog", { name: "2 people would lose their place" });
  await expect(question).toContainText(`${who} seated: a seat`);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Only the other one" }).click();
  await expect(toast(page, `${who} asks: Closed`)).toBeVisible();
  await page.getByRole("combobox", { name: `Mark ${who} seated as` }).selectOption("Closed");
  await page.getByRole("button", { name: "Closed, and free the place" }).click();
  await expect(page.getByText("Has no seat any more.")).toBeVisible();
  const free = page.getByText(`${who} next is first on the waiting list.`);
  await expect(free).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(free).toBeHidden();
  expect((await callApi(server, token, "GET", `/enquiries/${seated}`)).status).toBe("Enrolled");
});

test("who is enrolled without a class is asked for one, and no class is an answer", { tag: "@all" }, async ({ page, server, token }) => {
  const who = name();
  const title = `${who} class`;
  await callApi(server, token, "POST", "/classes", classInput({ title, starts_on: "2097-01-12", enrol_until: "", ends_on: "2097-03-01" }));
  const { id } = await callApi(server, token, "POST", "/contact", enquiryInput({ name: who }));
  await openSignedIn(page, token, `/admin/enquiries?q=${who}`);
  const asked = page.getByRole("dialog", { name: "Enrolled in which class?" });
  await page.getByRole("combobox", { name: `Mark ${who} as` }).selectOption("Enrolled");
  // The next class of the course that they asked for is proposed.
  await expect(asked.getByLabel("Class").locator("option:checked")).toContainText("German Deutsch: ");
  const offered = asked.getByLabel("Class").locator("option").filter({ hasText: title });
  await asked.getByLabel("Class").selectOption({ label: (await offered.textContent()) ?? "" });
  await asked.getByRole("button", { name: "Enrol" }).click();
  await expect(toast(page, `${who}: Enrolled`)).toBeVisible();
  expect((await callApi(server, token, "GET", `/enquiries/${id}`)).class_name).toContain(title);

  const { id: other } = await callApi(server, token, "POST", "/contact", enquiryInput({ name: `${who} again` }));
  await page.goto(`/admin/enquiries?form=${other}`);
  const form = page.getByRole("dialog", { name: `Enquiry of ${who} again` });
  await form.getByLabel("Status").selectOption("Enrolled");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await asked.getByLabel("Class").selectOption("No class");
  await asked.getByRole("button", { name: "Enrol" }).click();
  await expect(toast(page, "Enquiry saved")).toBeVisible();
  expect(await callApi(server, token, "GET", `/enquiries/${other}`)).toMatchObject({ status: "Enrolled", class_id: null });
});

test("a second walk-in leaves the first one's notes alone, and both are listed", { tag: "@all" }, async ({ page, token }) => {
  const who = name();
  await openSignedIn(page, token, "/admin/enquiries");
  const adding = page.getByRole("dialog", { name: "Add enquiry" });
  for (const which of ["one", "two"]) {
    await page.getByRole("button", { name: "Add enquiry" }).click();
    await expect(adding.getByLabel("Name")).toHaveValue("");
    await adding.getByLabel("Name").fill(`${who} ${which}`);
    await adding.getByLabel("What they asked").fill(`Notes of ${which}`);
    await adding.getByRole("button", { name: "Close" }).click();
  }
  await expect(toast(page, `“${who} two”: above the list, at “Not added yet”.`)).toBeVisible();
  const begun = page.getByRole("region", { name: "Not added yet" });
  await expect(begun.getByRole("button", { name: new RegExp(`^${who} (one|two)`) })).toHaveCount(2);
  await begun.getByRole("button", { name: `Discard what was typed of ${who} two` }).click();
  await expect(begun.getByRole("button", { name: new RegExp(`^${who} two`) })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await begun.getByRole("button", { name: new RegExp(`^${who} one`) }).click();
  await expect(adding.getByLabel("What they asked")).toHaveValue("Notes of one");
  await adding.getByRole("button", { name: "Close" }).click();
  await begun.getByRole("button", { name: new RegExp(`^${who} two`) }).click();
  await expect(adding.getByLabel("What they asked")).toHaveValue("Notes of two");
});

test("who calls again is found while typed, and what they ask goes to what they asked before", { tag: "@all" }, async ({
  page,
  server,
  token,
}) => {
  const who = name();
  const phone = `077 5${String(Date.now()).slice(-6)}`;
  const { id } = await callApi(server, token, "POST", "/contact", enquiryInput({ name: who, phone }));
  await openSignedIn(page, token, "/admin/enquiries");
  await page.getByRole("button", { name: "Add enquiry" }).click();
  const adding = page.getByRole("dialog", { name: "Add enquiry" });
  await adding.getByLabel("Phone", { exact: true }).fill(phone);
  await adding.getByRole("button", { name: `Add to this one: ${who}, asked today` }).click();
  await adding.getByLabel("Name").fill(who);
  await adding.getByLabel("What they asked").fill("Is there parking?");
  await adding.getByRole("button", { name: `Add to ${who}`, exact: true }).click();
  await expect(toast(page, `Added to the enquiry of ${who}`)).toBeVisible();
  expect(await callApi(server, token, "GET", `/enquiries?q=${who}`)).toHaveLength(1);
  const events = await callApi(server, token, "GET", `/enquiries/${id}/events`);
  expect(events).toContainEqual(expect.objectContaining({ kind: "call", text: "Is there parking?" }));
});

test("a question for the next class is answered in three actions", async ({ page, server, token, context }) => {
  const who = name();
  await callApi(server, token, "POST", "/enquiries", {
    name: who,
    phone: "0771234567",
    channel: "phone",
    interestedCourses: ["German Deutsch"],
  });
  await context.route(/wa\.me/, (route) => route.fulfill({ body: "WhatsApp" }));
  await openSignedIn(page, token, `/admin/enquiries?q=${who}`);
  await page.getByRole("button", { name: `Open the enquiry of ${who}` }).click();
  const form = page.getByRole("dialog", { name: `Enquiry of ${who}` });
  await form.getByRole("button", { name: "Answer with this class" }).click();
  await expect(form.getByLabel("Text of the answer")).toHaveValue(
    /Our next class \(.+\) begins on .+ and is held on .+day, .+ [AP]M to .+ [AP]M\. The fee: [^{}]+\n\nTo have a seat kept for you, [^{}]+$/,
  );
  await form.getByRole("link", { name: "Open WhatsApp" }).click();
  await expect(form.getByRole("listitem").filter({ hasText: "Our next class" })).toContainText("Wrote on WhatsApp");
});

test("the first enquiry is high on a phone, and eight are in sight on a laptop", { tag: "@all" }, async ({ page, server, token }) => {
  const who = name();
  for (let made = 0; made < 9; made++) await callApi(server, token, "POST", "/contact", enquiryInput({ name: `${who} ${made}` }));
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, token, "/admin/enquiries?view=new");
  const first = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(first.nth(8)).toBeAttached();
  expect((await first.first().boundingBox())?.y).toBeLessThanOrEqual(250);
  await page.setViewportSize({ width: 1280, height: 800 });
  const eighth = await first.nth(7).boundingBox();
  expect((eighth?.y ?? 9999) + (eighth?.height ?? 0)).toBeLessThanOrEqual(800);
  const views = page.getByRole("navigation", { name: "Views" }).getByRole("link");
  expect((await views.last().boundingBox())?.y).toBe((await views.first().boundingBox())?.y);
  // As wide as an iPad, and as it lies: the names are whole.
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const named = first.getByRole("button", { name: `Open the enquiry of ${who} 0` });
    expect(await named.evaluate((one) => one.scrollWidth - one.clientWidth), `${width}`).toBeLessThanOrEqual(0);
  }
});

test("a number is corrected in the dialog, and what it was stands in the timeline", { tag: "@all" }, async ({ page, server, token }) => {
  const who = name();
  const { id } = await callApi(server, token, "POST", "/contact", enquiryInput({ name: who, phone: "077 123 4567" }));
  await openSignedIn(page, token, `/admin/enquiries?form=${id}`);
  const form = page.getByRole("dialog", { name: `Enquiry of ${who}` });
  await form.getByText("Correct name, e-mail or phone").click();
  await form.getByLabel("E-mail", { exact: true }).fill("nobody");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(form.getByText("Please enter a valid email address.")).toBeVisible();
  await form.getByLabel("E-mail", { exact: true }).fill(`${who}@example.com`);
  // A slip is asked about as the field is left, before anything is saved.
  await form.getByLabel("Phone", { exact: true }).fill("077 123 456");
  await form.getByLabel("Phone", { exact: true }).press("Tab");
  await expect(form.getByText(/looks too short for Sri Lanka/)).toBeVisible();
  await form.getByLabel("Phone", { exact: true }).fill("077 123 4568, 071 765 4321");
  await form.getByLabel("Phone", { exact: true }).press("Tab");
  await expect(form.getByText(/looks too short for Sri Lanka/)).toHaveCount(0);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Enquiry saved")).toBeVisible();
  await page.goto(`/admin/enquiries?q=0717654321&form=${id}`);
  await expect(form.getByText("077 123 4568, 071 765 4321")).toBeVisible();
  await expect(form.getByText("Corrected; before it was")).toBeVisible();
  await expect(form.getByText("phone: 077 123 4567")).toBeVisible();
});

test("who lies in the spam folder is found while they call, and why they did is known after an Undo", { tag: "@all" }, async ({
  page,
  server,
  token,
}) => {
  const who = name();
  const spam = enquiryInput({ name: who, signals: { trap: "x" } });
  const { id } = await callApi(server, token, "POST", "/contact", spam);
  await openSignedIn(page, token, `/admin/enquiries?view=spam&q=${who}`);
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: who });
  await expect(row).toContainText("do not see");
  await page.getByLabel("Select all").check();
  await page.getByRole("button", { name: "Not spam", exact: true }).click();
  await expect(toast(page, `${who}: Not spam`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(toast(page, "Undone")).toBeVisible();
  await expect(row).toContainText("do not see");
  await page.getByRole("button", { name: "Add enquiry" }).click();
  const adding = page.getByRole("dialog", { name: "Add enquiry" });
  await adding.getByLabel("Name").fill(who);
  await adding.getByRole("button", { name: `Add to this one: ${who}` }).click();
  await adding.getByRole("button", { name: `Add to ${who}` }).click();
  await expect(toast(page, `Added to the enquiry of ${who}`)).toBeVisible();
  expect((await callApi(server, token, "GET", `/enquiries/${id}`)).status).toBe("Contacted");
});

test("the classes of the course come first with their days, a mother is not her son, and closing leads back to the roster", {
  tag: "@all",
}, async ({ page, server, token }) => {
  const who = name();
  const phone = `077 6${String(Date.now()).slice(-6)}`;
  const { id: class_id } = await callApi(server, token, "POST", "/classes", classInput({ title: `Of ${who}` }));
  const [{ title }] = await callApi(server, token, "GET", "/courses");
  for (const [called, address] of [
    [`${who} mother`, "mother"],
    [`${who} son`, "son"],
  ])
    await callApi(server, token, "POST", "/enquiries", {
      ...{ name: called, email: `${who}.${address}@example.com`, phone, channel: "phone", status: "Enrolled", class_id },
    });
  await openSignedIn(page, token, `/admin/classes?roster=${class_id}`);
  await page.getByRole("link", { name: `${who} son` }).click();
  const form = page.getByRole("dialog", { name: `Enquiry of ${who} son` });
  await expect(form.getByText(`Same phone as ${who} mother`)).toBeVisible();
  await expect(form.getByText("Other enquiries of this person")).toHaveCount(0);
  await expect(form.getByRole("button", { name: /^Merge/ })).toHaveCount(0);
  await form.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(`/admin/classes?roster=${class_id}`);

  // The list and the form tell the two apart, too.
  await page.goto(`/admin/enquiries?q=${who}`);
  const row = (whose: string) =>
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: `Same phone as ${who} ${whose}` });
  await expect(row("mother")).toHaveCount(1);
  await expect(row("son")).toHaveCount(1);
  // The remark is what is cut off, and never a name.
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const names = page.getByRole("main").getByRole("button", { name: /^Open the enquiry of/ });
    expect(await names.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth)), `${width}`).toEqual([0, 0]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/admin/enquiries?form=new");
  const adding = page.getByRole("dialog", { name: "Add enquiry" });
  await adding.getByLabel("Name").fill(`${who} daughter`);
  await adding.getByLabel("Phone", { exact: true }).fill(phone);
  const known = adding.getByRole("region", { name: "Known already" });
  await expect(known.getByRole("listitem").filter({ hasText: `Same phone as ${who} son` })).toBeVisible();
  await expect(known.getByRole("button", { name: /^Add to this one/ })).toHaveCount(0);
  await adding.getByLabel("Course").selectOption(title);
  await expect(adding.locator("optgroup").first()).toHaveAttribute("label", "What they asked for");
  await expect(
    adding
      .locator("optgroup")
      .first()
      .locator("option", { hasText: `Of ${who}` }),
  ).toContainText("Monday, 6 PM to 8 PM (10 seats left)");
});

test("a misspelt name finds who is near, in the list and while it is typed, and who waits longest comes first on demand", {
  tag: "@all",
}, async ({ page, server, token }) => {
  // Letters only: a word with a digit is no name.
  const family = `Wijey${[...String(process.pid)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
  for (const first of ["Fathima", "Nimal"])
    await callApi(
      server,
      token,
      "POST",
      "/contact",
      enquiryInput({ name: `${first} ${family}`, phone: "", email: `${first}@example.com` }),
    );
  await openSignedIn(page, token, `/admin/enquiries?q=Fatima+${family}`);
  const names = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(names).toHaveText([`Fathima ${family}`]);
  await expect(page.getByText("No exact match. Near: Fathima.")).toBeVisible();
  await page.getByRole("button", { name: `Mark Fathima ${family} as contacted` }).click();
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Fathima" })).toContainText("Contacted");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(toast(page, "Undone")).toBeVisible();

  await page.getByRole("searchbox").fill(family);
  await expect(names).toHaveText([`Nimal ${family}`, `Fathima ${family}`]);
  await page.getByLabel("Sort", { exact: true }).selectOption("Waits longest for an answer");
  await expect(names).toHaveText([`Fathima ${family}`, `Nimal ${family}`]);
  await page.reload();
  await expect(names).toHaveText([`Fathima ${family}`, `Nimal ${family}`]);
  await page.getByRole("link", { name: /^New/ }).click();
  await expect(page).toHaveURL(/order=unanswered/);
  await expect(names).toHaveText([`Fathima ${family}`, `Nimal ${family}`]);

  await page.getByRole("button", { name: "Add enquiry" }).click();
  const adding = page.getByRole("dialog", { name: "Add enquiry" });
  await adding.getByLabel("Name").fill(`Fatima ${family}`);
  await expect(adding.getByRole("button", { name: `Add to this one: Fathima ${family}` })).toBeVisible();
});

test("whoever is erased with a seat leaves it to the first who waits, which is said", { tag: "@all" }, async ({ page, server, token }) => {
  const who = name();
  const { id: class_id } = await callApi(server, token, "POST", "/classes", classInput({ title: `${who} class`, seats: 1 }));
  const add = (last: string, status: string) =>
    callApi(server, token, "POST", "/enquiries", { name: `${who} ${last}`, channel: "phone", class_id, status });
  const { id } = await add("goes", "Enrolled");
  await add("next", "Waiting");
  await openSignedIn(page, token, `/admin/enquiries?form=${id}`);
  await page.getByText("Personal data").click();
  await page
    .getByRole("button", { name: /^Erase/ })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Erase", exact: true }).click();
  await expect(page.getByText(`${who} next is first on the waiting list.`)).toBeVisible();
});

test.describe("a line that breaks", () => {
  test.use({ expectedErrors: [failedCall] });

  test("leaves the way back of a marking, which goes with its notice", { tag: "@all" }, async ({ page, server, token }) => {
    const who = name();
    const { id } = await callApi(server, token, "POST", "/enquiries", { name: who, channel: "phone", phone: "0771234567" });
    await openSignedIn(page, token, `/admin/enquiries?q=${who}`);
    await page.getByRole("button", { name: /^Mark .* as contacted/ }).click();
    await page.route("**/api/enquiries", (route) => route.abort(), { times: 1 });
    await toast(page, `${who}: Contacted`).getByRole("button", { name: "Undo" }).click();
    await toast(page, "It was not undone").getByRole("button", { name: "Try again" }).click();
    await expect(toast(page, /^Undone/)).toBeVisible();
    await expect(toast(page, "It was not undone")).toHaveCount(0);
    expect((await callApi(server, token, "GET", `/enquiries/${id}`)).status).toBe("New");
  });
});
