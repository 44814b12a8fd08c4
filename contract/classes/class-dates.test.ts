import { expect, it } from "vitest";
import { wrongDates } from "./class-dates.ts";
import type { WeeklyTime } from "./weekly-time.ts";

const monday = (from: string, to: string): WeeklyTime => ({ weekday: "Monday", from, to });
const aClass = { starts_on: "2028-02-28", ends_on: "2028-06-30", enrol_until: "", times: [monday("18:00", "20:00")] };
const wrongFields = (more: Partial<typeof aClass>) => wrongDates({ ...aClass, ...more }).map(({ path }) => path);

it("a class may be of one day, and be joined until that day", () => {
  expect(wrongDates(aClass)).toEqual([]);
  expect(wrongFields({ ends_on: "2028-02-28", enrol_until: "2028-02-28" })).toEqual([]);
});

it("ends on its first day at the earliest", () => expect(wrongFields({ ends_on: "2028-02-27" })).toEqual(["ends_on"]));

it("one of its weekdays falls between its first and last day, if it says any", () => {
  // A Tuesday to a Sunday.
  const week = { starts_on: "2028-02-29", ends_on: "2028-03-05" };
  expect(wrongFields(week)).toEqual(["times"]);
  expect(wrongFields({ ...week, times: [] })).toEqual([]);
  expect(wrongFields({ ...week, times: [monday("18:00", "20:00"), { weekday: "Sunday", from: "09:00", to: "12:00" }] })).toEqual([]);
  expect(wrongFields({ ...week, starts_on: "2028-02-28" })).toEqual([]);
  expect(wrongFields({ ...week, ends_on: "2028-03-06" })).toEqual([]);
  expect(wrongFields({ starts_on: "2028-02-29", ends_on: "2028-02-29" })).toEqual(["times"]);
  // The last day before the first says enough, and so does a time that ends before it begins, at its own place.
  expect(wrongFields({ ...week, times: [monday("20:00", "18:00")] })).toEqual([]);
  expect(wrongFields({ ...week, times: [monday("18:00", "18:00")] })).toEqual([]);
  expect(wrongFields({ ...week, ends_on: "2028-02-20" })).toEqual(["ends_on"]);
});

it("nobody enrols after the first day", () => expect(wrongFields({ enrol_until: "2028-02-29" })).toEqual(["enrol_until"]));

it("two of its times may follow each other, and may not cross", () => {
  const [early, late] = [monday("16:00", "18:00"), monday("18:00", "20:00")];
  expect(wrongFields({ times: [early, late] })).toEqual([]);
  expect(wrongFields({ times: [late, early] })).toEqual([]);
  expect(wrongFields({ times: [early, monday("17:59", "20:00")] })).toEqual(["times"]);
  expect(wrongFields({ times: [monday("17:59", "20:00"), early] })).toEqual(["times"]);
  expect(wrongFields({ times: [early, late, monday("17:00", "17:30")] })).toEqual(["times"]);
  expect(wrongFields({ times: [early, early] })).toEqual(["times"]);
});

it("the same hours on two days cross nothing", () => {
  expect(wrongFields({ times: [monday("18:00", "20:00"), { weekday: "Friday", from: "18:00", to: "20:00" }] })).toEqual([]);
});

it("says on which day they cross, and everything that is wrong at once", () => {
  const wrong = wrongDates({
    starts_on: "2028-03-01",
    ends_on: "2028-02-01",
    enrol_until: "2028-04-01",
    times: [monday("08:00", "10:00"), monday("09:00", "11:00")],
  });
  expect(wrong.map(({ path }) => path)).toEqual(["ends_on", "enrol_until", "times"]);
  expect(wrong.at(-1)?.message).toBe("Two of the times on Monday cross each other.");
});
