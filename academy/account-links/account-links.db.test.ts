import { expect, it } from "vitest";
import { admin, confirmEmails, openTestAcademy } from "#tests/harness.ts";
import { openMailServer } from "#tests/mailbox.ts";

const ruwani = { username: "ruwani", name: "Ruwani Silva", email: "ruwani@academy.example", role: "editor" };
const hour = 3_600_000;
const wrong = "x".repeat(43);

async function invited() {
  const academy = await openTestAcademy();
  const owner = await academy.signIn();
  const made = await academy.call("POST", "/api/people", ruwani, { token: owner });
  await confirmEmails(academy);
  const read = async (token: string, address = "192.0.2.1") =>
    (await academy.call("POST", "/api/auth/read-link", { token }, { address })).status;
  const choose = async (token: string, address = "192.0.2.1") =>
    (await academy.call("POST", "/api/auth/choose-password", { token, newPassword: "brick saffron" }, { address })).status;
  const forgot = () => academy.academy.accountLinks.forgot("ruwani", "203.0.113.9");
  return { ...academy, owner, invitation: made.body.token as string, read, choose, forgot };
}

it("has three links an hour mailed to one account, each in the audit log, and leaves an open invitation as it is", async () => {
  const { call, owner, invitation, read, choose, forgot, pass } = await invited();
  const made = [];
  for (let asked = 0; asked < 5; asked++) made.push((await forgot())?.token ?? "");
  expect(made.map((token) => token !== "")).toEqual([true, true, true, false, false]);
  const { body: log } = await call("GET", "/api/audit?limit=20", undefined, { token: owner });
  const lines = log.filter(({ action }: { action: string }) => action === "reset-asked");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({ title: "Ruwani Silva", address: "203.0.113.9" });

  for (const token of [invitation, ...made.slice(0, 3)]) expect(await read(token)).toBe(200);
  pass(hour + 1000);
  expect([await read(made[0] ?? ""), await read(invitation)]).toEqual([404, 200]);
  const later = (await forgot())?.token ?? "";
  expect(await choose(later)).toBe(200);
  // With the password chosen, no other link opens the account.
  expect([await read(invitation), await choose(later)]).toEqual([404, 404]);
});

it("is mailed to nobody who left, and to whoever has their address now", async () => {
  const { call, owner, invitation, choose, academy, database } = await invited();
  await choose(invitation);
  const ids: { id: number; username: string }[] = (await call("GET", "/api/people", undefined, { token: owner })).body;
  await call("POST", `/api/people/${ids.find(({ username }) => username === "ruwani")?.id}/leave`, undefined, { token: owner });
  expect(await academy.accountLinks.forgot("ruwani", "203.0.113.9")).toBeUndefined();
  await call("POST", "/api/people", { ...ruwani, username: "sunil", name: "Sunil Silva" }, { token: owner });
  await confirmEmails({ database });
  expect(await academy.accountLinks.forgot(ruwani.email, "203.0.113.9")).toMatchObject({ person: { username: "sunil" } });
});

it("writes once whoever is meant, so that no wait of others tells whose account there is", async () => {
  const { database, academy } = await invited();
  for (const name of ["ruwani", "Ruwani@academy.example", "admin", "nobody", "nobody"])
    await academy.accountLinks.forgot(name, "203.0.113.9");
  const counted = await database.read((db) => db.selectFrom("attempts").select("count").where("key", "like", "forgot:%").execute());
  expect(counted.map(({ count }) => count).sort()).toEqual([1, 2, 2]);
});

it("opens a right link whatever others of its network guessed", async () => {
  const { invitation, read, choose } = await invited();
  const guesses = [];
  for (let guess = 0; guess < 22; guess++) guesses.push(await read(wrong, `198.51.100.${guess}`));
  expect(guesses).toEqual([...Array<number>(20).fill(404), 429, 429]);
  expect(await choose(wrong, "198.51.100.77")).toBe(429);
  expect(await read(invitation, "198.51.100.77")).toBe(200);
  expect(await choose(invitation, "198.51.100.77")).toBe(200);
});

it("asks for no place among the tries of passwords before a link is looked up", async () => {
  const academy = await invited();
  const body = { username: "admin", password: "wrong-1" };
  for (let guess = 0; guess < 10; guess++) await academy.call("POST", "/api/auth/login", body, { address: "198.51.100.7" });
  const { admit } = academy;
  const rule = { reader: "api", takes: "json", most: 25_000, share: "sign-in" } as const;
  expect((await admit({ ...rule, from: "anyone" }, "198.51.100.8", undefined))?.status).toBe(429);
  expect(await admit({ ...rule, from: "link" }, "198.51.100.8", undefined)).toBeUndefined();
});

