import { expect, it } from "vitest";
import { courseInput, examInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

const hour = 3_600_000;

async function open() {
  const test = await openTestAcademy();
  const token = await test.signIn();
  const call = async (method: string, path: string, body?: object) => (await test.call(method, `/api/${path}`, body, { token })).body;
  const course = await call("POST", "courses", courseInput({ title: "German B2", duration: "100 hours" }));
  const inAnHour = new Date(test.academy.moments.now() + hour).toISOString();
  const keep = (changes: object) => call("PUT", `courses/${course.id}/working-copy`, { ...course, ...changes });
  const shown = async () => (await test.call("GET", "/api/courses")).body.find(({ id }: { id: number }) => id === course.id);
  return { ...test, call, course, inAnHour, keep, shown };
}

it("changes with a moment of their own take the place of what is published then, once, and it is never off the site", async () => {
  const { call, course, inAnHour, keep, shown, academy, pass } = await open();
  expect(await keep({ duration: "120 hours", publish_at: inAnHour })).toMatchObject({ takes_over_at: inAnHour });
  await academy.timedChanges.takeOver();
  expect(await shown()).toMatchObject({ duration: "100 hours" });
  pass(hour);
  await Promise.all([academy.timedChanges.takeOver(), academy.timedChanges.takeOver()]);
  expect(await shown()).toMatchObject({ duration: "120 hours", version: course.version + 1 });
  expect(await call("GET", `courses/${course.id}/working-copy`)).toBe(null);
  expect((await call("GET", "audit?noun=courses"))[0]).toMatchObject({ action: "publish-changes", actor: "system", item_id: course.id });
  expect(await academy.timedChanges.attention()).toEqual([]);
});

it("changes without a moment, with the moment at which the item itself appears, or of a draft wait for a person", async () => {
  const { call, course, inAnHour, keep, shown, academy, pass } = await open();
  expect(await keep({ duration: "120 hours" })).not.toHaveProperty("takes_over_at");
  const scheduled = await call("PUT", `courses/${course.id}`, { ...course, publish_at: inAnHour, working_copy: 1 });
  const kept = await call("PUT", `courses/${course.id}/working-copy`, { ...scheduled, duration: "130 hours" });
  expect(kept).not.toHaveProperty("takes_over_at");
  expect(
    await call("PUT", `courses/${course.id}/working-copy`, {
      ...scheduled,
      working_copy: kept.version,
      status: "draft",
      publish_at: new Date(Date.parse(inAnHour) + hour).toISOString(),
    }),
  ).not.toHaveProperty("takes_over_at");
  pass(3 * hour);
  await academy.timedChanges.takeOver();
  expect(await shown()).toMatchObject({ duration: "100 hours" });
});

it("what is whole no longer keeps nothing else from its moment", async () => {
  const { call, inAnHour, keep, shown, academy, pass, database } = await open();
  const exam = await call("POST", "exams", examInput({ title: "Old", preparationDuration: "8 weeks" }));
  const { takes_over_at } = await call("PUT", `exams/${exam.id}/working-copy`, { ...exam, title: "New", publish_at: inAnHour });
  await keep({ duration: "120 hours", publish_at: new Date(Date.parse(takes_over_at) + 1000).toISOString() });
  // As a rule that is newer than the changes would have it.
  await database.write(async (tx) => {
    const one = await tx.selectFrom("working_copies").select("data").where("noun", "=", "exams").executeTakeFirstOrThrow();
    const data = JSON.stringify({ ...JSON.parse(one.data), summary: "" });
    await tx.updateTable("working_copies").set({ data }).where("noun", "=", "exams").execute();
  });
  pass(2 * hour);
  await academy.timedChanges.takeOver();
  expect(await shown()).toMatchObject({ duration: "120 hours" });
  expect((await academy.timedChanges.attention()).map(({ link }) => link)).toEqual([`/admin/exams?form=${exam.id}`]);
});

it("what is not whole is refused at once; what was changed meanwhile stays as it is, and staff are told", async () => {
  const { call, course, inAnHour, keep, shown, academy, pass } = await open();
  expect(await keep({ duration: "", publish_at: inAnHour })).toMatchObject({ issues: [{ path: "duration" }] });
  await keep({ duration: "120 hours", publish_at: inAnHour });
  await call("PUT", `courses/${course.id}`, { ...course, duration: "110 hours" });
  pass(hour + 30_000);
  // The next look takes it over.
  expect(await academy.timedChanges.attention()).toEqual([]);
  pass(90_000);
  for (let look = 0; look < 2; look++) await academy.timedChanges.takeOver();
  expect(await shown()).toMatchObject({ duration: "110 hours" });
  expect(await academy.timedChanges.attention()).toEqual([
    expect.objectContaining({
      what: "Changes of “German B2” were to take its place and did not: the course was changed since, or they are not whole.",
      link: `/admin/courses?form=${course.id}`,
    }),
  ]);
});
