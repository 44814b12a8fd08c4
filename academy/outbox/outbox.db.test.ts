import { describe, expect, it } from "vitest";
import { createMailer } from "#server/mail/mailer.ts";
import { academyCommand } from "#tests/command-line.ts";
import { enquiryInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { openMailServer, refusal } from "#tests/mailbox.ts";
import { composeEnquiryMail } from "../enquiries/arrival/enquiry-mail.ts";
import { createJobs } from "../jobs/jobs.ts";
import { mailSource } from "./outbox.ts";

const hour = 3_600_000;
const day = 24 * hour;

const mailTo = (url: string) => ({ SMTP_URL: url, ENQUIRY_TO: "office@academy.example", MAIL_FROM: "web@academy.example" });

describe("the outbox", () => {
  it("tells the office once, with Reply-To the visitor, and sends the visitor a receipt", async () => {
    const smtp = await openMailServer();
    const { call, academy, signIn } = await openTestAcademy(mailTo(smtp.url));
    await call("POST", "/api/contact", enquiryInput({ name: "Nimal\nBcc: victim@x.lk", email: "nimal@example.com" }));
    await Promise.all([academy.jobs.sendDue(), academy.jobs.sendDue()]);
    await expect.poll(() => smtp.mails.length).toBe(2);
    const notice = smtp.mails.find((mail) => mail.to === "office@academy.example");
    expect(notice?.text).toMatch(/^Reply-To: nimal@example\.com\r$/m);
    expect(smtp.mails.map((mail) => mail.to)).toEqual(expect.arrayContaining(["office@academy.example", "nimal@example.com"]));
    expect(smtp.mails.every((mail) => !/^Bcc:/m.test(mail.text.split("\r\n\r\n")[0] ?? ""))).toBe(true);
    const token = await signIn();
    expect((await call("GET", "/api/enquiries", undefined, { token })).body[0].mail).toEqual({ state: "sent" });
  });

  it("tries again after a temporary refusal, and gives up on a final one", async () => {
    const answers: Array<Error | undefined> = [refusal(451), refusal(451), undefined, undefined];
    const smtp = await openMailServer({ onMail: () => answers.shift() });
    const { call, academy, pass, signIn } = await openTestAcademy(mailTo(smtp.url));
    await call("POST", "/api/contact", enquiryInput());
    const token = await signIn();
    const state = async () => (await call("GET", "/api/enquiries", undefined, { token })).body[0].mail;
    await expect.poll(state).toMatchObject({ state: "failed", error: expect.stringContaining("Not now") });
    expect(smtp.mails).toHaveLength(0);
    await academy.jobs.sendDue();
    // Both were tried, and both put off.
    expect(answers).toHaveLength(2);
    pass(6000);
    await academy.jobs.sendDue();
    await expect.poll(state).toEqual({ state: "sent" });
    await expect.poll(() => smtp.mails.length).toBe(2);

    const strict = await openMailServer({ onRecipient: () => refusal(550) });
    const other = await openTestAcademy(mailTo(strict.url));
    await other.call("POST", "/api/contact", enquiryInput());
    await expect.poll(() => other.academy.outbox.backlog()).toEqual({ waiting: 0, failed: 2 });
  });

  it("waits through a mail server that is not there and survives a restart", async () => {
    const one = await openTestAcademy(mailTo("smtp://127.0.0.1:1"));
    expect((await one.call("POST", "/api/contact", enquiryInput())).status).toBe(201);
    await one.academy.jobs.sendDue();
    await expect.poll(() => one.academy.outbox.backlog()).toEqual({ waiting: 2, failed: 0 });
    const smtp = await openMailServer();
    one.env.SMTP_URL = smtp.url;
    const restarted = await one.openAnother();
    restarted.pass(120_000);
    await restarted.academy.jobs.sendDue();
    expect(smtp.mails).toHaveLength(2);
    await restarted.academy.jobs.sendDue();
    expect(smtp.mails).toHaveLength(2);
  });

  it("keeps mail in the database while no mail server is configured", async () => {
    const { call, academy } = await openTestAcademy();
    await call("POST", "/api/contact", enquiryInput());
    await academy.jobs.sendDue();
    expect(await academy.outbox.backlog()).toEqual({ waiting: 2, failed: 0 });
  });

  it("sends nothing that waited for more than a week, and says so to staff", async () => {
    const before = await openTestAcademy();
    await before.call("POST", "/api/contact", enquiryInput({ name: "Long ago" }));
    before.pass(2 * hour);
    await before.call("POST", "/api/contact", enquiryInput({ name: "This week" }));
    const smtp = await openMailServer();
    Object.assign(before.env, mailTo(smtp.url));
    const after = await before.openAnother();
    after.pass(7 * day + hour);
    await after.academy.jobs.sendDue();
    await expect.poll(() => smtp.mails.length).toBe(2);
    expect(smtp.mails.every((mail) => !mail.text.includes("Long ago"))).toBe(true);
    const { body } = await after.call("GET", "/api/enquiries", undefined, { token: await after.signIn() });
    expect(body.map((enquiry: { mail: object }) => enquiry.mail)).toEqual([
      { state: "sent" },
      { state: "failed", error: expect.stringMatching(/^Not sent: it had waited for more than a week/) },
    ]);
  });

  it("gives up after five days and says so, and never tries that mail by itself again", async () => {
    let refused = 0;
    const smtp = await openMailServer({
      onMail() {
        refused++;
        return refusal(451);
      },
    });
    const { call, academy, pass, signIn } = await openTestAcademy(mailTo(smtp.url));
    await call("POST", "/api/contact", enquiryInput());
    await academy.jobs.sendDue();
    pass(4.9 * day);
    await academy.jobs.sendDue();
    expect(await academy.outbox.backlog()).toEqual({ waiting: 2, failed: 0 });
    // The fifth failure in a row is a broken server, which is asked more rarely.
    for (let round = 0; round < 2; round++) {
      pass(0.2 * day);
      await academy.jobs.sendDue();
    }
    expect([refused, await academy.outbox.backlog()]).toEqual([6, { waiting: 0, failed: 2 }]);
    pass(day);
    await academy.jobs.sendDue();
    expect(refused).toBe(6);
    const { body } = await call("GET", "/api/enquiries", undefined, { token: await signIn() });
    expect(body[0].mail.error).toMatch(/^Given up after five days\. .*Not now/);
  });

  it("sends from, to and about the academy as staff say it is at that moment", async () => {
    const smtp = await openMailServer();
    const { call, academy, signIn } = await openTestAcademy({ SMTP_URL: smtp.url });
    const token = await signIn();
    const { body } = await call("GET", "/api/academy-facts", undefined, { token });
    const week = body.week.map((hours: object, day: number) => ({ ...hours, open: day < 6 }));
    const today = new Date().toISOString().slice(0, 10);
    const closed = { name: "Poya day", from: today, to: "2999-01-01", open: false, opens: "", closes: "" };
    const phones = [{ number: "+94 81 222 3333", label: "" }];
    await call(
      "PUT",
      "/api/academy-facts",
      { ...body, name: "Kandy House", email: "ask@kandy.example", phones, week, exceptions: [closed] },
      { token },
    );
    await call("POST", "/api/contact", enquiryInput({ email: "nimal@example.com" }));
    await academy.jobs.sendDue();
    await expect.poll(() => smtp.mails.length).toBe(2);
    const receipt = smtp.mails.find((mail) => mail.to === "nimal@example.com")?.text;
    expect(receipt).toMatch(/^From: Kandy House <ask@kandy\.example>\r$/m);
    expect(receipt).toContain("call +94 81 222 3333 Monday to Saturday from 8.30 AM to 5.30 PM.");
    expect(receipt).toMatch(/^Poya day, .* 2999: closed\.\r$/m);
    expect(smtp.mails.some((mail) => mail.to === "ask@kandy.example")).toBe(true);
    expect(smtp.mails.map(({ text }) => text).join()).not.toMatch(/Serendib|200 0000|hello@academy/);
  });

  it("says in the receipt what was asked for, and no words that a stranger sends to somebody else", async () => {
    const smtp = await openMailServer();
    const { call, academy, database } = await openTestAcademy({ SMTP_URL: smtp.url });
    const [one] = (await call("GET", "/api/classes")).body;
    const receiptOf = async (email: string, asked: object) => {
      await call("POST", "/api/contact", enquiryInput({ email, interestedCourses: [], ...asked }));
      await academy.jobs.sendDue();
      await expect.poll(() => smtp.mails.some(({ to }) => to === email)).toBe(true);
      return smtp.mails.find(({ to }) => to === email)?.text ?? "";
    };
    expect(await receiptOf("a@example.com", { class_id: one.id })).toMatch(
      /Thank you for writing.*\r\n\r\nYou asked about this class: .*, from \d+ \w+ \d{4}\. Its fee: .*\d.*\.\r\n\r\nIf it is urgent/,
    );
    const titles = ["German Deutsch", "Buy gold at gold.example"];
    expect(await receiptOf("b@example.com", { interestedCourses: titles })).toMatch(/^You asked about: German Deutsch\.\r$/m);
    expect(await receiptOf("c@example.com", {})).not.toContain("You asked");
    // What it costs is told only while its page says it.
    await call("POST", "/api/contact", enquiryInput({ email: "d@example.com", class_id: one.id }));
    await database.change("classes", (tx) => tx.updateTable("classes").set({ active: 0 }).where("id", "=", one.id).execute());
    const late = await receiptOf("e@example.com", {}).then(() => smtp.mails.find(({ to }) => to === "d@example.com")?.text);
    expect(late).toMatch(/^You asked about: .*, from \d+ \w+ \d{4}\.\r$/m);
    expect(late).not.toContain("fee");
  });

  it("tells the log why, in codes, and not whose mail it was", async () => {
    const logged: object[] = [];
    const smtp = await openMailServer({
      onRecipient: () => Object.assign(new Error("5.1.1 <nimal> is unknown here"), { responseCode: 550 }),
    });
    const now = async () => ({ send: createMailer(smtp.url), from: "web@academy.example", to: "office@academy.example" });
    const { database, call, academy } = await openTestAcademy();
    await call("POST", "/api/contact", enquiryInput({ name: "Nimal", email: "nimal@example.com" }));
    const log = (message: string, facts: object) => void logged.push({ message, ...facts });
    const compose = composeEnquiryMail({
      ...{ mail: { now, backOffice: "" }, academy: academy.facts.now, texts: academy.texts.mails.read },
      ...{ feeOf: async () => undefined, titles: async () => [] },
    });
    const queue = createJobs({ database, clock: Date.now, sources: [mailSource(database, { mail: { now }, compose })], log });
    await queue.sendDue();
    expect(logged).toHaveLength(2);
    expect(logged[0]).toMatchObject({
      message: "mail not sent",
      reason: expect.stringMatching(/^EENVELOPE .*550 5\.1\.1$/),
      state: "refused",
    });
    expect(JSON.stringify(logged)).not.toMatch(/nimal|unknown here|academy\.example/i);
  });

  it("keeps what was refused; staff send it again from Settings, and whoever runs the server by the command line", async () => {
    const server = { refuses: true };
    const smtp = await openMailServer({ onRecipient: () => (server.refuses ? refusal(550) : undefined) });
    const { call, academy, env, signIn } = await openTestAcademy(mailTo(smtp.url));
    await call("POST", "/api/contact", enquiryInput());
    await academy.jobs.sendDue();
    const token = await signIn();
    const unsent = async () => (await call("GET", "/api/mail/unsent", undefined, { token })).body;
    const refused = { enquiry_id: 1, state: "refused", attempts: 1, error: expect.stringMatching(/Not now/) };
    expect(await unsent()).toEqual([expect.objectContaining(refused), expect.objectContaining(refused)]);
    expect((await academy.outbox.attention()).map(({ key }) => key)).toEqual(["mail-refused"]);
    const [{ id }] = await unsent();
    const sendAgain = () => call("POST", `/api/mail/unsent/${id}/send`, undefined, { token });
    expect((await sendAgain()).body).toEqual({ mails: 1 });
    await academy.jobs.sendDue();
    expect(await unsent()).toHaveLength(2);

    server.refuses = false;
    expect((await academyCommand(["mail", "resend"], env)).out).toMatch(/^To be sent again: 2 mails.*\n2 waiting, 0 held/);
    await academy.jobs.sendDue();
    expect([smtp.mails.length, await unsent(), await academy.outbox.attention()]).toEqual([2, [], []]);
    expect((await sendAgain()).status).toBe(404);
  });

  it("offers to send again what was refused in the last two weeks, and at no click what goes by itself", async () => {
    const smtp = await openMailServer({ onMail: () => refusal(451) });
    const { call, academy, pass, signIn, database } = await openTestAcademy(mailTo(smtp.url));
    await call("POST", "/api/contact", enquiryInput());
    await academy.jobs.sendDue();
    const [one] = (await academy.outbox.unsent({})).items;
    expect(one?.state).toBe("waiting");
    const again = await call("POST", `/api/mail/unsent/${one?.id}/send`, undefined, { token: await signIn() });
    expect(again.status).toBe(404);
    await database.write((tx) => tx.updateTable("jobs").set({ state: "refused" }).where("lane", "=", "mail").execute());
    const refused = () => academy.outbox.refused();
    pass(13.9 * day);
    expect(await refused()).toBe(2);
    pass(0.2 * day);
    expect([await refused(), await academy.outbox.resend()]).toEqual([0, 0]);
  });

  it("loses no mail to a server that refuses everything, and sends all of it when that is mended", async () => {
    const server = { refuses: true, tries: 0 };
    const smtp = await openMailServer({
      onRecipient() {
        server.tries++;
        return server.refuses ? refusal(550) : undefined;
      },
    });
    const { call, academy, pass } = await openTestAcademy({ ...mailTo(smtp.url), ENQUIRIES_PER_HOUR: "1000" });
    for (let one = 0; one < 8; one++) await call("POST", "/api/contact", enquiryInput({ email: `v${one}@example.com` }));
    await academy.jobs.sendDue();
    // The first five told that it is broken: nobody else is tried, and they wait again.
    expect([server.tries, await academy.outbox.backlog()]).toEqual([5, { waiting: 16, failed: 0 }]);
    expect(await academy.outbox.attention()).toMatchObject([{ key: "mail-broken", advice: expect.stringMatching(/^16 mails wait/) }]);
    for (let hours = 0; hours < 3; hours++) {
      pass(3_600_000);
      await academy.jobs.sendDue();
    }
    expect([server.tries, await academy.outbox.backlog()]).toEqual([5 + 3, { waiting: 16, failed: 0 }]);
    server.refuses = false;
    pass(3 * 3_600_000);
    await academy.jobs.sendDue();
    expect([smtp.mails.length, await academy.outbox.backlog(), await academy.outbox.attention()]).toEqual([
      16,
      { waiting: 0, failed: 0 },
      [],
    ]);
  });

  it("tries a server that it had put off at once when somebody set another", async () => {
    const server = { refuses: true };
    const smtp = await openMailServer({ onRecipient: () => (server.refuses ? refusal(550) : undefined) });
    const { call, academy } = await openTestAcademy({ ...mailTo(smtp.url), ENQUIRIES_PER_HOUR: "1000" });
    for (let one = 0; one < 3; one++) await call("POST", "/api/contact", enquiryInput({ email: `v${one}@example.com` }));
    await academy.jobs.sendDue();
    server.refuses = false;
    await academy.jobs.sendDue();
    expect(smtp.mails).toEqual([]);
    await academy.outbox.tryNow();
    await academy.jobs.sendDue();
    expect(smtp.mails).toHaveLength(6);
  });
});
