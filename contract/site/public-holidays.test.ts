import { expect, it } from "vitest";
import { knownHolidays, missingHolidays, publicHolidays } from "./public-holidays.ts";

it("a year of holidays is whole, in order, and says where it is from", () => {
  for (const { year, source, days } of publicHolidays) {
    const dates = days.map(([date]) => date);
    expect(dates).toEqual([...new Set(dates)].sort());
    expect(dates.every((date) => date.startsWith(`${year}-`) && new Date(date).toISOString().startsWith(date))).toBe(true);
    expect(days.filter(([, name]) => /Full Moon/.test(name) && !/^Day after/.test(name)).length).toBeGreaterThanOrEqual(12);
    expect(source).toMatch(/^Gazette Extraordinary \d{4}\/\d\d/);
  }
});

it("those to come are taken over once, and not where staff have said something of the day", () => {
  const [first, second] = missingHolidays([], "2026-12-23");
  expect(first).toEqual({ name: "Unduvap Full Moon Poya Day", from: "2026-12-23", to: "2026-12-23", open: false, opens: "", closes: "" });
  expect(second?.from).toBe("2026-12-25");
  expect(missingHolidays([], "2026-12-24")[0]?.from).toBe("2026-12-25");
  const holidays = { from: "2026-12-24", to: "2027-01-15" };
  expect(missingHolidays([holidays], "2026-12-24")[0]?.from).toBe("2027-01-22");
  const later = { from: "2027-01-02", to: "2027-01-15" };
  expect(missingHolidays([later], "2026-12-24")[0]?.from).toBe("2026-12-25");
  expect(missingHolidays([{ from: "2027-12-25", to: "" }], "2027-12-25")).toEqual([]);
  expect(missingHolidays(missingHolidays([], "2026-01-01"), "2026-01-01")).toEqual([]);
});

it("it says how far they are known, and by which gazettes", () => {
  const { until, source } = knownHolidays("2026-12-31");
  expect(until).toBe("2027-12-31");
  expect(source).toMatch(/^2026: .*; 2027: /);
  expect(knownHolidays("2027-01-01").source).toMatch(/^2027: /);
  expect(knownHolidays("2031-01-01").source).toBe("");
});
