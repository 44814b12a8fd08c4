import { expect, it } from "vitest";
import { openTestAcademy } from "#tests/harness.ts";

it("the first hour ticks what is so, and is put away and brought back for everybody", async () => {
  const { call, signIn, database } = await openTestAcademy();
  const token = await signIn();
  const ask = async (method: string, path: string, body?: unknown) => (await call(method, `/api${path}`, body, { token })).body;
  const done = async () =>
    (await ask("GET", "/first-hour")).steps.filter((one: { done: boolean }) => one.done).map(({ step }: { step: string }) => step);
  expect(await done()).toEqual([]);

  const facts = await ask("GET", "/academy-facts");
  await ask("PUT", "/academy-facts", { ...facts, name: "Ruhunu Language Centre" });
  expect(await done()).toEqual([]);
  const called = await ask("GET", "/academy-facts");
  await ask("PUT", "/academy-facts", { ...called, address: ["1 Beach Road", "Matara"] });
  expect(await done()).toEqual(["facts"]);

  const saved = await ask("GET", "/academy-facts");
  const answers = { paying: [{ name: "At the desk", text: "Cash or card." }], refunds: "Within 14 days." };
  await ask("PUT", "/academy-facts", { ...saved, ...answers });
  expect(await done()).toEqual(["facts"]);
  await ask("PUT", "/academy-facts", { ...(await ask("GET", "/academy-facts")), ...answers, buses: "100 and 155" });
  expect(await done()).toEqual(["facts", "answers"]);

  const left = async () =>
    (await ask("GET", "/first-hour")).steps
      .find(({ step }: { step: string }) => step === "words")
      .left?.map((one: { address: string }) => one.address);
  const parts = ["home", "about", "lists", "contact", "privacy", "terms"];
  for (const [at, part] of parts.entries()) {
    expect(await left()).toEqual(parts.slice(at).map((each) => `/admin/words?part=${each}`));
    expect(await done()).toEqual(["facts", "answers"]);
    const words: Record<string, unknown> = await ask("GET", `/words/${part}`);
    const [name, text] = Object.entries(words).find(([, value]) => typeof value === "string") ?? [];
    await ask("PUT", `/words/${part}`, { ...words, [name ?? ""]: `${text}!` });
  }
  expect([await done(), await left()]).toEqual([["facts", "words", "answers"], undefined]);

  const course = (await ask("GET", "/courses"))[0];
  const [one] = await ask("GET", "/classes?admin=true");
  await ask("POST", "/classes", { ...one, course_id: course.id, exam_id: 0, title: "Our own" });
  expect(await done()).toEqual(["facts", "words", "answers", "class"]);

  const { going } = await ask("GET", "/samples");
  const count = going.reduce((sum: number, each: { count: number }) => sum + each.count, 0);
  expect((await ask("POST", "/samples/remove", { count })).removed).toBe(count);
  for (const { noun, id } of (await ask("GET", "/samples")).items) await ask("DELETE", `/${noun}/${id}`);
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
  expect(await done()).toEqual(["facts", "email", "mail", "words", "answers", "samples", "second-step", "backup", "class"]);

  await ask("PUT", "/first-hour", { putAway: true });
  expect((await ask("GET", "/first-hour")).putAway).toBe(true);
  await ask("PUT", "/first-hour", { putAway: false });
  expect((await ask("GET", "/first-hour")).putAway).toBe(false);
});
