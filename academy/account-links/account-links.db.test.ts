import { expect, it } from "vitest";
import { confirmEmails, openTestAcademy } from "#tests/harness.ts";

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
