import { describe, expect, it } from "vitest";
import { admin, joined, openTestAcademy } from "#tests/harness.ts";

const nadeesha = { username: "Nadeesha", name: "Nadeesha Perera", email: "nadeesha@academy.example", role: "editor" };

describe("an invitation", () => {
  it("lets its person choose a password once, and sign in with it", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const made = await call("POST", "/api/people", nadeesha, { token });
    expect(made).toMatchObject({
      status: 201,
      body: { mailed: false, person: { username: "nadeesha", state: "invited", role: "editor" } },
    });
    const link = { token: made.body.token };
    expect((await call("POST", "/api/auth/login", { username: "nadeesha", password: "" })).status).toBe(400);
    expect((await call("POST", "/api/auth/login", { username: "nadeesha", password: "anything" })).status).toBe(401);
    expect((await call("POST", "/api/auth/read-link", link)).body).toEqual({ username: "nadeesha", name: "Nadeesha Perera", isNew: true });
    expect((await call("POST", "/api/auth/choose-password", { ...link, newPassword: "short" })).status).toBe(400);
    // Two uses at the same moment: one wins.
    const uses = await Promise.all(
      ["first words of her", "second words of hers"].map((newPassword) =>
        call("POST", "/api/auth/choose-password", { ...link, newPassword }),
      ),
    );
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 404]);
    const password = uses[0]?.status === 200 ? "first words of her" : "second words of hers";
    const hers = await call("POST", "/api/auth/login", { username: "nadeesha", password });
    expect(hers.status).toBe(200);
    const { body } = await call("GET", "/api/auth/verify-token", undefined, { token: hers.body.token });
    expect(body.user).toMatchObject({ username: "nadeesha", name: "Nadeesha Perera", role: "editor" });
    expect((await call("POST", "/api/auth/read-link", link)).status).toBe(404);
    const log = await call("GET", "/api/audit?actor=Nadeesha%20Perera", undefined, { token });
    expect(log.body.map(({ action }: { action: string }) => action)).toEqual(["sign-in", "choose-password"]);
  });

  it("ends after seven days, and when a newer one is made", async () => {
    const { call, signIn, pass, academy } = await openTestAcademy();
    const first = await call("POST", "/api/people", nadeesha, { token: await signIn() });
    const id = first.body.person.id;
    const second = await call("POST", `/api/people/${id}/link`, undefined, { token: await signIn() });
    expect((await call("POST", "/api/auth/read-link", { token: first.body.token })).status).toBe(404);
    expect((await call("POST", "/api/auth/read-link", { token: second.body.token })).status).toBe(200);
    pass(7 * 24 * 3_600_000 + 1000);
    expect((await call("POST", "/api/auth/choose-password", { token: second.body.token, newPassword: "far too late" })).status).toBe(404);
    expect(await academy.accountLinks.sweep()).toBe(1);
  });

  it("is refused for a username or a name that somebody has, and for what is no name", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    await call("POST", "/api/people", nadeesha, { token });
    const issueOf = async (more: object) => {
      const { status, body } = await call("POST", "/api/people", { ...nadeesha, ...more }, { token });
      return [status, body.issues?.[0]?.path];
    };
    expect(await issueOf({ name: "Another" })).toEqual([400, "username"]);
    expect(await issueOf({ username: "other" })).toEqual([400, "name"]);
    expect(await issueOf({ username: "other", name: "ADMIN" })).toEqual([400, "name"]);
    expect(await issueOf({ username: "other", name: "System" })).toEqual([400, "name"]);
    expect(await issueOf({ username: "a b", name: "Other" })).toEqual([400, "username"]);
    expect(await issueOf({ username: "other", name: "Other", role: "king" })).toEqual([400, "role"]);
    expect(await issueOf({ username: "other", name: "Other", email: "nowhere" })).toEqual([400, "email"]);
  });
});

describe("who leaves", () => {
  it("is signed out at once and cannot come in, and the work stays under the name", async () => {
    const { call, signIn } = await openTestAcademy();
    const owner = await signIn();
    const hers = await joined(call, owner, "editor", "ruwani");
    const { body: course } = await call("GET", "/api/courses?limit=1");
    expect((await call("PUT", `/api/courses/${course[0].id}`, { ...course[0], summary: "Her words." }, { token: hers })).status).toBe(200);
    const id = (await call("GET", "/api/people", undefined, { token: owner })).body[1].id;
    expect((await call("POST", `/api/people/${id}/leave`, undefined, { token: owner })).body.state).toBe("left");
    expect((await call("GET", "/api/auth/verify-token", undefined, { token: hers })).status).toBe(401);
    expect((await call("POST", "/api/auth/login", { username: "ruwani", password: "secret of ruwani" })).status).toBe(401);
    expect((await call("POST", `/api/people/${id}/link`, undefined, { token: owner })).status).toBe(400);
    expect((await call("GET", "/api/status", undefined, { token: owner })).body.admins).toBe(1);
    const versions = await call("GET", `/api/courses/${course[0].id}/versions`, undefined, { token: owner });
    expect(versions.body[0].saved_by).toBe("The ruwani");
    // Coming back takes a new password.
    const back = await call("POST", `/api/people/${id}/come-back`, undefined, { token: owner });
    expect((await call("GET", "/api/auth/verify-token", undefined, { token: hers })).status).toBe(401);
    expect((await call("POST", "/api/auth/login", { username: "ruwani", password: "secret of ruwani" })).status).toBe(401);
    expect((await call("POST", "/api/auth/choose-password", { token: back.body.token, newPassword: "words of her return" })).status).toBe(
      200,
    );
    // Whoever did not leave keeps the password.
    expect((await call("POST", `/api/people/${id}/come-back`, undefined, { token: owner })).status).toBe(400);
    expect((await call("POST", "/api/auth/login", { username: "ruwani", password: "words of her return" })).status).toBe(200);
  });

  it("is never the last owner, even when two make each other leave at the same moment", async () => {
    const { call, signIn, openAnother } = await openTestAcademy();
    const first = await signIn();
    const ids = async () => (await call("GET", "/api/people", undefined, { token: first })).body.map(({ id }: { id: number }) => id);
    const [own] = await ids();
    expect((await call("POST", `/api/people/${own}/leave`, undefined, { token: first })).status).toBe(400);
    const { body: invited } = await call("POST", "/api/people", { ...nadeesha, role: "owner" }, { token: first });
    // Somebody who has no password yet is no owner to rely on.
    expect((await call("POST", `/api/people/${own}/leave`, undefined, { token: first })).status).toBe(400);
    await call("POST", "/api/auth/choose-password", { token: invited.token, newPassword: "words of an owner" });
    const second = (await call("POST", "/api/auth/login", { username: "nadeesha", password: "words of an owner" })).body.token;
    const other = await openAnother();
    const input = { name: "X", email: "x@academy.example", role: "desk" };
    const [one, two] = await Promise.all([
      call("POST", `/api/people/${invited.person.id}/leave`, undefined, { token: first }),
      other.call("PUT", `/api/people/${own}`, input, { token: second }),
    ]);
    expect([one.status, two.status].filter((status) => status === 200)).toHaveLength(1);
  });
});

