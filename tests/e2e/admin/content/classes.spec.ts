import { weekdays } from "#contract/site/date-text.ts";
import { addDays } from "#contract/site/days.ts";
import { classInput, enquiryInput } from "../../../factories.ts";
import { callApi, joinedAs, openSignedIn, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

test("a class is written, held again later, and tells who is in it", async ({ page, token }) => {
  await openSignedIn(page, token, "/admin/classes");
  await page.getByRole("button", { name: "Add Class" }).click();
  const form = page.getByRole("dialog", { name: "Add New Class" });
  await form.getByLabel("Course or exam").selectOption({ label: "Spanish Español" });
  await form.getByLabel("Title").fill("A2 Fridays");
  await form.getByLabel("Starts on").fill("2099-03-06");
  await form.getByLabel("Ends on").fill("2099-03-01");
  await form.getByRole("button", { name: "Add time" }).click();
  await form.getByLabel("Weekday 1").selectOption("Friday");
  await form.getByLabel("Fee (LKR)").fill("-1");
  await form.getByLabel("Seats").fill("1");
  await form.getByRole("button", { name: "Create Class" }).click();
  await expect(form.getByText("The fee must be whole rupees, 0 or more.")).toBeVisible();
  await form.getByLabel("Fee (LKR)").fill("30000");
  await form.getByRole("button", { name: "Create Class" }).click();
  await expect(form.getByText("The last day is before the first one.")).toBeVisible();
  await form.getByLabel("Ends on").fill("2099-05-29");
  await form.getByRole("button", { name: "Create Class" }).click();
  await expect(toast(page, "Class created")).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: "A2 Fridays" });
  await expect(row).toContainText("Friday, 9 AM to 11.30 AM");
  await expect(row).toContainText("LKR 30,000");

  await row.getByRole("button", { name: /^The same again/ }).click();
  await expect(page.getByLabel("First day")).toHaveValue("2099-06-05");
  await page.getByRole("button", { name: "Create draft" }).click();
  const again = page.getByRole("dialog", { name: "Edit Class" });
  await expect(again.getByLabel("Starts on")).toHaveValue("2099-06-05");
  await expect(again.getByLabel("Ends on")).toHaveValue("2099-08-28");
  await again.getByRole("button", { name: "Cancel" }).click();
  await expect(again).toHaveCount(0);
  await expect(row).toHaveCount(2);
  // Nobody publishes one by looking at it.
  await expect(row.getByText("Not published")).toHaveCount(1);
  // A letter too few, in the name of the course and in the title.
  await page.getByPlaceholder("Search classes...").fill("spanih fridys");
  await expect(page.getByText("No exact match. Near: spanish fridays.")).toBeVisible();
  await expect(row).toHaveCount(2);
});

