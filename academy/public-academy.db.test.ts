import { expect, it } from "vitest";
import { courseInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

it("what cannot be loaded is the last good copy, and says so", async () => {
  const { publicAcademy, database } = await openTestAcademy();
  const before = publicAcademy.visit();
  const [courses, exam, post] = [await before.courses(), await before.exam("IELTS"), await before.post("1")];
  expect([before.usedFallback(), [...before.nouns]]).toEqual([false, ["courses", "exams", "posts"]]);
  await database.close();
  const after = publicAcademy.visit();
  expect([await after.courses(), await after.exam("IELTS"), await after.post("1")]).toEqual([courses, exam, post]);
  expect(after.usedFallback()).toBe(true);
});

it("what was never loaded is the built-in sample data (section 4)", async () => {
  const { publicAcademy, database } = await openTestAcademy();
  const filled = publicAcademy.visit();
  const real = { courses: await filled.courses(), exams: await filled.exams(), posts: (await filled.posts(undefined, 1)).items };
  await database.close();
  const another = await openTestAcademy();
  await another.database.close();
  const visit = another.publicAcademy.visit();
  expect({ courses: await visit.courses(), exams: await visit.exams(), posts: (await visit.posts(undefined, 1)).items }).toEqual(real);
  expect((await visit.course("Russian_Русский"))?.slug).toBe("Russia");
  expect((await visit.courseQuestions()).some(({ answer }) => answer.includes("8 to 15"))).toBe(true);
  expect(await visit.featuredCourses()).toEqual([]);
  expect(await visit.course("Klingon")).toBeUndefined();
  expect(visit.usedFallback()).toBe(true);
});

it("addresses that anybody can make up push no good copy out", async () => {
  const { publicAcademy, database } = await openTestAcademy();
  const before = publicAcademy.visit();
  const real = [await before.course("German_Deutsch"), await before.exam("IELTS"), await before.posts(undefined, 1)];
  for (let made = 0; made < 2500; made++) {
    const visit = publicAcademy.visit();
    await Promise.all([visit.course(`x${made}`), visit.post(`x${made}`), visit.posts(`x${made}`, 1), visit.posts(undefined, made + 9)]);
    // Many addresses mean one exam (section 7).
    await visit.exam(`IELTS ${made}`);
  }
  await database.close();
  const after = publicAcademy.visit();
  expect([await after.course("German_Deutsch"), await after.exam("IELTS"), await after.posts(undefined, 1)]).toEqual(real);
});

it("what was deleted does not come back from the copies", async () => {
  const { publicAcademy, database, call, signIn } = await openTestAcademy();
  const token = await signIn();
  const { body } = await call("POST", "/api/courses", courseInput({ slug: "Here_and_gone" }), { token });
  expect((await publicAcademy.visit().course("Here_and_gone"))?.id).toBe(body.id);
  await call("DELETE", `/api/courses/${body.id}`, undefined, { token });
  expect(await publicAcademy.visit().course("Here_and_gone")).toBeUndefined();
  await database.close();
  expect(await publicAcademy.visit().course("Here_and_gone")).toBeUndefined();
});
