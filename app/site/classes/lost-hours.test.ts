import { expect, it } from "vitest";
import { lostHours } from "./lost-hours.ts";

const labels = { starts: "", from: "", ends: "", times: [], held: "", fee: "", seats: "" };
const said = (hours: string, lost: number, duration?: string) => lostHours({ ...labels, hours, lost }, duration);

it("says why a class has fewer hours than its course", () => {
  expect(said("130 hours in 52 lessons", 20, "150 hours")).toBe(
    "20 hours fewer than the 150 hours of the course, because of days without a lesson",
  );
  expect(said("118 hours in 52 lessons", 1, "120 hours")).toBe("1 hour fewer, because of days without a lesson");
});

it("says nothing where they are the same, nobody promised any, or the days without class are not why", () => {
  expect(said("150 hours in 60 lessons", 20, "150 hours")).toBeUndefined();
  expect(said("150 hours in 60 lessons", 5, "150 hours")).toBeUndefined();
  expect(said("130 hours in 52 lessons", 20, "8 weeks")).toBeUndefined();
  expect(said("130 hours in 52 lessons", 20)).toBeUndefined();
  expect(said("60 hours in 24 lessons", 5, "120 hours")).toBeUndefined();
  expect(lostHours(labels, "150 hours")).toBeUndefined();
});
