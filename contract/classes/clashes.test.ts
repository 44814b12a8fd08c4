import { expect, it } from "vitest";
import { clashesOf, freeTimes, type Timed } from "./clashes.ts";
import type { WeeklyTime } from "./weekly-time.ts";

const at = (weekday: WeeklyTime["weekday"], from = "18:00", to = "20:00"): WeeklyTime => ({ weekday, from, to });
/** 1 January 2029 is a Monday. */
const one = (more: Partial<Timed> = {}): Timed => ({
  ...{ starts_on: "2029-01-01", ends_on: "2029-03-26", times: [at("Monday")], mode: "academy", place: "Room 2", teacher: "Sujatha" },
  ...more,
});
const takes = (first: Timed, second: Timed) => clashesOf(first, [second], []).map((clash) => clash.takes.join(" and "));

it("a room or a teacher is taken twice where days and hours cross", () => {
  expect(takes(one(), one())).toEqual(["room and teacher"]);
  expect(takes(one(), one({ teacher: "Kumari" }))).toEqual(["room"]);
  expect(takes(one(), one({ place: "Room 1" }))).toEqual(["teacher"]);
  expect(takes(one(), one({ place: "Room 1", teacher: "Kumari" }))).toEqual([]);
  // Texts are compared as people read them; what nobody wrote is nothing.
  expect(takes(one({ teacher: "" }), one({ teacher: " ", place: " room  2" }))).toEqual(["room"]);
  expect(takes(one({ teacher: "", place: "" }), one({ teacher: "", place: "" }))).toEqual([]);
});

it("rooms of two branches are two, whatever they are called", () => {
  const kandy = { branch: { id: 7 }, teacher: "Kumari" };
  expect(takes(one(), one(kandy))).toEqual([]);
  expect(takes(one({ branch: { id: 8 } }), one(kandy))).toEqual([]);
  expect(takes(one({ branch: { id: 7 } }), one(kandy))).toEqual(["room"]);
});

it("who teaches online takes no room", () => {
  expect([takes(one({ mode: "online" }), one()), takes(one(), one({ mode: "online" }))]).toEqual([["teacher"], ["teacher"]]);
  expect(takes(one({ mode: "both" }), one())).toEqual(["room and teacher"]);
});

it("one that begins when the other ends does not cross it", () => {
  expect(takes(one(), one({ times: [at("Monday", "20:00", "22:00")] }))).toEqual([]);
  expect(takes(one(), one({ times: [at("Monday", "16:00", "18:00")] }))).toEqual([]);
  expect(takes(one(), one({ times: [at("Monday", "19:59", "22:00")] }))).toEqual(["room and teacher"]);
  expect(takes(one(), one({ times: [at("Tuesday")] }))).toEqual([]);
});

it("they meet on the first common day of that weekday, the last day of one and the first of the other included", () => {
  const on = (starts_on: string, ends_on: string) => clashesOf(one(), [one({ starts_on, ends_on })], [])[0]?.on;
  expect(on("2029-01-01", "2029-12-31")).toBe("2029-01-01");
  expect(on("2029-01-02", "2029-12-31")).toBe("2029-01-08");
  expect(on("2028-01-03", "2029-01-01")).toBe("2029-01-01");
  expect(on("2029-03-26", "2029-06-25")).toBe("2029-03-26");
  expect([on("2029-03-27", "2029-06-25"), on("2028-01-03", "2028-12-31")]).toEqual([undefined, undefined]);
  // From Tuesday to Sunday there is no Monday.
  expect(on("2029-01-02", "2029-01-07")).toBeUndefined();
  // While somebody types there may be no date yet.
  expect(on("", "2029-06-25")).toBeUndefined();
});

it("they do not meet on a day on which the academy is closed, or one of them is not held", () => {
  const newYear = [{ name: "New Year's Day", from: "2029-01-01", to: "2029-01-01" }];
  const onlyThen = one({ ends_on: "2029-01-07" });
  const meets = (first: Timed, second: Timed) => clashesOf(first, [second], newYear).map(({ on }) => on);
  expect(meets(one(), one())).toEqual(["2029-01-08"]);
  expect(meets(one(), onlyThen)).toEqual([]);
  expect(meets(one({ held_on: ["2029-01-01"] }), onlyThen)).toEqual([]);
  expect(meets(one({ held_on: ["2029-01-01"] }), one({ held_on: ["2029-01-01"], ends_on: "2029-01-07" }))).toEqual(["2029-01-01"]);
  expect(meets(one({ no_class_on: ["2029-01-08"] }), one())).toEqual(["2029-01-15"]);
  expect(freeTimes(onlyThen, at("Monday"), [one()], newYear)[0]).toEqual(at("Monday"));
});

it("each other class is named once, with the time that comes first", () => {
  const twice = { times: [at("Wednesday"), at("Monday")] };
  const other = one({ times: [at("Monday"), at("Wednesday")] });
  const first = ["Monday", "2029-01-01"];
  expect(clashesOf(one(twice), [one(twice), other], []).map(({ time, on }) => [time.weekday, on])).toEqual([first, first]);
  expect(clashesOf(other, [other], []).map(({ time, on }) => [time.weekday, on])).toEqual([first]);
});

it("the three nearest free times are as long, on the same day first, and cross nothing that the class has itself", () => {
  const [time] = one().times as [WeeklyTime];
  expect(freeTimes(one(), time, [one()], [])).toEqual([
    at("Monday", "16:00", "18:00"),
    at("Tuesday", "18:00", "20:00"),
    at("Sunday", "18:00", "20:00"),
  ]);
  const both = one({ times: [time, at("Tuesday")] });
  const moved = freeTimes(both, time, [one(), one({ times: [at("Sunday")], place: "Room 1" })], []);
  expect(moved).toHaveLength(3);
  expect(
    moved.filter(({ weekday, from }) => (weekday === "Tuesday" && from > "16:00") || (weekday === "Sunday" && from > "16:00")),
  ).toEqual([]);
  // A class with another room and another teacher takes nothing away.
  expect(freeTimes(one(), time, [one({ place: "Room 1", teacher: "Kumari" })], [])[0]).toEqual(time);
});

it("a free time crosses no other of the class on that day, begins by half hours from where it was, and at hours that are used", () => {
  const twice = one({ times: [at("Monday"), at("Monday", "16:00", "18:00")] });
  expect(freeTimes(twice, at("Monday"), [one()], [])[0]).toEqual(at("Tuesday"));
  const quarter = at("Monday", "17:15", "18:15");
  const before = one({ times: [at("Monday", "17:00", "17:30")] });
  expect(freeTimes(one({ times: [quarter] }), quarter, [before], [])[0]).toEqual(at("Monday", "17:45", "18:45"));
  const late = at("Wednesday", "20:00", "22:00");
  expect(freeTimes(one({ times: [late] }), late, [one({ times: [late] })], [])).toEqual([
    at("Wednesday", "18:00", "20:00"),
    at("Tuesday", "20:00", "22:00"),
    at("Thursday", "20:00", "22:00"),
  ]);
});

it("where everything is taken all week there is no free time", () => {
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
  const full = one({ times: week.map((weekday) => at(weekday, "08:00", "20:30")) });
  expect(freeTimes(one(), at("Monday"), [full], [])).toEqual([]);
});
