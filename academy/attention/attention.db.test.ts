import { expect, it } from "vitest";
import { enquiryInput } from "#tests/factories.ts";
import { confirmEmails, joined, openTestAcademy } from "#tests/harness.ts";
import { holdLock } from "#tests/hold-lock.ts";
import { openMailServer } from "#tests/mailbox.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

async function withMail() {
  const { mails, mood, url } = await openMailServer();
  const env = { SMTP_URL: url, PUBLIC_URL: "https://academy.example", ENQUIRY_TO: "office@academy.example" };
  const academy = await openTestAcademy(env);
  const token = await academy.signIn();
  const [owner] = (await academy.call("GET", "/api/people", undefined, { token })).body;
  await academy.call("PUT", `/api/people/${owner.id}`, { ...owner, name: "The Owner", email: "owner@academy.example" }, { token });
  // Who is told nothing: a colleague who is no owner, and an owner who left.
  await joined(academy.call, token, "desk", "kamal");
  await joined(academy.call, token, "owner", "nimal");
  await confirmEmails(academy);
  const people: { id: number; username: string }[] = (await academy.call("GET", "/api/people", undefined, { token })).body;
  await academy.call("POST", `/api/people/${people.find(({ username }) => username === "nimal")?.id}/leave`, undefined, { token });
  const told = () => mails.map(({ text }) => text).filter((text) => /^Subject: (Needs attention|Over)/m.test(text));
  const subjects = () => told().map((mail) => /^Subject: (\w+)/m.exec(mail)?.[1]);
  return { ...academy, token, told, subjects, mood };
}

it("owners are told once when something begins and once when it is over, whichever process notices", async () => {
  const { call, signIn, attention, pass, openAnother, told, subjects } = await withMail();
  const other = await openAnother();
  const everybodyLooks = async (after: number) => {
    for (const one of [pass, other.pass]) one(after);
    for (const one of [attention, other.attention]) await one.look();
  };
  await everybodyLooks(0);
  await everybodyLooks(3 * day);
  // What comes and goes within a minute wakes nobody.
  expect(told()).toEqual([]);
  for (let look = 0; look < 3; look++) await everybodyLooks(minute);
  expect(subjects()).toEqual(["Needs"]);
  expect(told()[0]).toContain("There is no backup yet.");
  expect(told()[0]).toContain("To: owner@academy.example");

  const token = await signIn();
  expect((await call("GET", "/api/attention", undefined, { token })).body).toContainEqual(
    expect.objectContaining({ key: "backup", what: "There is no backup yet.", link: "/admin/settings" }),
  );
  await call("POST", "/api/backups", undefined, { token });
  for (let look = 0; look < 4; look++) await everybodyLooks(minute);
  expect(subjects()).toEqual(["Needs", "Over"]);
});

it("a mail server that takes nothing is told of as soon as it does, and never twice", async () => {
  const { call, attention, academy, pass, told, subjects, mood, token } = await withMail();
  mood.refuses = true;
  await call("POST", "/api/contact", enquiryInput());
  for (let look = 0; look < 4; look++) {
    pass(20 * minute);
    await academy.jobs.sendDue();
    await attention.look();
  }
  const { body } = await call("GET", "/api/attention", undefined, { token });
  expect(body).toContainEqual(expect.objectContaining({ key: "mail-broken", link: "/admin/settings" }));
  expect(told()).toEqual([]);
  mood.refuses = false;
  await attention.look();
  await attention.look();
  expect(subjects()).toEqual(["Needs"]);
  pass(4 * 60 * minute);
  await academy.jobs.sendDue();
  for (let look = 0; look < 3; look++) {
    pass(minute);
    await attention.look();
  }
  expect(subjects()).toEqual(["Needs", "Over"]);
});

it("a database that cannot be written is told of by whoever cannot, and that it works again", async () => {
  const { attention, env, pass, subjects, told } = await withMail();
  await attention.look();
  const release = await holdLock(env, "settings");
  for (let look = 0; look < 2; look++) {
    await attention.look();
    pass(minute + 1);
  }
  expect(subjects()).toEqual(["Needs"]);
  expect(told()[0]).toContain("The database does not work: it is locked.");
  await release();
  await attention.look();
  await attention.look();
  expect(subjects()).toEqual(["Needs", "Over"]);
});

it("what doctor finds is listed, and what is so from the start wakes nobody", async () => {
  const { call, signIn, attention, database, pass, told, env } = await withMail();
  await database.change("courses", (tx) => tx.updateTable("courses").set({ display_order: 7 }).execute());
  await attention.look();
  const lines = async () => {
    const { body } = await call("GET", "/api/attention", undefined, { token: await signIn() });
    return body as { what: string; advice: string }[];
  };
  await expect
    .poll(async () => {
      pass(61 * minute);
      await attention.look();
      return (await lines()).map(({ what }) => what);
    })
    .toContain("Some courses have the same place in the list.");
  expect(env.BOT_CHECK).toBe("off");
  expect((await lines())[0]?.what).toBe("Some courses have the same place in the list.");
  expect((await lines()).map(({ what }) => what)).toContain("The bot check is off.");
  pass(2 * minute);
  await attention.look();
  expect(told().join()).not.toContain("bot check");
});
