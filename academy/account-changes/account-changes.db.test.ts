import { expect, it } from "vitest";
import { admin, confirmEmails, joined, openTestAcademy } from "#tests/harness.ts";
import { openMailServer } from "#tests/mailbox.ts";

const minute = 60_000;
const settings = (url: string) => ({ SMTP_URL: url, PUBLIC_URL: "https://academy.example" });
const secretIn = (text = "") => /welcome#\.([\w-]{43})/.exec(text)?.[1];

it("old and new mailbox are told of another address; mail goes to the old one until the link to the new one is opened", async () => {
  const { mails, url } = await openMailServer();
  const { call, signIn, academy, pass } = await openTestAcademy(settings(url));
  const token = await signIn();
  const setEmail = (email: string) => call("PUT", "/api/auth/email", { email }, { token, address: "198.51.100.7" });
  const forgot = () => call("POST", "/api/auth/forgot-password", { username: admin.username }, { address: "203.0.113.9" });
  const sent = async () => {
    await academy.jobs.sendDue();
    return mails.splice(0);
  };

  // The first owner has none; the one they type counts once its link was opened.
  expect((await setEmail("old@academy.example")).body).toMatchObject({ email: "", waiting: "old@academy.example", canMail: true });
  const first = await sent();
  await forgot();
  expect((await call("POST", "/api/auth/confirm-email", { token: secretIn(first.map(({ text }) => text).join()) })).body).toEqual({
    email: "old@academy.example",
  });
  expect((await sent()).map(({ to }) => to)).toEqual([]);

  pass(minute);
  expect((await setEmail("thief@elsewhere.example")).body).toMatchObject({
    email: "old@academy.example",
    waiting: "thief@elsewhere.example",
  });
  // The link goes at once, what is told by the queue: either may arrive first.
  const arrived = await sent();
  const told = arrived.filter(({ text }) => text.includes("When: "));
  const link = arrived.find((mail) => !told.includes(mail));
  expect(link?.to).toBe("thief@elsewhere.example");
  expect(told.map(({ to }) => to)).toEqual(["old@academy.example", "thief@elsewhere.example"]);
  for (const { text } of told) {
    for (const words of ["thief@elsewhere.example", "198.51.100.0/24", "When: ", "By: admin", "https://academy.example/admin/account"])
      expect(text).toContain(words);
    expect(text).toContain("user reset-password admin");
  }
  // A new password is still mailed to the old one.
  await forgot();
  await expect.poll(() => mails.length).toBe(1);
  expect(mails.splice(0)[0]?.to).toBe("old@academy.example");

  await call("POST", "/api/auth/confirm-email", { token: secretIn(link?.text) });
  expect((await sent()).map(({ to }) => to)).toEqual(["old@academy.example", "thief@elsewhere.example"]);
  await forgot();
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.to).toBe("thief@elsewhere.example");
});

it("a link confirms the address that it was made for, for seven days, and not one that was typed since", async () => {
  const { mails, url } = await openMailServer();
  const { call, signIn, pass, academy } = await openTestAcademy(settings(url));
  const token = await signIn();
  await call("PUT", "/api/auth/email", { email: "one@academy.example" }, { token });
  const one = secretIn(mails[0]?.text);
  await call("PUT", "/api/auth/email", { email: "two@academy.example" }, { token });
  expect((await call("POST", "/api/auth/confirm-email", { token: one })).status).toBe(404);
  const two = secretIn(mails[1]?.text);
  const { id } = (await call("GET", "/api/people", undefined, { token })).body[0];
  await academy.emailLinks.setOwn(id, "three@academy.example", { id, name: "admin", address: "" });
  expect((await call("POST", "/api/auth/confirm-email", { token: two })).status).toBe(404);
  await academy.emailLinks.setOwn(id, "two@academy.example", { id, name: "admin", address: "" });
  pass(8 * 24 * 60 * minute);
  expect((await call("POST", "/api/auth/confirm-email", { token: two })).status).toBe(404);
  expect((await call("GET", "/api/auth/account", undefined, { token: await signIn() })).body.email).toBe("");
});

