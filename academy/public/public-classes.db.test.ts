import { expect, it } from "vitest";
import { dayInWords } from "#contract/classes/class-labels.ts";
import { addDays } from "#contract/site/days.ts";
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
    next: cards.flatMap(({ next }) => next?.text ?? []),
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
    expect([...data.sources].sort()).toEqual([
      "branches",
      "classes",
      "courses",
      "day",
      "exams",
      "languages",
      "moment",
      "rooms",
      "site_settings",
      "teachers",
    ]);
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
    title: "A1, Evening",
    words: { times: ["Monday, 6 PM to 8 PM"], held: "In person, Room 2", fee: "LKR 1", seats: "1 seat left" },
  });
  expect(open?.words.starts).toMatch(/^[A-Z][a-z]+day \d+ [A-Z][a-z]+$/);
  const before = await shown(test);
  expect([before.next.filter((text) => text.endsWith("· LKR 1")).length, before.soon.length]).toEqual([1, 4]);
  expect(before.soon[0]).toMatchObject({ title: "German Deutsch: A1, Evening", facts: "LKR 1 · 1 seat left" });

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
  expect([classes.length, more]).toEqual([24, { total: inAll }]);
  expect((await test.publicAcademy.requestData().classesOf({ kind: "course", id: 4 })).more).toBeUndefined();
});

it("the list is narrowed by what is known, and says what there is to choose from", async () => {
  const { publicAcademy, academy } = await openTestAcademy();
  const listed = (filter: Parameters<ReturnType<typeof publicAcademy.requestData>["listedClasses"]>[0]) =>
    publicAcademy.requestData().listedClasses(filter);
  const all = await listed({});
  expect([all.total, all.classes.length]).toEqual([10, 10]);
  expect(all.languages.map(({ slug }) => slug)).toEqual(["english", "french", "german", "italian", "japanese", "korean"]);
  expect(all.levels).toEqual(["A1", "B1", "N5", "Level 1"]);
  expect(all.months[0]?.slice(0, 7)).toBe(all.classes[0]?.starts_on.slice(0, 7));
  const germanAtTheWeekend = await listed({ language: "german", weekend: true });
  expect(germanAtTheWeekend.classes.map(({ title, subject }) => [subject.title.slice(0, 6), title])).toEqual([
    ["Goethe", "B1 preparation, weekend"],
    ["German", "A1 weekend"],
  ]);
  expect((await listed({ level: "A1", online: true })).classes.map(({ title }) => title)).toEqual(["A1 afternoons, online"]);
  expect((await listed({ evening: true })).classes.map(({ title }) => title)).toEqual(["B1 evenings, online"]);
  expect(await listed({ language: "german", evening: true })).toMatchObject({ total: 0, without: ["evening"] });
  expect((await listed({ language: "german", level: "C2", weekend: true })).without).toEqual(["level"]);
  expect((await listed({ language: "tamil", weekend: true })).without).toBeUndefined();
  expect(await listed({ month: academy.today().slice(0, 7), level: "C2" })).toMatchObject({ total: 0, classes: [], levels: all.levels });
});

