import { describe, expect, it } from "vitest";
import { standardHours } from "../site/opening-hours.ts";
import { newlyOutside, outsideOtherHours } from "./outside-hours.ts";
import type { WeeklyTime } from "./weekly-time.ts";

const week = Array.from({ length: 7 }, () => standardHours);
const at = (weekday: WeeklyTime["weekday"], from: string, to: string): WeeklyTime => ({ weekday, from, to });
// 24 December 2026 is a Thursday.
const one = { starts_on: "2026-12-01", ends_on: "2027-01-31", mode: "academy", times: [at("Thursday", "15:00", "17:00")] };

describe("other opening hours of a week", () => {
  const short = week.with(3, { ...standardHours, closes: "16:00" });
  const shut = week.with(3, { open: false, opens: "", closes: "" });

  it("name the classes that fall out of them, with both", () => {
    const said = (after: typeof week) => newlyOutside([one], week, after).map(({ text }) => text);
    expect(said(short)).toEqual(["held on Thursday, 3 PM to 5 PM, and the academy is open from 8.30 AM to 4 PM on a Thursday"]);
    expect(said(shut)).toEqual(["held on Thursday, 3 PM to 5 PM, and the academy is closed on a Thursday"]);
  });

  it("say nothing of a class online, of one that was outside before, or while a time is not typed yet", () => {
    expect(newlyOutside([{ ...one, mode: "online" }], week, shut)).toEqual([]);
    expect(newlyOutside([{ ...one, times: [at("Thursday", "18:00", "20:00")] }], week, shut)).toEqual([]);
    expect(newlyOutside([one], week, week.with(3, { ...standardHours, closes: "" }))).toEqual([]);
    expect(newlyOutside([one], week, week)).toEqual([]);
  });
});

describe("other hours of some dates", () => {
  const eve = { name: "Christmas Eve", from: "2026-12-24", to: "2026-12-24", open: true, opens: "09:00", closes: "12:00" };
  const before = { week, exceptions: [] };
  const after = { week, exceptions: [eve] };

  it("name the classes of these dates", () => {
    expect(outsideOtherHours([one], before, after, "2026-12-20")).toEqual([
      { one, text: "held on Thursday 24 December, 3 PM to 5 PM, and the academy is open from 9 AM to 12 PM then" },
    ]);
  });

  it("name them on the very day", () => expect(outsideOtherHours([one], before, after, "2026-12-24")).toHaveLength(1));

  it("say nothing once the date is over, of other days and times, of what was said before, or of what is always outside", () => {
    expect(outsideOtherHours([one], before, after, "2026-12-25")).toEqual([]);
    expect(outsideOtherHours([{ ...one, times: [at("Friday", "15:00", "17:00")] }], before, after, "2026-12-20")).toEqual([]);
    expect(outsideOtherHours([{ ...one, times: [at("Thursday", "09:00", "11:00")] }], before, after, "2026-12-20")).toEqual([]);
    const early = [at("Thursday", "09:00", "11:00"), at("Friday", "15:00", "17:00")];
    expect(outsideOtherHours([{ ...one, times: early }], before, after, "2026-12-20")).toEqual([]);
    expect(outsideOtherHours([one], after, after, "2026-12-20")).toEqual([]);
    expect(outsideOtherHours([{ ...one, times: [at("Thursday", "18:00", "20:00")] }], before, after, "2026-12-20")).toEqual([]);
    expect(outsideOtherHours([{ ...one, mode: "online" }], before, after, "2026-12-20")).toEqual([]);
    expect(outsideOtherHours([one], before, { week, exceptions: [{ ...eve, open: false }] }, "2026-12-20")).toEqual([]);
  });
});
