import { expect, it } from "vitest";
import { type CourseClass, mostDaysOff } from "#contract/kinds/class.ts";
import { addDays } from "#contract/site/days.ts";
import { classInput, courseInput } from "#tests/factories.ts";
import { joined, openTestAcademy } from "#tests/harness.ts";

const day = 24 * 3_600_000;
const titles = ({ body }: { body: CourseClass[] }) => body.map(({ title }) => title);

it("are found by what somebody asks for", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const add = async (title: string, more: object) =>
    (await call("POST", "/api/classes", classInput({ title, starts_on: "2098-05-05", enrol_until: "", ...more }), { token })).body;
  const at = (weekday: string, from: string, to: string) => ({ weekday, from, to });
  await add("Morning", { level: "A1.1", times: [at("Monday", "09:00", "11:00")] });
  await add("Evening", { level: "A1", times: [at("Monday", "17:00", "19:00"), at("Friday", "18:00", "20:00")], mode: "online" });
  await add("Mixed", { level: "A10", times: [at("Monday", "09:00", "11:00"), at("Friday", "18:00", "20:00")], mode: "both" });
  await add("Weekend", { level: "", starts_on: "2098-06-07", times: [at("Saturday", "09:00", "11:00"), at("Sunday", "09:00", "11:00")] });
  // By the day on which it is first held, not by the one that stands for it.
  await add("Late", { level: "", starts_on: "2098-06-27", times: [at("Tuesday", "09:00", "11:00")], no_class_on: ["2098-07-01"] });
  await add("Early", { level: "", starts_on: "2098-07-01", times: [at("Tuesday", "09:00", "11:00")] });
  await add("IELTS", { course_id: null, exam_id: 3, level: "", times: [] });
  expect(await add("Hidden", { active: false })).not.toHaveProperty("enrol_until");
  const may = async (query: string) => titles(await call("GET", `/api/classes?month=2098-05${query}`));
  expect(await may("")).toEqual(["Morning", "Evening", "Mixed", "IELTS"]);
  expect(await may("&level=a1")).toEqual(["Morning", "Evening"]);
  expect(await may("&evening=true")).toEqual(["Evening"]);
  expect(await may("&online=true")).toEqual(["Evening", "Mixed"]);
  expect(await may("&language=english")).toEqual(["IELTS"]);
  expect(await may("&language=german&online=true&level=A1")).toEqual(["Evening"]);
  expect(await may("&q=MIXED")).toEqual(["Mixed"]);
  expect(titles(await call("GET", "/api/classes?weekend=true&month=2098-06"))).toEqual(["Weekend"]);
  expect(titles(await call("GET", "/api/classes?month=2098-06"))).toEqual(["Weekend"]);
  expect(titles(await call("GET", "/api/classes?month=2098-07"))).toEqual(["Early", "Late"]);
  const cut = await call("GET", "/api/classes?month=2098-05&limit=1&offset=1");
  expect([titles(cut), cut.headers.get("x-total-count")]).toEqual([["Evening"], "4"]);
  expect((await call("GET", "/api/classes?admin=true")).status).toBe(401);
  const editor = await joined(call, token, "editor", "editor");
  const desk = await joined(call, token, "desk", "desk");
  for (const who of [editor, desk])
    expect(titles(await call("GET", "/api/classes?admin=true&filter=inactive", undefined, { token: who }))).toEqual(["Hidden"]);
  expect((await call("GET", "/api/classes?evening=yes")).body.error).toMatch(/Give true/);
});

