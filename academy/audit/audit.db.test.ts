import { describe, expect, it } from "vitest";
import { addDays } from "#contract/site/days.ts";
import { courseInput, enquiryInput } from "#tests/factories.ts";
import { admin, openTestAcademy } from "#tests/harness.ts";

const login = { username: admin.username, password: admin.password };

describe("the audit log", () => {
  it("tells who did what to what, when, from where, before and after", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const { body: course } = await call("POST", "/api/courses", courseInput({ title: "First" }), { token });
    await call("PUT", `/api/courses/${course.id}`, { ...course, title: "Second" }, { token, address: "203.0.113.7" });
    await call("DELETE", `/api/courses/${course.id}`, undefined, { token });
    await call("POST", `/api/trash/courses/${course.id}/restore`, undefined, { token });
    await call("PUT", "/api/courses/update-order", { courses: [{ id: course.id, display_order: 0 }] }, { token });
    const { body: log, headers } = await call("GET", "/api/audit?limit=5", undefined, { token });
    expect(log.map((entry: { action: string }) => entry.action)).toEqual(["reorder", "restore", "delete", "update", "create"]);
    expect(Number(headers.get("x-total-count"))).toBeGreaterThan(30);
    const update = log[3];
    expect(update).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/T.*Z$/),
      actor: "admin",
      address: "203.0.113.7",
      action: "update",
      noun: "courses",
      item_id: course.id,
      title: "Second",
      changes: [{ field: "title", before: "First", after: "Second" }],
    });
    expect(log[0].changes[0]).toMatchObject({ field: "order", before: expect.stringContaining(", Second") });
    const { body: whole } = await call("GET", `/api/audit/${update.id}`, undefined, { token });
    expect([whole.before.title, whole.after.title, whole.after.id]).toEqual(["First", "Second", course.id]);
    const found = await call("GET", "/api/audit?q=203.0.113.7", undefined, { token });
    expect(found.body).toHaveLength(1);
    expect((await call("GET", "/api/audit/999999", undefined, { token })).status).toBe(404);
  });

  it("names everybody who did something, and nobody for what strangers tried", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    await call("POST", "/api/auth/login", { username: "nobody", password: "wrong-1" });
    expect((await call("GET", "/api/audit?limit=1", undefined, { token })).body).toMatchObject([{ action: "sign-in-failed", actor: "" }]);
    const { body: actors } = await call("GET", "/api/audit/actors", undefined, { token });
    expect([actors.includes(admin.username), actors.includes("")]).toEqual([true, false]);
  });

  it("finds a line by what its item was called before, and by its day, to the last moment", async () => {
    const { call, signIn, academy } = await openTestAcademy();
    const token = await signIn();
    const found = async (query: string) =>
      (await call("GET", `/api/audit?noun=courses&${query}`, undefined, { token })).body.map(({ action }: { action: string }) => action);
    const { body: course } = await call("POST", "/api/courses", courseInput({ title: "Zanzibar" }), { token });
    await call("PUT", `/api/courses/${course.id}`, { ...course, title: "Renamed" }, { token });
    expect(await found("q=zanzibar")).toEqual(["update", "create"]);
    expect(await found(`q=renamed&from=${academy.today()}&to=${academy.today()}`)).toEqual(["update"]);
    expect(await found(`q=renamed&to=${addDays(academy.today(), -1)}`)).toEqual([]);
  });

  it("tells of sign-ins, failures, sign-outs and password changes, and holds no secret", async () => {
    const { call, signIn, database } = await openTestAcademy();
    await call("POST", "/api/auth/login", { ...login, password: "wrong-password" }, { address: "203.0.113.8" });
    await call("POST", "/api/auth/login", { username: "typed-password-here", password: "x" });
    const first = await signIn();
    await call("POST", "/api/auth/logout", undefined, { token: first });
    const change = { currentPassword: admin.password, newPassword: "new-secret-2", masterPassword: admin.master };
    await call("POST", "/api/auth/change-admin-password", { ...change, masterPassword: "wrong-master" });
    await call("POST", "/api/auth/change-admin-password", change);
    await call("POST", "/api/auth/verify-master", { masterPassword: "wrong-master" });
    const { body } = await call("POST", "/api/auth/login", { ...login, password: "new-secret-2" });
    const { body: log } = await call("GET", "/api/audit?q=accounts", undefined, { token: body.token });
    expect(log.map((entry: { action: string; actor: string }) => [entry.action, entry.actor])).toEqual([
      ["sign-in", "admin"],
      ["master-password-failed", ""],
      ["password-change", "admin"],
      ["password-change-failed", ""],
      ["sign-out", "admin"],
      ["sign-in", "admin"],
      ["sign-in-failed", ""],
      ["sign-in-failed", "admin"],
    ]);
    expect(log.at(-1).address).toBe("203.0.113.8");
    const kept = JSON.stringify(await database.read((db) => db.selectFrom("audit").selectAll().execute()));
    const secrets = [admin.password, admin.master, "new-secret-2", "wrong-", "typed-password", first, body.token];
    expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
  });

  it("lists at most 200 failures an hour", async () => {
    const { call, signIn, pass, academy } = await openTestAcademy();
    for (let told = 0; told < 197; told++) await academy.limits.tally("failures-told", 3_600_000);
    for (let network = 0; network < 8; network++)
      await call("POST", "/api/auth/verify-master", { masterPassword: "wrong" }, { address: `10.${network}.0.1` });
    const token = await signIn();
    const failures = async () =>
      (await call("GET", "/api/audit?limit=1000&q=failed", undefined, { token: await signIn() })).headers.get("x-total-count");
    expect(await failures()).toBe("3");
    expect((await call("GET", "/api/audit?q=further", undefined, { token })).body).toHaveLength(1);
    pass(3_600_000);
    await call("POST", "/api/auth/verify-master", { masterPassword: "wrong" }, { address: "10.9.9.9" });
    expect(await failures()).toBe("4");
  });
});

