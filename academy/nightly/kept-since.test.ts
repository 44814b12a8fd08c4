import { expect, it } from "vitest";
import { keptSince } from "./kept-since.ts";

const now = Date.parse("2028-08-31T21:30:00Z");
const since = (enquiryKeepMonths: number, auditKeepMonths: number) => keptSince(now, { enquiryKeepMonths, auditKeepMonths });
const iso = (moment: number | undefined) => moment && new Date(moment).toISOString();

it("keeps enquiries and activity for as many months as each is set to", () => {
  expect(iso(since(24, 12).enquiries)).toBe("2026-08-31T21:30:00.000Z");
  expect(iso(since(24, 12).activity)).toBe("2027-08-31T21:30:00.000Z");
});

it("never for less: six months before 31 August is the end of February", () => {
  expect(iso(since(6, 6).enquiries)).toBe("2028-02-29T21:30:00.000Z");
});

it("keeps enquiries for ever where no time is set, and erases activity all the same", () => {
  expect(since(0, 12).enquiries).toBeUndefined();
  expect(since(0, 12).activity).toBe(since(24, 12).activity);
});

it("leaves a picture alone for a day that nothing shows yet", () => {
  expect(iso(since(0, 12).unusedPictures)).toBe("2028-08-30T21:30:00.000Z");
});
