import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { admin, openTestAcademy } from "#tests/harness.ts";

const hour = 3_600_000;
const login = { username: admin.username, password: admin.password };

describe("signing in", () => {
  it("gives a token that verify-token knows, and logout ends", async () => {
    const { call } = await openTestAcademy();
    const signedIn = await call("POST", "/api/auth/login", login);
    expect(signedIn.body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), username: "admin" });
    const { token } = signedIn.body;
    expect((await call("GET", "/api/auth/verify-token", undefined, { token })).body).toEqual({
      user: { id: 1, username: "admin", name: "admin", role: "owner", lacksSecondStep: false },
      timeZone: "Asia/Colombo",
    });
    expect((await call("POST", "/api/auth/logout", undefined, { token })).status).toBe(204);
    expect((await call("GET", "/api/auth/verify-token", undefined, { token })).status).toBe(401);
  });

  it("answers the same to a wrong password and an unknown user", async () => {
    const { call } = await openTestAcademy();
    const wrong = await call("POST", "/api/auth/login", { ...login, password: "wrong-1" });
    const unknown = await call("POST", "/api/auth/login", { username: "nobody", password: "wrong-1" });
    expect([wrong.status, wrong.text]).toEqual([401, unknown.text]);
    expect(unknown.status).toBe(401);
    expect((await call("POST", "/api/auth/login", { username: " " })).status).toBe(400);
  });

  it("keeps no token and no password in the database as they are", async () => {
    const { call, database } = await openTestAcademy();
    const { body } = await call("POST", "/api/auth/login", login);
    const rows = await database.read(async (db) => [
      ...(await db.selectFrom("sessions").selectAll().execute()),
      ...(await db.selectFrom("admins").selectAll().execute()),
      ...(await db.selectFrom("settings").selectAll().execute()),
    ]);
    const kept = JSON.stringify(rows);
    for (const secret of [body.token, admin.password, admin.master]) expect(kept).not.toContain(secret);
    // What is kept: SHA-256 of 256 random bits, and argon2id (academy/password.test.ts), a salt for each.
    expect(kept).toContain(`"${createHash("sha256").update(body.token).digest("hex")}"`);
    const hashes = [...kept.matchAll(/\$argon2id\$v=19\$m=\d+,t=\d,p=1\$([\w+/]{22})\$/g)];
    expect([hashes.length, new Set(hashes.map(([, salt]) => salt)).size]).toEqual([2, 2]);
  });

  it("takes any password up to 1000 characters, whole, and never asks for a new one", async () => {
    const { call, pass } = await openTestAcademy();
    const newPassword = ` ආයුබෝවන් <b>"'\\ 👩‍🎓 ${"x".repeat(970)}`;
    const change = { currentPassword: admin.password, newPassword, masterPassword: admin.master };
    expect((await call("POST", "/api/auth/change-admin-password", { ...change, newPassword: "x".repeat(1001) })).status).toBe(400);
    expect((await call("POST", "/api/auth/change-admin-password", change)).status).toBe(200);
    pass(400 * 24 * hour);
    const status = async (password: string) => (await call("POST", "/api/auth/login", { ...login, password })).status;
    expect([await status(newPassword), await status(newPassword.slice(0, -1)), await status(newPassword.trim())]).toEqual([200, 401, 401]);
  });

  it("ends after 2 hours unused, or 12 hours in all", async () => {
    const { call, pass, signIn } = await openTestAcademy();
    const status = async (token: string) => (await call("GET", "/api/auth/verify-token", undefined, { token })).status;
    const idle = await signIn();
    pass(2 * hour + 1000);
    expect(await status(idle)).toBe(401);
    const busy = await signIn();
    for (let hours = 0; hours < 11; hours++) {
      pass(hour);
      expect((await call("GET", "/api/courses", undefined, { token: busy })).status).toBe(200);
    }
    pass(hour + 1000);
    expect(await status(busy)).toBe(401);
  });
});

