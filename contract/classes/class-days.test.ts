import { describe, expect, it } from "vitest";
import {
  type ClassDates,
  classDays,
  closedDaysOf,
  daysOff,
  firstHeldDay,
  heldDays,
  hoursOf,
  lastDayFor,
  lastHeldDay,
  madeUp,
  nextHeldDay,
  noDaysOfClass,
  realDays,
  shortenedBy,
} from "./class-days.ts";

// 1 January 2027 is a Friday.
const newYear = { name: "New Year's Day", from: "2027-01-01", to: "2027-01-02" };
const one: ClassDates = {
  starts_on: "2026-12-28",
  ends_on: "2027-01-10",
  times: [
    { weekday: "Friday", from: "18:00", to: "20:00" },
    { weekday: "Sunday", from: "09:00", to: "10:30" },
  ],
};
const dates = (days: readonly { date: string }[]) => days.map(({ date }) => date);

describe("the days of a class", () => {
  it("are those of its weekly times, both ends included, without those on which the academy is closed", () => {
    expect(dates(classDays(one, [newYear]))).toEqual(["2027-01-01", "2027-01-03", "2027-01-08", "2027-01-10"]);
    expect(dates(heldDays(one, [newYear]))).toEqual(["2027-01-03", "2027-01-08", "2027-01-10"]);
    expect(daysOff(one, [newYear])).toEqual([{ date: "2027-01-01", why: "New Year's Day" }]);
    expect(dates(heldDays({ ...one, starts_on: "2027-01-01", ends_on: "2027-01-01" }, []))).toEqual(["2027-01-01"]);
  });

  it("fall out on days with other hours only where the academy does not open at all", () => {
    const other = { ...newYear, opens: "", closes: "" };
    const short = { name: "Bank holiday", from: "2027-01-08", to: "2027-01-08", open: true, opens: "09:00", closes: "12:00" };
    expect(closedDaysOf([{ ...other, open: false }, short])).toEqual([newYear]);
  });

  it("the next one may be today, is none on which it falls out, and none after the last", () => {
    expect(nextHeldDay(one, [newYear], "2026-01-01")).toBe("2027-01-03");
    expect(nextHeldDay(one, [newYear], "2027-01-03")).toBe("2027-01-03");
    expect(nextHeldDay(one, [newYear], "2027-01-04")).toBe("2027-01-08");
    expect(nextHeldDay(one, [newYear], "2027-01-11")).toBeUndefined();
    expect(nextHeldDay({ ...one, times: [] }, [], "2027-01-01")).toBeUndefined();
  });

  it("the first and the last are those on which it is held, whatever stands for them", () => {
    expect([firstHeldDay(one, []), firstHeldDay(one, [newYear])]).toEqual(["2027-01-01", "2027-01-03"]);
    expect(lastHeldDay({ ...one, ends_on: "2027-01-09" }, [])).toBe("2027-01-08");
    expect(lastHeldDay({ ...one, no_class_on: ["2027-01-10"] }, [])).toBe("2027-01-08");
    for (const unknown of [
      { ...one, times: [] },
      { ...one, no_class_on: dates(classDays(one, [])) },
    ])
      expect([firstHeldDay(unknown, []), lastHeldDay(unknown, [])]).toEqual([one.starts_on, one.ends_on]);
  });

  it("a first or last day that is none leads to the one that is; a last day that falls out is made up for", () => {
    expect(realDays(one, [])).toEqual({ starts_on: "2027-01-01" });
    expect(realDays({ ...one, starts_on: "2027-01-01" }, [newYear])).toEqual({ starts_on: "2027-01-03" });
    expect(realDays({ ...one, starts_on: "2027-01-01", ends_on: "2027-01-09" }, [])).toEqual({ ends_on: "2027-01-08" });
    expect(realDays({ ...one, starts_on: "2027-01-01", no_class_on: ["2027-01-10"] }, [])).toEqual({});
    expect(realDays({ ...one, times: [] }, [])).toEqual({});
    expect(realDays({ ...one, starts_on: "" }, [])).toEqual({});
  });

  it("a day without class that is none of its days is one to look at", () => {
    expect(noDaysOfClass({ ...one, no_class_on: ["2027-01-03", "2027-01-04", "2027-01-17"] })).toEqual(["2027-01-04", "2027-01-17"]);
    expect(noDaysOfClass({ ...one, times: [], no_class_on: ["2027-01-04"] })).toEqual([]);
    expect(noDaysOfClass(one)).toEqual([]);
  });

  it("a class may be held on a closed day, and leave out an open one", () => {
    const kept = { ...one, held_on: ["2027-01-01"], no_class_on: ["2027-01-10", "2027-01-09"] };
    expect(dates(heldDays(kept, [newYear]))).toEqual(["2027-01-01", "2027-01-03", "2027-01-08"]);
    expect(daysOff(kept, [newYear])).toEqual([{ date: "2027-01-10", why: "" }]);
    // What the class says of itself is the last word.
    expect(daysOff({ ...kept, no_class_on: ["2027-01-01"] }, [newYear])).toEqual([{ date: "2027-01-01", why: "" }]);
  });

  it("two times on a day are one day with both their hours", () => {
    const twice = { ...one, times: [...one.times, { weekday: "Friday" as const, from: "08:00", to: "09:00" }] };
    expect(classDays(twice, [])[0]).toEqual({ date: "2027-01-01", minutes: 180 });
  });
});

