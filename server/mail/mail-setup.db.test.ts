import { randomBytes } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { theProgram } from "#academy/actor.ts";
import { putProgramValue } from "#academy/program-values.ts";
import { enquiryInput } from "#tests/factories.ts";
import { admin, confirmEmails, openTestAcademy } from "#tests/harness.ts";
import { openMailServer } from "#tests/mailbox.ts";
import { createMailSetup } from "./mail-setup.ts";
import { seal } from "./sealed.ts";

const SECRET_KEY = "the words of this test";

function serverAt(url: string, more: object = {}) {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port), encryption: "starttls", username: "", ...more };
}

it("mail is sent as an owner set it on the screen, without a new start, and its password is never told and in no backup", async () => {
  const { mails, url } = await openMailServer();
  const { call, signIn, academy, database } = await openTestAcademy({ SECRET_KEY });
  const token = await signIn();
  const state = async () => (await call("GET", "/api/mail", undefined, { token })).body;
  expect(await state()).toMatchObject({ server: null, setBy: "nobody", to: "hello@academy.example", own: { from: "", to: [] } });
  const setup = { server: serverAt(url), from: "web@academy.example", to: ["one@academy.example", "two@academy.example"] };
  expect((await call("PUT", "/api/mail", setup, { token })).status).toBe(204);
  expect(await state()).toMatchObject({
    server: serverAt(url),
    setBy: "screen",
    hasPassword: false,
    own: { from: setup.from, to: setup.to },
  });
  await call("POST", "/api/contact", enquiryInput({ name: "Nimali" }));
  await academy.jobs.sendDue();
  expect(mails.map(({ text }) => /^To: .*$/m.exec(text)?.[0])).toContain("To: one@academy.example, two@academy.example");

  const secret = { ...setup, server: serverAt(url, { username: "mailer", password: "p@ss/wörd" }) };
  await call("PUT", "/api/mail", secret, { token });
  const told = await call("GET", "/api/mail", undefined, { token });
  expect(told.body).toMatchObject({ hasPassword: true, server: { username: "mailer" } });
  expect(told.text).not.toMatch(/p@ss|p%40ss|smtp:/);
  const rows = await database.read((db) => db.selectFrom("settings").selectAll().where("key", "like", "%mail%").execute());
  expect(rows.map(({ key }) => key)).toEqual(["here:mail"]);
  expect(JSON.stringify(rows)).not.toMatch(/p@ss|p%40ss/);
  const activity = await call("GET", "/api/audit?noun=settings", undefined, { token });
  expect(activity.body[0]).toMatchObject({ action: "mail-setup" });
  expect(activity.text).not.toMatch(/p@ss|p%40ss/);

  // Kept without being typed again, for the same server and user only.
  const again = { ...setup, from: "", server: serverAt(url, { username: "mailer" }) };
  expect((await call("PUT", "/api/mail", again, { token })).status).toBe(204);
  expect((await state()).hasPassword).toBe(true);
  for (const other of [{ host: "thief.example" }, { port: 26 }, { encryption: "tls" }, { username: "other" }]) {
    const server = serverAt(url, { username: "mailer", ...other });
    for (const answer of [
      await call("PUT", "/api/mail", { ...again, server }, { token }),
      await call("POST", "/api/mail/try", { to: "me@academy.example", from: "", server }, { token }),
    ])
      expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, "server.password"]);
  }
  const unnamed = { ...setup, server: serverAt(url, { host: "999999999999" }) };
  const refused = await call("PUT", "/api/mail", unnamed, { token });
  expect([refused.status, refused.body?.issues?.[0]?.path]).toEqual([400, "server.host"]);
  for (const half of [{ username: "\ud800" }, { password: "\ud800" }]) {
    const server = serverAt(url, { username: "mailer", password: "p", ...half });
    const { status, body } = await call("POST", "/api/mail/try", { to: "me@academy.example", from: "", server }, { token });
    expect([status, body.issues?.[0]?.path]).toEqual([400, `server.${Object.keys(half)}`]);
  }
});

it("owners are told of another mail server through the one of before, and never through the new one", async () => {
  const [before, after] = [await openMailServer(), await openMailServer()];
  const one = await openTestAcademy({ SECRET_KEY });
  const { call, signIn, academy, pass } = one;
  const token = await signIn();
  const set = (server: object | null) => call("PUT", "/api/mail", { server, from: "", to: [] }, { token });
  await set(serverAt(before.url));
  await call("PUT", "/api/auth/email", { email: "owner@academy.example" }, { token });
  await confirmEmails(one);
  await academy.jobs.sendDue();
  before.mails.splice(0);
  pass(1000);
  expect((await set(serverAt(after.url, { username: "thief", password: "x" }))).status).toBe(204);
  await academy.jobs.sendDue();
  expect(before.mails.map(({ to }) => to)).toEqual(["owner@academy.example"]);
  expect(before.mails[0]?.text).toContain("signed in as thief");
  expect(after.mails).toEqual([]);
  // What is done next goes through the new one.
  pass(1000);
  await set(serverAt(after.url));
  await academy.jobs.sendDue();
  expect(before.mails).toHaveLength(1);
});