it("leave the site when they begin, when enrolment ends, and with their course", async () => {
  const { call, signIn, now, pass, academy } = await openTestAcademy();
  const token = await signIn();
  const { body: course } = await call("POST", "/api/courses", courseInput(), { token });
  const inDays = (days: number) => new Date(Date.parse(academy.today()) + days * day).toISOString().slice(0, 10);
  const of = { course_id: course.id, ends_on: inDays(90) };
  await call("POST", "/api/classes", classInput({ ...of, title: "Begins", starts_on: inDays(2), enrol_until: "" }), { token });
  await call("POST", "/api/classes", classInput({ ...of, title: "Closes", starts_on: inDays(5), enrol_until: inDays(0) }), { token });
  await call("POST", "/api/classes", classInput({ ...of, title: "Stays", starts_on: inDays(9), enrol_until: inDays(9) }), { token });
  const shown = async () => titles(await call("GET", `/api/classes?course_id=${course.id}`));
  expect(await shown()).toEqual(["Begins", "Closes", "Stays"]);
  // To the next midnight where the academy is (Colombo has no summer time), and a moment more.
  pass(day - ((now() + 5.5 * 3_600_000) % day) + 1);
  expect(await shown()).toEqual(["Begins", "Stays"]);
  pass(day);
  expect(await shown()).toEqual(["Stays"]);
  const again = await signIn();
  const staff = async (when: string) =>
    titles(await call("GET", `/api/classes?admin=true&course_id=${course.id}&when=${when}`, undefined, { token: again }));
  expect([await staff("upcoming"), await staff("running"), await staff("past")]).toEqual([["Closes", "Stays"], ["Begins"], []]);
  await call("DELETE", `/api/courses/${course.id}`, undefined, { token: again });
  expect(await shown()).toEqual([]);
  expect(await staff("current")).toEqual(["Begins", "Closes", "Stays"]);
});

it("the desk may choose a class to the end of its last day, and is shown seats to fill until the day before it begins", async () => {
  const { call, signIn, academy } = await openTestAcademy();
  const token = await signIn();
  const { body: course } = await call("POST", "/api/courses", courseInput(), { token });
  const inDays = (days: number) => new Date(Date.parse(academy.today()) + days * day).toISOString().slice(0, 10);
  for (const [title, from, to] of [
    ["Before", -20, -10],
    ["Over", -9, -1],
    ["Last day", -9, 0],
    ["First day", 0, 9],
    ["Tomorrow", 1, 9],
  ] as const)
    await call(
      "POST",
      "/api/classes",
      classInput({ course_id: course.id, title, starts_on: inDays(from), ends_on: inDays(to), enrol_until: "" }),
      { token },
    );
  const named = (classes: { name: string }[]) =>
    classes.flatMap(({ name }) => ["Over", "Last day", "First day", "Tomorrow"].filter((title) => name.includes(title)));
  expect(named((await call("GET", "/api/enquiries/classes", undefined, { token })).body)).toEqual(["Last day", "First day", "Tomorrow"]);
  expect(named((await call("GET", "/api/desk/today", undefined, { token })).body.starting)).toEqual(["Tomorrow"]);
  const staffSee = async (when: string) =>
    titles(await call("GET", `/api/classes?admin=true&course_id=${course.id}&when=${when}`, undefined, { token }));
  expect(await staffSee("past")).toEqual(["Over", "Before"]);
  expect(await staffSee("running")).toEqual(["Last day", "First day"]);
  expect(await staffSee("upcoming")).toEqual(["Tomorrow"]);
  expect(await staffSee("current")).toEqual(["Last day", "First day", "Tomorrow"]);
});

it("the desk cancels a day and holds it after all, and everything else of the class stays", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const { body: one } = await call("POST", "/api/classes", classInput({ no_class_on: ["2099-02-02"], held_on: ["2099-01-19"] }), { token });
  const desk = await joined(call, token, "desk", "desk");
  const set = (day: string, held: boolean) => call("PUT", `/api/classes/${one.id}/day`, { day, held }, { token: desk });
  const { body: cancelled } = await set("2099-01-19", false);
  expect(cancelled).toEqual({ ...one, no_class_on: ["2099-01-19", "2099-02-02"], version: one.version + 1 });
  expect((await set("2099-01-19", false)).body.version).toBe(cancelled.version);
  expect((await set("2099-01-19", true)).body.no_class_on).toEqual(["2099-02-02"]);
  expect((await set("2099-01-20", false)).body.issues[0].message).toBe("This is not one of the days of the class.");
  const days = Array.from({ length: mostDaysOff }, (_, index) => addDays("2099-02-02", index));
  await call("PUT", `/api/classes/${one.id}`, { ...one, no_class_on: days, version: undefined }, { token });
  expect((await set("2099-01-19", false)).body.error).toBe("There may be at most 60 days without a lesson.");
  expect((await call("PUT", "/api/classes/999999/day", { day: "2099-01-19", held: true }, { token: desk })).status).toBe(404);
});