describe("a session", () => {
  it("ends after 2 hours although a tab stays open, and not while a person is at work in it", async () => {
    const { call, pass, signIn } = await openTestAcademy();
    const polls = ["/api/auth/verify-token", "/api/status", "/api/enquiries?status=New&limit=5", "/api/courses"];
    const poll = async (token: string, activity: string) => {
      const headers = { "x-user-activity": activity };
      return Promise.all(polls.map(async (path) => (await call("GET", path, undefined, { token, headers })).status));
    };
    const open = await signIn();
    // Another program's: it sends no word of a person.
    const bare = await signIn();
    const worked = await signIn();
    for (let minutes = 0; minutes < 115; minutes += 5) {
      pass(5 * 60_000);
      expect(await poll(open, "none")).toEqual([200, 200, 200, 200]);
      for (const path of ["/api/auth/verify-token", "/api/status"])
        expect((await call("GET", path, undefined, { token: bare })).status).toBe(200);
      await poll(worked, "active");
    }
    pass(6 * 60_000);
    expect(await poll(open, "none")).toEqual([401, 401, 401, 200]);
    expect((await call("GET", "/api/auth/verify-token", undefined, { token: bare })).status).toBe(401);
    expect(await poll(worked, "none")).toEqual([200, 200, 200, 200]);
  });

  it("that ends while a body is on its way changes nothing", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const body = JSON.stringify({ question: "Too late?", answer: "Yes", display_order: 0, active: true });
    let send = () => {};
    const asked = new Promise<void>((resolve) => {
      send = resolve;
    });
    let begun = () => {};
    const reading = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const raw = new ReadableStream(
      {
        async pull(stream) {
          begun();
          await asked;
          stream.enqueue(new TextEncoder().encode(body));
          stream.close();
        },
      },
      { highWaterMark: 0 },
    );
    const slow = call("POST", "/api/course-qna", undefined, { token, raw, headers: { "content-type": "application/json" } });
    await reading;
    expect((await call("POST", "/api/auth/logout", undefined, { token })).status).toBe(204);
    send();
    expect((await slow).status).toBe(401);
    expect((await call("GET", "/api/course-qna")).text).not.toContain("Too late?");
  });
});

describe("the master password and changing the admin's", () => {
  const change = { currentPassword: admin.password, newPassword: "new-secret", masterPassword: admin.master };

  it("verify-master judges by status and grants nothing", async () => {
    const { call } = await openTestAcademy();
    expect((await call("POST", "/api/auth/verify-master", { masterPassword: admin.master })).status).toBe(200);
    const wrong = await call("POST", "/api/auth/verify-master", { masterPassword: "wrong" });
    expect([wrong.status, wrong.body.message]).toEqual([401, "Invalid master password"]);
  });

  it("needs both passwords, at least 6 new characters, and ends every session", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const sent = (body: object) => call("POST", "/api/auth/change-admin-password", body);
    expect((await sent({ ...change, masterPassword: "wrong" })).status).toBe(401);
    expect((await sent({ ...change, currentPassword: "wrong" })).body.message).toBe("Current password is incorrect");
    expect((await sent({ ...change, newPassword: "12345" })).body.message).toBe("New password must be at least 6 characters long");
    expect((await call("GET", "/api/auth/verify-token", undefined, { token })).status).toBe(200);
    expect((await sent(change)).status).toBe(200);
    expect((await call("GET", "/api/auth/verify-token", undefined, { token })).status).toBe(401);
    expect((await call("POST", "/api/auth/login", login)).status).toBe(401);
    expect((await call("POST", "/api/auth/login", { ...login, password: "new-secret" })).status).toBe(200);
  });
});

it("the first admin is made once, and only passwords that were generated are told", async () => {
  const one = await openTestAcademy({ ADMIN_PASSWORD: "", MASTER_PASSWORD: "" });
  const generated = expect.stringMatching(/^[a-zA-Z2-9]{20}$/);
  expect(one.firstAdmin).toEqual({ username: "admin", password: generated, masterPassword: generated });
  expect((await one.openAnother()).firstAdmin).toBeUndefined();
  expect((await openTestAcademy({ ADMIN_PASSWORD: "secret-1" })).firstAdmin).toEqual({ username: "admin" });
  expect((await openTestAcademy({ MASTER_PASSWORD: "" })).firstAdmin).toEqual({ username: "admin", masterPassword: generated });
});

it("what is done to accounts on the server itself is in the activity log", async () => {
  const { academy, call, signIn } = await openTestAcademy();
  const password = await academy.accounts.resetPassword("admin");
  await expect(academy.accounts.resetPassword("nobody")).rejects.toThrow("nobody");
  await academy.accounts.revokeSessions();
  const { body } = await call("POST", "/api/auth/login", { username: "admin", password });
  const { body: lines } = await call("GET", "/api/audit?actor=system&noun=accounts", undefined, { token: body.token });
  expect(lines.map(({ action, title }: { action: string; title: string }) => [action, title])).toEqual([
    ["sessions-revoked", ""],
    ["password-reset", "admin"],
  ]);
  await expect(signIn()).rejects.toThrow("Wrong username or password.");
});

it.each(["system", "System"])("no first account is called %s, as the program signs: one that there is stays", async (username) => {
  const refused = `ADMIN_USERNAME cannot be "${username}". The program itself has this name. Use another one.`;
  await expect(openTestAcademy({ ADMIN_USERNAME: username })).rejects.toThrow(refused);
  const { database, openAnother } = await openTestAcademy();
  await database.write((tx) => tx.updateTable("admins").set({ username }).execute());
  const { people } = (await openAnother()).academy;
  expect(await people.usernames()).toEqual([{ id: 1, username }]);
});

it("a start knows whether anybody ever signed in: whoever lost the first passwords is told what to do", async () => {
  const { startDatabase, signIn } = await openTestAcademy();
  expect((await startDatabase()).isUnused).toBe(true);
  await signIn();
  expect((await startDatabase()).isUnused).toBe(false);
});