it("where there was no mail server before, the next sign-in tells it", async () => {
  const { mails, url } = await openMailServer();
  const one = await openTestAcademy({ SECRET_KEY });
  const { call, signIn, academy, pass } = one;
  const token = await signIn();
  await call("PUT", "/api/auth/email", { email: "owner@academy.example" }, { token });
  await confirmEmails(one);
  await call("PUT", "/api/mail", { server: serverAt(url), from: "", to: [] }, { token });
  await academy.jobs.sendDue();
  expect(mails.filter(({ text }) => text.includes("goes through"))).toEqual([]);
  pass(60_000);
  const { body } = await call("GET", "/api/auth/account", undefined, { token: await signIn() });
  expect(body.changes.map(({ what }: { what: string }) => what)).toContainEqual(expect.stringContaining("goes through 127.0.0.1"));
});

it("the environment wins and says so; without a key nothing is kept, and with another key that is said", async () => {
  const { url } = await openMailServer();
  const fixed = await openTestAcademy({ SMTP_URL: url, SECRET_KEY });
  const setup = { server: serverAt(url, { username: "mailer", password: "secret" }), from: "", to: [] };
  const refused = await fixed.call("PUT", "/api/mail", setup, { token: await fixed.signIn() });
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining("SMTP_URL")]);

  const one = await openTestAcademy({});
  const { status, body } = await one.call("PUT", "/api/mail", setup, { token: await one.signIn() });
  const file = join(one.env.DATA_DIR ?? "", "secret.key");
  if (one.env.DATABASE_URL) expect([status, body.message, existsSync(file)]).toEqual([400, expect.stringContaining("SECRET_KEY"), false]);
  else expect([status, statSync(file).mode & 0o777, statSync(file).size]).toEqual([204, 0o600, 32]);
});

it("a mail server of the environment that is none is no missing one: it is said, and mail waits for a right one", async () => {
  const one = await openTestAcademy({ SMTP_URL: "smtp://user:p/w@mail.example:587", ENQUIRY_TO: "desk@academy.example" });
  const token = await one.signIn();
  await one.call("POST", "/api/contact", enquiryInput());
  await one.academy.jobs.sendDue();
  const { body } = await one.call("GET", "/api/mail", undefined, { token });
  expect(body).toMatchObject({ server: null, setBy: "environment", waiting: 2, failed: 0 });
  const tried = await one.call("POST", "/api/mail/test", { to: "owner@academy.example" }, { token });
  expect([tried.status, tried.body.message]).toEqual([400, "What is set as SMTP_URL is no address of a mail server."]);
  const told = await one.call("GET", "/api/attention", undefined, { token });
  expect(told.body).toContainEqual(expect.objectContaining({ what: expect.stringMatching(/^SMTP_URL is no address of a mail server/) }));
});

it("only an owner who proved who they are a moment ago may change or try it", async () => {
  const { call, signIn, pass } = await openTestAcademy({ SECRET_KEY });
  const token = await signIn();
  pass(11 * 60_000);
  const server = { host: "127.0.0.1", port: 9, encryption: "starttls", username: "" };
  for (const [method, path, body] of [
    ["PUT", "/api/mail", { server, from: "", to: [] }],
    ["POST", "/api/mail/try", { server, from: "", to: admin.username }],
  ] as const)
    expect((await call(method, path, body, { token })).status).toBe(403);
});

it("a server that was kept before mail was always encrypted goes on as it did when only the addresses change", async () => {
  const { database } = await openTestAcademy({});
  const key = randomBytes(32);
  const kept = { sealed: seal(key, "smtp://relay.example:25"), from: "", to: "", formers: [] };
  await database.write((tx) => putProgramValue(tx, "here:mail", JSON.stringify(kept)));
  const setup = createMailSetup({
    database,
    clock: Date.now,
    environment: { smtpUrl: "", from: "", to: "" },
    secretKey: () => key,
    madeKey: () => key,
  });
  const server = { host: "relay.example", port: 25, encryption: "starttls", username: "" } as const;
  const addresses = { from: "", to: ["desk@academy.example"] };
  await setup.save({ server, ...addresses }, theProgram);
  expect(await setup.state()).toMatchObject({ server, isEncrypted: false, to: "desk@academy.example" });
  await setup.save({ server: { ...server, port: 587 }, ...addresses }, theProgram);
  expect((await setup.state()).isEncrypted).toBe(true);
});