test("a seat is given and taken on the roster, and the next of the waiting list is named", async ({
  browser,
  browserName,
  page,
  server,
  token,
}) => {
  const { id: class_id } = await callApi(server, token, "POST", "/classes", classInput({ title: "Two seats", seats: 2 }));
  const people = ["Nimal", "Kumari", "Ruwan"];
  for (const [index, name] of people.entries()) {
    const { id } = await callApi(server, token, "POST", "/contact", enquiryInput({ name, class_id }));
    await callApi(server, token, "PATCH", `/enquiries/${id}`, { status: index < 2 ? "Enrolled" : "Waiting" });
  }
  await openSignedIn(page, token, "/admin/classes?q=Two+seats&places=full");
  await page.getByRole("link", { name: /^Roster of .*Two seats/ }).click();
  await expect(page.getByRole("heading", { name: "Enrolled: 2 of 2" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Give a seat: Ruwan" })).toHaveCount(0);
  await page.getByRole("button", { name: "Take off: Kumari" }).click();
  await expect(page.getByText("Ruwan is first on the waiting list.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "Enrolled: 2 of 2" })).toBeVisible();
  await page.getByRole("button", { name: "Take off: Kumari" }).click();
  await page.getByRole("button", { name: "Give a seat: Kumari" }).click();
  await expect(toast(page, "Kumari: has a seat, though Ruwan is first on the waiting list")).toBeVisible();
  await page.getByRole("button", { name: "Take off: Kumari" }).click();
  await page.getByRole("button", { name: "Give a seat: Ruwan" }).click();
  await expect(page.getByRole("heading", { name: "Waiting list: 0" })).toBeVisible();
  await expect(page.getByText("Ruwan is first on the waiting list.")).toBeHidden();
  // Whoever was given a seat is told of it in one press.
  await expect(page.getByText("Ruwan has a seat now, and was not told.")).toBeVisible();
  await page.getByRole("button", { name: "Tell Ruwan" }).click();
  await expect(page.getByRole("dialog", { name: "A seat for you" }).getByLabel("Text of the message")).toHaveValue(/^Dear Ruwan,/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("main").locator("ol li")).toHaveText([/1\.Nimal/, /2\.Ruwan/, /1\.Kumari/]);
  // Who asked for it and has no seat is on the roster, too.
  await expect(page.getByRole("heading", { name: "Asked for this class: 1" })).toBeVisible();
  // Nor is whoever asks once more offered a second place.
  await callApi(server, token, "POST", "/contact", enquiryInput({ name: "nimal", class_id }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Asked for this class: 2" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "nimal" }).filter({ hasText: "Has a seat above" })).toHaveCount(1);
  await callApi(server, token, "DELETE", `/enquiries/${(await callApi(server, token, "GET", "/enquiries?limit=1"))[0].id}`);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Asked for this class: 1" })).toBeVisible();
  // The second press of a double click falls on the next person, who keeps the seat.
  const { x = 0, y = 0 } = (await page.getByRole("button", { name: "Take off: Nimal" }).boundingBox()) ?? {};
  await page.mouse.click(x + 9, y + 9);
  await expect(page.getByRole("heading", { name: "Enrolled: 1 of 2" })).toBeVisible();
  // The others count presses that a program makes by their time: the second one would be a new one.
  if (browserName === "chromium") {
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  }
  await expect(page.getByRole("main").locator("ol li")).toHaveText([/1\.Ruwan/, /1\.Nimal/, /2\.Kumari/]);
  // A lesson that is called off is held again in one press; what is new is asked about until those who have a seat were told.
  const cancel = page.getByRole("button", { name: /^Cancel (?!another)/ });
  await cancel.click();
  await toast(page, " is cancelled").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, " is held")).toBeVisible();
  await cancel.click();
  await page.getByRole("button", { name: "Tell them" }).click();
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: "WhatsApp" }));
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /^WhatsApp Ruwan/ })
    .click();
  await page.bringToFront();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Tell them" })).toHaveCount(0);
  // Nobody is written an empty letter, and a class does not go unheard.
  await page.getByRole("button", { name: "Write to everybody" }).click();
  await expect(page.getByRole("dialog").getByText("It cannot be sent yet.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "All classes" }).click();
  await page.getByRole("button", { name: /^Delete .*Two seats/ }).click();
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText(
    "1 person has a seat in it. Nobody is told by this.",
  );
  await expect(page.getByRole("link", { name: "Write to them on its roster first" })).toBeVisible();
  // An editor may not read a roster, and is not led there.
  const editors = await (await browser.newContext({ baseURL: server.url })).newPage();
  await openSignedIn(editors, await joinedAs(server, token, "Editor of classes"), "/admin/classes?q=Two+seats");
  await editors.getByRole("button", { name: /^Delete .*Two seats/ }).click();
  await expect(editors.getByText("Ask somebody at the desk to write to them first.")).toBeVisible();
  await expect(editors.locator("a[href*='roster=']")).toHaveCount(0);
  await editors.context().close();
});

test("a room that is taken is named with three free times, and nothing is blocked", { tag: "@all" }, async ({ page, server, token }) => {
  const dates = { starts_on: "2098-03-04", ends_on: "2098-05-27", enrol_until: "" };
  const times = [{ weekday: "Tuesday", from: "18:00", to: "20:00" }];
  await callApi(server, token, "POST", "/classes", classInput({ ...dates, title: "Was first", place: "Room 2", teacher: "", times }));
  await openSignedIn(page, token, "/admin/classes?q=Was+first&form=new");
  const form = page.getByRole("dialog", { name: "Add New Class" });
  await form.getByLabel("Course or exam").selectOption({ label: "Spanish Español" });
  await form.getByLabel("Title").fill("Comes second");
  await form.getByLabel("Starts on").fill("2098-03-04");
  await form.getByLabel("Ends on").fill("2098-05-27");
  await form.getByRole("button", { name: "Add time" }).click();
  await form.getByLabel("Weekday 1").selectOption("Tuesday");
  await form.getByLabel("Fee (LKR)").fill("0");
  await form.getByLabel("Seats").fill("9");
  await form.getByLabel("From 1").fill("19:00");
  await form.getByLabel("To 1").fill("21:00");
  await form.getByLabel("Room").selectOption("Room 2");
  const taken = "Room 2 is taken by Was first, Tuesday, 6 PM to 8 PM, from 4 March 2098.";
  await expect(form.getByRole("status").getByText(taken)).toBeVisible();
  await expect(form.getByRole("region", { name: "Before it goes live" })).toContainText(taken);
  await expect(form.getByText(/^Free then: .*; .*; .*\. You can save it all the same\.$/)).toBeVisible();
  await form.getByRole("button", { name: "Create Class" }).click();
  await expect(toast(page, "Class created")).toBeVisible();
  // The other class says it too, at once.
  await expect(page.getByRole("listitem").filter({ hasText: "Was first" }).getByText("Room 2 is taken by Comes second")).toBeVisible();
  const [, made] = await callApi(server, token, "GET", "/classes?admin=true&month=2098-03");
  expect([made.title, made.place, typeof made.room_id]).toEqual(["Comes second", "Room 2", "number"]);
});

/** Counts what a hand does: a press or a field is one. */
function actions() {
  let done = 0;
  const one = async (work: Promise<unknown>) => {
    await work;
    done++;
  };
  return { one, count: () => done };
}

test("a class that is cancelled today is told to everybody in four actions at most", { tag: "@all" }, async ({
  page,
  server,
  token,
  context,
}) => {
  const today = new Date().toISOString().slice(0, 10);
  const daily = weekdays.map((weekday) => ({ weekday, from: "09:00", to: "10:00" }));
  const dates = { starts_on: addDays(today, -7), ends_on: addDays(today, 7), enrol_until: "", times: daily };
  const { id: class_id } = await callApi(server, token, "POST", "/classes", classInput({ title: "Cancelled one", ...dates }));
  for (const name of ["Anjali", "Dilshan", "Hiruni"]) {
    const person = { name, email: "", phone: `077 12${String(Date.now()).slice(-5)}`, channel: "phone", class_id, status: "Enrolled" };
    await callApi(server, token, "POST", "/enquiries", person);
  }
  await context.route(/wa\.me/, (route) => route.fulfill({ body: "WhatsApp" }));
  await openSignedIn(page, token, "/admin/classes?q=Cancelled+one");
  const { one, count } = actions();
  await one(page.getByRole("link", { name: /^Roster of .*Cancelled one/ }).click());
  await one(page.getByRole("button", { name: "Cancel today's lesson" }).click());
  await expect(page.getByText("3 people have a seat and were not told:")).toBeVisible();
  await one(page.getByRole("button", { name: "Tell them" }).click());
  const form = page.getByRole("dialog", { name: "Lesson cancelled today" });
  // As the first person reads it: nothing in braces but the name, which is each person's own.
  await expect(form.getByLabel("Text of the message")).toHaveValue(/^Dear \{name\},[^{}]*\(Cancelled one\) is cancelled[^{}]*$/);
  await expect(form.getByRole("region", { name: "As Anjali reads it" })).toContainText(/Dear Anjali,[^{}]*is cancelled/);
  await expect(form).toContainText(/3 of 3 have no e-mail address:\s*Anjali · \+9477/);
  await one(form.getByRole("link", { name: "WhatsApp Anjali (3 to go)" }).click());
  expect(count()).toBeLessThanOrEqual(4);
  // From then on a key each.
  await expect(form.getByRole("link", { name: "WhatsApp Dilshan (2 to go)" })).toBeFocused();
  await page.bringToFront();
  await page.keyboard.press("Enter");
  await expect(form.getByRole("link", { name: "WhatsApp Hiruni" })).toBeFocused();
  await page.bringToFront();
  await page.keyboard.press("Enter");
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Tell them" })).toHaveCount(0);
  const { enrolled } = await callApi(server, token, "GET", `/classes/${class_id}/roster`);
  for (const { id, name } of enrolled) {
    const events = await callApi(server, token, "GET", `/enquiries/${id}/events`);
    expect(events.at(-1)).toMatchObject({ kind: "whatsapp", text: expect.stringContaining(`Dear ${name},`) });
  }
});

test("a class that is not held today is not cancelled today: its next day is named", { tag: "@all" }, async ({ page, server, token }) => {
  // 5 January 2099 is a Monday; visitors are told of no lesson on it.
  const dates = { starts_on: "2099-01-05", ends_on: "2099-04-02", enrol_until: "", no_class_on: ["2099-01-05"] };
  const { id: class_id } = await callApi(server, token, "POST", "/classes", classInput({ title: "Of next year", ...dates }));
  await callApi(server, token, "POST", "/enquiries", {
    name: "Sanduni",
    phone: "077 1234567",
    channel: "phone",
    class_id,
    status: "Enrolled",
  });
  await openSignedIn(page, token, `/admin/classes?roster=${class_id}`);
  await expect(page.getByRole("button", { name: "Cancel today's lesson" })).toHaveCount(0);
  await page.getByRole("button", { name: "Cancel Monday 12 January 2099" }).dblclick();
  await expect(page.getByText("Monday 12 January 2099 is cancelled.")).toBeVisible();
  // The same place offers no other day, however long after somebody presses there again, or the keyboard, which is still on it.
  const place = page.getByRole("button", { name: "Cancelled: Monday 12 January 2099" });
  await place.click({ force: true });
  await expect(place).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/ is cancelled\.$/)).toHaveCount(2);
  await expect(page.getByRole("button", { name: /^Cancel \w+day/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Tell them" }).click();
  const form = page.getByRole("dialog", { name: "Lesson on Monday 12 January 2099 cancelled" });
  await expect(form.getByLabel("Text of the message")).toHaveValue(/The lesson on Monday 12 January 2099 \(Of next year\) is cancelled\./);
  await expect(form).toContainText("There is no e-mail address:");
  await page.keyboard.press("Escape");

  // Visitors read it, and staff in the form of the class.
  const said = async () => (await fetch(`${server.url}/class/${class_id}`, { headers: { accept: "text/html" } })).text();
  const calendar = async () => (await fetch(`${server.url}/classes/${class_id}.ics`)).text();
  expect(await said()).toMatch(/12\sJanuary 2099/);
  expect(await calendar()).toContain("DTSTART;TZID=Asia/Colombo:20990119T");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Monday 12 January 2099 is held")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel Monday 12 January 2099" })).toBeVisible();
  expect(await calendar()).toContain("DTSTART;TZID=Asia/Colombo:20990112T");
  await page.getByRole("button", { name: "Cancel Monday 12 January 2099" }).click();
  await expect(place).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Cancel Monday 19 January 2099" })).toBeVisible();

  // Any day, of a teacher who is away then.
  await page.getByRole("button", { name: "Cancel another day" }).click();
  const later = page.getByRole("alertdialog", { name: "Cancel another day" });
  await later.getByLabel("Day").selectOption({ label: "Monday 2 February 2099" });
  await later.getByRole("button", { name: "Cancel that lesson" }).click();
  const cancelled = page.getByRole("listitem").filter({ hasText: "Monday 2 February 2099 is cancelled." });
  await cancelled.getByRole("button", { name: "Hold it after all" }).click();
  await expect(cancelled).toHaveCount(0);

  // A save of the form that changes what people know leads there, too.
  await openSignedIn(page, token, "/admin/classes?q=Of+next+year");
  await page.getByRole("button", { name: /^Edit .*Of next year/ }).click();
  await page.getByLabel("Weekday 1").selectOption("Friday");
  await page.getByRole("button", { name: "Update Class" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Of next year" })).toContainText(
    "Times: Monday, 6 PM to 8 PM → Friday, 6 PM to 8 PM · First day: 12 January 2099 → 9 January 2099 · Last day: 30 March 2099 → 27 March 2099 · No lesson on Monday 12 January 2099",
  );
  await page.getByRole("link", { name: "1 person has a seat: tell them" }).click();
  await page.getByRole("button", { name: "Tell them" }).click();
  await expect(page.getByRole("dialog", { name: "The class changes" }).getByLabel("Text of the message")).toHaveValue(
    /Times: Friday, 6 PM to 8 PM \(until now: Monday, 6 PM to 8 PM\)\nFirst day: 9 January 2099 \(until now: 12 January 2099\)\nLast day: .*\nNo lesson on Monday 12 January 2099\n/,
  );
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "They know already" }).click();
  await expect(page.getByRole("button", { name: "Tell them" })).toHaveCount(0);
});