it("what cannot be is refused with one sentence", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const said = async (more: object) => {
    const { status, body } = await call("POST", "/api/classes", classInput({ ...more }), { token });
    return [status, body.issues?.map(({ path }: { path: string }) => path).join(), body.error];
  };
  expect(await said({ ends_on: "2099-01-01" })).toEqual([400, "ends_on", "The last day is before the first one."]);
  expect(await said({ enrol_until: "2099-02-01" })).toMatchObject([400, "enrol_until", expect.stringContaining("after the first day")]);
  expect(await said({ fee: -1 })).toEqual([400, "fee", "The fee must be whole rupees, 0 or more."]);
  expect(await said({ fee: 10.5 })).toMatchObject([400, "fee", expect.anything()]);
  expect(await said({ seats: 0 })).toEqual([400, "seats", "The seats must be a whole number from 1 to 1000."]);
  expect(await said({ starts_on: "2099-02-30" })).toMatchObject([400, "starts_on", expect.stringContaining("date")]);
  expect(await said({ course_id: null })).toMatchObject([400, "course_id", expect.stringContaining("choose")]);
  expect(await said({ exam_id: 1 })).toMatchObject([400, "course_id", expect.stringContaining("choose")]);
  expect(await said({ course_id: 999_999 })).toMatchObject([400, "course_id", expect.stringContaining("not there any more")]);
  const crossing = [
    { weekday: "Monday", from: "18:00", to: "20:00" },
    { weekday: "Monday", from: "19:00", to: "21:00" },
  ];
  expect(await said({ times: crossing })).toEqual([400, "times", "Two of the times on Monday cross each other."]);
  expect(await said({ times: [{ weekday: "Monday", from: "20:00", to: "18:00" }] })).toMatchObject([
    400,
    "times.0.to",
    expect.stringContaining("after the beginning"),
  ]);
  const [starts_on, times] = ["2099-12-21", [{ weekday: "Saturday", from: "09:00", to: "12:00" }]];
  expect(await said({ starts_on, ends_on: "2099-12-23", times })).toMatchObject([400, "times", expect.stringContaining("None of these")]);
});

it("a new academy has a term that begins soon, and one that had courses before gets none", async () => {
  const { call, academy, database, now } = await openTestAcademy();
  const { body }: { body: CourseClass[] } = await call("GET", "/api/classes");
  expect(body.length).toBeGreaterThan(5);
  const latest = new Date(Date.parse(academy.today()) + 60 * day).toISOString().slice(0, 10);
  expect(body.filter(({ starts_on, enrol_until }) => starts_on > latest || (enrol_until ?? "") < academy.today())).toEqual([]);

  await database.change("classes", async (tx) => {
    await tx.deleteFrom("classes").execute();
    await tx.deleteFrom("settings").where("key", "=", "filled:classes").execute();
    await tx
      .updateTable("settings")
      .set({ value: String(now() - day) })
      .where("key", "=", "filled:courses")
      .execute();
  });
  await academy.seedOnce();
  expect((await call("GET", "/api/classes")).body).toEqual([]);
});

it("comes back to no course that is in the trash, or deleted for good", async () => {
  const { call, signIn, database } = await openTestAcademy();
  const token = await signIn();
  const { body: course } = await call("POST", "/api/courses", courseInput(), { token });
  const { body: one } = await call("POST", "/api/classes", classInput({ course_id: course.id }), { token });
  await call("PUT", `/api/classes/${one.id}`, { ...one, course_id: 1 }, { token });
  await call("DELETE", `/api/courses/${course.id}`, undefined, { token });
  const restore = () => call("POST", `/api/classes/${one.id}/versions/1/restore`, undefined, { token });
  const { status, body } = await restore();
  expect([status, body.message]).toEqual([400, "Version 1 is of a course that is in the trash. Restore that first, or another version."]);
  await call("POST", `/api/trash/courses/${course.id}/restore`, undefined, { token });
  expect((await restore()).body.course_id).toBe(course.id);
  await call("PUT", `/api/classes/${one.id}`, { ...one, version: undefined, course_id: 1 }, { token });
  await database.change("courses", (tx) => tx.deleteFrom("courses").where("id", "=", course.id).execute());
  expect((await restore()).body.message).toBe("Version 1 is of a course that was deleted for good. Restore another version.");
});
