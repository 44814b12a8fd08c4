import { expect, it } from "vitest";
import type { SingleKind } from "#contract/kinds/single-kind.ts";
import { textsKinds } from "#contract/site-texts/texts-kinds.ts";
import { teacherInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

it("the first hour ticks what is so, and is put away and brought back for everybody", async () => {
  const { call, signIn, database } = await openTestAcademy();
  const token = await signIn();
  const ask = async (method: string, path: string, body?: unknown) => (await call(method, `/api${path}`, body, { token })).body;
  const done = async () =>
    (await ask("GET", "/first-hour")).steps.filter((one: { done: boolean }) => one.done).map(({ step }: { step: string }) => step);
  const left = async (of: string) =>
    (await ask("GET", "/first-hour")).steps
      .find(({ step }: { step: string }) => step === of)
      .left?.map(({ name }: { name: string }) => name);
  expect(await done()).toEqual([]);

  const change = async (changes: object) => ask("PUT", "/academy-facts", { ...(await ask("GET", "/academy-facts")), ...changes });
  await change({ name: "Ruhunu Language Centre", address: ["1 Beach Road", "Matara"], phones: [{ number: "041 222 3344", label: "" }] });
  expect([await done(), await left("facts")]).toEqual([[], ["Phone, e-mail and chat", "Address", "Links"]]);
  await change({ email: "office@ruhunu.example", chatNumber: "94771234567", map: "", social: [] });
  expect([await done(), await left("facts")]).toEqual([["facts"], undefined]);

  const answers = { paying: [{ name: "At the desk", text: "Cash or card." }], refunds: "Within 14 days." };
  await change(answers);
  expect(await done()).toEqual(["facts"]);
  await change({ ...answers, buses: "100 and 155" });
  expect(await done()).toEqual(["facts", "answers"]);

  const own = (value: unknown): unknown => (typeof value === "string" ? `${value}!` : (value as object[]).slice(1));
  for (const kind of Object.values(textsKinds) as SingleKind[]) {
    const claims = Object.keys(kind.list).filter((name) => kind.list[name]?.claims);
    for (const name of claims) {
      const group = kind.groups.find(({ fields }) => name in fields);
      const place = group?.title === kind.label ? `${kind.label}: ` : `${kind.label}, ${group?.title}`;
      const said = (await left("words")).find((one: string) => one.startsWith(place));
      expect(said).toContain(Object.keys(group?.fields ?? {}).length > 1 ? kind.list[name]?.label : group?.title);
      const words = await ask("GET", `/${kind.path}`);
      await ask("PUT", `/${kind.path}`, { ...words, [name]: own(words[name]) });
    }
  }
  expect([await done(), await left("words")]).toEqual([["facts", "words", "answers"], undefined]);

  await ask("POST", "/teachers", teacherInput({ active: false }));
  expect(await done()).toEqual(["facts", "words", "answers"]);
  await ask("POST", "/teachers", teacherInput());
  expect(await done()).toEqual(["facts", "words", "answers", "teachers"]);

  const course = (await ask("GET", "/courses"))[0];
  const [one] = await ask("GET", "/classes?admin=true");
  await ask("POST", "/classes", { ...one, course_id: course.id, exam_id: 0, title: "Our own" });
  expect(await done()).toEqual(["facts", "words", "answers", "teachers", "class"]);

  const { going } = await ask("GET", "/samples");
  const count = going.reduce((sum: number, each: { count: number }) => sum + each.count, 0);
  expect((await ask("POST", "/samples/remove", { count })).removed).toBe(count);
  for (const { noun, id } of (await ask("GET", "/samples")).items) await ask("DELETE", `/${noun}/${id}`);
  // Then the blog's categories are samples, but nobody has gone back a step.
  await ask("POST", "/categories", { name: "News", filter: true });
  expect((await ask("GET", "/samples")).going).toEqual([{ noun: "categories", count: 7 }]);
  await database.write(async (tx) => {
    await tx.updateTable("admins").set({ email: "owner@academy.example", totp_secret: "ABC" }).execute();
    await tx.updateTable("sessions").set({ second_step: 1 }).execute();
    for (const action of ["mail-test", "backup-download"])
      await tx
        .insertInto("audit")
        .values({
          at: 1,
          actor: "admin",
          address: "",
          action,
          noun: "settings",
          title: "",
          search_text: "",
          item_id: null,
          before: null,
          after: null,
        })
        .execute();
  });
  expect(await done()).toEqual(["facts", "mail", "email", "words", "answers", "teachers", "samples", "second-step", "backup", "class"]);

  await ask("PUT", "/first-hour", { putAway: true });
  expect((await ask("GET", "/first-hour")).putAway).toBe(true);
  await ask("PUT", "/first-hour", { putAway: false });
  expect((await ask("GET", "/first-hour")).putAway).toBe(false);
});

it("what an owner says is so of the words, and what was done once, stays done when the log of it is erased", async () => {
  const { call, signIn, academy, pass } = await openTestAcademy();
  const token = await signIn();
  const read = async (by = token) => (await call("GET", "/api/first-hour", undefined, { token: by })).body.steps;
  const done = async (by?: string) =>
    (await read(by)).filter((one: { done: boolean }) => one.done).map(({ step }: { step: string }) => step);
  expect((await call("PUT", "/api/first-hour", { wordsAreSo: false }, { token })).status).toBe(400);
  expect((await call("PUT", "/api/first-hour", { wordsAreSo: true }, { token })).status).toBe(204);
  await academy.firstHour.did("backup");
  expect(await done()).toEqual(["words", "backup"]);
  pass(900 * 24 * 3_600_000);
  expect(await academy.nightlyJobs.audit()).toBeGreaterThan(0);
  expect(await done(await signIn())).toEqual(["words", "backup"]);
});
