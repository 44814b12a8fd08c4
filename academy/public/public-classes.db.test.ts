import { expect, it } from "vitest";
import { classInput, courseInput, enquiryInput } from "#tests/factories.ts";
import { openTestAcademy, type TestAcademy } from "#tests/harness.ts";
import { multiply } from "#tests/many-rows.ts";

const day = 24 * 3_600_000;
const german = { kind: "course", id: 1 } as const;

const inDays = ({ academy }: TestAcademy, days: number) => new Date(Date.parse(academy.today()) + days * day).toISOString().slice(0, 10);

async function shown({ publicAcademy }: TestAcademy) {
  const data = publicAcademy.requestData();
  const { classes } = await data.classesOf(german);
  const cards = await data.withNextClass("course", await data.cards("courses"));
  return {
    titles: classes.map(({ title }) => title),
    next: cards.flatMap(({ next }) => next ?? []),
    soon: await data.startingSoon(4),
    data,
  };
}

it("a class leaves at the midnight of its first day or after its last day to enrol, in every process, and from last good copies", async () => {
  const test = await openTestAcademy();
  const other = await test.openAnother();
  const token = await test.signIn();
  for (const { id } of (await test.call("GET", "/api/classes")).body) await test.call("DELETE", `/api/classes/${id}`, undefined, { token });
  const add = async (title: string, starts: number, until?: number, more: object = {}) => {
    const dates = { starts_on: inDays(test, starts), ends_on: inDays(test, starts + 60), enrol_until: until ? inDays(test, until) : "" };
    const { status } = await test.call("POST", "/api/classes", classInput({ title, level: "", ...dates, ...more }), { token });
    expect(status).toBe(201);
  };
  await add("begins in two days", 2);
  await add("enrols until tomorrow", 5, 1, { fee: 50_000 });
  await add("of another course", 1, undefined, { course_id: 2 });
  await add("not published", 3, undefined, { active: false });

  const both = [test, other];
  const today = await Promise.all(both.map(shown));
  for (const { titles, next, data } of today) {
    expect(titles).toEqual(["begins in two days", "enrols until tomorrow"]);
    expect(next).toHaveLength(2);
    expect([...data.sources].sort()).toEqual(["classes", "courses", "day", "exams", "moment", "rooms", "teachers"]);
  }
  const left = [];
  for (const _ of [1, 2]) {
    for (const one of both) one.pass(day);
    left.push((await Promise.all(both.map(shown))).map(({ titles }) => titles));
  }
  expect(left).toEqual([
    [
      ["begins in two days", "enrols until tomorrow"],
      ["begins in two days", "enrols until tomorrow"],
    ],
    [[], []],
  ]);
});

it("while the database is away, those of before without what has begun meanwhile, else no class", async () => {
  const test = await openTestAcademy();
  const before = await shown(test);
  expect(before.titles.length).toBeGreaterThan(0);
  for (const part of ["courses", "exams", "open"] as const) await test.publicCopy.renew(part);
  await test.database.close();
  expect(await shown(test)).toMatchObject({ titles: before.titles, next: before.next });
  test.pass(200 * day);
  const after = await shown(test);
  expect([after.titles, after.next, after.soon, after.data.usedFallback()]).toEqual([[], [], [], true]);

  const another = await openTestAcademy();
  await another.database.close();
  expect(await shown(another)).toMatchObject({ titles: [], next: [], soon: [] });
});

