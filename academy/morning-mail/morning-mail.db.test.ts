import { expect, it } from "vitest";
import { addDays } from "#contract/site/days.ts";
import { enquiryInput } from "#tests/factories.ts";
import { confirmEmails, joined, openTestAcademy } from "#tests/harness.ts";
import { openMailServer } from "#tests/mailbox.ts";
import { nextTimeIn, startOfDayIn } from "../calendar.ts";

const hour = 3_600_000;
const mailServer = () => openMailServer({ only: "@morning>" });

/** What people read of a mail, without the header fields that programs made. */
function withoutHead(mail: string): string {
  const [head = "", body = ""] = mail.split(/\r\n\r\n(.*)/s);
  expect(body).not.toBe("");
  return `${head.match(/^(Subject|From|To|Reply-To): .*$/gim)?.join("\n")}\n${body}`;
}

it("goes at seven to those who want it, once however many processes run, as soon as the server takes it, and with first names only", async () => {
  const smtp = await mailServer();
  const one = await openTestAcademy({ SMTP_URL: smtp.url, PUBLIC_URL: "https://academy.example" });
  const { call, academy, now, pass } = one;
  const owner = await one.signIn();
  const desk = await joined(call, owner, "desk", "kamal");
  const editor = await joined(call, owner, "editor", "edith");
  await confirmEmails(one);
  const zone = academy.options.timeZone();
  const setting = (token: string, on: boolean) => call("PUT", "/api/desk/morning-mail", { on }, { token });
  expect((await call("GET", "/api/desk/morning-mail", undefined, { token: desk })).body.on).toBe(false);
  expect((await setting(editor, true)).status).toBe(403);
  expect((await setting(desk, true)).body).toEqual({ on: true, email: "kamal@academy.example", mailIsOn: true });

  const other = await one.openAnother();
  const run = async () => {
    await Promise.all([academy.jobs.sendDue(), other.academy.jobs.sendDue()]);
  };
  const goTo = (moment: number) => {
    const by = moment - now();
    pass(by);
    other.pass(by);
  };
  // The first seven o'clock after it was turned on: nothing to tell.
  let seven = nextTimeIn(zone, 7, now());
  goTo(seven + 60_000);
  await run();
  const asked = (more: Record<string, unknown>) => call("POST", "/api/contact", enquiryInput(more));
  await asked({ name: "Nimal Perera", email: "nimal@example.com", phone: "077 123 4567", details: "My own words" });
  await run();
  expect(smtp.mails).toEqual([]);

  seven = nextTimeIn(zone, 7, now());
  goTo(seven - hour);
  await run();
  expect(smtp.mails).toEqual([]);
  smtp.mood.refuses = true;
  goTo(seven + 60_000);
  await run();
  expect(smtp.mails).toEqual([]);
  smtp.mood.refuses = false;
  goTo(seven + 5 * 60_000);
  await run();
  goTo(seven + 2 * hour);
  await run();
  expect(smtp.mails.map(({ to }) => to)).toEqual(["kamal@academy.example"]);
  const text = smtp.mails[0]?.text ?? "";
  expect(text).toMatch(/Nimal: https:\/\/academy\.example\/admin\/enquiries\?form=\d+/);
  // Its Message-ID is random, and may hold any digits.
  expect(withoutHead(text)).not.toMatch(/Perera|nimal@|077|own words/);
  expect(text).toContain("https://academy.example/admin/account");

  const again = { username: "kamal", password: "secret of kamal" };
  await setting((await call("POST", "/api/auth/login", again)).body.token, false);
  await asked({});
  goTo(nextTimeIn(zone, 7, now()) + 60_000);
  await run();
  expect(smtp.mails).toHaveLength(1);
});

it("is a mail of the morning until noon, and not any more from then on", async () => {
  const smtp = await mailServer();
  const { call, academy, database, now, pass, signIn } = await openTestAcademy({ SMTP_URL: smtp.url });
  const desk = await joined(call, await signIn(), "desk", "kamal");
  await confirmEmails({ database });
  await call("PUT", "/api/desk/morning-mail", { on: true }, { token: desk });
  const zone = academy.options.timeZone();
  const mailsAt = async (moment: number) => {
    pass(moment - now());
    await call("POST", "/api/contact", enquiryInput());
    await academy.jobs.sendDue();
    return smtp.mails.length;
  };
  const noon = () => nextTimeIn(zone, 12, nextTimeIn(zone, 7, now()));
  const first = noon();
  expect([await mailsAt(first), await mailsAt(first + 4 * hour)]).toEqual([0, 0]);
  expect(await mailsAt(noon() - 60_000)).toBe(1);
});

it("of a day on which it could not go is not sent the day after, which has its own", async () => {
  const smtp = await mailServer();
  const { call, academy, database, now, pass, signIn } = await openTestAcademy({ SMTP_URL: smtp.url });
  const desk = await joined(call, await signIn(), "desk", "kamal");
  await confirmEmails({ database });
  await call("PUT", "/api/desk/morning-mail", { on: true }, { token: desk });
  const goToSeven = () => pass(nextTimeIn(academy.options.timeZone(), 7, now()) + 60_000 - now());
  goToSeven();
  await call("POST", "/api/contact", enquiryInput());
  smtp.mood.refuses = true;
  await academy.jobs.sendDue();
  // Nothing runs until the next morning.
  goToSeven();
  await call("POST", "/api/contact", enquiryInput());
  smtp.mood.refuses = false;
  await academy.jobs.sendDue();
  expect(smtp.mails).toHaveLength(1);
});

