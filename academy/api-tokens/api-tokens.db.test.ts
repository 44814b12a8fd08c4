import { expect, it } from "vitest";
import { courseInput } from "#tests/factories.ts";
import { joined, openTestAcademy } from "#tests/harness.ts";

const day = 24 * 3_600_000;
const path = "/api/api-tokens";
const input = { name: "Import", scopes: ["content"], readOnly: false, days: null };

it("a token is shown once and kept as a hash; what it did is signed with its name; it can be ended", async () => {
  const { call, signIn, database, pass } = await openTestAcademy();
  const owner = await signIn();
  const { status, body } = await call("POST", path, input, { token: owner });
  expect([status, body.apiToken]).toEqual([
    201,
    expect.objectContaining({ name: "Import", made_by: "admin", last_used_at: null, hasEnded: false }),
  ]);
  const { token } = body;
  expect(token).toMatch(/^academy_[A-Za-z0-9_-]{43}$/);
  const kept = await database.read(async (db) => [
    await db.selectFrom("api_tokens").selectAll().execute(),
    await db.selectFrom("audit").selectAll().execute(),
  ]);
  const list = await call("GET", path, undefined, { token: owner });
  expect([JSON.stringify(kept), list.text].filter((text) => text.includes(token) || text.includes(token.slice(8)))).toEqual([]);

  const course = await call("POST", "/api/courses", courseInput(), { token });
  expect(course.status).toBe(201);
  const { body: activity } = await call("GET", "/api/audit?noun=courses", undefined, { token: owner });
  expect(activity[0]).toMatchObject({ actor: "admin (Import)", action: "create" });
  const [told] = (await call("GET", path, undefined, { token: owner })).body;
  expect(told.last_used_at).not.toBeNull();
  // No session ends it: only its own end, or its maker's.
  pass(100 * day);
  expect((await call("GET", "/api/trash", undefined, { token })).status).toBe(200);
  expect((await call("GET", "/api/trash", undefined, { token: `${token.slice(0, -1)}_` })).status).toBe(401);

  const later = await signIn();
  expect((await call("DELETE", `${path}/${told.id}`, undefined, { token: later })).status).toBe(204);
  expect((await call("GET", "/api/trash", undefined, { token })).status).toBe(401);
  expect((await call("DELETE", `${path}/${told.id}`, undefined, { token: later })).status).toBe(404);
});

it("a token ends on its day, when its maker leaves, and when everybody is signed out", async () => {
  const { call, signIn, pass, academy } = await openTestAcademy();
  const owner = await signIn();
  const other = await joined(call, owner, "owner", "second");
  const { body: short } = await call("POST", path, { ...input, days: 2 }, { token: owner });
  const { body: second } = await call("POST", path, input, { token: other });
  const works = async (token: string) => (await call("GET", "/api/trash", undefined, { token })).status === 200;
  expect([await works(short.token), await works(second.token)]).toEqual([true, true]);
  const people = (await call("GET", "/api/people", undefined, { token: owner })).body;
  const { id } = people.find((person: { username: string }) => person.username === "second");
  await call("POST", `/api/people/${id}/leave`, undefined, { token: owner });
  expect(await works(second.token)).toBe(false);
  await call("POST", `/api/people/${id}/come-back`, undefined, { token: owner });
  expect(await works(second.token)).toBe(false);
  pass(2 * day);
  const again = await signIn();
  expect(await works(short.token)).toBe(false);
  expect((await call("GET", path, undefined, { token: again })).body).toMatchObject([{ name: "Import", hasEnded: true }]);
  const { body: third } = await call("POST", path, input, { token: again });
  await academy.accounts.revokeSessions();
  expect(await works(third.token)).toBe(false);
});

it("where a second step is asked for, a token of somebody who has none does nothing; one person has at most twenty", async () => {
  const { call, signIn, academy, database, pass } = await openTestAcademy();
  const owner = await signIn();
  const made = await Promise.all(Array.from({ length: 24 }, () => call("POST", path, { ...input, days: 1 }, { token: owner })));
  expect(made.map(({ status }) => status).sort()).toEqual([...Array(20).fill(201), ...Array(4).fill(400)]);
  const token = made.find(({ status }) => status === 201)?.body.token;
  expect((await call("GET", "/api/trash", undefined, { token })).status).toBe(200);
  await database.write((tx) => tx.insertInto("settings").values({ key: "second-step-required", value: "yes" }).execute());
  expect((await call("GET", "/api/trash", undefined, { token })).status).toBe(403);
  pass(40 * day);
  expect(await academy.nightlyJobs.sessions()).toBeGreaterThanOrEqual(20);
});
