import { expect, it } from "vitest";
import { courseInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

it("what cannot be loaded is the last good copy, and says so", async () => {
  const { publicAcademy, database } = await openTestAcademy();
  const before = publicAcademy.requestData();
  const [courses, exam, post] = [await before.courses(), await before.exam("IELTS"), await before.post("1")];
  expect([before.usedFallback(), [...before.sources]]).toEqual([false, ["courses", "moment", "exams", "posts", "day"]]);
  await database.close();
  const after = publicAcademy.requestData();
  expect([await after.courses(), await after.exam("IELTS"), await after.post("1")]).toEqual([courses, exam, post]);
  expect(after.usedFallback()).toBe(true);
});

it("what was never loaded is the built-in sample data (section 4)", async () => {
  const { publicAcademy, database } = await openTestAcademy();
  const filled = publicAcademy.requestData();
  const real = { courses: await filled.courses(), exams: await filled.exams(), posts: (await filled.posts(undefined, 1)).items };
  await database.close();
  const another = await openTestAcademy();
  await another.database.close();
  const data = another.publicAcademy.requestData();
  expect({ courses: await data.courses(), exams: await data.exams(), posts: (await data.posts(undefined, 1)).items }).toEqual(real);
  expect((await data.course("Russian_Русский"))?.slug).toBe("Russia");
  expect((await data.courseQuestions()).some(({ answer }) => answer.includes("8 to 15"))).toBe(true);
  expect(await data.featuredCourses()).toEqual([]);
  expect(await data.course("Klingon")).toBeUndefined();
  expect(data.usedFallback()).toBe(true);
});

it("addresses that anybody can make up push no good copy out", async () => {
  const { publicAcademy, database } = await openTestAcademy();
  const before = publicAcademy.requestData();
  const real = [await before.course("German_Deutsch"), await before.exam("IELTS"), await before.posts(undefined, 1)];
  // Five names each: more than the 2000 copies that are kept.
  for (let made = 0; made < 600; made++) {
    const data = publicAcademy.requestData();
    await Promise.all([data.course(`x${made}`), data.post(`x${made}`), data.posts(`x${made}`, 1), data.posts(undefined, made + 9)]);
    // Many addresses mean one exam (section 7).
    await data.exam(`IELTS ${made}`);
  }
  await database.close();
  const after = publicAcademy.requestData();
  expect([await after.course("German_Deutsch"), await after.exam("IELTS"), await after.posts(undefined, 1)]).toEqual(real);
});

it("what was deleted does not come back from the copies", async () => {
  const { publicAcademy, database, call, signIn } = await openTestAcademy();
  const token = await signIn();
  const { body } = await call("POST", "/api/courses", courseInput({ slug: "Here_and_gone" }), { token });
  expect((await publicAcademy.requestData().course("Here_and_gone"))?.id).toBe(body.id);
  await call("DELETE", `/api/courses/${body.id}`, undefined, { token });
  expect(await publicAcademy.requestData().course("Here_and_gone")).toBeUndefined();
  await database.close();
  expect(await publicAcademy.requestData().course("Here_and_gone")).toBeUndefined();
});
