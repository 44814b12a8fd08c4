import { expect, it } from "vitest";
import { weeklyTime } from "./weekly-time.ts";

const isTime = (from: string, to: string, weekday = "Monday") => weeklyTime.safeParse({ weekday, from, to }).success;

it("takes the hours of a day, from its first minute to its last", () => {
  expect([isTime("18:00", "20:00"), isTime("00:00", "23:59"), isTime("09:59", "10:00")]).toEqual([true, true, true]);
});

it("ends after it begins", () => expect([isTime("18:00", "18:00"), isTime("20:00", "18:00")]).toEqual([false, false]));

it.each(["24:00", "7:00", "18:60", "18.00", " 18:00", "18:00:00", "1800"])("%j is no time", (time) => {
  expect([isTime("00:00", time), isTime(time, "23:59")]).toEqual([false, false]);
});

it("knows the seven days by their English names", () =>
  expect([isTime("18:00", "20:00", "Sunday"), isTime("18:00", "20:00", "Someday")]).toEqual([true, false]));

it("says at its end that the end is too early", () => {
  expect(weeklyTime.safeParse({ weekday: "Monday", from: "20:00", to: "18:00" }).error?.issues.map(({ path }) => path)).toEqual([["to"]]);
});