it("a class has a page until its last day; then its address leads to the next with a seat, or to the course", async () => {
  const test = await openTestAcademy();
  const { call, signIn, pass } = test;
  const token = await signIn();
  for (const { id } of (await call("GET", "/api/classes")).body) await call("DELETE", `/api/classes/${id}`, undefined, { token });
  const add = async (title: string, from: number, to: number, more: object = {}) => {
    const dates = { starts_on: inDays(test, from), ends_on: inDays(test, to), enrol_until: inDays(test, from - 2), level: "" };
    return (await call("POST", "/api/classes", classInput({ title, ...dates, ...more }), { token })).body.id as number;
  };
  const draft = (await call("POST", "/api/courses", courseInput({ status: "draft" }), { token })).body.id as number;
  const hidden = [await add("Hidden", 5, 11, { active: false }), await add("Of a draft", 5, 11, { course_id: draft }), 999_999];
  const first = await add("Abends, früh", 3, 9);
  const full = await add("Full", 40, 60, { seats: 1 });
  const { body: enquiry } = await call("POST", "/api/contact", enquiryInput({ class_id: full }));
  await call("PATCH", `/api/enquiries/${enquiry.id}`, { status: "Enrolled" }, { token });
  const next = await add("Next", 50, 60);

  const page = (id: number) => test.publicAcademy.requestData().classPage(id);
  for (const id of hidden) expect(await page(id)).toBeUndefined();
  expect(await page(first)).toMatchObject({
    ...{ state: "open", title: "German Deutsch: Abends, früh", subject: { language: "german", path: "/course/German_Deutsch" } },
    one: { path: `/class/${first}-german-abends-fruh` },
    others: [{ title: "German Deutsch: Full" }, { title: "German Deutsch: Next" }],
  });
  const data = test.publicAcademy.requestData();
  await data.classPage(first);
  expect([...data.sources]).toEqual(expect.arrayContaining(["classes", "courses", "exams", "teachers", "rooms", "site_settings", "day"]));
  const drawn = async () => (await test.publicAcademy.requestData().shareImageOf({ kind: "classes", id: first }, { name: "Academy" }))?.alt;
  expect(await drawn()).toMatch(
    /^German Deutsch: Abends, früh\. Monday, 6 PM to 8 PM\. [A-Z][a-z]+day \d+ [A-Z][a-z]+\. LKR 45,000 · Colombo\. Academy$/,
  );
  const later = [];
  for (const days of [2, 1, 6, 1]) {
    pass(days * day);
    const found = await page(first);
    later.push(found && ("state" in found ? found.state : found.leadsTo));
  }
  expect(later).toEqual(["closed", "begun", "begun", `/class/${next}-german-next`]);
  expect(await drawn()).toBeUndefined();
  const again = await signIn();
  await call("DELETE", `/api/classes/${next}`, undefined, { token: again });
  expect(await page(first)).toEqual({ leadsTo: `/class/${full}-german-full` });
  await call("DELETE", `/api/classes/${full}`, undefined, { token: again });
  expect(await page(first)).toEqual({ leadsTo: "/course/German_Deutsch" });
  expect([await test.publicAcademy.requestData().anyClass(), await test.publicAcademy.requestData().classAddresses(9)]).toEqual([
    false,
    [],
  ]);
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

it("a closed day of the academy is no day of a class, on its page, in calendars and in its hours", async () => {
  const { call, signIn, publicAcademy, academy } = await openTestAcademy();
  const token = await signIn();
  // Ten Mondays of two hours from a Monday that is to come.
  const from = addDays(academy.today(), 14 - ((new Date(academy.today()).getUTCDay() + 6) % 7));
  const mondays = Array.from({ length: 10 }, (_, index) => addDays(from, index * 7));
  const at = (index: number) => mondays[index] ?? "";
  const fields = classInput({
    ...{ course_id: 2, starts_on: at(0), ends_on: at(9), enrol_until: "" },
    times: [{ weekday: "Monday", from: "09:00", to: "11:00" }],
  });
  const days = { no_class_on: [at(3), at(2), at(3)], held_on: [at(5)] };
  const { body: made } = await call("POST", "/api/classes", { ...fields, ...days }, { token });
  expect(made).toMatchObject({ no_class_on: [at(2), at(3)], held_on: [at(5)] });
  const read = async () => {
    const { classes } = await publicAcademy.requestData().classesOf({ kind: "course", id: 2 });
    return classes.find(({ id }) => id === made.id);
  };
  expect(await read()).toMatchObject({ off: [at(2), at(3)], words: { hours: "16 hours in 8 lessons", lost: 4 } });

  const facts = await academy.facts.read();
  const unnamed = { name: "", from: at(4), to: at(4), open: false, opens: "", closes: "" };
  expect((await call("PUT", "/api/academy-facts", { ...facts, exceptions: [unnamed] }, { token })).status).toBe(200);
  expect((await read())?.off).toEqual([at(2), at(3), at(4)]);
  const { version } = await academy.facts.read();
  const closed = { name: "Repairs", from: at(4), to: addDays(at(5), 3), open: false, opens: "", closes: "" };
  const shorter = { name: "Short day", from: at(7), to: at(7), open: true, opens: "08:30", closes: "12:00" };
  expect((await call("PUT", "/api/academy-facts", { ...facts, version, exceptions: [closed, shorter] }, { token })).status).toBe(200);
  const found = await read();
  expect(found).toMatchObject({ off: [at(2), at(3), at(4)], words: { hours: "14 hours in 7 lessons" } });
  expect(found?.words.off).toContain("(Repairs)");
  expect((await publicAcademy.requestData().classCalendar(made.id)).classes[0]?.off).toEqual([at(2), at(3), at(4)]);
  // The last day that is told is one on which there is class.
  const feast = { ...closed, name: "Feast", from: at(9), to: at(9) };
  expect(found?.words.ends?.split(" ")[0]).toBe(String(Number(at(9).slice(8))));
  const changed = await academy.facts.read();
  expect((await call("PUT", "/api/academy-facts", { ...changed, exceptions: [feast] }, { token })).status).toBe(200);
  expect((await read())?.words.ends?.split(" ")[0]).toBe(String(Number(at(8).slice(8))));
  // Nor does it begin on one without class, or on another weekday, whatever stands for its first day.
  const sunday = { ...fields, starts_on: addDays(at(0), -1), no_class_on: [at(0), at(2), at(3)] };
  expect((await call("PUT", `/api/classes/${made.id}`, sunday, { token })).body.starts_on).toBe(sunday.starts_on);
  expect(await read()).toMatchObject({ starts_on: at(1), ends_on: at(8), words: { starts: dayInWords(at(1), academy.today()) } });
  expect((await call("PUT", `/api/classes/${made.id}`, { ...fields, no_class_on: [at(2), at(3)] }, { token })).status).toBe(200);
  // A client that knows nothing of such days changes nothing of them.
  expect((await call("PUT", `/api/classes/${made.id}`, fields, { token })).body).toMatchObject({
    no_class_on: [at(2), at(3)],
    held_on: [at(5)],
  });
  expect((await call("PUT", `/api/classes/${made.id}`, { ...fields, held_on: ["31 May"] }, { token })).status).toBe(400);
});

it("a class says its level where neither its title nor its course does", async () => {
  const test = await openTestAcademy();
  const token = await test.signIn();
  const add = async (course: string, title: string, level: string) => {
    const { body } = await test.call("POST", "/api/courses", courseInput({ title: course }), { token });
    const dates = { starts_on: inDays(test, 5), ends_on: inDays(test, 60), enrol_until: "" };
    const input = classInput({ title, level, course_id: body.id, exam_id: 0, ...dates });
    const { status, body: one } = await test.call("POST", "/api/classes", input, { token });
    expect(status).toBe(201);
    return test.publicAcademy.requestData().classPage(one.id);
  };
  expect(await add("Mandarin, HSK 1", "Saturdays", "HSK 1")).toMatchObject({ title: "Mandarin, HSK 1: Saturdays" });
  expect(await add("Mandarin, HSK 1 to 3", "Saturdays", "HSK 1")).toMatchObject({ title: "Mandarin, HSK 1 to 3: HSK 1, Saturdays" });
  expect(await add("Mandarin", "HSK 1 on Saturdays", "HSK 1")).toMatchObject({ title: "Mandarin: HSK 1 on Saturdays" });
});
