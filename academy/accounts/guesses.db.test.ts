import { describe, expect, it } from "vitest";
import { admin, openTestAcademy, type TestAcademy } from "#tests/harness.ts";
import { createGuesses } from "./guesses.ts";

const hour = 3_600_000;
const login = { username: admin.username, password: admin.password };
const change = { currentPassword: admin.password, newPassword: admin.password, masterPassword: admin.master };
const wrong = {
  login: { ...login, password: "wrong-1" },
  "verify-master": { masterPassword: "wrong-1" },
  "change-admin-password": { ...change, masterPassword: "wrong-1" },
} as const;
type Guessed = keyof typeof wrong;

const network = (number: number) => `10.${number >> 8}.${number & 255}.1`;
const status = async ({ call }: TestAcademy, name: Guessed, body: object, address: string) =>
  (await call("POST", `/api/auth/${name}`, body, { address })).status;
const guess = (academy: TestAcademy, name: Guessed, address: string) => status(academy, name, wrong[name], address);

describe("guessing from one network", () => {
  it("ends after ten tries over all three calls, for a while, in every process", async () => {
    const one = await openTestAcademy();
    const other = await one.openAnother();
    const statuses = [];
    for (let tries = 0; tries < 10; tries++) {
      const name: Guessed = tries % 3 === 0 ? "login" : tries % 3 === 1 ? "verify-master" : "change-admin-password";
      statuses.push(await guess(tries % 2 ? one : other, name, "198.51.100.7"));
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    const stopped = await other.call("POST", "/api/auth/login", login, { address: "198.51.100.99" });
    expect([stopped.status, Number(stopped.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await status(one, "verify-master", { masterPassword: admin.master }, "198.51.100.7")).toBe(429);
    expect(await status(one, "change-admin-password", change, "198.51.100.7")).toBe(429);
    expect(await guess(one, "login", "203.0.113.1")).toBe(401);
    one.pass(hour);
    expect(await status(one, "login", login, "198.51.100.7")).toBe(200);
  });

  it("gains nothing by asking everything at once, nor by signing in between", async () => {
    const academy = await openTestAcademy();
    const statuses = await Promise.all(Array.from({ length: 60 }, () => guess(academy, "verify-master", "198.51.100.7")));
    expect(statuses.filter((code) => code === 401)).toHaveLength(10);
    academy.pass(hour);
    let judged = 0;
    for (let tries = 0; tries < 15; tries++) {
      await status(academy, "login", login, "198.51.100.7");
      if ((await guess(academy, "verify-master", "198.51.100.7")) === 401) judged++;
    }
    expect(judged).toBe(10);
  });

  it("does not tire whoever is right", async () => {
    const academy = await openTestAcademy();
    for (let times = 0; times < 12; times++) {
      expect(await status(academy, "login", login, "198.51.100.7")).toBe(200);
      expect(await status(academy, "verify-master", { masterPassword: admin.master }, "198.51.100.7")).toBe(200);
    }
  });

  it("is counted before the body is read", async () => {
    const { call } = await openTestAcademy();
    const headers = { "content-type": "application/json" };
    const endless = () => new ReadableStream({ pull: () => new Promise<void>(() => {}) });
    const statuses = [];
    for (let tries = 0; tries < 11; tries++) {
      const raw = tries < 10 ? "{" : endless();
      statuses.push((await call("POST", "/api/auth/verify-master", undefined, { headers, raw, address: "198.51.100.7" })).status);
    }
    // The last body never ends: only a call that does not read it can answer.
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  });
});

describe("guessing from many networks", () => {
  /** Sixty networks guess once each, twenty at a time: as many as may wait for a hash. */
  async function flood(academy: TestAcademy, names: readonly [Guessed, ...Guessed[]]): Promise<number[]> {
    const statuses: number[] = [];
    for (let number = 0; number < 60; number += 20) {
      const some = Array.from({ length: 20 }, (_, next) => guess(academy, names[next % names.length] ?? names[0], network(number + next)));
      statuses.push(...(await Promise.all(some)));
    }
    return statuses;
  }

  it("leaves each network two tries at a password, never none, and those all of theirs where the owner signed in", async () => {
    const academy = await openTestAcademy();
    const [home, thief] = ["203.0.113.9", "192.0.2.77"];
    expect(await status(academy, "login", login, thief)).toBe(200);
    const newPassword = "new-secret";
    expect(await status(academy, "change-admin-password", { ...change, newPassword }, home)).toBe(200);
    await flood(academy, ["login"]);
    // A network where the old password was used is like any other.
    for (const address of ["10.9.9.9", thief]) {
      const guesses = [];
      for (let tries = 0; tries < 4; tries++) guesses.push(await guess(academy, "login", address));
      expect(guesses).toEqual([401, 401, 429, 429]);
    }
    for (let tries = 0; tries < 9; tries++) expect(await guess(academy, "login", home)).toBe(401);
    for (const address of [home, "198.18.0.1"])
      expect(await status(academy, "login", { ...login, password: newPassword }, address)).toBe(200);
  });

  it("ends after fifty tries an hour at the master password, over both calls, but not where the owner signs in", async () => {
    const academy = await openTestAcademy();
    const statuses = await flood(academy, ["verify-master", "change-admin-password"]);
    expect([401, 429].map((code) => statuses.filter((other) => other === code).length)).toEqual([50, 10]);
    const home = "203.0.113.9";
    const master = { masterPassword: admin.master };
    expect(await status(academy, "verify-master", master, home)).toBe(429);
    expect(await status(academy, "login", login, home)).toBe(200);
    expect(await status(academy, "verify-master", master, home)).toBe(200);
    expect(await status(academy, "change-admin-password", change, home)).toBe(200);
    academy.pass(hour + 1000);
    expect(await guess(academy, "verify-master", network(500))).toBe(401);
  });

  it("takes no place from the owner, however many wait for their hash", async () => {
    const academy = await openTestAcademy();
    const home = "203.0.113.9";
    expect(await status(academy, "login", login, home)).toBe(200);
    const crowd = Array.from({ length: 350 }, (_, number) => guess(academy, number % 5 ? "verify-master" : "login", network(number)));
    const owner = [];
    for (let tries = 0; tries < 12; tries++) owner.push(await status(academy, "login", login, home));
    expect(owner).toEqual(Array<number>(12).fill(200));
    await Promise.all(crowd);
  });
});

it("a network is new to an account for which nobody signed in from it in thirty days", async () => {
  const { academy, pass } = await openTestAcademy();
  const { remember } = createGuesses(academy.limits);
  const isNew = () => remember("ruwani", "192.0.2.1");
  expect([await isNew(), await isNew(), await remember("ruwani", "198.51.100.1")]).toEqual([true, false, true]);
  pass(30 * 24 * hour - 60_000);
  expect(await isNew()).toBe(false);
  pass(60_000);
  expect(await isNew()).toBe(true);
});