test("somebody leaves, and the next is told, in three actions", { tag: "@all" }, async ({ page, server, token, context }) => {
  const { id: class_id } = await callApi(server, token, "POST", "/classes", classInput({ title: "One seat", seats: 1 }));
  for (const [name, status] of [
    ["Leaver", "Enrolled"],
    ["Follower", "Waiting"],
  ])
    await callApi(server, token, "POST", "/enquiries", { name, phone: "077 1234567", channel: "phone", class_id, status });
  await context.route(/wa\.me/, (route) => route.fulfill({ body: "WhatsApp" }));
  await openSignedIn(page, token, `/admin/classes?roster=${class_id}`);
  const { one, count } = actions();
  await one(page.getByRole("button", { name: "Take off: Leaver" }).click());
  // What was put away stays away until a seat is freed anew.
  const free = page.getByText("Follower is first on the waiting list.");
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(free).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Give a seat: Leaver" }).click();
  await expect(page.getByRole("heading", { name: "Enrolled: 1 of 1" })).toBeVisible();
  await expect(free).toHaveCount(0);
  await page.getByRole("button", { name: "Take off: Leaver" }).click();
  await one(page.getByRole("button", { name: "Give it and tell Follower" }).click());
  await expect(page.getByRole("dialog", { name: "A seat for you" }).getByLabel("Text of the message")).toHaveValue(
    /The first day is .+, and the class is held on Monday, 6 PM to 8 PM\./,
  );
  await one(page.getByRole("dialog", { name: "A seat for you" }).getByRole("link", { name: "WhatsApp Follower" }).click());
  await expect(page.getByRole("heading", { name: "Enrolled: 1 of 1" })).toBeVisible();
  expect(count()).toBe(3);
  const { enrolled, waiting } = await callApi(server, token, "GET", `/classes/${class_id}/roster`);
  expect([enrolled[0]?.name, waiting.length]).toEqual(["Follower", 0]);
});
