import { describe, expect, it } from "vitest";
import type { WeeklyTime } from "#contract/classes/weekly-time.ts";
import { type ClassFilter, distanceOf, isAtTheWeekend, isInTheEvening, missedBy, passes } from "./class-filter.ts";

const on = (weekday: WeeklyTime["weekday"], from: string, to: string): WeeklyTime => ({ weekday, from, to });
const evenings = [on("Monday", "17:00", "19:00"), on("Friday", "18:30", "20:00")];
const german = {
  title: "Evening group",
  level: "A1.1",
  times: evenings,
  mode: "academy" as const,
  starts_on: "2028-02-29",
  seats_left: 3,
  language: "german",
};
const isFound = (filter: ClassFilter, more: Partial<typeof german> = {}) => passes(filter, { ...german, ...more });

it("is found when nothing is asked for", () => expect(isFound({})).toBe(true));

it("is found by its language, however that is written", () => {
  expect([isFound({ language: "German" }), isFound({ language: "french" })]).toEqual([true, false]);
  expect(passes({ language: "german" }, { ...german, language: undefined })).toBe(false);
});

it("is found by the house that it is held in, while it is held in one", () => {
  const houses = [undefined, { id: 7, name: "Kandy branch", address: "12 Temple Road" }];
  const found = (branch: number, mode: "academy" | "online" | "both") =>
    houses.map((at) => passes({ branch }, { ...german, mode, branch: at }));
  expect([found(0, "academy"), found(7, "academy"), found(8, "both")]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  expect([found(0, "online"), found(7, "both")]).toEqual([
    [false, false],
    [false, true],
  ]);
});

it("misses what it is not, and is nearer the less that matters", () => {
  expect(missedBy({ language: "german", level: "A1", weekend: true, online: true }, german)).toEqual(["weekend", "online"]);
  const nearestFirst = [[], ["evening"], ["month"], ["evening", "weekend"], ["level"], ["level", "month"]] as const;
  expect([...nearestFirst].sort((one, other) => distanceOf(one) - distanceOf(other))).toEqual(nearestFirst);
  expect(distanceOf(["language"])).toBe(Number.POSITIVE_INFINITY);
});

describe("its level", () => {
  it("A1 finds A1 and A1.1, and A1.1 does not find A1", () => {
    expect([isFound({ level: "A1" }), isFound({ level: "a1.1" }), isFound({ level: "A2" })]).toEqual([true, true, false]);
    expect([isFound({ level: "A1" }, { level: "A1" }), isFound({ level: "A1.1" }, { level: "A1" })]).toEqual([true, false]);
    expect([isFound({ level: "A1" }, { level: "A12" }), isFound({ level: "A1" }, { level: "BA1" })]).toEqual([false, false]);
  });

  it("is read from the title where it is not said, between any signs", () => {
    expect([
      isFound({ level: "A1" }, { level: "", title: "German (A1), weekend" }),
      isFound({ level: "B2" }, { level: "", title: "B2-Kurs" }),
    ]).toEqual([true, true]);
    expect(isFound({ level: "B2" }, { level: "A1", title: "B2" })).toBe(false);
  });
});

it("is in the evening when all its times begin at five or later", () => {
  expect([isFound({ evening: "true" }), isInTheEvening(evenings), isInTheEvening([])]).toEqual([true, true, false]);
  const alsoEarly = [...evenings, on("Sunday", "16:59", "18:00")];
  expect([isFound({ evening: "true" }, { times: alsoEarly }), isInTheEvening(alsoEarly)]).toEqual([false, false]);
});

it("is at the weekend when all its times are on Saturday or Sunday", () => {
  const weekend = [on("Saturday", "09:00", "12:00"), on("Sunday", "09:00", "12:00")];
  expect([isFound({ weekend: "true" }, { times: weekend }), isAtTheWeekend(weekend), isAtTheWeekend([])]).toEqual([true, true, false]);
  expect([isFound({ weekend: "true" }), isAtTheWeekend([...weekend, on("Friday", "09:00", "12:00")])]).toEqual([false, false]);
});

it("is online unless it is held at the academy alone", () => {
  const modes = ["academy", "online", "both"] as const;
  expect(modes.map((mode) => passes({ online: "true" }, { ...german, mode }))).toEqual([false, true, true]);
});

it("is found in the month in which it begins", () => {
  expect([isFound({ month: "2028-02" }), isFound({ month: "2028-03" })]).toEqual([true, false]);
});

it("is full without seats, and open with one", () => {
  expect([isFound({ places: "open" }), isFound({ places: "full" })]).toEqual([true, false]);
  expect([isFound({ places: "open" }, { seats_left: 0 }), isFound({ places: "full" }, { seats_left: 0 })]).toEqual([false, true]);
});
