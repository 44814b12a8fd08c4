import { expect, it } from "vitest";
import { dateText, weekdays } from "#contract/site/date-text.ts";
import { addDays } from "#contract/site/days.ts";
import { classInput, enquiryInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { startOfDayIn } from "./calendar.ts";
import { freedSeats } from "./classes/freed-seats.ts";

const day = 24 * 3_600_000;

it("tells next steps, who waits for an answer, classes that begin soon, and six months by course", async () => {
  const { call, signIn, academy, database, now } = await openTestAcademy();
  const token = await signIn();
  const at = (days: number) => new Date(Date.parse(academy.today()) + days * day).toISOString().slice(0, 10);
  const asked = async (more: Record<string, unknown> = {}) =>
    (await call("POST", "/api/contact", enquiryInput(more), { address: `192.0.2.${Math.random()}` })).body.id as number;
  const change = (id: number, body: object) => call("PATCH", `/api/enquiries/${id}`, body, { token });
  const receivedAt = (id: number, created_at: number) =>
    database.write((tx) => tx.updateTable("enquiries").set({ created_at }).where("id", "=", id).execute());
  const { body: people } = await call("GET", "/api/people", undefined, { token });
  const { title } = (await call("GET", "/api/courses", undefined, { token })).body.find(({ id }: { id: number }) => id === 2);
  const inTwo = (more: object) => classInput({ course_id: 2, ...more });
  // It is held for the first time a day later than it says.
  const daily = weekdays.map((weekday) => ({ weekday, from: "09:00", to: "10:00" }));
  const ofSoon = { starts_on: at(3), enrol_until: "", ends_on: at(90), times: daily, no_class_on: [at(3)], held_on: [at(4)] };
  const { body: soon } = await call("POST", "/api/classes", inTwo(ofSoon), { token });
  await call("POST", "/api/classes", inTwo({ starts_on: at(3), ends_on: at(90), enrol_until: at(-1) }), { token });
  await call("POST", "/api/classes", inTwo({ starts_on: at(15), enrol_until: "", ends_on: at(90) }), { token });
  const one = { starts_on: at(2), enrol_until: "", ends_on: at(90), seats: 1 };
  const { body: full } = await call("POST", "/api/classes", inTwo(one), { token });

  await asked({ interestedCourses: ["Tamil", "German Deutsch"] });
  const older = [await asked(), await asked(), await asked({ interestedCourses: [], interestedExams: ["IELTS"] })];
  for (const [index, ago] of [1.01, 4, 400].entries()) await receivedAt(older[index] ?? 0, now() - ago * day);
  await change(await asked(), { status: "Spam", next_on: at(0) });
  await change(await asked(), { status: "Closed", next_on: at(-1) });
  await change(await asked({ class_id: full.id, interestedCourses: [] }), { status: "Enrolled", owner_id: people[0].id, next_on: at(0) });
  await change(await asked(), { status: "Contacted", next_on: at(-1) });
  await change(await asked(), { status: "Waiting", class_id: soon.id, next_on: at(1) });

  const { status, body } = await call("GET", "/api/desk/today", undefined, { token });
  expect(status).toBe(200);
  expect(body.steps).toEqual({ mine: { due: 1, overdue: 0 }, all: { due: 1, overdue: 1 } });
  expect(body.unanswered).toMatchObject({ "3-7": 1, older: 1 });
  expect(body.unanswered.today + body.unanswered["1-2"]).toBe(2);
  const ofOurs = body.starting.filter(({ starts_on }: { starts_on: string }) => [at(2), at(3), at(15)].includes(starts_on));
  expect(ofOurs).toContainEqual({
    ...{ id: soon.id, name: `${title}: ${soon.title}`, seats_left: 12, waiting: 1 },
    ...{ starts_on: at(3), first_day: at(4) },
  });
  const { body: choices } = await call("GET", "/api/enquiries/classes", undefined, { token });
  expect(choices.find(({ id }: { id: number }) => id === soon.id).name).toContain(`, from ${dateText(at(4))}`);
  expect(ofOurs.filter(({ name }: { name: string }) => name.includes("A1 evening"))).toHaveLength(1);
  // Of the other class the only seat is taken.
  await change(await asked(), { status: "Waiting", class_id: full.id });
  const { freed } = (await call("GET", "/api/desk/today", undefined, { token })).body;
  expect(freed).toEqual([{ id: soon.id, name: expect.stringContaining(`${title}: ${soon.title}, from `), seats_left: 12, waiting: 1 }]);
  const freedOn = async (date: string) => (await database.read((db) => freedSeats(db, date))).map(({ id }) => id);
  expect([await freedOn(at(90)), await freedOn(at(91))]).toEqual([[soon.id], []]);
  const listed = async (query: string) =>
    Number((await call("GET", `/api/enquiries?view=new&${query}`, undefined, { token })).headers.get("x-total-count"));
  const lists = [`from=${at(0)}`, `from=${at(-2)}&before=${at(0)}`, `from=${at(-7)}&before=${at(-2)}`, `before=${at(-7)}`];
  expect(await Promise.all(lists.map(listed))).toEqual(["today", "1-2", "3-7", "older"].map((age) => body.unanswered[age]));
  expect((await call("GET", "/api/enquiries?from=soon", undefined, { token })).body.message).toContain(
    "from must be a date as YYYY-MM-DD.",
  );
  expect(body.since).toMatch(/^\d{4}-\d\d-01$/);
  expect(body.all).toEqual({ enquiries: 7, contacted: 3, enrolled: 1 });
  expect(body.courses[0]).toEqual({ name: "German Deutsch", enquiries: 6, contacted: 2, enrolled: 0 });
  expect(body.courses).toContainEqual({ name: "Tamil", enquiries: 1, contacted: 0, enrolled: 0 });
  expect(body.courses).toContainEqual({ name: title, enquiries: 2, contacted: 2, enrolled: 1 });
  expect(body.courses.map(({ name }: { name: string }) => name)).not.toContain("IELTS");
});

it("counts who waits by the days on which they came, to the millisecond of each midnight, and classes to the last of two weeks", async () => {
  const { call, signIn, academy, database } = await openTestAcademy();
  const token = await signIn();
  const today = academy.today();
  const midnight = (ago: number) => startOfDayIn(academy.options.timeZone(), addDays(today, -ago));
  for (const created_at of [midnight(0), midnight(0) - 1, midnight(2), midnight(2) - 1, midnight(7), midnight(7) - 1]) {
    const { id } = (await call("POST", "/api/contact", enquiryInput())).body;
    await database.write((tx) => tx.updateTable("enquiries").set({ created_at }).where("id", "=", id).execute());
  }
  const of = { course_id: 2, ends_on: addDays(today, 90) };
  const add = (title: string, starts: number, until: number) =>
    call("POST", "/api/classes", classInput({ ...of, title, starts_on: addDays(today, starts), enrol_until: addDays(today, until) }), {
      token,
    });
  await add("begins today", 0, 0);
  await add("begins tomorrow", 1, 0);
  await add("in two weeks", 14, 14);
  await add("a day later", 15, 15);
  await add("enrolment was over yesterday", 5, -1);
  const { body: draft } = await call("POST", "/api/courses", { title: "Not yet", slug: "not-yet", status: "draft" }, { token });
  await call(
    "POST",
    "/api/classes",
    classInput({ ...of, course_id: draft.id, title: "begins with a draft", starts_on: addDays(today, 2) }),
    {
      token,
    },
  );
  const { body } = await call("GET", "/api/desk/today", undefined, { token });
  expect(body.unanswered).toEqual({ today: 1, "1-2": 2, "3-7": 2, older: 1 });
  const soon = body.starting.map(({ name }: { name: string }) => name.split(": ").at(-1));
  expect(soon.filter((name: string) => /^(begins|in two|a day|enrol)/.test(name))).toEqual(["begins tomorrow", "in two weeks"]);
});
