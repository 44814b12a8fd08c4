import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { courseInput, postInput, teacherInput, testimonialInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { copyParts } from "./copy-sources.ts";
import type { PublicCopy } from "./public-copy.ts";

it("what cannot be loaded is what was public last, and says so", async () => {
  const { publicAcademy, publicCopy, database } = await openTestAcademy();
  const before = publicAcademy.requestData();
  const [courses, exam, post] = [await before.cards("courses"), await before.item("exams", "IELTS"), await before.item("posts", "1")];
  expect([before.usedFallback(), [...before.sources]]).toEqual([false, ["courses", "moment", "exams", "posts", "day"]]);
  await keep(publicCopy);
  await database.close();
  const after = publicAcademy.requestData();
  expect([await after.cards("courses"), await after.item("exams", "IELTS"), await after.item("posts", "1")]).toEqual([courses, exam, post]);
  expect(after.usedFallback()).toBe(true);
});

it("who teaches a language stands on a course of it that has no class, and on one that has, who gives them", async () => {
  const { publicAcademy, call, signIn } = await openTestAcademy();
  const token = await signIn();
  for (const [name, language] of [
    ["Sujatha", "German"],
    ["Marian", "Spanish"],
  ] as const)
    await call("POST", "/api/teachers", teacherInput({ name, languages: [language] }), { token });
  const data = publicAcademy.requestData();
  const besides = async (open: { title: string; teacher_id?: number }[]) =>
    (await data.besides("courses", { title: "German Deutsch", slug: "German_Deutsch" }, open)).teachers.map(({ name }) => name);
  expect([await besides([]), await besides([{ title: "A1" }])]).toEqual([["Sujatha"], []]);
});

it("who gives some classes stands in the order of the academy, not of the classes, and each once", async () => {
  const { publicAcademy, call, signIn } = await openTestAcademy();
  const token = await signIn();
  const add = async (name: string): Promise<number> => (await call("POST", "/api/teachers", teacherInput({ name }), { token })).body.id;
  const [first, second] = [await add("Sujatha"), await add("Marian")];
  const named = await publicAcademy.requestData().teachersOf([{ teacher_id: second }, {}, { teacher_id: first }, { teacher_id: second }]);
  expect(named.map(({ name }) => name)).toEqual(["Sujatha", "Marian"]);
});

it("where nothing was ever kept it is the built-in sample data (section 4)", async () => {
  const { publicAcademy, database } = await openTestAcademy();
  const filled = publicAcademy.requestData();
  const real = {
    courses: await filled.cards("courses"),
    exams: await filled.cards("exams"),
    posts: (await filled.posts(undefined, 1)).items,
  };
  await database.close();
  const another = await openTestAcademy();
  await another.database.close();
  const data = another.publicAcademy.requestData();
  expect({ courses: await data.cards("courses"), exams: await data.cards("exams"), posts: (await data.posts(undefined, 1)).items }).toEqual(
    real,
  );
  expect((await data.item("courses", "Russian_Русский"))?.slug).toBe("Russia");
  expect((await data.listQuestions("courseQuestions")).some(({ answer }) => answer.includes("8 to 15"))).toBe(true);
  expect(await data.featuredCourses()).toEqual([]);
  expect(await data.item("courses", "Klingon")).toBeUndefined();
  expect(data.usedFallback()).toBe(true);
});

it("keeps of an item what visitors may see at the moment, and of a person who took the consent back nothing", async () => {
  const { academy, publicAcademy, publicCopy, database, call, signIn, now, pass } = await openTestAcademy();
  const token = await signIn();
  // Not tomorrow, which may be some minutes away.
  const twoDays = 48 * 3_600_000;
  await call("POST", "/api/blogs", postInput({ date: academy.today(now() + twoDays), slug: "not-yet" }), { token });
  const at = (minutes: number) => new Date(now() + minutes * 60_000).toISOString();
  const made = async (more: Record<string, unknown>) => (await call("POST", "/api/courses", courseInput(more), { token })).body;
  const gone = await made({ slug: "Here_and_gone" });
  await made({ slug: "Soon_over", unpublish_at: at(10) });
  await made({ slug: "Soon_begun", publish_at: at(10) });
  await made({ slug: "Draft_of_it", status: "draft" });
  const person = (await call("POST", "/api/testimonials", testimonialInput({ name: "Asked to go" }), { token })).body;
  await keep(publicCopy);
  await call("DELETE", `/api/courses/${gone.id}`, undefined, { token });
  await call("PUT", `/api/testimonials/${person.id}`, { ...person, consent: false }, { token });
  await keep(publicCopy);
  await database.close();
  const slugs = async () =>
    (await publicAcademy.requestData().cards("courses")).map(({ slug }) => slug).filter((slug) => /^(Here|Soon|Draft)/.test(slug));
  expect(await slugs()).toEqual(["Soon_over"]);
  expect(await publicAcademy.requestData().item("courses", "Here_and_gone")).toBeUndefined();
  pass(11 * 60_000);
  expect(await slugs()).toEqual(["Soon_begun"]);
  const isPostShown = async () => (await publicAcademy.requestData().item("posts", "not-yet")) !== undefined;
  expect(await isPostShown()).toBe(false);
  pass(twoDays);
  expect(await isPostShown()).toBe(true);
  const people = (await publicAcademy.requestData().testimonials("courses")).map(({ name }) => name);
  expect(people.length).toBeGreaterThan(2);
  expect(people).not.toContain("Asked to go");
});

it("what is kept has a bound, and a part that cannot be written does not stay as it was", async () => {
  const { publicAcademy, publicCopy, database, call, signIn, env } = await openTestAcademy();
  const token = await signIn();
  for (let one = 0; one < 12; one++)
    await call("POST", "/api/blogs", postInput({ date: "2026-01-02", content: `<p>${"many words ".repeat(90_000)}</p>` }), { token });
  await keep(publicCopy);
  const folder = join(env.DATA_DIR ?? "", "last-public");
  expect(readFileSync(join(folder, "posts.jsonl")).length).toBeLessThan(8_100_000);
  expect(readdirSync(folder).filter((name) => !name.endsWith(".jsonl"))).toEqual([]);

  rmSync(join(folder, "courses.jsonl"));
  mkdirSync(join(folder, "courses.jsonl"));
  await expect(publicCopy.renew("courses")).rejects.toThrow();
  await database.close();
  // Another academy's courses are worse than none.
  expect(await publicAcademy.requestData().cards("courses")).toEqual([]);
  expect((await publicAcademy.requestData().cards("exams")).length).toBeGreaterThan(3);
});

async function keep(copy: PublicCopy): Promise<void> {
  for (const part of copyParts) await copy.renew(part);
}
