import { beforeEach, expect, it } from "vitest";
import { localMoment, momentOf, setAcademyTimeZone, sheetMoment, todayHere, utcMoment, zoneInWords } from "./moment.ts";

beforeEach(() => setAcademyTimeZone("Asia/Colombo"));

it("a day begins at the academy's midnight", () => {
  expect(todayHere(new Date("2026-11-25T18:29:59Z"))).toBe("2026-11-25");
  expect(todayHere(new Date("2026-11-25T18:30:00Z"))).toBe("2026-11-26");
});

it("yesterday, today and tomorrow are called so, and other days by their date", () => {
  const now = new Date("2026-11-25T12:00:00Z");
  const called = (iso: string) => momentOf(iso, now);
  expect(called("2026-11-23T18:29:00Z")).toBe("23 November 2026, 11.59 PM");
  expect(called("2026-11-23T18:30:00Z")).toMatch(/^Yesterday, /);
  expect(called("2026-11-24T18:30:00Z")).toMatch(/^Today, /);
  expect(called("2026-11-26T18:29:00Z")).toBe("Tomorrow, 11.59 PM");
  expect(called("2026-11-26T18:30:00Z")).toMatch(/^27 November 2026, /);
});

it("what the clocks show is a moment and back, on both sides of a change of clocks, and none is none", () => {
  setAcademyTimeZone("Europe/Berlin");
  for (const [local, utc] of [
    ["2027-03-28T01:30", "2027-03-28T00:30:00.000Z"],
    ["2027-03-28T03:30", "2027-03-28T01:30:00.000Z"],
    ["2027-10-31T03:30", "2027-10-31T02:30:00.000Z"],
    ["2027-10-31T01:30", "2027-10-30T23:30:00.000Z"],
  ] as const)
    expect([utcMoment(local), localMoment(utc)]).toEqual([utc, local]);
  expect([utcMoment(""), localMoment(""), sheetMoment("")]).toEqual(["", "", ""]);
  setAcademyTimeZone("America/New_York");
  expect(utcMoment("2027-03-14T03:30")).toBe("2027-03-14T07:30:00.000Z");
  expect(zoneInWords()).toBe("Time in New York.");
});
