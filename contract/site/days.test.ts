import { expect, it } from "vitest";
import { addDays, daysBetween } from "./days.ts";

it("counts over the ends of months and years, leap days and changes of the clocks", () => {
  expect([addDays("2028-02-28", 1), addDays("2027-12-31", 1), addDays("2027-03-01", -1)]).toEqual([
    "2028-02-29",
    "2028-01-01",
    "2027-02-28",
  ]);
  expect([
    daysBetween("2027-03-27", "2027-03-29"),
    daysBetween("2028-03-01", "2028-02-28"),
    daysBetween("2027-01-01", "2027-01-01"),
  ]).toEqual([2, -2, 0]);
});