it("taking many enquiries at once is told, once an hour", async () => {
  const { call, signIn, database, pass } = await openTestAcademy();
  await call("POST", "/api/contact", enquiryInput());
  await database.write(async (tx) => {
    const { id: _, ...row } = await tx.selectFrom("enquiries").selectAll().executeTakeFirstOrThrow();
    await tx
      .insertInto("enquiries")
      .values(Array.from({ length: 200 }, () => row))
      .execute();
  });
  const token = await signIn();
  const told = async () => (await call("GET", "/api/audit?noun=enquiries", undefined, { token })).body;
  await call("GET", "/api/enquiries?limit=200", undefined, { token });
  expect(await told()).toEqual([]);
  for (let times = 0; times < 3; times++) expect((await call("GET", "/api/enquiries", undefined, { token })).body).toHaveLength(201);
  expect(await told()).toMatchObject([{ action: "copy-list", title: "201 enquiries at once", actor: admin.username }]);
  pass(3_600_001);
  await call("GET", "/api/enquiries", undefined, { token });
  expect(await told()).toHaveLength(2);
});

describe("one person's enquiries", () => {
  it("can be copied and erased, and nothing about them stays in the audit log", async () => {
    const { call, signIn, database } = await openTestAcademy();
    await call("POST", "/api/contact", enquiryInput({ name: "Anusha", email: "Anusha@Example.com" }));
    await call("POST", "/api/contact", enquiryInput({ name: "Anusha P", email: "anusha@example.com", details: "Second" }));
    await call("POST", "/api/contact", enquiryInput({ email: "xanusha@example.com" }));
    const token = await signIn();
    await call("PUT", "/api/enquiries/1", { status: "Contacted", notes: "Her mother called, 077 123" }, { token });
    const [told] = (await call("GET", "/api/audit?q=called+anusha", undefined, { token })).body;
    expect((await call("GET", `/api/audit/${told.id}`, undefined, { token })).body).toMatchObject({ person: "Anusha" });
    const activity = { name: "Report", scopes: ["activity"], readOnly: true, days: null };
    const { token: program } = (await call("POST", "/api/api-tokens", activity, { token })).body;
    const [toProgram] = (await call("GET", "/api/audit?noun=enquiries", undefined, { token: program })).body;
    expect([toProgram.title, toProgram.person]).toEqual(["Enquiry 1", undefined]);
    expect((await call("GET", `/api/audit/${told.id}`, undefined, { token: program })).body).not.toHaveProperty("person");
    expect((await call("GET", "/api/audit?q=anusha", undefined, { token: program })).body).toEqual([]);
    expect(told).toMatchObject({
      title: "Enquiry 1",
      person: "Anusha",
      changes: [{ field: "status" }, { field: "notes", after: "Her mother called, 077 123" }],
    });
    const path = "/api/enquiries/person?email=ANUSHA%40example.com";
    const copy = await call("GET", path, undefined, { token });
    expect(copy.body.map((one: { name: string }) => one.name)).toEqual(["Anusha", "Anusha P"]);
    expect((await call("DELETE", path, undefined, { token })).body).toMatchObject({ erased: 2 });
    expect((await call("GET", path, undefined, { token })).body).toEqual([]);
    const after = (await call("GET", "/api/audit?noun=enquiries", undefined, { token })).body;
    expect(JSON.stringify(after)).not.toContain("Anusha");
    expect(after.find(({ id }: { id: number }) => id === told.id)).toMatchObject({ title: "Enquiry 1" });
    expect((await call("GET", "/api/enquiries", undefined, { token })).body).toHaveLength(1);
    for (const bad of ["", "?email=", "?email=x", "?email=%25"])
      expect((await call("DELETE", `/api/enquiries/person${bad}`, undefined, { token })).status).toBe(400);
    const kept = await database.read(async (db) => [
      await db.selectFrom("audit").selectAll().execute(),
      await db.selectFrom("jobs").selectAll().execute(),
      await db.selectFrom("enquiries").selectAll().execute(),
    ]);
    expect(kept[1]).toHaveLength(2);
    const traces = ["Anusha", " anusha@", '"anusha@', "Her mother called"];
    expect(traces.filter((trace) => JSON.stringify(kept).includes(trace))).toEqual([]);
  });
});