it("alarms nobody about their own first password, and tells of each that a link chooses later", async () => {
  const { call, invitation, choose, forgot } = await invited();
  const told = async () => {
    const { body } = await call("POST", "/api/auth/login", { username: "ruwani", password: "brick saffron" });
    const { changes } = (await call("GET", "/api/auth/account", undefined, { token: body.token })).body;
    return changes.filter(({ what }: { what: string }) => what.includes("password")).length;
  };
  expect(await choose(invitation)).toBe(200);
  expect(await told()).toBe(0);
  expect(await choose((await forgot())?.token ?? "")).toBe(200);
  expect(await told()).toBe(1);
});

it("ends every open link of an account with its password, whichever way that is changed", async () => {
  const { call, owner, invitation, choose, read, forgot, academy, pass, signIn } = await invited();
  expect(await choose(invitation)).toBe(200);
  const { id } = (await call("GET", "/api/people", undefined, { token: owner })).body.find(
    ({ username }: { username: string }) => username === "ruwani",
  );
  const [currentPassword, newPassword] = ["brick saffron", "saffron brick"];
  const change: Record<string, () => Promise<unknown>> = {
    async "by herself"() {
      const { body } = await call("POST", "/api/auth/login", { username: "ruwani", password: currentPassword });
      return call("POST", "/api/auth/change-password", { currentPassword, newPassword }, { token: body.token });
    },
    "with the master password": () =>
      call("POST", "/api/auth/change-admin-password", {
        ...{ username: "ruwani", currentPassword: newPassword, newPassword: currentPassword },
        masterPassword: admin.master,
      }),
    "on the command line": () => academy.accounts.resetPassword("ruwani"),
  };
  for (const [way, changed] of Object.entries(change)) {
    const mailed = (await forgot())?.token ?? "";
    const made = (await call("POST", `/api/people/${id}/link`, undefined, { token: await signIn() })).body.token;
    expect([way, await read(mailed), await read(made)]).toEqual([way, 200, 200]);
    await changed();
    expect([way, await read(mailed), await read(made)]).toEqual([way, 404, 404]);
    pass(hour + 1000);
  }
});

it("ends what went to a mailbox when another takes its place", async () => {
  const { mails, url } = await openMailServer();
  const academy = await openTestAcademy({ SMTP_URL: url, PUBLIC_URL: "https://academy.example" });
  const { call, signIn } = academy;
  const token = await signIn();
  const read = async (link: string) => (await call("POST", "/api/auth/read-link", { token: link })).status;
  const linkIn = (to: string) => /welcome#([\w-]{43})?\.?([\w-]{43})?/.exec(mails.findLast((mail) => mail.to === to)?.text ?? "") ?? [];

  // Whoever has the address that was typed by mistake was mailed the invitation.
  const slip = await call("POST", "/api/people", { ...ruwani, email: "ruwani@elsewhere.example" }, { token });
  const { id, name, role } = slip.body.person;
  await call("PUT", `/api/people/${id}`, { name, role, email: ruwani.email }, { token });
  expect(await read(slip.body.token)).toBe(404);
  const [, invitation = "", confirms = ""] = linkIn(ruwani.email);
  expect((await call("POST", "/api/auth/confirm-email", { token: confirms })).body).toEqual({ email: ruwani.email });
  expect((await call("POST", "/api/auth/choose-password", { token: invitation, newPassword: "brick saffron" })).status).toBe(200);

  // Whoever reads the mailbox of before asked for a link.
  const hers = (await call("POST", "/api/auth/login", { username: "ruwani", password: "brick saffron" })).body.token;
  await call("PUT", "/api/auth/email", { email: "new@academy.example" }, { token: hers });
  const asked = (await academy.academy.accountLinks.forgot("ruwani", "203.0.113.9"))?.token ?? "";
  expect(await read(asked)).toBe(200);
  const [, , confirmsNew = ""] = linkIn("new@academy.example");
  expect((await call("POST", "/api/auth/confirm-email", { token: confirmsNew })).status).toBe(200);
  expect(await read(asked)).toBe(404);

  // An owner gave her another address after a link for a new password was mailed.
  const made = (await call("POST", `/api/people/${id}/link`, undefined, { token })).body.token;
  await call("PUT", `/api/people/${id}`, { name, role, email: "newest@academy.example" }, { token });
  expect(await read(made)).toBe(404);
});

it("leaves an invitation that its owner handed over as it is when the address changes", async () => {
  const { call, owner, invitation, read } = await invited();
  const { body } = await call("GET", "/api/people", undefined, { token: owner });
  const { id, name, role } = body.find(({ username }: { username: string }) => username === "ruwani");
  expect((await call("PUT", `/api/people/${id}`, { name, role, email: "other@academy.example" }, { token: owner })).status).toBe(200);
  expect(await read(invitation)).toBe(200);
});