it("begins with the next seven o'clock after it was turned on, and lists the first twenty", async () => {
  const smtp = await mailServer();
  const { call, academy, database, now, pass, signIn } = await openTestAcademy({ SMTP_URL: smtp.url });
  await joined(call, await signIn(), "desk", "kamal");
  await confirmEmails({ database });
  const seven = () => nextTimeIn(academy.options.timeZone(), 7, now());
  pass(seven() + hour / 2 - now());
  const { token: desk } = (await call("POST", "/api/auth/login", { username: "kamal", password: "secret of kamal" })).body;
  await call("PUT", "/api/desk/morning-mail", { on: true }, { token: desk });
  for (let count = 0; count < 21; count++) await call("POST", "/api/contact", enquiryInput());
  await academy.jobs.sendDue();
  expect(smtp.mails).toEqual([]);
  pass(seven() + 60_000 - now());
  await academy.jobs.sendDue();
  const [{ text = "" } = {}, ...others] = smtp.mails;
  expect([/^Subject: Enquiries: (.*) \|/m.exec(text)?.[1], /^and .* more/m.exec(text)?.[0], others]).toEqual(["21 new", "and 1 more", []]);
});

it("tells nothing to who left the desk, whether before the morning or while the mail waits to be tried again", async () => {
  const smtp = await mailServer();
  const { call, academy, now, pass, signIn, database } = await openTestAcademy({ SMTP_URL: smtp.url });
  const zone = academy.options.timeZone();
  const owner = await signIn();
  const staff = ["stays", "becomes-editor", "becomes-editor-later", "leaves-later", "no-mailbox-later"];
  for (const username of staff) {
    const token = await joined(call, owner, "desk", username);
    expect((await call("PUT", "/api/desk/morning-mail", { on: true }, { token })).status).toBe(200);
  }
  await confirmEmails({ database });
  const person = async (username: string, more: object) => {
    const token = await signIn();
    const { body } = await call("GET", "/api/people", undefined, { token });
    const { id, name, email, role } = body.find((one: { username: string }) => one.username === username);
    expect((await call("PUT", `/api/people/${id}`, { username, name, email, role, ...more }, { token })).status).toBe(200);
  };
  await person("becomes-editor", { role: "editor" });
  smtp.mood.refuses = true;
  pass(nextTimeIn(zone, 7, now()) + 60_000 - now());
  await call("POST", "/api/contact", enquiryInput());
  await academy.jobs.sendDue();
  const queued = await database.read((db) =>
    db.selectFrom("jobs").select(["state", "attempts"]).where("lane", "=", "morning mail").execute(),
  );
  expect(queued).toEqual(Array(4).fill({ state: "waiting", attempts: 1 }));
  await person("becomes-editor-later", { role: "editor" });
  const { body: people } = await call("GET", "/api/people", undefined, { token: await signIn() });
  const { id } = people.find((one: { username: string }) => one.username === "leaves-later");
  await call("POST", `/api/people/${id}/leave`, {}, { token: await signIn() });
  await database.write((tx) => tx.updateTable("admins").set({ email: "" }).where("username", "=", "no-mailbox-later").execute());
  smtp.mood.refuses = false;
  pass(10 * 60_000);
  await academy.jobs.sendDue();
  expect(smtp.mails.map(({ to }) => to)).toEqual(["stays@academy.example"]);
});

it("tells what is due today apart from what is overdue, of open enquiries that one looks after, and of nothing later", async () => {
  const smtp = await mailServer();
  const settings = { SMTP_URL: smtp.url, PUBLIC_URL: "https://academy.example" };
  const { call, academy, now, pass, signIn, database } = await openTestAcademy(settings);
  const zone = academy.options.timeZone();
  const token = await joined(call, await signIn(), "desk", "kamal");
  await confirmEmails({ database });
  const { body: me } = await call("GET", "/api/auth/verify-token", undefined, { token });
  await call("PUT", "/api/desk/morning-mail", { on: true }, { token });
  // It goes on the day after the next midnight.
  const day = addDays(academy.today(), 1);
  const add = async (name: string, more: Record<string, unknown>) => {
    const { id } = (await call("POST", "/api/contact", enquiryInput({ name }))).body;
    const body = { status: "Contacted", next_step: "Call back", owner_id: me.user.id, ...more };
    expect((await call("PATCH", `/api/enquiries/${id}`, body, { token })).status).toBe(200);
  };
  await add("Today", { next_on: day });
  await add("Yesterday", { next_on: addDays(day, -1) });
  await add("Tomorrow", { next_on: addDays(day, 1) });
  await add("Undated", { next_on: "", next_step: "" });
  await add("Somebodyelses", { next_on: day, owner_id: null });
  await add("Closed", { next_on: day, status: "Closed" });
  pass(nextTimeIn(zone, 7, startOfDayIn(zone, day)) + 60_000 - now());
  await academy.jobs.sendDue();
  const text = smtp.mails[0]?.text.replaceAll("\r\n", "\n") ?? "";
  expect(text).toMatch(/^Subject: Enquiries: 1 overdue, 1 due today/m);
  expect(text).toMatch(/Overdue, and looked after by you:\nYesterday: \S+\n\nDue today, and looked after by you:\nToday: \S+\n\n/);
  expect(text).not.toMatch(/Tomorrow:|Undated|Somebodyelses|Closed/);
});
