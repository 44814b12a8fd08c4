import { expect, it } from "vitest";
import { monthBegins, monthsBefore, nextTimeIn, offsetsIn, startOfDayIn, todayIn } from "./calendar.ts";

const at = (moment: string) => Date.parse(moment);
const iso = (moment: number) => new Date(moment).toISOString();

it("says the date of the academy, not that of the machine", () => {
  expect(todayIn("Asia/Colombo", at("2026-03-01T18:29:59Z"))).toBe("2026-03-01");
  expect(todayIn("Asia/Colombo", at("2026-03-01T18:30:00Z"))).toBe("2026-03-02");
  expect(todayIn("America/New_York", at("2027-01-01T04:59:59Z"))).toBe("2026-12-31");
  expect(todayIn("UTC", at("2028-02-29T23:59:59Z"))).toBe("2028-02-29");
});

it("finds three o'clock of the academy, whatever the machine's own clock shows", () => {
  expect(iso(nextTimeIn("Asia/Colombo", 3, at("2026-11-21T12:00:00Z")))).toBe("2026-11-21T21:30:00.000Z");
  expect(iso(nextTimeIn("Asia/Colombo", 3, at("2026-11-21T21:29:59Z")))).toBe("2026-11-21T21:30:00.000Z");
  expect(iso(nextTimeIn("Asia/Colombo", 3, at("2026-11-21T21:30:00Z")))).toBe("2026-11-22T21:30:00.000Z");
  expect(iso(nextTimeIn("Pacific/Auckland", 3, at("2026-11-21T12:00:00Z")))).toBe("2026-11-21T14:00:00.000Z");
});

it("months before a day that the other month does not have is its last day, never a day of the month after", () => {
  const before = (moment: string, months: number) => iso(monthsBefore(at(moment), months)).slice(0, 10);
  expect([before("2027-08-31T12:00:00Z", 6), before("2028-08-31T12:00:00Z", 6)]).toEqual(["2027-02-28", "2028-02-29"]);
  expect([before("2028-02-29T00:00:00Z", 12), before("2028-02-29T00:00:00Z", 48)]).toEqual(["2027-02-28", "2024-02-29"]);
  expect([before("2027-01-01T23:59:59Z", 1), before("2026-12-31T00:00:00Z", 1)]).toEqual(["2026-12-01", "2026-11-30"]);
  expect(before("2027-03-15T12:00:00Z", 24)).toBe("2025-03-15");
});

it("a month begins on its first day, over the turn of a year too", () => {
  expect([monthBegins("2028-02-29", 0), monthBegins("2028-02-29", 5), monthBegins("2028-12-31", 12)]).toEqual([
    "2028-02-01",
    "2027-09-01",
    "2027-12-01",
  ]);
});

it("says when a day begins where the academy is", () => {
  expect(iso(startOfDayIn("Asia/Colombo", "2026-03-02"))).toBe("2026-03-01T18:30:00.000Z");
  expect(iso(startOfDayIn("Europe/Berlin", "2026-03-29"))).toBe("2026-03-28T23:00:00.000Z");
  expect(iso(startOfDayIn("Europe/Berlin", "2026-03-30"))).toBe("2026-03-29T22:00:00.000Z");
});

it("comes once a night where summer time begins and ends", () => {
  // New York: at 03:00 of 8 March 2026 the clocks have just gone forward.
  expect(iso(nextTimeIn("America/New_York", 3, at("2026-03-07T12:00:00Z")))).toBe("2026-03-08T07:00:00.000Z");
  // Berlin: 29 March 2026 has no 02:30, 25 October 2026 has 02:30 twice.
  expect(iso(nextTimeIn("Europe/Berlin", 3, at("2026-03-28T12:00:00Z")))).toBe("2026-03-29T01:00:00.000Z");
  expect(iso(nextTimeIn("Europe/Berlin", 3, at("2026-10-24T12:00:00Z")))).toBe("2026-10-25T02:00:00.000Z");
  for (const zone of ["Europe/Berlin", "America/New_York", "Asia/Colombo", "Australia/Lord_Howe", "Africa/Cairo"]) {
    let now = at("2026-01-01T00:00:00Z");
    for (let night = 0; night < 366; night++) {
      const next = nextTimeIn(zone, 3, now);
      expect(next).toBeGreaterThan(now);
      if (night > 0) expect(Math.abs(next - now - 24 * 3_600_000)).toBeLessThanOrEqual(3_600_000);
      now = next;
    }
  }
});

it("the distance from UTC, and since when", () => {
  const [from, to] = [Date.UTC(2027, 0, 1), Date.UTC(2027, 11, 31)];
  expect(offsetsIn("Asia/Colombo", from, to)).toEqual([{ since: from, offset: 5.5 * 3_600_000 }]);
  expect(offsetsIn("Europe/Berlin", from, to)).toEqual([
    { since: from, offset: 3_600_000 },
    { since: Date.UTC(2027, 2, 28, 1), offset: 7_200_000 },
    { since: Date.UTC(2027, 9, 31, 1), offset: 3_600_000 },
  ]);
});