it("says in words when, how much and whether there is a seat; a full one stays on its page and leaves the cards", async () => {
  const test = await openTestAcademy();
  const token = await test.signIn();
  const input = { starts_on: inDays(test, 1), ends_on: inDays(test, 90), enrol_until: "", seats: 1, title: "Evening", fee: 1 };
  const { body } = await test.call("POST", "/api/classes", classInput(input), { token });
  const [open, ...others] = (await test.publicAcademy.requestData().classesOf(german)).classes;
  expect(open).toMatchObject({
    title: "A1: Evening",
    words: { times: ["Monday, 6 PM to 8 PM"], held: "At the academy, Room 2", fee: "LKR 1", seats: "1 seat left" },
  });
  expect(open?.words.starts).toMatch(/^[A-Z][a-z]+day \d+ [A-Z][a-z]+$/);
  const before = await shown(test);
  expect([before.next.filter((text) => text.endsWith("· LKR 1")).length, before.soon.length]).toEqual([1, 4]);
  expect(before.soon[0]).toMatchObject({ title: "German Deutsch: A1: Evening", facts: "LKR 1 · 1 seat left" });

  const { body: enquiry } = await test.call("POST", "/api/contact", enquiryInput({ class_id: body.id }));
  await test.call("PATCH", `/api/enquiries/${enquiry.id}`, { status: "Enrolled" }, { token });
  const { titles, next, soon, data } = await shown(test);
  expect(titles).toHaveLength(others.length + 1);
  expect(soon[0]?.id).not.toBe(body.id);
  expect((await data.classesOf(german)).classes[0]?.words.seats).toBe("Full: join the waiting list");
  expect(next.filter((text) => text.endsWith("· LKR 1"))).toEqual([]);
});

it("a course with very many classes shows the next ones, and leads to the list of its language for the others", async () => {
  const test = await openTestAcademy();
  const dates = { starts_on: inDays(test, 1), ends_on: inDays(test, 90), enrol_until: "" };
  await test.call("POST", "/api/classes", classInput(dates), { token: await test.signIn() });
  await multiply(test.database, "classes", 60);
  const { classes, more } = await test.publicAcademy.requestData().classesOf(german);
  const inAll = (await test.call("GET", "/api/classes?course_id=1")).body.length;
  expect(inAll).toBeGreaterThan(50);
  expect([classes.length, more]).toEqual([24, { total: inAll, language: "german" }]);
  expect((await test.publicAcademy.requestData().classesOf({ kind: "course", id: 4 })).more).toBeUndefined();
});

it("the list is narrowed by what is known, and says what there is to choose from", async () => {
  const { publicAcademy, academy } = await openTestAcademy();
  const listed = (filter: Parameters<ReturnType<typeof publicAcademy.requestData>["listedClasses"]>[0]) =>
    publicAcademy.requestData().listedClasses(filter);
  const all = await listed({});
  expect([all.total, all.classes.length]).toEqual([10, 10]);
  expect(all.languages).toEqual(["english", "french", "german", "italian", "japanese", "korean"]);
  expect(all.levels).toEqual(["A1", "B1", "B2", "N5", "Level 1"]);
  expect(all.months[0]?.slice(0, 7)).toBe(all.classes[0]?.starts_on.slice(0, 7));
  const germanAtTheWeekend = await listed({ language: "german", weekend: true });
  expect(germanAtTheWeekend.classes.map(({ title, subject }) => [subject.title.slice(0, 6), title])).toEqual([
    ["Goethe", "B1 preparation, weekend"],
    ["German", "A1 weekend"],
  ]);
  expect((await listed({ evening: true, online: true })).classes.map(({ title }) => title)).toEqual([
    "B2 evening, online",
    "B1 evening, online",
  ]);
  expect(await listed({ month: academy.today().slice(0, 7), level: "C2" })).toMatchObject({ total: 0, classes: [], levels: all.levels });
});

it("a class that visitors cannot see is asked about as one that never was; one that began leads to others", async () => {
  const test = await openTestAcademy();
  const { call, signIn, pass } = test;
  const token = await signIn();
  const add = async (more: object) => {
    const dates = { starts_on: inDays(test, 1), ends_on: inDays(test, 60), enrol_until: "" };
    return (await call("POST", "/api/classes", classInput({ ...dates, ...more }), { token })).body.id as number;
  };
  const draft = (await call("POST", "/api/courses", courseInput({ status: "draft" }), { token })).body.id as number;
  const [hidden, ofDraft, begun] = [await add({ active: false }), await add({ course_id: draft }), await add({})];
  pass(2 * day);
  const asked = (id: number) => test.publicAcademy.requestData().askedClass(id);
  expect([await asked(hidden), await asked(ofDraft), await asked(999_999)]).toEqual([undefined, undefined, undefined]);
  expect(await asked(begun)).toMatchObject({ others: expect.any(Array) });
});