it("each change of who comes in is told to whose account it is, or every owner, and in whose name it was done, as soon as the server takes mail", async () => {
  const { mails, mood, url } = await openMailServer();
  const one = await openTestAcademy(settings(url));
  const { call, signIn, academy, pass } = one;
  const owner = await signIn();
  await call("PUT", "/api/auth/email", { email: "owner@academy.example" }, { token: owner });
  await joined(call, owner, "desk", "kamal");
  await joined(call, owner, "owner", "nimal");
  await confirmEmails(one);
  await call("POST", "/api/backups", undefined, { token: owner });
  const [backup] = (await call("GET", "/api/backups", undefined, { token: owner })).body.files;
  await academy.jobs.sendDue();
  mails.splice(0);
  const people: Array<{ id: number; username: string; name: string; email: string }> = (
    await call("GET", "/api/people", undefined, { token: owner })
  ).body;
  const kamal = people.find(({ username }) => username === "kamal");
  const of = `/api/people/${kamal?.id}`;
  const { name, email } = kamal ?? {};
  const both = ["kamal@academy.example", "owner@academy.example"];
  const mine = ["owner@academy.example"];
  const everyOwner = ["nimal@academy.example", "owner@academy.example"];
  const webhook = { address: "https://receiver.example/hook", events: ["post.published"], active: false };
  const steps: Array<[string, string, object | undefined, string, string[]]> = [
    ["PUT", of, { name, email, role: "editor" }, "was desk and is editor now", both],
    ["PUT", of, { name: "Kamal P", email, role: "editor" }, "", []],
    ["POST", `${of}/link`, undefined, "A link was made with which Kamal P", both],
    ["DELETE", `${of}/second-step`, undefined, "was removed", both],
    ["POST", `${of}/leave`, undefined, "was ended", both],
    ["POST", `${of}/come-back`, undefined, "was let in again", both],
    [
      "POST",
      "/api/people",
      { username: "new", name: "New", email: "new@academy.example", role: "owner" },
      "was invited to the back office, as owner",
      everyOwner,
    ],
    [
      "POST",
      "/api/api-tokens",
      { name: "Import", scopes: ["content"], readOnly: true, days: 30 },
      "A token for a program was made",
      everyOwner,
    ],
    ["POST", "/api/webhooks", webhook, "A webhook was made", everyOwner],
    ["PUT", "/api/webhooks/1", webhook, "was changed", everyOwner],
    ["POST", "/api/webhooks/1/secret", undefined, "was replaced", everyOwner],
    ["POST", `/api/backups/${backup.name}/download`, { masterPassword: admin.master }, "A backup was taken away", everyOwner],
    ["PUT", "/api/people/second-step", { askedOf: "nobody" }, "asks nobody for a second step", everyOwner],
    ["POST", "/api/auth/change-password", { currentPassword: admin.password, newPassword: "another-1" }, "The password of admin", mine],
    [
      "POST",
      "/api/auth/change-admin-password",
      { currentPassword: "another-1", newPassword: admin.password, masterPassword: admin.master },
      "The password of admin",
      mine,
    ],
  ];
  mood.refuses = true;
  let token = owner;
  for (const [method, path, body, words, whom] of steps) {
    const { status, text } = await call(method, path, body, { token });
    expect([path, status < 300 ? "" : text]).toEqual([path, ""]);
    if (path.endsWith("change-admin-password")) token = await signIn();
    await academy.jobs.sendDue();
    mood.refuses = false;
    pass(10_000);
    await academy.jobs.sendDue();
    mood.refuses = true;
    const told = mails.splice(0).filter(({ text }) => text.includes("@account-changes>"));
    expect([path, told.map(({ to }) => to).sort()]).toEqual([path, whom]);
    for (const { text } of told) expect(text).toContain(words);
  }
});