describe("hours of a class", () => {
  it("are counted from its days", () => {
    expect(hoursOf(one, [])).toBe(7);
    expect(hoursOf(one, [newYear])).toBe(5);
    expect(hoursOf({ ...one, held_on: ["2027-01-01"] }, [newYear])).toBe(7);
  });

  it("are fewer once the academy is closed on more of its days", () => {
    const other = { ...one, times: [] };
    const held = { ...one, held_on: ["2027-01-01"] };
    expect(shortenedBy([one, other, held], [], [newYear])).toEqual([{ one, days: 1, hours: 5 }]);
    expect(shortenedBy([one], [newYear], [newYear])).toEqual([]);
    expect(shortenedBy([one], [newYear], [])).toEqual([]);
  });

  it("nobody knows them without times or dates", () => {
    expect(hoursOf({ ...one, times: [] }, [])).toBeUndefined();
    expect(hoursOf({ ...one, starts_on: "" }, [])).toBeUndefined();
    expect(hoursOf({ ...one, ends_on: "2026-12-01" }, [])).toBe(0);
    expect(hoursOf({ ...one, ends_on: "9999-12-31" }, [])).toBeGreaterThan(500);
  });

  it("stay when the last day moves behind those that fall out", () => {
    expect(madeUp(one, [newYear])).toEqual({ last: "2027-01-15", hours: 7 });
    // The day that would make up for it is closed as well.
    const also = { name: "Thai Pongal", from: "2027-01-15", to: "2027-01-15" };
    expect(madeUp(one, [newYear, also])).toEqual({ last: "2027-01-22", hours: 8.5 });
    expect(madeUp({ ...one, no_class_on: ["2027-01-10"] }, [])).toEqual({ last: "2027-01-15", hours: 7.5 });
    expect(madeUp(one, [])).toBeUndefined();
    expect(madeUp({ ...one, ends_on: "" }, [newYear])).toBeUndefined();
    expect(madeUp(one, [{ name: "For ever", from: "2027-01-01", to: "2099-01-01" }])).toBeUndefined();
  });

  it("no day is offered once there are as many as the course says", () => {
    expect(madeUp({ ...one, ends_on: "2027-01-15" }, [newYear], 7)).toBeUndefined();
    expect(madeUp(one, [newYear], 7)).toEqual({ last: "2027-01-15", hours: 7 });
    expect(madeUp(one, [newYear], 6)).toEqual({ last: "2027-01-15", hours: 7 });
    // A course of a hundred hours says nothing of a class that is one block of it.
    expect(madeUp(one, [newYear], 100)).toEqual({ last: "2027-01-15", hours: 7 });
  });

  it("a last day follows from hours", () => {
    expect(lastDayFor(one, [], 7)).toBe("2027-01-10");
    expect(lastDayFor(one, [newYear], 5.5)).toBe("2027-01-15");
    // Three lessons of 80 minutes are four hours, whatever thirds of an hour add up to.
    const short: ClassDates = { ...one, times: [{ weekday: "Friday", from: "18:00", to: "19:20" }] };
    expect([4, 8, 20].map((hours) => lastDayFor(short, [], hours))).toEqual(["2027-01-15", "2027-02-05", "2027-04-09"]);
    expect(lastDayFor(one, [], 10_000)).toBeUndefined();
    expect(lastDayFor({ ...one, starts_on: "" }, [], 7)).toBeUndefined();
    expect(lastDayFor({ ...one, times: [] }, [], 7)).toBeUndefined();
  });
});