it("a link for a new password holds a day and ends the sessions, and the old password holds until it is used", async () => {
  const { call, signIn, pass } = await openTestAcademy();
  const owner = await signIn();
  const theirs = await joined(call, owner, "desk", "kamal");
  const id = (await call("GET", "/api/people", undefined, { token: owner })).body[1].id;
  const { body } = await call("POST", `/api/people/${id}/link`, undefined, { token: owner });
  expect((await call("GET", "/api/auth/verify-token", undefined, { token: theirs })).status).toBe(200);
  await call("POST", "/api/auth/choose-password", { token: body.token, newPassword: "other words now" });
  expect((await call("GET", "/api/auth/verify-token", undefined, { token: theirs })).status).toBe(401);
  expect((await call("POST", "/api/auth/login", { username: "kamal", password: "secret of kamal" })).status).toBe(401);
  const { body: link } = await call("POST", `/api/people/${id}/link`, undefined, { token: owner });
  const read = async () => (await call("POST", "/api/auth/read-link", { token: link.token })).status;
  pass(24 * 3_600_000 - 60_000);
  expect(await read()).toBe(200);
  pass(60_000);
  expect(await read()).toBe(404);
});

it("people see where they are signed in, and sign out there", async () => {
  const { call, signIn } = await openTestAcademy();
  const owner = await signIn();
  const theirs = await joined(call, owner, "desk", "kamal");
  const headers = {
    "user-agent": "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36",
  };
  const login = { username: "kamal", password: "secret of kamal" };
  const phone = (await call("POST", "/api/auth/login", login, { headers, address: "203.0.113.7" })).body.token;
  const sessions = async () => (await call("GET", "/api/auth/sessions", undefined, { token: theirs })).body;
  const [one, two, ...more] = await sessions();
  expect(more).toEqual([]);
  const far = [one, two].find(({ isThis }) => !isThis);
  expect(far).toMatchObject({ device: "Chrome on Android", network: "203.0.113.0/24" });
  // Somebody else's session is not theirs to end.
  expect((await call("DELETE", `/api/auth/sessions/${far.id}`, undefined, { token: owner })).status).toBe(204);
  expect(await sessions()).toHaveLength(2);
  expect((await call("DELETE", `/api/auth/sessions/${far.id}`, undefined, { token: theirs })).status).toBe(204);
  expect((await call("GET", "/api/auth/verify-token", undefined, { token: phone })).status).toBe(401);
});

it("one's own password changes with the old one, and other sessions end", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const other = await signIn();
  const change = (currentPassword: string) =>
    call("POST", "/api/auth/change-password", { currentPassword, newPassword: "words of my own" }, { token });
  expect((await change("wrong")).status).toBe(400);
  expect((await change(admin.password)).status).toBe(200);
  expect((await call("GET", "/api/auth/verify-token", undefined, { token })).status).toBe(200);
  expect((await call("GET", "/api/auth/verify-token", undefined, { token: other })).status).toBe(401);
});

it("the first account is an owner, and the specified calls know it as before", async () => {
  const { call, signIn } = await openTestAcademy();
  const { body } = await call("GET", "/api/people", undefined, { token: await signIn() });
  expect(body).toMatchObject([{ username: "admin", name: "admin", role: "owner", state: "active", email: "" }]);
  const change = { currentPassword: admin.password, newPassword: "another one", masterPassword: admin.master };
  expect((await call("POST", "/api/auth/change-admin-password", change)).status).toBe(200);
});

it("once the first account left, the specified calls mean the first owner who is there", async () => {
  const { call, signIn } = await openTestAcademy();
  const theirs = await joined(call, await signIn(), "owner", "nimal");
  await call("POST", "/api/people/1/leave", undefined, { token: theirs });
  const change = { currentPassword: "secret of nimal", newPassword: "another one", masterPassword: admin.master };
  expect((await call("POST", "/api/auth/change-admin-password", change)).status).toBe(200);
});

it("asking for a forgotten password says the same of anybody, without a mail server too", async () => {
  const { call } = await openTestAcademy();
  const said = await Promise.all(["admin", "nobody"].map((username) => call("POST", "/api/auth/forgot-password", { username })));
  expect(said.map(({ status, text }) => [status, text])).toEqual([
    [200, said[0]?.text],
    [200, said[0]?.text],
  ]);
});