it("where there is no mailbox, the next sign-in tells it until its person says that they know, which a stolen session cannot", async () => {
  const { call, signIn, pass } = await openTestAcademy();
  const stolen = await signIn();
  await call(
    "POST",
    "/api/api-tokens",
    { name: "Quiet", scopes: ["enquiries"], readOnly: true, days: null },
    { token: stolen, address: "198.51.100.7" },
  );
  pass(11 * minute);
  const token = await signIn();
  const changes = async (session: string) => (await call("GET", "/api/auth/account", undefined, { token: session })).body.changes;
  const [change, ...more] = await changes(token);
  expect(more).toEqual([]);
  expect(change).toMatchObject({
    made_by: "admin",
    network: "198.51.100.0/24",
    beforeSignIn: true,
    what: expect.stringContaining("Quiet"),
  });
  expect((await call("POST", "/api/auth/changes/seen", { ids: [change.id] }, { token: stolen })).status).toBe(403);
  expect(await changes(token)).toHaveLength(1);
  expect((await call("POST", "/api/auth/changes/seen", { ids: [change.id] }, { token })).status).toBe(204);
  expect(await changes(token)).toEqual([]);
});

it("with a new password an address that waits to be confirmed is dropped, and its link ends; whoever was invited keeps theirs", async () => {
  const { mails, url } = await openMailServer();
  const { call, signIn, academy, pass, database } = await openTestAcademy(settings(url));
  let token = await signIn();
  let password = admin.password;
  await call("PUT", "/api/auth/email", { email: "own@academy.example" }, { token });
  await confirmEmails({ database });
  const linkTo = (mailbox: string) => secretIn(mails.find(({ to, text }) => to === mailbox && secretIn(text))?.text);
  const signInWith = async () => (await call("POST", "/api/auth/login", { username: admin.username, password })).body.token;
  /** Each changes the password, and answers what it is now. */
  const ways: (() => Promise<string>)[] = [
    async () => {
      await call("POST", "/api/auth/change-password", { currentPassword: password, newPassword: "another-1" }, { token });
      return "another-1";
    },
    async () => {
      const given = { currentPassword: password, newPassword: "another-2", masterPassword: admin.master };
      await call("POST", "/api/auth/change-admin-password", given);
      return "another-2";
    },
    () => academy.accounts.resetPassword(admin.username),
    async () => {
      await call("POST", "/api/auth/forgot-password", { username: admin.username }, { address: "203.0.113.9" });
      await expect.poll(() => mails.length).toBeGreaterThan(0);
      const reset = mails.map(({ text }) => /welcome#([\w-]{43})/.exec(text)?.[1]).find(Boolean);
      await call("POST", "/api/auth/choose-password", { token: reset, newPassword: "another-3" });
      return "another-3";
    },
  ];
  for (const [at, change] of ways.entries()) {
    pass(minute);
    token = await signInWith();
    const mailbox = `thief-${at}@elsewhere.example`;
    expect((await call("PUT", "/api/auth/email", { email: mailbox }, { token })).body).toMatchObject({ waiting: mailbox });
    await expect.poll(() => linkTo(mailbox)).toBeDefined();
    const link = linkTo(mailbox);
    mails.splice(0);
    password = await change();
    expect((await call("POST", "/api/auth/confirm-email", { token: link })).status).toBe(404);
    token = await signInWith();
    expect((await call("GET", "/api/auth/account", undefined, { token })).body).toMatchObject({
      email: "own@academy.example",
      waiting: "",
    });
    pass(minute);
    await academy.jobs.sendDue();
    expect(
      mails.filter(({ to, text }) => to === "own@academy.example" && text.includes(mailbox) && text.includes("was dropped")),
    ).toHaveLength(1);
    mails.splice(0);
  }
  const invitation = { username: "amal", name: "Amal", email: "amal@academy.example", role: "desk" };
  const { body } = await call("POST", "/api/people", invitation, { token });
  await call("POST", "/api/auth/choose-password", { token: body.token, newPassword: "words of amal" });
  const amal = (await call("GET", "/api/people", undefined, { token })).body.find(({ name }: { name: string }) => name === "Amal");
  expect(amal).toMatchObject({ email: "amal@academy.example", state: "active" });
});
